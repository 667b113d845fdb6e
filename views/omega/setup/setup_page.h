#pragma once

#include "model/omega/seen/refusal.h"
#include "views/actions/desk_page.h"
#include "views/kit/theme.h"
#include "views/omega/asks/ask.h"
#include "views/session/told_line.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace dossier
{

class BoardView;
class DoorsCard;
class FlowingArea;
class PageHeader;
class PiecesCard;
class RecruitCard;
class ReasonBar;
class RuleLinks;
class SideColumn;
class StacksCard;
struct BoardSpot;

/// What a mission says of its set-up beside the table.
struct SetupPlan
{
    /// The spaces where commandos may start, and what cuts the rooms.
    std::vector<Space> starts{};
    std::optional<omega::CutRooms> cut{};
    /// The dashboard pieces of the pack, those of the mission among them.
    std::vector<omega::Ability> pieces{};
};

/// The table before the game: commandos with their kit, the board, doors, stacks and pieces. Everything can be changed
/// by hand, and is kept at once; one button begins.
class SetupPage : public QWidget, public DeskPage
{
    Q_OBJECT

public:
    explicit SetupPage(QWidget *parent = nullptr);

    void render(const SeenView &view, const SetupPlan &plan);
    void renderSteps(const JournalSteps &steps);
    void setTheme(const Theme &theme);

    /// Says why nothing was done.
    void explain(const omega::Violation &why, const Ask &ask);
    void explainImpossible();

    /// What the menus can ask of the page now.
    [[nodiscard]] std::set<DeskAction> possible() const override;
    void perform(DeskAction action) override;

    [[nodiscard]] const BoardView &board() const { return *m_board; }

signals:
    /// With a reason, also against a rule.
    void commandGiven(const dossier::Ask &command, const QString &ruling);
    /// A commando is to be out of play again.
    void leaveOutAsked(dossier::omega::Role role);
    /// What is not set up yet is to be set up as usual.
    void restAsked();
    void shuffleAsked();
    void undoAsked(const QString &correction);
    void redoAsked();
    void ruleAsked(dossier::Rule rule);
    void leaveAsked();
    /// The menus can ask for something else now.
    void possibleChanged();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void layOut();
    void layOutMiddle(QVBoxLayout *middle);
    void fitPanels();
    void listen();
    void listenToCards();
    void arrange();
    void give(const Ask &ask);
    void hold(const std::optional<omega::Role> &role);
    void press(const BoardSpot &spot);
    void pressFree(Space space);
    void drop(Space space);
    void stepBack();
    void refresh();
    void refreshCards();
    void refreshBoard();
    void refreshStatus();
    void renderHeader();

    SeenView m_view;
    SetupPlan m_plan;
    JournalSteps m_steps;
    Theme m_theme;
    /// What the next space or room of the board is for.
    std::optional<omega::Role> m_held;
    bool m_cardHeld = false;
    bool m_narrow = false;
    PageHeader *m_header;
    QPushButton *m_begin;
    QWidget *m_people;
    QVBoxLayout *m_peopleColumn;
    QLabel *m_peopleCaption;
    std::vector<std::pair<omega::Role, RecruitCard *>> m_cards;
    SideColumn *m_left;
    BoardView *m_board;
    FlowingArea *m_below;
    QLabel *m_sign;
    QLabel *m_status;
    RuleLinks *m_rule;
    QPushButton *m_rest;
    QPushButton *m_undo;
    QPushButton *m_redo;
    ReasonBar *m_refusal;
    QWidget *m_overseers;
    QVBoxLayout *m_overseersColumn;
    QWidget *m_hidden;
    DoorsCard *m_doors;
    StacksCard *m_stacks;
    PiecesCard *m_pieces;
    SideColumn *m_right;
};

} // namespace dossier
