#include "omega_gates.h"
#include "omega_refusals.h"
#include "omega_rooms.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

/// OP-SPAWN-1: an ability's figures come on or next to a vent or a red passage.
bool nearAWayIn(const PublicTable &table, Space at)
{
    const SpaceSet ways = spacesWith(table, MarkerKind::Vent) | spacesWith(table, MarkerKind::EnemyPassage);
    bool near = false;
    ways.forEach([&](Space way) { near = near || way == at || adjacent(way, at); });
    return near;
}

Figure figureFor(const PublicTable &table, const Spawn &spawn)
{
    return {spawn.at, found(table.content.figures, spawn.kind)->size};
}

/// OP-SPAWN-1: on no wall, on nobody's space but that of a non-friendly figure that makes room.
Refusal noSpace(const PublicTable &table, const Spawn &spawn)
{
    const Map map = mapOf(table);
    for (const Space space : figureFor(table, spawn).spaces())
    {
        if (!map.isFloor(space))
            return Violation{Rule::OP_SPAWN_1, {{"wall", space}}};
        const std::optional<Combatant> there = combatantOn(table, space);
        if (there && (!spawn.aside || spawn.aside->who != *there))
            return Violation{Rule::OP_SPAWN_1, {{"in_the_way", word(*there)}, {"at", space}}};
    }
    return std::nullopt;
}

/// OP-SPAWN-1, `revised`: one adrenaline puts a non-friendly figure aside.
Refusal cannotMakeRoom(const PublicTable &table, const Spawn &spawn)
{
    if (!spawn.aside)
        return std::nullopt;
    if (table.printing == Printing::First)
        return Violation{Rule::OP_SPAWN_1, {{"printing", word(table.printing)}}};
    if (sideOf(table, spawn.aside->who) == Side::Enemy)
        return Violation{Rule::OP_SPAWN_1, {{"friendly", word(spawn.aside->who)}}};
    if (auto no = stepAside(table, spawn.aside->who, spawn.aside->to, Rule::OP_SPAWN_1))
        return no;
    if (figureFor(table, spawn).covers(spawn.aside->to))
        return Violation{Rule::OP_SPAWN_1, {{"in_the_way", spawn.aside->to}}};
    return spending(table, 1);
}

/// OP-SPAWN-1: where the card or the ability lets it.
Refusal wrongPlace(const PublicTable &table, const Spawn &spawn, const Allowance &allowance)
{
    const Room *here = roomOf(table, spawn.at);
    if (here != nullptr && here->state == RoomState::Hidden && !table.content.mission.spawnInHiddenRooms)
        return Violation{Rule::OP_SPAWN_1, {{"hidden_room", here->id.number}}};
    const TileName tile = table.ground.map.tile(spawn.at);
    if (const Room *room = allowance.room ? roomWith(table, *allowance.room) : nullptr)
    {
        const std::vector<TileName> tiles = tilesOf(table, *room);
        if (std::ranges::find(tiles, tile) == tiles.end())
            return Violation{Rule::OP_SPAWN_1, {{"outside_room", room->id.number}, {"at", spawn.at}}};
    }
    else if (allowance.tile)
    {
        if (*allowance.tile != tile)
            return Violation{Rule::OP_SPAWN_1, {{"not_at_the_nest", spawn.at}}};
    }
    else if (!nearAWayIn(table, spawn.at))
        return Violation{Rule::OP_SPAWN_1, {{"not_near_a_vent_or_passage", spawn.at}}};
    return std::nullopt;
}

} // namespace

/// OP-SPAWN-1.
Refusal refuse(const View &seen, const Spawn &command)
{
    const PublicTable &table = seen.open;
    const std::optional<std::size_t> allowance = allowanceFor(table, command.kind);
    if (!allowance)
        return Violation{Rule::OP_SPAWN_1, {{"not_allowed", word(command.kind)}}};
    const auto reserve = table.reserves.find(command.kind);
    if (reserve == table.reserves.end() || reserve->second < 1)
        return Violation{Rule::OP_SPAWN_1, {{"reserves", 0}, {"kind", word(command.kind)}}};
    if (auto no = cannotMakeRoom(table, command))
        return no;
    if (auto no = noSpace(table, command))
        return no;
    return wrongPlace(table, command, table.pending.allowances[*allowance]);
}

