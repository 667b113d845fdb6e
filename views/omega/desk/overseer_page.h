#pragma once

#include "model/omega/seen/summary.h"
#include "views/omega/desk/shown_table.h"
#include "views/omega/desk/stage_bar.h"
#include "views/omega/parts/alarm.h"
#include "views/omega/parts/omega_page.h"
#include "views/omega/parts/round_header.h"
#include "views/omega/parts/turn_time.h"
#include "views/omega/selection/picked_before.h"
#include "views/omega/words/people.h"

#include <QTimer>

#include <functional>
#include <utility>

namespace dossier
{

class BoardHands;
class DeskPanels;
class DeskSides;
class Screen;
class TurnTimer;
struct BoardHandActions;
struct DeskPanelActions;
struct SideActions;
struct TableMenuActions;
struct TurnTimerListener;

/// The overseer's desk: the round, the commandos, the board with the possible actions, the dashboard, the journal. It
/// shows what the overseer may know and reports requests; it changes nothing.
class OverseerPage : public OmegaPage
{
    Q_OBJECT

public:
    explicit OverseerPage(QWidget *parent = nullptr);

    /// Drops all picks, because another session is shown from now on.
    void beginAnew();

    /// Sets the turn timer to its last setting.
    /// Sets the names of the players.
    void setPeople(const OmegaPeople &people);

    /// Sets what counts the game that everybody saw, for the panel about its end.
    void countBy(std::function<omega::Summary()> summary) { m_summary = std::move(summary); }

    void renderTimer(int minutes, bool sounding);

    [[nodiscard]] TurnTimer &timer();

    /// Sets whether steps without a choice are done automatically, by the last setting.
    void renderSteps(bool alone);

    /// Names the steps that were just done automatically, until the next pick or action.
    void announceSteps(const QStringList &steps);

    /// Explains the signs of the board until the next action, in the first session.
    void explainSigns();

    /// Flashes.
    void flash();

    /// Sets the switches for the board's shadings.
    void setShadings(const QList<QAction *> &shadings);

    /// The menu actions that are possible on the page now.
    [[nodiscard]] std::set<DeskAction> possible() const override;

    [[nodiscard]] std::set<DeskAction> offered() const override
    {
        return {DeskAction::Correct, DeskAction::SomethingElse, DeskAction::Legend};
    }

    void perform(DeskAction action) override;

    [[nodiscard]] const Picked &picked() const { return m_picked; }

signals:
    /// The turn's time is running out, or is over.
    void alarmed(dossier::Alarm alarm);
    /// A note for a commando's seat, whose notes the overseer does not see.
    void commandoNoted(int seat, const QString &note);
    /// The user changed the turn timer's settings.
    void timerSet(int minutes, bool sounding);
    /// The reading of the turn timer has changed.
    void timeAnnounced(const dossier::TurnTime &time);
    void stepsAloneChosen(bool alone);

protected:
    void clearSelection() override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    [[nodiscard]] Draft formDraft() const override;
    void setFormDraft(const Draft &draft) override;
    bool closeForm() override;
    bool takeBackDraft() override;

    [[nodiscard]] bool hasDefaultStep() const override;
    void doDefaultStep() override;

    [[nodiscard]] OmegaViewPtr shownView() const override { return m_view; }

    void showTable(const OmegaViewPtr &view) override;
    void setNarrow(bool narrow) override;
    void putInTabOrder() override;
    void journalShown() override;
    [[nodiscard]] std::optional<GameEnd> ending() override;

private:
    [[nodiscard]] SideActions sideActions();
    [[nodiscard]] TurnTimerListener timerListener();
    [[nodiscard]] TableMenuActions menuActions();
    [[nodiscard]] DeskPanelActions panelActions();
    [[nodiscard]] StageActions stageActions();
    [[nodiscard]] BoardHandActions handActions();
    void announceSpace(Space space);
    bool leadOn();
    /// The only place where the picks are shown.
    void refresh();
    void showHeader();
    void renderStage();
    bool closeWhy();
    void doNextStep();
    void pick(const Picked &picked);
    void pickFigure(omega::FigureId figure);

    void giveBoth(const OmegaCommand &command, const OmegaCommand &then) { giveAll({command, then}); }

    void giveAll(const std::vector<OmegaCommand> &commands);
    void give(const OmegaCommand &command);

    OmegaViewPtr m_view;
    SessionBoard m_session;
    Picked m_picked;
    PickedBefore m_before;
    /// Text about the steps that were just done automatically.
    QString m_ran;
    /// The user more likely means the picks than the step that is due.
    bool m_meant = false;
    RoundStep m_next;
    /// True when steps without a choice are done automatically.
    bool m_runsAlone = false;
    QTimer m_flashes;
    int m_flashesLeft = 0;
    QList<QAction *> m_shadingActions;
    BoardHands *m_hands;
    DeskSides *m_sides;
    OmegaPeople m_people;
    std::function<omega::Summary()> m_summary;
    /// The bar under the board, its panels over the board, and their content.
    Screen *m_stage;
    Screen *m_stagePanels;
    StageState m_stageState;
    QString m_spokenStage;
    DeskPanels *m_panels = nullptr;
};

} // namespace dossier
