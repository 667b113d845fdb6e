#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/attack.h"
#include "model/omega/seen/doors.h"
#include "model/omega/seen/gates.h"
#include "model/omega/seen/moves.h"
#include "model/omega/seen/refusals.h"
#include "model/omega/seen/slowed.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

/// OP-ATK-4: an enemy acts in its own activation.
Refusal notActivated(const PublicTable &table, FigureId figure)
{
    if (auto no = inStep(table, {Step::Activate}))
        return no;
    if (!table.turn || table.turn->who != Combatant(figure))
        return Violation{rule::OP_ATK_4, reason::NotActivated{figure}};
    return std::nullopt;
}

/// OP-ATK-4: an enemy moves once in its activation, before it attacks; a drone moves in a commando's turn.
Refusal outOfTurn(const PublicTable &table, const FigureId &figure)
{
    if (sideOf(table, figure) == Side::Commando)
        return inStep(table, {Step::Turns});
    if (auto no = notActivated(table, figure))
        return no;
    if (table.turn->moved || table.turn->attacked)
        return Violation{
            rule::OP_ATK_4, table.turn->attacked ? Reason(reason::AttackedAlready{}) : Reason(reason::MovedAlready{})};
    return nothingPending(table);
}

reason::Place placeOf(const Offence &offence, const std::vector<Space> &path)
{
    if (const Space *space = get_if<Space>(&offence.at))
        return *space;
    if (const Edge *edge = get_if<Edge>(&offence.at))
        return *edge;
    return path[std::min(offence.step, path.size() - 1)];
}

/// OP-MOVE, on the grid. A combatant off the map cannot move at any speed.
Refusal judgedOnTheGrid(const PublicTable &table, const Combatant &who, const std::optional<MoveQuestion> &question,
    const std::vector<Space> &path)
{
    if (!figureOf(table, who))
        return Violation{rule::OP_GRID_1, reason::OffTheMap{who}};
    if (!question)
        return unknownValue(rule::OP_MOVE_1, Stat::Speed);
    if (path.front() != question->mover.at)
        return Violation{rule::OP_MOVE_1, reason::BeginsElsewhere{question->mover.at}};
    const MoveVerdict verdict = judged(table, *question, path);
    if (verdict.legal())
        return std::nullopt;
    return Violation{verdict.offence->rule,
        reason::WayBarred{
            placeOf(*verdict.offence, path), static_cast<int>(verdict.offence->step), question->points()}};
}

/// OP-MOVE-9: a mover who may not turn keeps the facing.
Refusal turning(const PublicTable &table, const Combatant &who, Facing facing)
{
    if (facing == facingOf(table, who) || mayTurn(table, who))
        return std::nullopt;
    return Violation{rule::OP_MOVE_9, turnOf(table)};
}

/// OP-INT-1, OP-MOVE-9: a move that an ability gives, in any turn.
Refusal notFree(const PublicTable &table, const Move &move)
{
    if (table.clock.step == Step::SetUp)
        return inStep(table, {Step::Turns});
    if (auto no = nothingUnanswerable(table))
        return no;
    if (move.pause && table.pending.move)
        return Violation{rule::OP_ACT_1, reason::UnderWay{reason::Matter::Move}};
    return turning(table, move.by, move.facing);
}

bool near(Space a, Space b)
{
    return a == b || adjacent(a, b);
}

std::optional<Space> spaceOf(const PublicTable &table, Role role)
{
    return inPlay(table, role).at;
}

bool nearEachOther(const PublicTable &table, Role a, Role b)
{
    return spaceOf(table, a) && spaceOf(table, b) && adjacent(*spaceOf(table, a), *spaceOf(table, b));
}

Violation notNear(const Combatant &who)
{
    return {rule::OP_ACT_2, reason::NotAdjacent{who}};
}

} // namespace

/// OP-MOVE, OP-ACT-1, OP-ATK-4.
Refusal refuse(const View &seen, const Move &command)
{
    const PublicTable &table = seen.open;
    const Role *role = get_if<Role>(&command.by);
    if (auto no = command.free ? notFree(table, command)
            : role != nullptr  ? inTurn(table, *role, ActionKind::Move)
                               : outOfTurn(table, std::get<FigureId>(command.by)))
        return no;
    if (command.actions > 1 && (role == nullptr || table.printing == Printing::First))
        return Violation{rule::OP_MOVE_6, reason::MovesTogether{command.actions}};
    const auto question = moveQuestionFor(table, command.by, command.actions);
    if (auto no = judgedOnTheGrid(table, command.by, question, command.path))
        return no;
    return paying(table, payerFor(table, command.by), adrenalineFor(table, command));
}

