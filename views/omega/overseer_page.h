#pragma once

#include "alarm.h"
#include "desk_page.h"
#include "picked.h"
#include "session_board.h"
#include "theme.h"
#include "told_line.h"

#include <QWidget>

class QAction;
class QVBoxLayout;

namespace dossier
{

class AdrenalineCard;
class BoardView;
class CommandoCard;
class CorrectForm;
class DashboardColumn;
class DicePanel;
class FlowingArea;
class JournalStrip;
class PastBar;
class ReasonBar;
class RoundHeader;
class SideColumn;
class ShadingRow;
class StagePanel;
class TableForm;
class TurnTimer;
struct BoardSpot;

/// The overseer's desk: where the round stands, the commandos, the board with what can be done, the dashboard, the
/// journal. It shows what the overseer may know and says what is asked; it changes nothing.
class OverseerPage : public QWidget, public DeskPage
{
    Q_OBJECT

public:
    explicit OverseerPage(QWidget *parent = nullptr);

    void render(const SeenView &view);
    void renderJournal(const ToldJournal &journal);

    /// Shows the table as it stood after a line of the journal; nothing can be done until `render` shows it as it
    /// stands.
    void renderPast(const SeenView &view);

    [[nodiscard]] bool looksBack() const { return m_past.has_value(); }

    void setTheme(const Theme &theme);

    /// The turn timer as it was set last.
    void renderTimer(int minutes, bool sounding);

    /// Flashes.
    void flash();

    /// Says why nothing was done.
    void explain(const omega::Violation &why, const Ask &ask);
    void explainImpossible();
    void askWhyUndo();

    /// Switches of what the board is shaded by, for a row under it.
    void setShadings(const QList<QAction *> &shadings);

    /// What the menus can ask of the page now.
    [[nodiscard]] std::set<DeskAction> possible() const override;
    void perform(DeskAction action) override;

    [[nodiscard]] const BoardView &board() const { return *m_board; }

    [[nodiscard]] const Picked &picked() const { return m_picked; }

signals:
    /// With a reason, also against a rule.
    void commandGiven(const dossier::Ask &command, const QString &ruling);
    /// The app rolls the dice of it.
    void rollAsked(const dossier::Ask &command);
    void undoAsked(const QString &correction);
    void redoAsked();
    /// The table is to be seen as it stood there.
    void lookAsked(dossier::journal::Position at);
    /// The table is to be seen as it stands.
    void nowAsked();
    /// The game is to go on from there; with a correction also past a reveal.
    void goOnAsked(dossier::journal::Position at, const QString &correction);
    void bookmarkAsked(dossier::journal::Position at, const QString &name, bool taken);
    void ruleAsked(dossier::Rule rule);
    void leaveAsked();
    /// The time of a turn comes to its end.
    void alarmed(dossier::Alarm alarm);
    /// A note for a commando's seat, whose notes the overseer does not see.
    void commandoNoted(int seat, const QString &note);
    /// The menus can ask for something else now.
    void possibleChanged();
    /// The turn timer was set otherwise.
    void timerSet(int minutes, bool sounding);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layOut();
    void listen();
    void listenToBoard();
    void listenToJournal();
    void listenToTimer();
    void addKeys();
    void listenToForms();
    void tellSpace(Space space);
    void showForm(QWidget *form);
    void showStage();
    [[nodiscard]] bool isShaded(DeskAction shading) const;
    void arrange();
    void fitPanels();
    /// The one place where what is picked becomes what is seen.
    void refresh();
    void refreshCards();
    void pick(const Picked &picked);
    void press(const BoardSpot &spot);
    void pressEdge(const Edge &edge);
    void stepBack();
    void give(const Ask &ask);
    /// Shows a table, as it stands or as it stood.
    void show(const SeenView &view);
    void undo();
    void lookAt(std::uint32_t line, journal::Position at);

    SeenView m_view;
    JournalSteps m_steps;
    SessionBoard m_session;
    Picked m_picked;
    /// What is seen is the table as it stood there.
    std::optional<journal::Position> m_past;
    /// What was asked to undo up to there is in the way of a reveal.
    std::optional<journal::Position> m_goesOn;
    Theme m_theme;
    bool m_narrow = false;
    int m_minutes = 0;
    bool m_sounding = true;
    RoundHeader *m_header;
    QWidget *m_people;
    QVBoxLayout *m_peopleColumn;
    AdrenalineCard *m_adrenaline;
    TurnTimer *m_timer;
    std::vector<std::pair<omega::Role, CommandoCard *>> m_cards;
    SideColumn *m_left;
    BoardView *m_board;
    ReasonBar *m_refusal;
    PastBar *m_pastBar;
    FlowingArea *m_below;
    StagePanel *m_stage;
    DicePanel *m_dice;
    TableForm *m_form;
    CorrectForm *m_correct;
    QVBoxLayout *m_middle = nullptr;
    ShadingRow *m_shadings = nullptr;
    QList<QAction *> m_shadingActions;
    QWidget *m_overseers;
    QVBoxLayout *m_overseersColumn;
    DashboardColumn *m_dashboard;
    SideColumn *m_right;
    JournalStrip *m_journal;
};

} // namespace dossier
