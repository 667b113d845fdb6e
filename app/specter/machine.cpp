#include "app/specter/machine.h"

namespace dossier
{

void Machine::pass(Sits to)
{
    if (to == Sits::Hunters || (to == Sits::Agent && m_alone))
        return seat(to);
    m_sits = Sits::Hunters;
    m_takes = to;
    m_between = true;
}

void Machine::seat(Sits at)
{
    m_sits = at;
    m_takes = Sits::Hunters;
    m_between = false;
}

void Machine::passForRole(specter::HunterKind hunter)
{
    m_role = hunter;
    pass(Sits::Role);
}

void Machine::leave()
{
    m_sits = Sits::Hunters;
    m_takes = Sits::Hunters;
    m_between = true;
}

bool Machine::follow(const specter::PublicTable &table)
{
    if (m_between && m_takes == Sits::Role)
        return true;
    // A traitor who has just revealed himself continues in his new seat.
    if (!m_between && m_sits == Sits::Role && table.secondAgentDue)
    {
        seat(Sits::SecondAgent);
        return true;
    }
    if (!m_between && m_sits != Sits::Hunters)
        return false;
    const Sits to = table.clock.phase == specter::Phase::Over ? Sits::Hunters : due(table);
    // The hunters read their last news before they hand the machine over; a revealed traitor does not wait.
    const bool waits = !m_alone && !table.secondAgentDue;
    if (!m_between && (to == Sits::Hunters || waits))
        return false;
    pass(to);
    return true;
}

Sits Machine::due(const specter::PublicTable &table) const
{
    return m_isWithoutSheets ? Sits::Hunters : dueAt(table);
}

Sits Machine::next(const specter::PublicTable &table) const
{
    if (m_sits == Sits::Role || m_isWithoutSheets)
        return Sits::Hunters;
    const Sits acts = dueAt(table);
    if (acts != m_sits)
        return acts;
    return m_sits == Sits::Hunters ? Sits::Agent : Sits::Hunters;
}

specter::Seat Machine::seat() const
{
    switch (m_sits)
    {
    case Sits::Agent:
        return specter::AgentSeat{};
    case Sits::SecondAgent:
        return specter::TraitorSeat{};
    case Sits::Role:
        return specter::HunterSeat{m_role};
    case Sits::Hunters:
        break;
    }
    return specter::PublicSeat{};
}

specter::Seat Machine::seatGiving(const specter::Command &command, bool onPaper)
{
    const auto *reveal = get_if<specter::RevealTraitor>(&command);
    return reveal != nullptr && !onPaper ? specter::Seat(specter::HunterSeat{reveal->hunter})
                                         : specter::Seat(specter::PublicSeat{});
}

Sits dueAt(const specter::PublicTable &table)
{
    if (table.players.sheetsOnPaper)
        return Sits::Hunters;
    if (table.secondAgentDue)
        return Sits::SecondAgent;
    if (table.clock.phase != specter::Phase::Agents)
        return Sits::Hunters;
    const auto first = table.agents.find(specter::Agent::First);
    return first == table.agents.end() || !first->second.moved ? Sits::Agent : Sits::SecondAgent;
}

} // namespace dossier