/// OP-INT-1, OP-MOVE: the rest of a halted move, with the points that are left.
Refusal refuse(const View &seen, const ContinueMove &command)
{
    const PublicTable &table = seen.open;
    const std::optional<MoveUnderWay> &move = table.pending.move;
    if (!move)
        return Violation{rule::OP_INT_1, reason::NothingHalted{}};
    Pending rest = table.pending;
    rest.move.reset();
    if (rest.any())
        return nothingPending(table);
    if (auto no = judgedOnTheGrid(table, move->who, questionOfRest(table, *move), command.path))
        return no;
    if (auto no = paying(table, payerFor(table, move->who), slowedBy(table, *move, command.path)))
        return no;
    return turning(table, move->who, command.facing);
}

namespace
{

/// OP-ROUND-1, OP-ATK-4: a figure in its own activation, moved or not; one of the commandos' side in any of their
/// turns.
Refusal notItsTime(const PublicTable &table, FigureId figure)
{
    if (sideOf(table, figure) == Side::Commando)
    {
        if (auto no = inStep(table, {Step::Turns}))
            return no;
        return nothingPending(table);
    }
    if (auto no = notActivated(table, figure))
        return no;
    return nothingPending(table);
}

} // namespace

namespace
{

/// Returns the action that a combatant has begun and not ended.
std::optional<reason::Matter> ownActionUnderWay(const Pending &pending, const Combatant &who)
{
    using reason::Matter;
    if (pending.move && pending.move->who == who)
        return Matter::Move;
    if (pending.attack && pending.attack->attacker == who)
        return Matter::Attack;
    return pending.challenge && Combatant(pending.challenge->by) == who ? std::optional(Matter::Challenge)
                                                                        : std::nullopt;
}

} // namespace

/// OP-GRID-1, OP-ROUND-1: in one's own turn, from a passage of either colour (EN 603, 623). The mission decides when it
/// is an exit, and if leaving costs more than the way to it [I].
Refusal refuse(const View &seen, const LeaveMap &command)
{
    const PublicTable &table = seen.open;
    const Role *role = get_if<Role>(&command.by);
    if (auto no
        = role != nullptr ? inTurn(table, *role, ActionKind::Move) : notItsTime(table, std::get<FigureId>(command.by)))
        return no;
    const std::optional<Figure> figure = figureOf(table, command.by);
    if (!figure)
        return Violation{rule::OP_GRID_1, reason::OffTheMap{command.by}};
    if (!standsInAPassage(table, *figure))
        return Violation{rule::OP_GRID_1, reason::NoExit{figure->at}};
    return std::nullopt;
}

/// OP-MOVE-9: in one's own turn or activation, at the beginning or the end of an action (EN 715).
Refusal refuse(const View &seen, const Face &command)
{
    const PublicTable &table = seen.open;
    if (const auto matter = ownActionUnderWay(table.pending, command.who))
        return Violation{rule::OP_MOVE_9, reason::UnderWay{*matter}};
    if (table.clock.step == Step::SetUp || (table.turn && table.turn->who == command.who))
        return std::nullopt;
    return Violation{rule::OP_MOVE_9, turnOf(table)};
}

/// OP-ACT-2: on or next to a marker, while there are cards.
Refusal refuse(const View &seen, const Investigate &command)
{
    const PublicTable &table = seen.open;
    if (auto no = acting(table, command.by, ActionKind::Investigate))
        return no;
    if (!spacesWith(table, MarkerKind::Investigate).contains(command.marker))
        return Violation{rule::OP_ACT_2, reason::NoInvestigateMarker{command.marker}};
    if (!spaceOf(table, command.by) || !near(*spaceOf(table, command.by), command.marker))
        return Violation{rule::OP_ACT_2, reason::NotAdjacent{command.marker}};
    if (table.deck.left <= 0)
        return Violation{rule::OP_ACT_2, reason::NoCardLeft{}};
    return std::nullopt;
}

/// OP-ACT-2, OP-DOOR-2: on or next to the marker; a try that waited for the door's missing values is already paid for.
Refusal refuse(const View &seen, const OpenDoor &command)
{
    const PublicTable &table = seen.open;
    const Edge &door = command.door.edge;
    const bool isPaid = table.pending.tried == door;
    if (auto no
        = isPaid ? inTurn(table, command.by, ActionKind::OpenDoor) : acting(table, command.by, ActionKind::OpenDoor))
        return no;
    if (!isPaid)
        if (auto no = triedDoorAsksFor(table))
            return no;
    if (!spaceOf(table, command.by) || !isAtDoor(door, *spaceOf(table, command.by)))
        return Violation{rule::OP_ACT_2, reason::NotAdjacent{door}};
    const std::optional<UnknownValue> unknown = unknownOfDoor(table, door, command.by);
    return unknown ? Refusal(unknownValue(rule::OP_DOOR_2, *unknown)) : std::nullopt;
}

