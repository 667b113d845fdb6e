#include "model/omega/geometry/move.h"
#include "model/omega/seen/gates.h"

#include <array>

namespace dossier::omega
{

namespace
{

/// A step of one space that only walls, doors and combatants at its end can bar.
MoveQuestion oneStep(const PublicTable &table, const Combatant &who, const Figure &from)
{
    constexpr int enough = 9;
    MoveQuestion question;
    question.printing = Printing::Revised;
    question.mover = from;
    question.speed = enough;
    question.sureFooted = true;
    for (const Combatant &other : everybodyOn(table))
        if (other != who)
            for (const Space space : figureOf(table, other)->spaces())
                question.markers.push_back(space);
    return question;
}

reason::Place placeOf(const Offence &offence, Space end)
{
    if (const Space *space = get_if<Space>(&offence.at))
        return *space;
    if (const Edge *edge = get_if<Edge>(&offence.at))
        return *edge;
    return end;
}

} // namespace

std::optional<Edge> doorUnder(const Map &map, const Figure &figure)
{
    for (const Space space : figure.spaces())
        for (const Edge edge : {Edge{space, Edge::Side::East}, Edge{space, Edge::Side::South}})
            if (figure.covers(edge.beyond()) && map.hasDoor(edge))
                return edge;
    return std::nullopt;
}

Refusal cannotStand(
    const PublicTable &table, const Figure &figure, const StandingRules &rules, const std::optional<Combatant> &except)
{
    const Map map = mapOf(table);
    for (const Space space : figure.spaces())
    {
        if (!map.isFloor(space))
            return Violation{rules.wall, reason::OnAWall{space}};
        if (const std::optional<Combatant> there = combatantOn(table, space, except))
            return Violation{rules.inTheWay, reason::SomebodyThere{*there, space}};
    }
    if (const std::optional<Edge> door = doorUnder(map, figure))
        return Violation{rules.inTheWay, reason::AcrossDoor{*door}};
    return std::nullopt;
}

Refusal stepAside(const PublicTable &table, const Combatant &who, Space to, Rule rule)
{
    const std::optional<Figure> from = figureOf(table, who);
    if (!from || !adjacent(from->at, to))
        return Violation{rule, reason::NotAdjacent{to}};
    const std::array path{from->at, to};
    const MoveVerdict verdict = judgeMove(mapOf(table), oneStep(table, who, *from), path);
    if (verdict.legal())
        return std::nullopt;
    return Violation{rule, reason::InTheWay{placeOf(*verdict.offence, to)}};
}

} // namespace dossier::omega
