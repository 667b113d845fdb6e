#include "views/specter/selection/picked_turn.h"

#include "views/specter/selection/hunters_due.h"
#include "views/specter/selection/turn_passing.h"

#include <algorithm>

namespace dossier
{

namespace
{

std::optional<SpecterCommand> asked(const std::optional<specter::Command> &command)
{
    return command ? std::optional(makeSpecterCommand(*command)) : std::nullopt;
}

} // namespace

void PickedTurn::update(const SpecterViewPtr &view)
{
    const bool another = isAnothers(*view);
    // The hunters choose their order again each turn.
    if (!m_view || m_view->open.clock != view->open.clock)
        m_pick.hunter.reset();
    // After an undo the movement is chosen as if it had not been made.
    const bool undone
        = m_view && m_view->open.turn && m_view->open.turn->moved && view->open.turn && !view->open.turn->moved;
    m_view = view;
    m_pick = keptOn(*view, m_pick, another || undone);
}

bool PickedTurn::isAnothers(const specter::View &view) const
{
    return view.open.turn && (!m_view || !m_view->open.turn || m_view->open.turn->hunter != view.open.turn->hunter);
}

bool PickedTurn::beginsOn(const specter::View &view) const
{
    return isAnothers(view) || !m_view || m_view->open.clock != view.open.clock;
}

void PickedTurn::choose(const HuntersPick &pick)
{
    if (m_view)
        m_pick = mended(*m_view, pick);
}

bool PickedTurn::chooseHunterAt(Space space)
{
    const std::optional<specter::HunterKind> other = hunterPickedAt(*m_view, m_pick, space);
    if (!other)
        return false;
    HuntersPick begins = m_pick;
    begins.hunter = other;
    choose(begins);
    return true;
}

bool PickedTurn::asksAgent() const
{
    const bool asksFromHere = m_pick.way == HunterWay::LookBack || m_pick.way == HunterWay::Shoot;
    if (asksFromHere)
        return std::ranges::count(waysOf(*m_view), m_pick.way) > 0;
    return m_pick.way == HunterWay::Sensor || (m_pick.to && endsOf(*m_view, m_pick.way).contains(*m_pick.to));
}

std::optional<SpecterCommand> PickedTurn::ending() const
{
    // The end of the last hunter's turn starts the agent's turn, and has a button of its own.
    const TurnPassing passing = passingOn(*m_view, m_pick);
    const std::optional<std::size_t> end = dueOf<specter::EndHunterTurn>(*m_view);
    return passing.canEnd && passing.next && end ? std::optional(makeDueCommand(m_view, *end)) : std::nullopt;
}

std::optional<SpecterCommand> PickedTurn::beginning() const
{
    const bool begins = !m_view->open.turn && m_pick.hunter && passingOn(*m_view, m_pick).next;
    return begins ? std::optional(makeSpecterCommand(specter::BeginHunterTurn{*m_pick.hunter})) : std::nullopt;
}

std::optional<SpecterCommand> PickedTurn::answer(const specter::Said &said)
{
    if (!m_view)
        return std::nullopt;
    m_pick.said.push_back(said);
    if (answering(*m_view, m_pick))
        return std::nullopt;
    const std::optional<specter::Command> command = commandOf(*m_view, m_pick);
    m_pick.said.clear();
    return asked(command);
}

bool PickedTurn::isPicked() const
{
    if (!m_view)
        return false;
    HuntersPick usually = usual();
    // The line of a shot is no pick by itself, and the next hunter is one only between two turns.
    usually.gaze = m_pick.gaze;
    if (m_view->open.turn)
        usually.hunter = m_pick.hunter;
    return m_pick != usually;
}

void PickedTurn::clearSelection()
{
    if (!m_view)
        return;
    if (!m_pick.to && m_pick.said.empty())
        m_pick = usual();
    m_pick.to.reset();
    m_pick.said.clear();
}

std::optional<SpecterCommand> PickedTurn::again(Space space) const
{
    return m_view ? asked(commandAgainAt(*m_view, m_pick, space)) : std::nullopt;
}

} // namespace dossier
