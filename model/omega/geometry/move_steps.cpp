#include "model/omega/geometry/move_steps.h"

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/geometry/vents.h"

#include <algorithm>

namespace dossier
{

namespace
{

tl::unexpected<Offence> refused(Rule rule)
{
    return tl::make_unexpected(Offence{rule, 0, std::monostate{}});
}

/// Returns the corner that a diagonal step crosses.
Corner cornerBetween(Space a, Space b)
{
    return {std::max(a.x, b.x), std::max(a.y, b.y)};
}

} // namespace

std::optional<Direction> directionOf(Space from, Space to)
{
    const auto found
        = std::ranges::find_if(allDirections, [&](Direction direction) { return neighbour(from, direction) == to; });
    return found == allDirections.end() ? std::nullopt : std::optional(*found);
}

MoveBoard::MoveBoard(const Map &map, const MoveQuestion &question)
    : m_map(map)
    , m_question(question)
    , m_nonFriendly(nonFriendlySpaces(question.figures, question.side))
    , m_occupied(spacesOf(question.figures))
{
    for (const Space marker : question.markers)
        m_occupied.set(marker);
}

tl::expected<MoveState, Offence> MoveBoard::step(const MoveState &from, Space to) const
{
    const std::optional<Direction> direction = directionOf(from.at, to);
    if (!direction)
        return refused(rule::OP_MOVE_1);
    if (isDiagonal(*direction) && from.diagonalUsed)
        return refused(rule::OP_MOVE_2);
    if (const auto offence = large() ? largeOffence(from.at, *direction) : smallOffence(from.at, *direction))
        return tl::make_unexpected(*offence);
    const MoveState next = paid(from, to, *direction);
    if (next.cost > m_question.points())
        return refused(rule::OP_MOVE_1);
    return next;
}

/// OP-MOVE-3, -4 for a figure of one space.
std::optional<Offence> MoveBoard::smallOffence(Space from, Direction direction) const
{
    const Space to = neighbour(from, direction);
    if (!m_map.isFloor(to))
        return Offence{rule::OP_MOVE_3, 0, to};
    if (!stepAllowed(m_map, m_nonFriendly, from, direction))
    {
        if (const std::optional<Edge> edge = edgeBetween(from, to))
            return Offence{rule::OP_MOVE_3, 0, *edge};
        return Offence{rule::OP_MOVE_3, 0, cornerBetween(from, to)};
    }
    if (m_nonFriendly.contains(to))
        return Offence{rule::OP_MOVE_4, 0, to};
    return std::nullopt;
}

/// OP-MOVE-7, -4: some space of the base moves as a small figure could, and the new base is free of doors and of
/// non-friendly figures; in `first` of walls, too (IT 627).
std::optional<Offence> MoveBoard::largeOffence(Space from, Direction direction) const
{
    const Figure before{from, m_question.mover.size};
    const Figure after{neighbour(from, direction), m_question.mover.size};
    const auto goes = [&](Space space) { return stepAllowed(m_map, m_nonFriendly, space, direction); };
    if (std::ranges::none_of(before.spaces(), goes))
        return Offence{rule::OP_MOVE_7, 0, after.at};
    for (const Space space : after.spaces())
    {
        if (m_question.printing == Printing::First && !m_map.isFloor(space))
            return Offence{rule::OP_MOVE_3, 0, space};
        if (m_nonFriendly.contains(space))
            return Offence{rule::OP_MOVE_4, 0, space};
        for (const Edge edge : {Edge{space, Edge::Side::East}, Edge{space, Edge::Side::South}})
            if (after.covers(edge.beyond()) && m_map.hasDoor(edge))
                return Offence{rule::OP_MOVE_7, 0, edge};
    }
    return std::nullopt;
}

/// OP-MOVE-1: a point for the step and one for leaving rubble; OP-MOVE-7: one for the first wall squeezed through.
MoveState MoveBoard::paid(const MoveState &from, Space to, Direction direction) const
{
    const Figure before{from.at, m_question.mover.size};
    const Figure after{to, m_question.mover.size};
    const bool rubble = !m_question.sureFooted
        && std::ranges::any_of(before.spaces(), [&](Space space) { return m_map.hasRubble(space); });
    const bool squeezes
        = !from.squeezed && std::ranges::any_of(after.spaces(), [&](Space space) { return !m_map.isFloor(space); });
    return {to, from.cost + 1 + (rubble ? 1 : 0) + (squeezes ? 1 : 0), from.diagonalUsed || isDiagonal(direction),
        from.squeezed || squeezes};
}

bool MoveBoard::isVent(Space space) const
{
    return std::ranges::find(m_question.vents, space) != m_question.vents.end();
}

tl::expected<MoveState, Offence> MoveBoard::travel(const MoveState &from, Space to) const
{
    if (large() || from.at == to || !isVent(from.at) || !isVent(to))
        return refused(rule::OP_MOVE_8);
    const std::optional<int> tiles = tilesBetween(m_map, from.at, to);
    if (!tiles || from.cost + *tiles > m_question.points())
        return refused(rule::OP_MOVE_8);
    if (m_question.printing == Printing::First && m_nonFriendly.contains(to))
        return tl::make_unexpected(Offence{rule::OP_MOVE_4, 0, to});
    return MoveState{to, from.cost + *tiles, from.diagonalUsed, from.squeezed};
}

tl::expected<std::vector<MoveState>, Offence> MoveBoard::ways(const MoveState &from, Space to) const
{
    const auto walked = step(from, to);
    const auto travelled = travel(from, to);
    std::vector<MoveState> found;
    for (const auto &way : {walked, travelled})
        if (way)
            found.push_back(*way);
    if (found.empty())
        return tl::make_unexpected(isVent(from.at) && isVent(to) ? travelled.error() : walked.error());
    return found;
}

std::optional<Offence> MoveBoard::endOffence(Space at) const
{
    for (const Space space : Figure{at, m_question.mover.size}.spaces())
    {
        if (!m_map.isFloor(space))
            return Offence{rule::OP_MOVE_7, 0, space};
        if (m_occupied.contains(space))
            return Offence{rule::OP_MOVE_5, 0, space};
    }
    return std::nullopt;
}

} // namespace dossier
