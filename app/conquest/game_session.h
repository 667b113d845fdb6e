#pragma once

#include "app/conquest/drawing.h"
#include "app/play/conquest/rules.h"
#include "app/session/session_of.h"
#include "model/conquest/seen/refusal.h"
#include "views/conquest/desk/ask.h"

namespace dossier
{

using OpenedConquest = OpenedGame<ConquestRules>;

/// Opens a game of Conquest of Planet Earth.
OrProblem<OpenedConquest> openConquest(const GameAsked &asked);

// Made where ConquestSession is: whoever uses it would make the whole of it again.
extern template class SessionOf<ConquestRules>;

/// A game of Conquest of Planet Earth as its players share it: a view for each seat, commands judged by what their seat
/// may know.
class ConquestSession : public SessionOf<ConquestRules>
{
    Q_OBJECT

public:
    /// Goes on with a game that was opened.
    explicit ConquestSession(OpenedConquest game, QObject *parent = nullptr);
    ~ConquestSession() override;
    Q_DISABLE_COPY_MOVE(ConquestSession)

    /// What everybody knows.
    [[nodiscard]] const OpenConquest &open() const { return m_open; }

    /// Does what the rules allow as far as that seat knows; with a reason also what they do not.
    void submit(const conquest::Seat &seat, const conquest::Command &command, const QString &ruling = {},
        Given given = Given::ByHand);

    /// The command with its dice rolled and its cards drawn by the app, but for the first dice where people rolled
    /// them.
    [[nodiscard]] conquest::Command drawnFor(const conquest::Command &command, const DrawBelow &draw = drawnBelow,
        const std::vector<int> &entered = {}) const;

    /// What everybody would see of each of these commands, given one after the other; nothing is done.
    [[nodiscard]] std::vector<conquest::Events> foreseen(const std::vector<conquest::Command> &commands) const;

signals:
    /// Some seat may know more or otherwise.
    void viewsChanged();
    /// Not given for what is secret.
    void openChanged(const dossier::OpenConquest &open);
    /// Nothing was done: a rule is against it.
    void refused(const dossier::conquest::Violation &why, const dossier::ConquestAsk &command);
    /// Nothing was done: what that member of the command names does not exist, or cannot be. No ruling helps.
    void impossible(const QString &member, const dossier::ConquestAsk &command);

protected:
    void showTable() override;
    /// Cards of decks that Dossier does not hold lie on the table before they are typed in.
    [[nodiscard]] bool isTyped(const conquest::Event &reveal) const override;
    [[nodiscard]] bool countsAsSeen(const conquest::Event &event) const override;
    [[nodiscard]] ToldLine told(
        journal::Line line, std::shared_ptr<const conquest::Events> events, std::uint32_t record) const override;

private:
    OpenConquest m_open;
};

} // namespace dossier
