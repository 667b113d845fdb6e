// What is done on the board of the set-up page.
#include "model/omega/seen/numbers.h"
#include "views/board/board_view.h"
#include "views/omega/setup/doors_card.h"
#include "views/omega/setup/setup_page.h"
#include "views/omega/setup/stack_list.h"
#include "views/omega/setup/stacks_card.h"
#include "views/session/reason_bar.h"

#include <utility>

namespace dossier
{

/// The next space is for that commando; for nobody without one.
void SetupPage::hold(const std::optional<omega::Role> &role)
{
    m_refusal->dismiss();
    m_cardHeld = false;
    m_held = role;
    if (role)
    {
        m_board->setFocus(Qt::OtherFocusReason);
        if (const std::optional<Space> at = omega::inPlay(m_view->open, *role).at)
            m_board->moveCursorTo(*at);
        else if (!m_plan.starts.empty())
            m_board->moveCursorTo(m_plan.starts.front());
    }
    refresh();
}

void SetupPage::press(const BoardSpot &spot)
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
        refresh();
        give(asking(omega::PlaceCommando{role, spot.space, facing}));
    }
    else if (spot.edge && m_view->open.ground.doors.contains(*spot.edge))
        m_doors->turn(*spot.edge);
    else
        pressFree(spot.space);
}

/// A commando there is taken up; else the room's stack is shown.
void SetupPage::pressFree(Space space)
{
    for (const auto &[role, commando] : m_view->open.commandos)
        if (commando.at == space)
        {
            hold(role);
            return;
        }
    if (const omega::Room *room = omega::roomOf(m_view->open, space))
        m_stacks->list()->showRoom(room->id);
}

void SetupPage::drop(Space space)
{
    const omega::Room *room = m_view ? omega::roomOf(m_view->open, space) : nullptr;
    if (room == nullptr)
        return;
    m_cardHeld = false;
    m_stacks->list()->sendTo(room->id);
    refresh();
}

void SetupPage::stepBack()
{
    if (m_refusal->isVisible())
        m_refusal->dismiss();
    else if (m_held || m_cardHeld)
        hold(std::nullopt);
    else
        emit leaveAsked();
}

} // namespace dossier
