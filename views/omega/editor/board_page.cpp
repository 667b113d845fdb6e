#include "views/omega/editor/board_page.h"

#include "views/actions/board_actions.h"
#include "views/board/board_view.h"
#include "views/board/shading_row.h"
#include "views/board/spoken_space.h"
#include "views/kit/flowing_area.h"
#include "views/kit/side_column.h"
#include "views/omega/editor/board_edits.h"
#include "views/omega/editor/board_hand.h"
#include "views/omega/editor/board_panel.h"
#include "views/omega/editor/tool_column.h"
#include "views/omega/verdict/board_question.h"
#include "views/omega/verdict/judged_scene.h"
#include "views/omega/verdict/verdict_bar.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int toolCharacters = 6;
constexpr int panelCharacters = 36;
/// A page narrower than this shows the tools as icons.
constexpr int namedToolCharacters = 140;
/// In one narrower than this, as with large letters, the verdict has less of it.
constexpr int largeCharacters = 88;
/// Lines of text that the verdict has room for: the board above it does not move, whatever is asked.
constexpr int verdictLines = 14;

} // namespace

BoardPage::BoardPage(QWidget *parent)
    : QWidget(parent)
    , m_actions(new BoardActions(this))
    , m_tools(new ToolColumn(*m_actions, this))
    , m_hand(new BoardHand(m_picked, *m_actions, *m_tools, this))
    , m_edits(new BoardEdits(m_picked, this))
    , m_toolArea(new SideColumn(m_tools, toolCharacters, this))
    , m_view(new BoardView(this))
    , m_told(new ShadingRow(m_actions->shadings(), this))
    , m_below(new FlowingArea(this))
    , m_verdict(new VerdictBar(m_below))
    , m_panel(new BoardPanel(this))
    , m_panelArea(new SideColumn(m_panel, panelCharacters, this))
{
    layOut();
    listen();
    setFocusProxy(m_view);
    m_actions->at(BoardAction::ShowReach)->setChecked(m_picked.choice.showReach);
    refresh();
}

void BoardPage::layOut()
{
    auto *middle = new QVBoxLayout;
    middle->setContentsMargins(14, 12, 14, 12);
    middle->setSpacing(8);
    middle->addWidget(m_view, 1);
    middle->addWidget(m_told);
    auto *page = new QWidget(m_below);
    auto *around = new QVBoxLayout(page);
    around->setContentsMargins({});
    around->addWidget(m_verdict);
    m_below->setPage(page);
    middle->addWidget(m_below);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(m_toolArea);
    row->addLayout(middle, 1);
    m_panelArea->keepWidth();
    row->addWidget(m_panelArea);
}

void BoardPage::listen()
{
    listenToBoard();
    listenToVerdict();
    listenToActions();
    connect(m_hand, &BoardHand::changed, this, &BoardPage::refresh);
    connect(m_hand, &BoardHand::chosen, this, &BoardPage::choose);
    connect(m_hand, &BoardHand::edited, this, &BoardPage::edited);
    connect(m_hand, &BoardHand::said, this, &BoardPage::say);
    connect(m_hand, &BoardHand::spaceTold, this, &BoardPage::tellSpace);
    connect(m_hand, &BoardHand::cursorAsked, m_view, &BoardView::chooseSpace);
    connect(m_hand, &BoardHand::leaveAsked, this, &BoardPage::leaveAsked);
    connect(m_edits, &BoardEdits::changed, this, &BoardPage::refresh);
    connect(m_edits, &BoardEdits::edited, this, &BoardPage::edited);
    connect(m_edits, &BoardEdits::said, this, &BoardPage::say);
    connect(m_panel, &BoardPanel::pieceChanged, m_edits, &BoardEdits::changePiece);
    connect(m_panel, &BoardPanel::deleteAsked, m_edits, &BoardEdits::remove);
    connect(m_panel, &BoardPanel::renamed, m_edits, &BoardEdits::rename);
    connect(m_panel, &BoardPanel::sizeChosen, m_edits, &BoardEdits::resize);
}

