#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/gates.h"
#include "model/omega/seen/refusals.h"
#include "model/omega/seen/rooms.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

/// OP-SPAWN-1: an ability's figures come on or next to a vent or a red passage, with any part of their base.
bool nearAWayIn(const PublicTable &table, const Figure &figure)
{
    const SpaceSet ways = spacesWith(table, MarkerKind::Vent) | spacesWith(table, MarkerKind::EnemyPassage);
    bool near = false;
    for (const Space space : figure.spaces())
        ways.forEach([&](Space way) { near = near || way == space || adjacent(way, space); });
    return near;
}

Figure figureFor(const PublicTable &table, const Spawn &spawn)
{
    return {spawn.at, found(table.content.figures, spawn.kind)->size};
}

/// OP-SPAWN-1, `revised`: one adrenaline moves a non-friendly figure aside; a downed commando and a drone's marker are
/// not figures (EN 486).
Refusal cannotMakeRoom(const PublicTable &table, const Spawn &spawn, const Aside &aside)
{
    const Combatant &who = aside.who;
    if (table.printing == Printing::First)
        return Violation{rule::OP_SPAWN_1, reason::OtherPrinting{table.printing}};
    if (sideOf(table, who) == Side::Enemy)
        return Violation{rule::OP_SPAWN_1, reason::SameSide{who}};
    if (isMarker(table, who))
        return Violation{rule::OP_SPAWN_1, reason::NoFigureNow{who}};
    const Figure coming = figureFor(table, spawn);
    const std::optional<Figure> there = figureOf(table, who);
    if (!there || (spacesOf(coming) & spacesOf(*there)).empty())
        return Violation{rule::OP_SPAWN_1, reason::NotWhereItComes{who}};
    if (auto no = stepAside(table, who, aside.to, rule::OP_SPAWN_1))
        return no;
    return coming.covers(aside.to) ? Refusal(Violation{rule::OP_SPAWN_1, reason::InTheWay{aside.to}}) : std::nullopt;
}

void put(PublicTable &table, const Combatant &who, Space at)
{
    const Role *role = get_if<Role>(&who);
    const FigureId *figure = get_if<FigureId>(&who);
    if (const auto found = role != nullptr ? table.commandos.find(*role) : table.commandos.end();
        found != table.commandos.end())
        found->second.at = at;
    if (const auto found = figure != nullptr ? table.figures.find(*figure) : table.figures.end();
        found != table.figures.end())
        found->second.at = at;
}

/// One after the other, each for one adrenaline [I: EN 1131 mentions one, and a large base may need more]. The table
/// then has their new places.
Refusal cannotMakeRoom(PublicTable &table, const Spawn &spawn)
{
    const std::vector<Aside> asides = asidesOf(spawn);
    for (const Aside &aside : asides)
    {
        if (auto no = cannotMakeRoom(table, spawn, aside))
            return no;
        put(table, aside.who, aside.to);
    }
    return asides.empty() ? std::nullopt : spending(table, static_cast<int>(asides.size()));
}

/// OP-SPAWN-1: no part of the base comes into a hidden room, unless the mission says so.
Refusal intoHidden(const PublicTable &table, const Figure &figure)
{
    if (table.content.mission.spawnInHiddenRooms)
        return std::nullopt;
    for (const Space space : figure.spaces())
        if (const Room *here = roomOf(table, space); here != nullptr && here->state == RoomState::Hidden)
            return Violation{rule::OP_SPAWN_1, reason::RoomHidden{here->id}};
    return std::nullopt;
}

/// OP-SPAWN-1: in the place that the card or the ability permits, with all its base for a card and a nest.
Refusal wrongPlace(const PublicTable &table, const Figure &figure, const Allowance &allowance)
{
    const Room *room = allowance.room ? roomWith(table, *allowance.room) : nullptr;
    const std::vector<TileName> tiles = room != nullptr ? tilesOf(table, *room) : std::vector<TileName>{};
    const Map &map = table.ground.map;
    for (const Space space : figure.spaces())
    {
        const std::optional<TileName> tile = map.contains(space) ? std::optional(map.tile(space)) : std::nullopt;
        if (room != nullptr && (!tile || std::ranges::find(tiles, *tile) == tiles.end()))
            return Violation{rule::OP_SPAWN_1, reason::OutsideTheRoom{room->id, space}};
        if (room == nullptr && allowance.tile && allowance.tile != tile)
            return Violation{rule::OP_SPAWN_1, reason::NotAtTheNest{space}};
    }
    if (room == nullptr && !allowance.tile && !nearAWayIn(table, figure))
        return Violation{rule::OP_SPAWN_1, reason::NotNearAWayIn{figure.at}};
    return std::nullopt;
}

} // namespace

std::vector<Aside> asidesOf(const Spawn &spawn)
{
    std::vector<Aside> asides = spawn.also;
    if (spawn.aside)
        asides.insert(asides.begin(), *spawn.aside);
    return asides;
}

