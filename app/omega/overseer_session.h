#pragma once

#include "app/omega/figure_kinds.h"
#include "app/play/omega/open_game.h"
#include "app/session/session_of.h"
#include "views/omega/asks/ask.h"
#include "views/omega/parts/seen_by_all.h"

namespace dossier
{

// Made where OverseerSession is: whoever uses it would make the whole of it again.
extern template class SessionOf<OmegaRules>;

/// A game of LEVEL 7 [OMEGA PROTOCOL] as the overseer leads it.
class OverseerSession : public SessionOf<OmegaRules>
{
    Q_OBJECT

public:
    /// Goes on with a game that was opened.
    explicit OverseerSession(OpenGame game, QObject *parent = nullptr);
    /// Made in its source, as its table is: else whoever sees this header makes them again.
    ~OverseerSession() override;
    Q_DISABLE_COPY_MOVE(OverseerSession)

    [[nodiscard]] SeenView overseerView() const { return viewOf(omega::OverseerSeat{}); }

    [[nodiscard]] const SeenByAll &publicView() const { return m_public; }

    /// Does what the rules allow; with a reason also what they do not. Another seat gives its own secrets here, too.
    void submit(
        const omega::Command &command, const QString &ruling = {}, const omega::Seat &seat = omega::OverseerSeat{});

    /// The same with every die of the command rolled by the app.
    void submitRolled(const omega::Command &command);

    /// Does what follows from what was done last: one step back takes both.
    void follow(const omega::Command &command);

signals:
    void viewChanged(const dossier::SeenView &overseers);
    /// Not given for what only the overseer may know.
    void publicViewChanged(const dossier::SeenByAll &everybodys);
    /// Nothing was done: a rule is against it.
    void refused(const dossier::omega::Violation &why, const dossier::Ask &command);
    /// Nothing was done: what that member of the command names does not exist, or cannot be. No ruling helps.
    void impossible(const QString &member, const dossier::Ask &command);

protected:
    void showTable() override;

    void takeRest() override { m_kinds.begin(journal(), firstTable().open); }

    [[nodiscard]] bool isTyped(const omega::Event &reveal) const override;
    [[nodiscard]] ToldLine told(
        journal::Line line, std::shared_ptr<const omega::Events> events, std::uint32_t record) const override;

private:
    void tellNo(const std::optional<Against<OmegaRules>> &no, const omega::Command &command);

    SeenByAll m_public;
    mutable FigureKinds m_kinds;
    /// What lines are told by: the table with the figures of their time.
    mutable std::map<std::shared_ptr<const FigureKinds::Kinds>, std::shared_ptr<const omega::PublicTable>> m_names;
};

/// The command with its dice rolled by the app: every face that it has is replaced, but of an explosion the dice of
/// whoever has some.
omega::Command rolled(const omega::Command &command, const std::function<int(int below)> &draw);

} // namespace dossier