void BoardPage::listenToBoard()
{
    connect(m_view, &BoardView::pressed, m_hand, &BoardHand::press);
    connect(m_view, &BoardView::dragged, m_hand, &BoardHand::drag);
    connect(m_view, &BoardView::released, m_hand, &BoardHand::release);
    connect(m_view, &BoardView::activated, m_hand, &BoardHand::apply);
    connect(m_view, &BoardView::edgeAsked, m_hand,
        [this](const Edge &edge) { m_hand->turnEdge(edge, m_view->cursorSpace()); });
    connect(m_view, &BoardView::cancelled, m_hand, &BoardHand::cancel);
    connect(m_view, &BoardView::cursorMoved, this,
        [this](Space space)
        {
            m_hand->forgetDoor();
            tellSpace(space);
        });
    connect(m_view, &BoardView::hovered, this,
        [this](const std::optional<BoardSpot> &spot) { tellSpace(spot ? spot->space : m_view->cursorSpace()); });
    connect(m_view, &BoardView::selectionExtended, this,
        [this](Space from, Space to)
        {
            m_picked.marked = spacesBetween(Shape::Rectangle, from, to);
            refresh();
        });
}

void BoardPage::listenToVerdict()
{
    connect(m_verdict, &VerdictBar::ruleAsked, this, &BoardPage::ruleAsked);
    connect(m_verdict, &VerdictBar::copyAsked, this, &BoardPage::copyQuery);
    connect(m_verdict, &VerdictBar::choiceChanged, this, &BoardPage::choose);
    connect(m_verdict, &VerdictBar::evidencePicked, this,
        [this](std::optional<std::size_t> evidence)
        {
            m_picked.choice.evidence = evidence;
            refresh();
        });
    connect(m_verdict, &VerdictBar::pieceSheetAsked, this,
        [this](std::size_t piece)
        {
            m_picked.asked = piece;
            refreshPanel();
            m_panel->takeFocus();
        });
}

void BoardPage::listenToActions()
{
    const auto on
        = [this](BoardAction action, auto slot) { connect(m_actions->at(action), &QAction::triggered, this, slot); };
    // The desk of a session has them too.
    on(BoardAction::Undo,
        [this]
        {
            if (!isVisible())
                return;
            emit undoAsked();
            // What is told below the board was of the edit that is gone.
            tellSpace(m_view->cursorSpace());
        });
    on(BoardAction::Redo,
        [this]
        {
            if (!isVisible())
                return;
            emit redoAsked();
            tellSpace(m_view->cursorSpace());
        });
    on(BoardAction::Cut, [this] { m_edits->cut(); });
    on(BoardAction::Copy, [this] { m_edits->copy(); });
    on(BoardAction::Paste, [this] { m_edits->paste(m_view->cursorSpace()); });
    on(BoardAction::Delete, [this] { m_edits->remove(); });
    on(BoardAction::SelectAll, [this] { m_edits->selectAll(); });
    on(BoardAction::Turn, [this] { m_edits->turnPiece(); });
    on(BoardAction::Rotate, [this] { m_edits->rotate(); });
    on(BoardAction::Resize, &BoardPage::askForSize);
    on(BoardAction::CopyQuery, &BoardPage::copyQuery);
    on(BoardAction::ShowReach,
        [this](bool shown)
        {
            m_picked.choice.showReach = shown;
            refresh();
        });
    on(BoardAction::ShowSight,
        [this](bool shown)
        {
            m_picked.choice.showSight = shown;
            refresh();
        });
    on(BoardAction::ShowDanger,
        [this](bool shown)
        {
            m_picked.choice.showDanger = shown;
            refresh();
        });
    connect(m_actions, &BoardActions::toolChosen, this,
        [this]
        {
            m_hand->stop();
            m_view->setFocus(Qt::OtherFocusReason);
        });
}

void BoardPage::begin(const omega::Board &board)
{
    const BoardChoice before = m_picked.choice;
    m_picked.choice = {};
    m_picked.choice.showReach = before.showReach;
    m_picked.choice.showSight = before.showSight;
    m_picked.choice.showDanger = before.showDanger;
    m_picked.marked = {};
    m_hand->forgetDoor();
    m_actions->of(DrawingTool::Select)->setChecked(true);
    render(board);
    m_view->moveCursorTo({0, 0});
    m_view->zoomToFit();
    tellSpace({0, 0});
}