/// OP-SPAWN-1: only the green side is turned.
Refusal refuse(const View &seen, const FlipPassage &command)
{
    if (seen.open.clock.step == Step::Over)
        return inStep(seen.open, {Step::Turns});
    if (!spacesWith(seen.open, MarkerKind::CommandoPassage).contains(command.at))
        return Violation{Rule::OP_SPAWN_1, {{"no_passage", command.at}}};
    return std::nullopt;
}

/// OP-ATK-4, OP-ATK-2: each enemy once a round, paid for from the pool.
Refusal refuse(const View &seen, const ActivateEnemy &command)
{
    const PublicTable &table = seen.open;
    if (auto no = inStep(table, {Step::Activate}))
        return no;
    if (table.turn)
        return Violation{Rule::OP_ACT_1, {{"turn", word(table.turn->who)}}};
    if (auto no = nothingPending(table))
        return no;
    if (sideOf(table, command.figure) != Side::Enemy || table.figures.at(command.figure).activated)
        return Violation{Rule::OP_ATK_4, {{"figure", command.figure.number}, {"times", 1}}};
    const std::optional<int> cost = activationCost(table, command.figure, command.combat);
    return cost ? spending(table, *cost) : unknownValue(Rule::OP_ATK_4, "combat_cost");
}

namespace
{

/// OP-CMD-3, OP-ACT-3: what a kit card brings is its owner's to bring, in the own turn, once in each.
Refusal notWithTheKit(const PublicTable &table, const Deploy &deploy)
{
    const Kit *kit = kitThatDeploys(table, deploy.kind);
    if (kit == nullptr)
        return std::nullopt;
    if (!deploy.by)
        return Violation{Rule::OP_ACT_3, {{"nobody_brings", word(deploy.kind)}, {"kit", word(kit->id)}}};
    if (!table.commandos.at(*deploy.by).kit.contains(kit->id))
        return Violation{Rule::OP_CMD_3, {{"kit", word(kit->id)}, {"not_held_by", word(*deploy.by)}}};
    if (auto no = inTurn(table, *deploy.by, ActionKind::Special))
        return no;
    if (table.turn->deployed.contains(deploy.kind))
        return Violation{Rule::OP_ACT_3, {{"placed", word(deploy.kind)}}};
    return kit->cost ? increasing(table, *deploy.by, *kit->cost) : Refusal(unknownValue(Rule::OP_CMD_3, "cost"));
}

} // namespace

/// OP-ACT-3, OP-SPAWN-1: of the commandos' side. The box has one of each: an older marker goes, a figure that stands
/// does not come again.
Refusal refuse(const View &seen, const Deploy &command)
{
    const PublicTable &table = seen.open;
    const FigureCard &card = *found(table.content.figures, command.kind);
    if (card.side != Side::Commando)
        return Violation{Rule::OP_SPAWN_1, {{"not_allowed", word(card.id)}}};
    for (const auto &[figure, standing] : table.figures)
        if (standing.kind == card.id && !card.has(Keyword::Marker))
            return Violation{Rule::OP_ACT_3, {{"figure", figure.number}}};
    if (auto no = notWithTheKit(table, command))
        return no;
    if (!mapOf(table).isFloor(command.at))
        return Violation{Rule::OP_GRID_1, {{"wall", command.at}}};
    // The older marker makes room by going.
    const std::optional<Combatant> there = combatantOn(table, command.at);
    if (there && !(card.has(Keyword::Marker) && cardOf(table, *there) == &card))
        return Violation{Rule::OP_GRID_5, {{"in_the_way", word(*there)}}};
    return std::nullopt;
}

} // namespace dossier::omega
