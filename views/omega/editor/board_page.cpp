#include "views/omega/editor/board_page.h"

#include "views/actions/board_actions.h"
#include "views/board/board_view.h"
#include "views/board/shading_row.h"
#include "views/board/spoken_space.h"
#include "views/kit/screen.h"
#include "views/kit/side_column.h"
#include "views/omega/editor/board_edits.h"
#include "views/omega/editor/board_hand.h"
#include "views/omega/editor/map_legend.h"
#include "views/omega/editor/piece_sheet.h"
#include "views/omega/editor/tool_column.h"
#include "views/omega/verdict/board_query.h"
#include "views/omega/verdict/board_question.h"
#include "views/omega/verdict/judged_scene.h"
#include "views/omega/verdict/verdict_bar.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
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
/// A verdict narrower than this, in characters, has one column.
constexpr int narrowCharacters = 70;
/// A page narrower than this, in characters, shows the tools as icons.
constexpr int namedToolCharacters = 140;
/// On a page narrower than this, as with a large font, the verdict gets a smaller part.
constexpr int largeCharacters = 88;
/// Lines of text reserved for the verdict: the board above it does not move, whatever the question.
constexpr int verdictLines = 14;

} // namespace

BoardPage::BoardPage(BoardPageRequests requests, QWidget *parent)
    : QWidget(parent)
    , m_requests(std::move(requests))
    , m_actions(new BoardActions(this))
    , m_tools(new Screen(this))
    , m_hand(new BoardHand(m_picked, *m_actions, handOutcomes(), this))
    , m_toolArea(new SideColumn(m_tools, toolCharacters, this))
    , m_view(new BoardView(this))
    , m_told(new ShadingRow(m_actions->shadings(), this))
    , m_verdict(new Screen(this))
    , m_panel(new Screen(this))
    , m_panelArea(new SideColumn(m_panel, panelCharacters, this))
{
    m_tools->setObjectName(QStringLiteral("tools"));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_panel->setObjectName(QStringLiteral("sheet"));
    layOut();
    listen();
    setFocusProxy(m_view);
    renderTools();
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
    middle->addWidget(m_verdict);
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
    listenToActions();
}

BoardHandOutcomes BoardPage::handOutcomes()
{
    return {.changed = [this] { refresh(); },
        .choose = [this](const BoardChoice &choice) { choose(choice); },
        .edit = m_requests.edit,
        .say = [this](const QString &text) { say(text); },
        .announceSpace = [this](Space space) { announceSpace(space); },
        .moveCursor = [this](Space space) { m_view->chooseSpace(space); },
        .leave = m_requests.leave};
}

void BoardPage::listenToBoard()
{
    connect(m_view, &BoardView::pressed, m_hand, &BoardHand::press);
    connect(m_view, &BoardView::dragged, m_hand, &BoardHand::drag);
    connect(m_view, &BoardView::released, m_hand, &BoardHand::release);
    connect(m_view, &BoardView::activated, m_hand, &BoardHand::apply);
    connect(m_view, &BoardView::edgeRequested, m_hand,
        [this](const Edge &edge) { m_hand->turnEdge(edge, m_view->cursorSpace()); });
    connect(m_view, &BoardView::cancelled, m_hand, &BoardHand::cancel);
    connect(m_view, &BoardView::cursorMoved, this,
        [this](Space space)
        {
            m_hand->forgetDoor();
            announceSpace(space);
        });
    connect(m_view, &BoardView::hovered, this,
        [this](const std::optional<BoardSpot> &spot) { announceSpace(spot ? spot->space : m_view->cursorSpace()); });
    connect(m_view, &BoardView::selectionExtended, this,
        [this](Space from, Space to)
        {
            m_picked.marked = spacesBetween(Shape::Rectangle, from, to);
            refresh();
        });
}

VerdictActions BoardPage::verdictActions()
{
    return {.openRule = m_requests.openRule,
        .pickEvidence =
            [this](std::optional<std::size_t> evidence)
        {
            m_picked.choice.evidence = evidence;
            refresh();
        },
        .choose = [this](const BoardChoice &choice) { choose(choice); },
        .openSheet =
            [this](std::size_t piece)
        {
            m_picked.asked = piece;
            renderPanel();
            m_panel->focus(firstUnknownField(m_picked.board.pieces.at(piece)));
        },
        .copy = [this] { copyQuery(); }};
}

void BoardPage::listenToActions()
{
    const auto on
        = [this](BoardAction action, auto slot) { connect(m_actions->at(action), &QAction::triggered, this, slot); };
    // The desk of a session has these keys too.
    on(BoardAction::Undo,
        [this]
        {
            if (!isVisible())
                return;
            m_requests.undo();
            // The message below the board was about the edit that is undone.
            announceSpace(m_view->cursorSpace());
        });
    on(BoardAction::Redo,
        [this]
        {
            if (!isVisible())
                return;
            m_requests.redo();
            announceSpace(m_view->cursorSpace());
        });
    on(BoardAction::Cut, [this] { apply(cut(m_picked)); });
    on(BoardAction::Copy, [this] { apply(copied(m_picked)); });
    on(BoardAction::Paste, [this] { apply(pasted(m_picked, m_view->cursorSpace())); });
    on(BoardAction::Delete, [this] { apply(removed(m_picked)); });
    on(BoardAction::SelectAll, [this] { apply(allMarked(m_picked)); });
    on(BoardAction::Turn, [this] { apply(pieceTurned(m_picked)); });
    on(BoardAction::Rotate, [this] { apply(mapRotated(m_picked)); });
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
            renderTools();
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
    renderTools();
    render(board);
    m_view->moveCursorTo({0, 0});
    m_view->zoomToFit();
    announceSpace({0, 0});
}

