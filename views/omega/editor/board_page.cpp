#include "views/omega/editor/board_page.h"

#include "views/actions/board_actions.h"
#include "views/board/board_view.h"
#include "views/board/shading_row.h"
#include "views/board/spoken_space.h"
#include "views/kit/flowing_area.h"
#include "views/kit/side_column.h"
#include "views/omega/editor/board_panel.h"
#include "views/omega/editor/tool_column.h"
#include "views/omega/verdict/board_question.h"
#include "views/omega/verdict/judged_scene.h"
#include "views/omega/verdict/verdict_bar.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int toolCharacters = 6;
constexpr int panelCharacters = 36;
/// A page narrower than this shows the tools as icons.
constexpr int wideCharacters = 140;
/// Lines of text that the verdict has room for from the start.
constexpr int reservedLines = 12;

} // namespace

BoardPage::BoardPage(QWidget *parent)
    : QWidget(parent)
    , m_actions(new BoardActions(this))
    , m_tools(new ToolColumn(*m_actions, this))
    , m_toolArea(new SideColumn(m_tools, toolCharacters, this))
    , m_view(new BoardView(this))
    , m_told(new ShadingRow(m_actions->shadings(), this))
    , m_below(new FlowingArea(this))
    , m_verdict(new VerdictBar(m_below))
    , m_panel(new BoardPanel(this))
{
    layOut();
    listen();
    listenToActions();
    setFocusProxy(m_view);
    m_actions->at(BoardAction::ShowReach)->setChecked(m_choice.showReach);
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
    row->addWidget(new SideColumn(m_panel, panelCharacters, this));
}

void BoardPage::begin(const omega::Board &board)
{
    const BoardChoice before = m_choice;
    m_choice = {};
    m_choice.showReach = before.showReach;
    m_choice.showSight = before.showSight;
    m_choice.showDanger = before.showDanger;
    m_marked = {};
    m_movedDoor.reset();
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
        return piece && *piece < board.pieces.size() && *piece < m_board.pieces.size()
            && (board.pieces.size() == m_board.pieces.size() || board.pieces[*piece] == m_board.pieces[*piece]);
    };
    if (!stays(m_choice.actor))
        m_choice.actor.reset();
    if (!stays(m_choice.target))
        m_choice.target.reset();
    if (!stays(m_asked))
        m_asked.reset();
    m_board = board;
    stopPointer();
    m_choice = mended(m_board, m_choice);
    m_panel->render(m_board);
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
    m_printing = printing;
    refresh();
}

void BoardPage::choose(const BoardChoice &choice)
{
    m_choice = choice;
    m_asked.reset();
    refresh();
}

/// The one place where what is picked becomes what is seen.
void BoardPage::refresh()
{
    const omega::Board &board = m_preview ? *m_preview : m_board;
    const Judgement judgement = judged(board, m_choice, m_printing);
    FloorScene scene = sceneOf(board, m_choice, judgement);
    scene.marked = m_stroke ? m_stroke->outline() : m_marked;
    m_view->render(scene);
    m_verdict->explain(board, m_choice, judgement);
    m_actions->renderPicked(!m_marked.empty(), m_choice.actor.has_value());
    refreshPanel();
}

void BoardPage::fitVerdict()
{
    const int lines = fontMetrics().lineSpacing() * reservedLines;
    m_below->setFixedHeight(std::min(std::max(m_below->neededHeight(), lines), height() * 2 / 5));
}

void BoardPage::refreshPanel()
{
    const std::optional<std::size_t> piece = sheetPiece();
    m_panel->renderPiece(piece ? std::optional(m_board.pieces[*piece]) : std::nullopt);
}

std::optional<std::size_t> BoardPage::sheetPiece() const
{
    for (const std::optional<std::size_t> piece : {m_asked, m_choice.target, m_choice.actor})
        if (piece && *piece < m_board.pieces.size())
            return piece;
    return std::nullopt;
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
}

void BoardPage::retranslate()
{
    tellSpace(m_view->cursorSpace());
}

void BoardPage::resizeEvent(QResizeEvent *event)
{
    m_tools->setBare(width() < fontMetrics().averageCharWidth() * wideCharacters);
    m_toolArea->fitWidth();
    QWidget::resizeEvent(event);
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

} // namespace dossier
