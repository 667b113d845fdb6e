#include "views/omega/setup/setup_hands.h"

#include "model/omega/seen/numbers.h"
#include "views/board/board_view.h"
#include "views/omega/setup/stack_list.h"

#include <QDropEvent>
#include <QMimeData>

#include <utility>

namespace dossier
{

SetupHands::SetupHands(BoardView *board, SetupHandsActions actions, QObject *parent)
    : QObject(parent)
    , m_board(board)
    , m_actions(std::move(actions))
{
    connect(m_board, &BoardView::pressed, this, [this](const BoardSpot &spot) { press(spot); });
    connect(m_board, &BoardView::activated, this, [this](const BoardSpot &spot) { press({spot.space, std::nullopt}); });
    connect(m_board, &BoardView::edgeRequested, this,
        [this](const Edge &edge)
        {
            if (m_view)
                m_actions.pressDoor(edge);
        });
    connect(m_board, &BoardView::dragged, this, [this](const BoardSpot &spot) { dragTo(spot.space); });
    connect(m_board, &BoardView::released, this, &SetupHands::letDown);
    m_board->drawFrom([this](const BoardSpot &spot) { return commandoOn(spot.space).has_value(); });
    m_board->viewport()->setAcceptDrops(true);
    m_board->viewport()->installEventFilter(this);
}

void SetupHands::render(const OmegaViewPtr &view, const std::vector<Space> &starts)
{
    m_view = view;
    m_starts = starts;
    if (m_held && (!view || !view->open.commandos.contains(*m_held)))
        m_held.reset();
    m_cardHeld = m_cardHeld && view;
}

void SetupHands::hold(const std::optional<omega::Role> &role)
{
    m_cardHeld = false;
    m_held.reset();
    if (role && m_view && m_view->open.commandos.contains(*role))
    {
        m_held = role;
        m_board->setFocus(Qt::OtherFocusReason);
        if (const std::optional<Space> at = omega::inPlay(m_view->open, *role).at)
            m_board->chooseSpace(*at);
        else if (!m_starts.empty())
            m_board->chooseSpace(m_starts.front());
    }
    m_actions.changed();
}

void SetupHands::holdCard()
{
    m_held.reset();
    m_cardHeld = m_view != nullptr;
    m_board->setFocus(Qt::OtherFocusReason);
    m_actions.changed();
}

bool SetupHands::clearSelection()
{
    if (!m_held && !m_cardHeld)
        return false;
    hold(std::nullopt);
    return true;
}

void SetupHands::press(const BoardSpot &spot)
{
    if (!m_view || !m_view->open.ground.map.isFloor(spot.space))
        return;
    if (m_cardHeld)
        drop(spot.space);
    else if (m_held)
    {
        const omega::Role role = *std::exchange(m_held, std::nullopt);
        const omega::Commando &commando = omega::inPlay(m_view->open, role);
        const Facing facing = commando.at ? commando.facing : Facing::East;
        m_actions.changed();
        m_actions.give(makeCommand(omega::PlaceCommando{role, spot.space, facing}));
    }
    else if (spot.edge && m_view->open.ground.doors.contains(*spot.edge))
        m_actions.pressDoor(*spot.edge);
    else
        pressFree(spot.space);
}

std::optional<omega::Role> SetupHands::commandoOn(Space space) const
{
    if (m_view)
        for (const auto &[role, commando] : m_view->open.commandos)
            if (commando.at == space)
                return role;
    return std::nullopt;
}

/// The pressed commando is held already and goes to the space under the pointer on release.
void SetupHands::dragTo(Space space)
{
    if (m_held)
        m_drawn = space;
}

void SetupHands::letDown()
{
    const std::optional<Space> space = std::exchange(m_drawn, std::nullopt);
    if (space && m_held && omega::inPlay(m_view->open, *m_held).at != space)
        press({*space, std::nullopt});
}

/// Picks up the commando on the space; else shows the room's stack.
void SetupHands::pressFree(Space space)
{
    if (const std::optional<omega::Role> role = commandoOn(space))
        hold(role);
    else if (const omega::Room *room = omega::roomOf(m_view->open, space))
        m_actions.pressRoom(room->id);
}

bool SetupHands::eventFilter(QObject *watched, QEvent *event)
{
    auto *dragged = dynamic_cast<QDropEvent *>(event);
    if (dragged == nullptr || !dragged->mimeData()->hasFormat(QLatin1String(roomCardFormat)))
        return QObject::eventFilter(watched, event);
    dragged->acceptProposedAction();
    const auto spot
        = event->type() == QEvent::Drop ? m_board->geometryOfBoard().spotAt(dragged->position()) : std::nullopt;
    if (spot)
        drop(spot->space);
    return true;
}

void SetupHands::drop(Space space)
{
    const omega::Room *room = m_view ? omega::roomOf(m_view->open, space) : nullptr;
    if (room == nullptr)
        return;
    m_cardHeld = false;
    m_actions.changed();
    m_actions.dropCard(room->id);
}

} // namespace dossier