/// OP-ACT-2: a card with the icon, to an adjacent active commando.
Refusal refuse(const View &seen, const Trade &command)
{
    const PublicTable &table = seen.open;
    if (auto no = acting(table, command.by, ActionKind::Trade))
        return no;
    if (command.by == command.to || inPlay(table, command.to).condition != Condition::Active)
        return Violation{rule::OP_ACT_2, reason::NotActive{command.to}};
    if (!nearEachOther(table, command.by, command.to))
        return notNear(command.to);
    if (std::ranges::count(inPlay(table, command.by).items, command.card) == 0)
        return Violation{rule::OP_ACT_2, reason::NotInHand{command.card}};
    if (!found(table.content.items, command.card)->trade)
        return Violation{rule::OP_ACT_2, reason::NotTraded{command.card}};
    return std::nullopt;
}

/// OP-ACT-2, `revised`.
Refusal refuse(const View &seen, const Equip &command)
{
    const PublicTable &table = seen.open;
    if (table.printing == Printing::First)
        return Violation{rule::OP_ACT_2, reason::OtherPrinting{table.printing}};
    if (auto no = acting(table, command.by, ActionKind::Trade))
        return no;
    const std::optional<WeaponId> inUse = weaponInUse(inPlay(table, command.by), command.attack);
    const std::optional<WeaponId> wanted
        = command.weapon ? command.weapon : ownWeapon(table, command.by, command.attack);
    if (inUse == wanted)
        return Violation{rule::OP_ACT_2, inUse ? reason::WeaponInUse{*inUse} : reason::WeaponInUse{}};
    if (!command.weapon)
        return std::nullopt;
    const WeaponCard &weapon = *found(table.content.weapons, *command.weapon);
    const bool held = std::ranges::any_of(inPlay(table, command.by).items,
        [&](const ItemId &id)
        {
            const Item *item = found(table.content.items, id);
            return item != nullptr && item->weapon == command.weapon;
        });
    if (!held)
        return Violation{rule::OP_ACT_2, reason::NotInHand{weapon.id}};
    if (!weapon.basic || weapon.attack != command.attack)
        return Violation{rule::OP_ACT_2, reason::NotBasic{weapon.id}};
    return std::nullopt;
}

/// OP-ACT-2, OP-DOWN-2: an active commando next to a downed one.
Refusal refuse(const View &seen, const Revive &command)
{
    const PublicTable &table = seen.open;
    if (auto no = acting(table, command.by, ActionKind::Revive))
        return no;
    if (inPlay(table, command.by).condition != Condition::Active)
        return Violation{rule::OP_DOWN_1, reason::NotOnTheDownedCard{ActionKind::Revive}};
    if (inPlay(table, command.whom).condition != Condition::Downed)
        return Violation{rule::OP_DOWN_2, reason::NotDowned{command.whom}};
    return nearEachOther(table, command.by, command.whom) ? std::nullopt : Refusal(notNear(command.whom));
}

Refusal refuse(const View &seen, const Heal &command)
{
    if (auto no = acting(seen.open, command.by, ActionKind::Heal))
        return no;
    if (inPlay(seen.open, command.by).wounds == 0)
        return Violation{rule::OP_ACT_2, reason::NoWound{}};
    return std::nullopt;
}

/// OP-CMD-3, OP-ACT-3: a card of one's own; a marker once a turn.
Refusal refuse(const View &seen, const UseKit &command)
{
    const PublicTable &table = seen.open;
    const Kit &kit = *found(table.content.kits, command.kit);
    if (!inPlay(table, command.by).kit.contains(kit.id))
        return Violation{rule::OP_CMD_3, reason::KitNotHeld{kit.id, command.by}};
    if (kit.weapon && !kit.places && !kit.cost)
        return Violation{rule::OP_CMD_3, reason::KitIsAWeapon{kit.id}};
    if (!kit.cost)
        return unknownValue(rule::OP_CMD_3, Blank::Cost);
    if (kit.deploys)
        return Violation{rule::OP_ACT_3, reason::KitDeploys{*kit.deploys}};
    if (!kit.places && !kit.action)
        return increasing(table, command.by, *kit.cost);
    if (auto no = inTurn(table, command.by, ActionKind::Special))
        return no;
    if (!kit.places)
        return increasing(table, command.by, *kit.cost);
    if (table.turn->placed.contains(*kit.places))
        return Violation{rule::OP_ACT_3, reason::PlacedInThisTurn{*kit.places}};
    if (!command.at)
        return unknownValue(rule::OP_ACT_3, Blank::At);
    if (!mapOf(table).isFloor(*command.at))
        return Violation{rule::OP_GRID_1, reason::OnAWall{*command.at}};
    return increasing(table, command.by, *kit.cost);
}

/// OP-ACT-1.
Refusal refuse(const View &seen, const TakeAction &command)
{
    if (auto no = inTurn(seen.open, command.by, ActionKind::Special))
        return no;
    return increasing(seen.open, command.by, command.cost);
}

} // namespace dossier::omega
