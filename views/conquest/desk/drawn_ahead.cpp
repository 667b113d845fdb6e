#include "views/conquest/desk/drawn_ahead.h"

#include "views/conquest/desk/ask_form.h"

namespace dossier
{

using namespace conquest;

std::optional<ConquestAsk> DrawnAhead::draw(const SeenConquest &view, const ConquestAsk &ask, AskForm &form)
{
    if (!draws() || !blanksOf(*view, ask.command()).drawable)
        return std::nullopt;
    if (ask.as<PlaceToken>() != nullptr)
    {
        if (const std::optional<ConquestFilling> rolled = m_plan.roll(*view, m_chance))
            form.fill(*rolled);
        return std::nullopt;
    }
    const Command drawn = m_chance(ask.command());
    if (const std::optional<ConquestFilling> rolled = captainsDice(*view, drawn))
    {
        form.fill(*rolled);
        return std::nullopt;
    }
    return askingConquest(drawn);
}

ConquestAsk DrawnAhead::drawOnTheWay(const ConquestAsk &ask)
{
    const Command drawn = m_chance(ask.command());
    if (m_foresight)
        for (const auto &way : tokenWays(m_foresight(drawn)))
            m_ways.push_back(way);
    return askingConquest(drawn);
}

std::optional<ConquestAsk> DrawnAhead::nextOfThePlan()
{
    const std::optional<Command> next = m_plan.take();
    return next ? std::optional(askingConquest(*next)) : std::nullopt;
}

void DrawnAhead::addTo(HexScene &scene, const std::optional<ConquestAsk> &whole) const
{
    scene.arrows = m_ways;
    for (const Command &command : m_plan.commands())
        addForeseen(scene, command, m_foresight);
    if (whole && (whole->as<PlaceToken>() != nullptr || whole->as<MoveToken>() != nullptr))
        addForeseen(scene, whole->command(), m_foresight);
}

} // namespace dossier
