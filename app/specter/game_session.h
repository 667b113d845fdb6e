#pragma once

#include "app/play/specter/rules.h"
#include "app/session/session_of.h"
#include "model/specter/seen/refusal.h"
#include "views/specter/asks/ask.h"
#include "views/specter/asks/by_all.h"

namespace dossier
{

using OpenSpecter = OpenedGame<SpecterRules>;

/// Opens a game of Specter Ops.
OrProblem<OpenSpecter> openSpecter(const GameAsked &asked);

/// Opens it in the file that is asked for, as `fileThere` found it.
OrProblem<OpenSpecter> openSpecterIn(const GameAsked &asked, std::optional<storage::CampaignFile> file);

// Made where SpecterSession is: whoever uses it would make the whole of it again.
extern template class SessionOf<SpecterRules>;

/// A game of Specter Ops as its players share it: a view for each seat, commands judged by what their seat may know.
class SpecterSession : public SessionOf<SpecterRules>
{
    Q_OBJECT

public:
    /// Goes on with a game that was opened.
    explicit SpecterSession(OpenSpecter game, QObject *parent = nullptr);
    ~SpecterSession() override;
    Q_DISABLE_COPY_MOVE(SpecterSession)

    [[nodiscard]] const SpecterByAll &publicView() const { return m_public; }

    /// Does what the rules allow as far as that seat knows; with a reason also what they do not.
    void submit(const specter::Seat &seat, const specter::Command &command, const QString &ruling = {});

    /// Does what follows by itself from what was done before: it goes back and forth with that.
    void follow(const specter::Seat &seat, const specter::Command &command);

    /// The same as `submit` with every die of the command rolled by the app. Dice that can be read both ways do
    /// nothing: people are asked.
    void submitRolled(const specter::Seat &seat, const specter::Command &command,
        const std::function<int(int below)> &draw = drawnBelow);

signals:
    /// Some seat may know more or otherwise.
    void viewsChanged();
    /// Not given for what is secret.
    void publicViewChanged(const dossier::SpecterByAll &everybodys);
    /// Nothing was done: a rule is against it.
    void refused(const dossier::specter::Violation &why, const dossier::SpecterAsk &command);
    /// Nothing was done: the command's dice lie there, and people are to say whether they hit.
    void decisionAsked(const dossier::SpecterAsk &rolled);
    /// Nothing was done: what that member of the command names does not exist, or cannot be. No ruling helps.
    void impossible(const QString &member, const dossier::SpecterAsk &command);

protected:
    void showTable() override;
    /// Everything of a sheet on paper; dice of an attack may have been rolled here.
    [[nodiscard]] bool isTyped(const specter::Event &reveal) const override;
    [[nodiscard]] bool countsAsSeen(const specter::Event &event) const override;
    [[nodiscard]] ToldLine told(
        journal::Line line, std::shared_ptr<const specter::Events> events, std::uint32_t record) const override;

private:
    void tellNo(const std::optional<Against<SpecterRules>> &no, const specter::Command &command);

    SpecterByAll m_public;
    /// What the journal's lines are told by.
    std::shared_ptr<const specter::PublicTable> m_names;
};

/// The command with its dice rolled by the app: each six is rolled on (SO-HUNT-4). A decision on dice that can be read
/// both ways is taken out.
specter::Command rolled(const specter::Command &command, const std::function<int(int below)> &draw);

/// One die as SO-HUNT-4 rolls it: its sixes, and the face after them.
std::vector<int> rolledDie(const std::function<int(int below)> &draw);

} // namespace dossier