void BoardPage::render(const omega::Board &board)
{
    // Pieces are picked by number: where one came or went, only who still has his number stays picked.
    const auto stays = [&](std::optional<std::size_t> piece)
    {
        return piece && *piece < board.pieces.size() && *piece < m_picked.board.pieces.size()
            && (board.pieces.size() == m_picked.board.pieces.size()
                || board.pieces[*piece] == m_picked.board.pieces[*piece]);
    };
    if (!stays(m_picked.choice.actor))
        m_picked.choice.actor.reset();
    if (!stays(m_picked.choice.target))
        m_picked.choice.target.reset();
    if (!stays(m_picked.asked))
        m_picked.asked.reset();
    m_picked.board = board;
    m_hand->stop();
    m_picked.choice = mended(m_picked.board, m_picked.choice);
    m_panel->render(m_picked.board);
    refresh();
}

void BoardPage::renderState(const EditState &state)
{
    m_actions->renderState(state);
}

void BoardPage::setTheme(const Theme &theme)
{
    m_view->setTheme(theme);
    m_panel->setTheme(theme);
}

void BoardPage::setPrinting(Printing printing)
{
    m_picked.printing = printing;
    refresh();
}

void BoardPage::choose(const BoardChoice &choice)
{
    m_picked.choice = choice;
    m_picked.asked.reset();
    refresh();
}

/// The one place where what is picked becomes what is seen.
void BoardPage::refresh()
{
    const omega::Board &board = m_hand->preview() ? *m_hand->preview() : m_picked.board;
    const Judgement judgement = judged(board, m_picked.choice, m_picked.printing);
    FloorScene scene = sceneOf(board, m_picked.choice, judgement);
    scene.marked = m_hand->outline().value_or(m_picked.marked);
    m_view->render(scene);
    m_verdict->explain(board, m_picked.choice, judgement);
    m_actions->renderPicked(!m_picked.marked.empty(), m_picked.choice.actor.has_value());
    refreshPanel();
}

/// With large letters it has a third of the page, or what its widest word asks for.
void BoardPage::fitPanel()
{
    const int letters = width() / std::max(1, fontMetrics().averageCharWidth());
    m_panelArea->setCharacters(std::min(panelCharacters, letters / 3));
}

void BoardPage::fitVerdict()
{
    const bool large = width() < fontMetrics().averageCharWidth() * largeCharacters;
    m_below->setFixedHeight(
        std::min(fontMetrics().lineSpacing() * verdictLines, large ? height() / 4 : height() * 2 / 5));
}

void BoardPage::refreshPanel()
{
    const std::optional<std::size_t> piece = m_picked.sheetPiece();
    m_panel->renderPiece(piece ? std::optional(m_picked.board.pieces[*piece]) : std::nullopt);
}

void BoardPage::say(const QString &text)
{
    m_told->say(text);
}

void BoardPage::tellSpace(Space space)
{
    say(spokenSpace(m_view->scene(), space));
}

void BoardPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void BoardPage::retranslate()
{
    tellSpace(m_view->cursorSpace());
}

void BoardPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void BoardPage::fit()
{
    m_tools->setBare(width() < fontMetrics().averageCharWidth() * namedToolCharacters);
    m_toolArea->fitWidth();
    fitPanel();
    fitVerdict();
}

void BoardPage::showEvent(QShowEvent *event)
{
    m_actions->setOnBoard(true);
    QWidget::showEvent(event);
}

void BoardPage::hideEvent(QHideEvent *event)
{
    m_actions->setOnBoard(false);
    QWidget::hideEvent(event);
}

void BoardPage::copyQuery()
{
    say(m_verdict->copyQuery() ? tr("Copied: a line for “dossier check”.")
                               : tr("Nothing to copy yet: choose a figure, then its target or a path."));
}

void BoardPage::askForSize()
{
    m_picked.letGoOfPieces();
    refresh();
    m_panel->takeFocus();
}

void BoardPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        m_view->setFocus(Qt::OtherFocusReason);
    else
        QWidget::keyPressEvent(event);
}

} // namespace dossier
