#pragma once

#include "app/conquest/drawing.h"
#include "app/play/conquest/rules.h"
#include "app/session/session_of.h"
#include "model/conquest/seen/refusal.h"
#include "views/conquest/desk/conquest_command.h"
#include "views/conquest/words/people.h"

namespace dossier
{

using OpenedConquest = OpenedGame<ConquestRules>;

/// Opens a game of Conquest of Planet Earth.
OrProblem<OpenedConquest> openConquest(const GameRequest &request);

// Instantiated next to ConquestSession; without this every user would instantiate it again.
extern template class SessionOf<ConquestRules>;

/// A game of Conquest of Planet Earth as its players share it: a view for each seat, commands judged by what their seat
/// may know.
class ConquestSession : public SessionOf<ConquestRules>
{
    Q_OBJECT

public:
    /// Continues a game that was opened.
    explicit ConquestSession(OpenedConquest game, QObject *parent = nullptr);
    ~ConquestSession() override;
    Q_DISABLE_COPY_MOVE(ConquestSession)

    /// The public view.
    [[nodiscard]] const ConquestPublicTablePtr &open() const { return m_open; }

    /// Sets the people that its journal names.
    void setPeople(const ConquestPeople &people) { *m_people = people; }

    /// Applies the command when the rules allow it, as far as that seat knows; with a reason, also when they do not.
    void submit(const conquest::Seat &seat, const conquest::Command &command, const QString &ruling = {},
        Given given = Given::ByHand);

    /// Returns the command with its dice rolled and its cards drawn by the app, except for the first dice, which people
    /// may have rolled.
    [[nodiscard]] conquest::Command drawnFor(
        const conquest::Command &command, const DrawBelow &draw = drawnBelow, const std::vector<int> &entered = {});

    /// Returns the public events of each of these commands, given one after the other, without applying them.
    [[nodiscard]] std::vector<conquest::Events> foreseen(const std::vector<conquest::Command> &commands) const;

signals:
    /// The view of some seat may have changed.
    void viewsChanged();
    /// Not emitted for secret changes.
    void openChanged(const dossier::ConquestPublicTablePtr &open);
    /// Nothing was done: a rule forbids it.
    void refused(const dossier::conquest::Violation &why, const dossier::ConquestCommand &command);
    /// Nothing was done: the thing that this member of the command names does not exist or is impossible. No ruling
    /// helps.
    void impossible(const QString &member, const dossier::ConquestCommand &command);

protected:
    void showTable() override;
    /// True for cards of decks that Dossier does not hold: they are on the table before they are typed in.
    [[nodiscard]] bool isTyped(const conquest::Event &reveal) const override;
    [[nodiscard]] bool wasDrawn(const conquest::Command &command) const override;
    [[nodiscard]] bool countsAsSeen(const conquest::Event &event) const override;

    /// A card that is played is no answer to anybody: its seal is for the journal.
    [[nodiscard]] bool saysSeals() const override { return false; }

    [[nodiscard]] JournalRow rowFor(
        journal::Line line, std::shared_ptr<const conquest::Events> events, std::uint32_t record) const override;

private:
    ConquestPublicTablePtr m_open;
    /// Commands that were rolled or drawn for and are not given yet.
    std::vector<conquest::Command> m_drawn;
    /// Shared with the lines of the journal, whose words are made later.
    std::shared_ptr<ConquestPeople> m_people = std::make_shared<ConquestPeople>();
};

} // namespace dossier
