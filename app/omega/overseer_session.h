#pragma once

#include "app/omega/figure_kinds.h"
#include "app/play/omega/open_game.h"
#include "app/session/session_of.h"
#include "views/omega/parts/public_view_ptr.h"
#include "views/omega/selection/omega_command.h"

namespace dossier
{

// Instantiated next to OverseerSession; without this every user would instantiate it again.
extern template class SessionOf<OmegaRules>;

/// A game of LEVEL 7 [OMEGA PROTOCOL] from the overseer's side.
class OverseerSession : public SessionOf<OmegaRules>
{
    Q_OBJECT

public:
    /// Continues a game that was opened.
    explicit OverseerSession(OpenGame game, QObject *parent = nullptr);
    /// Defined in the source file, like its table: otherwise every includer of this header would instantiate them
    /// again.
    ~OverseerSession() override;
    Q_DISABLE_COPY_MOVE(OverseerSession)

    [[nodiscard]] OmegaViewPtr overseerView() const { return viewOf(omega::OverseerSeat{}); }

    [[nodiscard]] const OmegaPublicViewPtr &publicView() const { return m_public; }

    /// Applies the command when the rules allow it; with a reason, also when they do not. Another seat submits its own
    /// secrets here, too.
    void submit(
        const omega::Command &command, const QString &ruling = {}, const omega::Seat &seat = omega::OverseerSeat{});

    /// Submits the command with every die rolled by the app.
    void submitRolled(const omega::Command &command);

    /// Applies a consequence of the last command: one undo takes back both.
    void follow(const omega::Command &command);

signals:
    void viewChanged(const dossier::OmegaViewPtr &overseers);
    /// Not emitted for changes that only the overseer may know.
    void publicViewChanged(const dossier::OmegaPublicViewPtr &everybodys);
    /// Nothing was done: a rule forbids it.
    void refused(const dossier::omega::Violation &why, const dossier::OmegaCommand &command);
    /// Nothing was done: the thing that this member of the command names does not exist or is impossible. No ruling
    /// helps.
    void impossible(const QString &member, const dossier::OmegaCommand &command);

protected:
    void showTable() override;

    void takeRest() override { m_kinds.begin(journal(), firstTable().open); }

    [[nodiscard]] bool isTyped(const omega::Event &reveal) const override;
    [[nodiscard]] JournalRow rowFor(
        journal::Line line, std::shared_ptr<const omega::Events> events, std::uint32_t record) const override;

private:
    void reportRefusal(const std::optional<Against<OmegaRules>> &no, const omega::Command &command);

    OmegaPublicViewPtr m_public;
    mutable FigureKinds m_kinds;
    /// The tables that name things in journal lines: the table with the figures of their time.
    mutable std::map<std::shared_ptr<const FigureKinds::Kinds>, std::shared_ptr<const omega::PublicTable>> m_names;
};

/// Returns the command with its dice rolled by the app. Replaces every face, except that an explosion keeps the dice of
/// those who have some.
omega::Command rolled(const omega::Command &command, const std::function<int(int below)> &draw);

} // namespace dossier
