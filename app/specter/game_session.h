#pragma once

#include "app/play/specter/rules.h"
#include "app/session/session_of.h"
#include "model/specter/seen/refusal.h"
#include "views/specter/selection/public_view_ptr.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

using OpenSpecter = OpenedGame<SpecterRules>;

/// Opens a game of Specter Ops.
OrProblem<OpenSpecter> openSpecter(const GameRequest &request);

/// Opens the game in the requested file, as `fileThere` found it.
OrProblem<OpenSpecter> openSpecterIn(const GameRequest &request, std::optional<storage::CampaignFile> file);

// Instantiated next to SpecterSession; without this every user would instantiate it again.
extern template class SessionOf<SpecterRules>;

/// A game of Specter Ops as its players share it: a view for each seat, commands judged by what their seat may know.
class SpecterSession : public SessionOf<SpecterRules>
{
    Q_OBJECT

public:
    /// Continues a game that was opened.
    explicit SpecterSession(OpenSpecter game, QObject *parent = nullptr);
    ~SpecterSession() override;
    Q_DISABLE_COPY_MOVE(SpecterSession)

    [[nodiscard]] const SpecterPublicViewPtr &publicView() const { return m_public; }

    /// Applies the command when the rules allow it, as far as that seat knows; with a reason, also when they do not.
    void submit(const specter::Seat &seat, const specter::Command &command, const QString &ruling = {});

    /// Applies an automatic consequence of the last command: undo and redo take both.
    void follow(const specter::Seat &seat, const specter::Command &command);

    /// Submits the command with every die rolled by the app. Dice that can be read both ways change nothing: people are
    /// asked.
    void submitRolled(const specter::Seat &seat, const specter::Command &command,
        const std::function<int(int below)> &draw = drawnBelow);

signals:
    /// The view of some seat may have changed.
    void viewsChanged();
    /// Not emitted for secret changes.
    void publicViewChanged(const dossier::SpecterPublicViewPtr &everybodys);
    /// Nothing was done: a rule forbids it.
    void refused(const dossier::specter::Violation &why, const dossier::SpecterCommand &command);
    /// Nothing was done: the command's dice are rolled, and people have to say whether they hit.
    void decisionRequested(const dossier::SpecterCommand &rolled);
    /// Nothing was done: the thing that this member of the command names does not exist or is impossible. No ruling
    /// helps.
    void impossible(const QString &member, const dossier::SpecterCommand &command);

protected:
    void showTable() override;
    /// True for everything from a sheet on paper; the dice of an attack may have been rolled here.
    [[nodiscard]] bool isTyped(const specter::Event &reveal) const override;
    [[nodiscard]] bool countsAsSeen(const specter::Event &event) const override;
    [[nodiscard]] JournalRow rowFor(
        journal::Line line, std::shared_ptr<const specter::Events> events, std::uint32_t record) const override;

private:
    void reportRefusal(const std::optional<Against<SpecterRules>> &no, const specter::Command &command);

    SpecterPublicViewPtr m_public;
    /// The table that names things in journal lines.
    std::shared_ptr<const specter::PublicTable> m_names;
};

/// Returns the command with its dice rolled by the app: each six is rolled on (SO-HUNT-4). Removes a decision on dice
/// that can be read both ways.
specter::Command rolled(const specter::Command &command, const std::function<int(int below)> &draw);

/// Rolls one die under SO-HUNT-4: its sixes, and the face after them.
std::vector<int> rolledDie(const std::function<int(int below)> &draw);

} // namespace dossier