/// OP-SPAWN-1: no order is set between a nest's clone and the others (EN 494).
std::optional<std::size_t> allowanceFor(const PublicTable &table, const Spawn &spawn)
{
    const std::vector<Allowance> &all = table.pending.allowances;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (std::ranges::count(all[i].kinds, spawn.kind) > 0 && all[i].left > 0
            && !wrongPlace(table, figureFor(table, spawn), all[i]))
            return i;
    return allowanceFor(table, spawn.kind);
}

/// OP-SPAWN-1.
Refusal refuse(const View &seen, const Spawn &command)
{
    const PublicTable &table = seen.open;
    if (auto no = noDiceDue(table))
        return no;
    const std::optional<std::size_t> allowance = allowanceFor(table, command);
    if (!allowance)
        return Violation{rule::OP_SPAWN_1, reason::NothingAllows{command.kind}};
    const auto reserve = table.reserves.find(command.kind);
    if (reserve == table.reserves.end() || reserve->second < 1)
        return Violation{rule::OP_SPAWN_1, reason::NoneInReserve{command.kind}};
    PublicTable cleared = table;
    if (auto no = cannotMakeRoom(cleared, command))
        return no;
    const Figure coming = figureFor(table, command);
    if (auto no = cannotStand(cleared, coming, {rule::OP_SPAWN_1, rule::OP_SPAWN_1}))
        return no;
    if (auto no = intoHidden(table, coming))
        return no;
    return wrongPlace(table, coming, table.pending.allowances[*allowance]);
}

/// OP-SPAWN-1: only the green side is turned.
Refusal refuse(const View &seen, const FlipPassage &command)
{
    if (!spacesWith(seen.open, MarkerKind::CommandoPassage).contains(command.at))
        return Violation{rule::OP_SPAWN_1, reason::NoPassage{command.at}};
    return std::nullopt;
}

/// OP-ATK-4, OP-ATK-2: each enemy once a round, paid for from the pool.
Refusal refuse(const View &seen, const ActivateEnemy &command)
{
    const PublicTable &table = seen.open;
    if (auto no = inStep(table, {Step::Activate}))
        return no;
    if (table.turn)
        return Violation{rule::OP_ACT_1, reason::AnothersTurn{table.turn->who}};
    if (auto no = nothingPending(table))
        return no;
    if (sideOf(table, command.figure) != Side::Enemy || standingOf(table, command.figure)->activated)
        return Violation{rule::OP_ATK_4, reason::ActivatedAlready{command.figure}};
    const std::optional<int> cost = activationCost(table, command.figure, command.combat);
    return cost ? spending(table, *cost) : unknownValue(rule::OP_ATK_4, Blank::CombatCost);
}

namespace
{

/// OP-CMD-3, OP-ACT-3: only the owner of a kit card brings its drone, in the own turn, once in each.
Refusal notWithTheKit(const PublicTable &table, const Deploy &deploy)
{
    const Kit *kit = kitThatDeploys(table, deploy.kind);
    if (kit == nullptr)
        return std::nullopt;
    if (!deploy.by)
        return Violation{rule::OP_ACT_3, reason::NobodyBrings{deploy.kind, kit->id}};
    if (!inPlay(table, *deploy.by).kit.contains(kit->id))
        return Violation{rule::OP_CMD_3, reason::KitNotHeld{kit->id, *deploy.by}};
    if (auto no = inTurn(table, *deploy.by, ActionKind::Special))
        return no;
    if (table.turn->deployed.contains(deploy.kind))
        return Violation{rule::OP_ACT_3, reason::PlacedInThisTurn{deploy.kind}};
    return kit->cost ? increasing(table, *deploy.by, *kit->cost) : Refusal(unknownValue(rule::OP_CMD_3, Blank::Cost));
}

} // namespace

/// OP-ACT-3, OP-SPAWN-1: figures of the commandos' side. The box has one of each: an older marker is removed, and a
/// standing figure cannot come again.
Refusal refuse(const View &seen, const Deploy &command)
{
    const PublicTable &table = seen.open;
    const FigureCard &card = *found(table.content.figures, command.kind);
    if (card.side != Side::Commando)
        return Violation{rule::OP_SPAWN_1, reason::NothingAllows{card.id}};
    for (const auto &[figure, standing] : table.figures)
        if (standing.kind == card.id && !card.has(Keyword::Marker))
            return Violation{rule::OP_ACT_3, reason::OnTheMapAlready{figure}};
    if (auto no = notWithTheKit(table, command))
        return no;
    // The older marker makes room because it is removed.
    const std::optional<Combatant> there = combatantOn(table, command.at);
    const bool older = there && card.has(Keyword::Marker) && cardOf(table, *there) == &card;
    return cannotStand(table, {command.at, card.size}, {}, older ? there : std::nullopt);
}

} // namespace dossier::omega