void BoardPage::render(const omega::Board &board)
{
    // Pieces are picked by index: after an insertion or removal, only pieces that kept their index stay picked.
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
    m_size = {m_picked.board.map.width(), m_picked.board.map.height()};
    refresh();
}

void BoardPage::renderState(const EditState &state)
{
    m_actions->renderState(state);
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

/// The only place where the picks are shown.
void BoardPage::refresh()
{
    const omega::Board &board = m_hand->preview() ? *m_hand->preview() : m_picked.board;
    const Judgement judgement = judged(board, m_picked.choice, m_picked.printing);
    FloorScene scene = sceneOf(board, m_picked.choice, judgement);
    scene.marked = m_hand->outline().value_or(m_picked.marked);
    m_view->render(scene);
    renderVerdict(board, judgement);
    m_actions->renderPicked(!m_picked.marked.empty(), m_picked.choice.actor.has_value());
    renderPanel();
}

void BoardPage::apply(const EditOutcome &outcome)
{
    m_picked = outcome.picked;
    refresh();
    if (outcome.edit)
        m_requests.edit(*outcome.edit, outcome.after);
    if (outcome.markedAfter)
    {
        m_picked.marked = *outcome.markedAfter;
        refresh();
    }
    if (!outcome.said.isEmpty())
        say(outcome.said);
}

void BoardPage::changePiece(const omega::Piece &piece)
{
    const EditOutcome outcome = pieceChanged(m_picked, piece);
    if (!outcome.edit)
        ++m_sheetVersion;
    apply(outcome);
}

void BoardPage::renderTools()
{
    m_tools->render(QString(),
        [this](const Theme & /*theme*/)
        {
            return toolColumn(
                *m_actions, m_picked.tile, m_hasBareTools, [this](TileName tile) { m_picked.tile = tile; });
        });
}

void BoardPage::renderVerdict(const omega::Board &board, const Judgement &judgement)
{
    m_verdict->render(QString(),
        [this, board, choice = m_picked.choice, judgement, actions = verdictActions()](const Theme & /*theme*/)
        { return scrollArea({verdictBar(board, choice, judgement, m_isNarrow, actions)}); });
}

/// The sheet of a figure, which has fields of its own, or else the map's name, size and facts.
Part BoardPage::panel()
{
    const std::optional<std::size_t> piece = m_picked.sheetPiece();
    if (piece)
        return pieceSheet(m_picked.board.pieces[*piece], m_sheetVersion,
            {.change = [this](const omega::Piece &after) { changePiece(after); },
                .remove = [this] { apply(removed(m_picked)); }})
            .keyed(QStringLiteral("figure/%1").arg(*piece));
    const MapFormActions actions{.rename = [this](const QString &name) { apply(renamed(m_picked, name)); },
        .enterSize =
            [this](const MapSize &size)
        {
            m_size = size;
            renderPanel();
        },
        .resize = [this] { apply(mapResized(m_picked, m_size.columns, m_size.rows)); }};
    return column({mapForm(QString::fromStdString(m_picked.board.name), m_size, actions),
                      mapLegend(factsOf(m_picked.board.map)).stretched()})
        .spaced(0);
}

void BoardPage::renderPanel()
{
    m_panel->render(QString(), [this](const Theme & /*theme*/) { return panel(); });
}

/// With a large font the panel gets a third of the page, or the width of its widest word.
void BoardPage::fitPanel()
{
    const int letters = width() / std::max(1, fontMetrics().averageCharWidth());
    m_panelArea->setCharacters(std::min(panelCharacters, letters / 3));
}

void BoardPage::fitVerdict()
{
    const bool large = width() < fontMetrics().averageCharWidth() * largeCharacters;
    m_verdict->setFixedHeight(
        std::min(fontMetrics().lineSpacing() * verdictLines, large ? height() / 4 : height() * 2 / 5));
}

void BoardPage::say(const QString &text)
{
    m_told->say(text);
}

void BoardPage::announceSpace(Space space)
{
    say(spokenSpace(m_view->scene(), space));
}

bool BoardPage::event(QEvent *event)
{
    const bool isHandled = QWidget::event(event);
    if (event->type() == QEvent::LanguageChange)
        announceSpace(m_view->cursorSpace());
    if (event->type() == QEvent::FontChange)
        fit();
    return isHandled;
}

void BoardPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void BoardPage::fit()
{
    const int letter = fontMetrics().averageCharWidth();
    if (std::exchange(m_hasBareTools, width() < letter * namedToolCharacters) != m_hasBareTools)
        renderTools();
    m_toolArea->fitWidth();
    fitPanel();
    fitVerdict();
    const int room = width() - m_toolArea->minimumWidth() - m_panelArea->minimumWidth();
    if (std::exchange(m_isNarrow, room < letter * narrowCharacters) != m_isNarrow)
        refresh();
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
    const std::string line = queryLine(m_picked.board, m_picked.choice, m_picked.printing);
    if (!line.empty())
        QGuiApplication::clipboard()->setText(QString::fromStdString(line));
    say(line.empty() ? tr("Nothing to copy yet: choose a figure, then its target "
                          "or a path.")
                     : tr("Copied: a line for “dossier check”."));
}

void BoardPage::askForSize()
{
    m_picked.clearPieces();
    refresh();
    m_panel->focus(QStringLiteral("columns"));
}

void BoardPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        m_view->setFocus(Qt::OtherFocusReason);
    else
        QWidget::keyPressEvent(event);
}

} // namespace dossier
