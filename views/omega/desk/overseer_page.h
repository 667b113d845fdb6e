#pragma once

#include "views/omega/desk/shown_table.h"
#include "views/omega/parts/alarm.h"
#include "views/omega/parts/round_header.h"
#include "views/omega/parts/turn_time.h"
#include "views/omega/selection/picked_before.h"
#include "views/session/grid_page.h"

#include <QTimer>

namespace dossier
{

class BoardHands;
class CommandoColumn;
class DashboardColumn;
class DeskPanels;
class DeskSides;
class Screen;
class StagePanel;
struct BoardHandActions;
struct DeskPanelActions;
struct SideActions;
struct StageActions;
struct TableMenuActions;
struct TurnTimerListener;

/// The overseer's desk: where the round stands, the commandos, the board with what can be done, the dashboard, the
/// journal. It shows what the overseer may know and says what is asked; it changes nothing.
class OverseerPage : public GridPage
{
    Q_OBJECT

public:
    explicit OverseerPage(QWidget *parent = nullptr);

    void render(const OmegaViewPtr &view);

    /// Another session is shown from now on: nothing of the one before is picked.
    void beginAnew();

    /// Shows the table as it stood after a line of the journal; nothing can be done until `render` shows it as it
    /// stands.
    void renderPast(const OmegaViewPtr &view);

    /// The turn timer as it was set last.
    void renderTimer(int minutes, bool sounding);

    /// The commandos, and the timer of their turns.
    [[nodiscard]] CommandoColumn &commandos() { return *m_people; }

    /// Whether steps without a choice run by themselves, as it was set last.
    void renderSteps(bool alone);

    /// Says which steps have just run by themselves, until something else is picked or done.
    void announceSteps(const QStringList &steps);

    /// Shows what the signs of the board mean until something is done: in the first session.
    void explainSigns();

    /// Flashes.
    void flash();

    /// Says why nothing was done.
    void explain(const omega::Violation &why, const OmegaCommand &command);
    /// Switches of what the board is shaded by.
    void setShadings(const QList<QAction *> &shadings);

    /// What the menus can ask of the page now.
    [[nodiscard]] std::set<DeskAction> possible() const override;

    [[nodiscard]] std::set<DeskAction> offered() const override
    {
        return {DeskAction::Correct, DeskAction::SomethingElse, DeskAction::Legend};
    }

    void perform(DeskAction action) override;

    [[nodiscard]] const Picked &picked() const { return m_picked; }

signals:
    /// With a reason, also against a rule.
    void commandGiven(const dossier::OmegaCommand &command, const QString &ruling);
    /// Belongs to what was given just before: one step back takes both.
    void followingGiven(const dossier::OmegaCommand &command);
    /// The app rolls the dice of it.
    void rollRequested(const dossier::OmegaCommand &command);
    /// The time of a turn comes to its end.
    void alarmed(dossier::Alarm alarm);
    /// A note for a commando's seat, whose notes the overseer does not see.
    void commandoNoted(int seat, const QString &note);
    /// The turn timer was set otherwise.
    void timerSet(int minutes, bool sounding);
    /// The time of a turn is read otherwise now.
    void timeAnnounced(const dossier::TurnTime &time);
    void stepsAloneChosen(bool alone);

protected:
    void clearSelection() override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool closeForm() override;
    bool takeBackDraft() override;
    void showAgain() override;
    void setNarrow(bool narrow) override;
    void putInTabOrder() override;
    void journalShown() override;

private:
    [[nodiscard]] SideActions sideActions();
    [[nodiscard]] TurnTimerListener timerListener();
    [[nodiscard]] TableMenuActions menuActions();
    [[nodiscard]] DeskPanelActions panelActions();
    [[nodiscard]] StageActions stageActions();
    [[nodiscard]] BoardHandActions handActions();
    void announceSpace(Space space);
    bool leadOn();
    /// The one place where what is picked becomes what is seen.
    void refresh();
    void renderHeader();
    void doNextStep();
    void pick(const Picked &picked);
    void pickFigure(omega::FigureId figure);

    void giveBoth(const OmegaCommand &command, const OmegaCommand &then) { giveAll({command, then}); }

    void giveAll(const std::vector<OmegaCommand> &commands);
    void give(const OmegaCommand &command);
    /// Shows a table, as it stands or as it stood.
    void show(const OmegaViewPtr &view);

    OmegaViewPtr m_view;
    SessionBoard m_session;
    Picked m_picked;
    PickedBefore m_before;
    /// What has just run by itself.
    QString m_ran;
    /// What was picked is more likely meant than what is due.
    bool m_meant = false;
    RoundStep m_next;
    /// Steps without a choice run by themselves.
    bool m_runsAlone = false;
    QTimer m_flashes;
    int m_flashesLeft = 0;
    QList<QAction *> m_shadingActions;
    BoardHands *m_hands;
    Screen *m_header;
    DeskSides *m_sides;
    CommandoColumn *m_people;
    DashboardColumn *m_dashboard;
    StagePanel *m_stage;
    DeskPanels *m_panels = nullptr;
};

} // namespace dossier
