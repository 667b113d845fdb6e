#include "views/omega/selection/picked.h"

#include "model/omega/seen/attack.h"
#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/slowed.h"
#include "views/omega/selection/activations.h"
#include "views/omega/selection/declared_spaces.h"
#include "views/omega/selection/turned.h"
#include "views/omega/selection/ways.h"

#include <algorithm>

namespace dossier
{

namespace
{

using omega::Combatant;
using omega::PublicTable;
using omega::Role;

bool isEnemy(const PublicTable &table, const Combatant &who)
{
    return omega::sideOf(table, who) == Side::Enemy;
}

/// Returns the picked extras that the weapon has.
std::vector<omega::ExtraId> extrasOf(const omega::WeaponCard &weapon, const Picked &picked)
{
    std::vector<omega::ExtraId> extras;
    for (const omega::ExtraId &extra : picked.extras)
        if (omega::found(weapon.extras, extra) != nullptr)
            extras.push_back(extra);
    return extras;
}

/// Adds attacks on the target with the weapons that the actor can use.
void addAttacks(Offers &offers, const omega::View &view, const Picked &picked)
{
    const PublicTable &table = view.open;
    const std::optional<Figure> from = omega::figureOf(table, *picked.actor);
    const std::optional<Figure> to = omega::figureOf(table, *picked.target);
    if (!from || !to)
        return;
    for (const omega::WeaponCard &weapon : table.content.weapons)
    {
        if (!omega::mayUse(table, *picked.actor, weapon.id))
            continue;
        offers.push_back(offered(view,
            bestDeclared(view,
                {*picked.actor, weapon.id, from->at, *picked.target, to->at, picked.free, extrasOf(weapon, picked)})));
    }
    std::ranges::stable_partition(offers, [](const Offer &offer) { return !offer.no; });
}

/// OP-MOVE-9: where no attack is legal in the actor's present facing, adds the first that is legal after a turn.
void addTurnedAttack(Offers &offers, const omega::View &view, const Picked &picked)
{
    if (offers.empty() || !offers.front().no || offers.front().command.as<omega::DeclareAttack>() == nullptr)
        return;
    for (const Facing to : {Facing::North, Facing::East, Facing::South, Facing::West})
    {
        const std::optional<omega::View> after
            = to == omega::facingOf(view.open, *picked.actor) ? std::nullopt : turned(view, *picked.actor, to);
        if (!after)
            continue;
        for (const Offer &offer : offers)
            if (const auto *attack = offer.command.as<omega::DeclareAttack>())
                if (Offer made = offered(*after, bestDeclared(*after, *attack)); !made.no)
                {
                    offers.insert(
                        offers.begin(), {makeCommand(omega::Face{*picked.actor, to}), {}, std::move(made.command)});
                    return;
                }
    }
}

/// Adds the actions of one commando with another.
void addCompany(Offers &offers, const omega::View &view, Role by, Role with)
{
    const PublicTable &table = view.open;
    if (by == with)
        return;
    if (omega::inPlay(table, with).condition == omega::Condition::Downed)
        offers.push_back(offered(view, omega::Revive{by, with}));
    for (const omega::ItemId &item : omega::inPlay(table, by).items)
        offers.push_back(offered(view, omega::Trade{by, with, item}));
}

/// Adds the actions of a commando at a space. Investigating something within reach is more likely meant than a step
/// onto it.
void addPlace(Offers &offers, const omega::View &view, Role by, Space space)
{
    const PublicTable &table = view.open;
    if (omega::spacesWith(table, omega::MarkerKind::Investigate).contains(space))
    {
        Offer look = offered(view, omega::Investigate{by, space, std::nullopt});
        offers.insert(look.no ? offers.end() : offers.begin(), std::move(look));
    }
    const bool isUnderfoot = omega::inPlay(table, by).at == space;
    for (const omega::Kit &kit : table.content.kits)
    {
        if (!omega::inPlay(table, by).kit.contains(kit.id) || !(kit.places || kit.deploys))
            continue;
        if (kit.places)
            offers.push_back(offered(view, omega::UseKit{by, kit.id, space}));
        else if (kit.deploys)
            offers.push_back(
                offered(view, omega::Deploy{nextFigure(table), *kit.deploys, space, facingOf(table, by), by}));
        offers.back().isUnlikely = isUnderfoot;
    }
}

/// Adds attacks on markers of a space that the other side may attack.
void addMarkerAttacks(Offers &offers, const omega::View &view, const Picked &picked)
{
    const PublicTable &table = view.open;
    const std::optional<Figure> from = omega::figureOf(table, *picked.actor);
    for (const auto &[marker, spaces] : table.ground.markers)
    {
        const omega::MarkerCard *card = omega::targetCardOf(table, marker);
        if (!from || card == nullptr || card->side == omega::sideOf(table, *picked.actor)
            || !spaces.contains(*picked.space))
            continue;
        for (const omega::WeaponCard &weapon : table.content.weapons)
            if (omega::mayUse(table, *picked.actor, weapon.id))
                offers.push_back(offered(view,
                    bestDeclared(view,
                        {*picked.actor, weapon.id, from->at, *picked.actor, *picked.space, picked.free,
                            extrasOf(weapon, picked), marker})));
    }
}

bool isUnderWay(const PublicTable &table, const Combatant &who)
{
    return table.turn && table.turn->who == who;
}

/// EN 1067: it is undefined how close is close to that figure, so the players say whether the move is.
void addSlowed(Offers &offers, const omega::View &view, omega::Move move)
{
    const std::optional<omega::FigureId> slower = omega::slowsUnknown(view.open);
    const omega::FigureCard *card = slower ? omega::cardOf(view.open, *slower) : nullptr;
    if (card == nullptr)
        return;
    move.surcharge = card->slows.value_or(0);
    offers.push_back(offered(view, move));
}

void addMove(Offers &offers, const omega::View &view, const Picked &picked)
{
    const Facing facing
        = picked.facing.value_or(facingAlong(picked.path).value_or(omega::facingOf(view.open, *picked.actor)));
    if (haltedMoveOf(view.open, *picked.actor))
    {
        offers.push_back(offered(view, omega::ContinueMove{picked.path, facing, std::nullopt}));
        return;
    }
    omega::Move move{*picked.actor, picked.path, facing};
    offers.push_back(offered(view, move));
    if (!holds_alternative<Role>(*picked.actor))
        return;
    if (!offers.back().no)
    {
        addSlowed(offers, view, move);
        return;
    }
    if (view.open.printing == Printing::First)
        return;
    // OP-MOVE-6: further with two move actions.
    move.actions = 2;
    if (Offer twice = offered(view, move); !twice.no)
        offers.insert(offers.begin(), std::move(twice));
}

/// OP-GRID-1: a combatant picked on a passage can leave through it.
void addExit(Offers &offers, const omega::View &view, const Picked &picked)
{
    const std::optional<Figure> figure = omega::figureOf(view.open, *picked.actor);
    if (figure && picked.space && figure->covers(*picked.space) && omega::standsInAPassage(view.open, *figure)
        && isUnderWay(view.open, *picked.actor))
        offers.push_back(offered(view, omega::LeaveMap{*picked.actor}));
}

/// OP-ACT-2, `revised`: a basic weapon that was found is put into use.
void addWeapon(Offers &offers, const omega::View &view, Role role, const omega::ItemId &id)
{
    const omega::Item *item = omega::found(view.open.content.items, id);
    const omega::WeaponCard *weapon
        = item != nullptr && item->weapon ? omega::found(view.open.content.weapons, *item->weapon) : nullptr;
    const omega::Commando &commando = omega::inPlay(view.open, role);
    if (weapon != nullptr && weapon->basic && commando.ranged != weapon->id && commando.melee != weapon->id)
        offers.push_back(offered(view, omega::Equip{role, weapon->attack, weapon->id}));
}

/// True when only one marker is left to place: another space replaces the picked one.
bool placesOneMarker(const PublicTable &table)
{
    int left = 0;
    for (const omega::Allowance &allowance : table.pending.allowances)
        left += allowance.marker ? allowance.left : 0;
    return left == 1;
}

} // namespace

bool placesMarkers(const PublicTable &table)
{
    return std::ranges::any_of(
        table.pending.allowances, [](const omega::Allowance &allowance) { return allowance.marker.has_value(); });
}

omega::NewFigureId nextFigure(const PublicTable &table)
{
    int number = 1;
    while (table.figures.contains(omega::FigureId{number}))
        ++number;
    return {number};
}

std::optional<Facing> facingAlong(const std::vector<Space> &path)
{
    if (path.size() < 2)
        return std::nullopt;
    const Space from = path[path.size() - 2];
    const Space to = path.back();
    if (to.x != from.x)
        return to.x > from.x ? Facing::East : Facing::West;
    return to.y > from.y ? Facing::South : Facing::North;
}

bool waitsForDice(const PublicTable &table)
{
    return table.pending.attack || table.pending.challenge || !table.pending.hazards.empty();
}

Picked pickedOn(const omega::View &view, Picked picked, Space space)
{
    const PublicTable &table = view.open;
    if (waitsForDice(table))
        return picked;
    picked.door.reset();
    if (placesMarkers(table))
    {
        if (std::erase(picked.marked, space) > 0)
            return picked;
        if (placesOneMarker(table))
            picked.marked.clear();
        picked.marked.push_back(space);
        return picked;
    }
    if (!table.pending.allowances.empty() || table.pending.reveal || table.pending.knockback)
    {
        // Placing is due: the space is no target of a move or a look.
        picked.target.reset();
        picked.path.clear();
        picked.space = picked.space == space ? std::nullopt : std::optional(space);
        return picked;
    }
    const std::optional<Combatant> there = omega::combatantOn(table, space);
    const bool choosesActor = !table.turn && table.clock.step == omega::Step::Activate;
    if (there && (choosesActor || !picked.actor) && isEnemy(table, *there) && !table.turn)
        return Picked{.actor = picked.actor == there ? std::nullopt : there, .space = space};
    if (there && there != picked.actor)
    {
        picked.target = picked.target == there ? std::nullopt : there;
        picked.path.clear();
        picked.facing.reset();
        picked.space = picked.target ? std::optional(space) : std::nullopt;
        return picked;
    }
    picked.target.reset();
    picked.space = space;
    if (there == picked.actor || !picked.actor
        || !(isUnderWay(table, *picked.actor) || mayBeActivated(view, *picked.actor)))
    {
        picked.path.clear();
        return picked;
    }
    picked.path = wayDrawnOn(table, picked, space);
    picked.facing.reset();
    return picked;
}

Picked pickedAt(const omega::View &view, Picked picked, const Edge &door)
{
    if (waitsForDice(view.open))
        return picked;
    const bool again = picked.door == door;
    picked = Picked{.actor = picked.actor};
    if (!again)
        picked.door = door;
    return picked;
}

Picked mended(const omega::View &view, Picked picked)
{
    const PublicTable &table = view.open;
    const auto isGone = [&](const std::optional<Combatant> &who) { return who && !omega::figureOf(table, *who); };
    if (table.turn && picked.actor != table.turn->who)
        picked = Picked{.actor = table.turn->who};
    else if (!table.turn && picked.actor && table.clock.step != omega::Step::Activate)
        picked = {};
    // An enemy whose activation has ended can do nothing more: it is deselected.
    if (const auto *figure = picked.actor && !table.turn ? get_if<omega::FigureId>(&*picked.actor) : nullptr)
        if (const omega::Standing *standing = omega::standingOf(table, *figure);
            standing != nullptr && standing->activated)
            picked = {};
    if (isGone(picked.actor))
        picked = {};
    if (isGone(picked.target))
    {
        picked.target.reset();
        picked.space.reset();
    }
    if (!placesMarkers(table))
        picked.marked.clear();
    // Placed markers are deselected.
    for (const omega::Allowance &allowance : table.pending.allowances)
        if (allowance.marker)
            std::erase_if(picked.marked,
                [&](Space space) { return omega::spacesWith(table, *allowance.marker).contains(space); });
    if (table.clock.step != omega::Step::Initiative)
        picked.order.clear();
    std::erase_if(picked.order, [&](Role role) { return !table.commandos.contains(role); });
    if (picked.door && !table.ground.doors.contains(*picked.door))
        picked.door.reset();
    const std::optional<Figure> actor = picked.actor ? omega::figureOf(table, *picked.actor) : std::nullopt;
    if (!picked.path.empty() && (!actor || picked.path.front() != actor->at))
        picked.path.clear();
    return picked;
}

Picked keptAfter(const omega::View &view, const Picked &picked)
{
    Picked kept = mended(view, picked);
    kept.target.reset();
    kept.path.clear();
    kept.space.reset();
    kept.facing.reset();
    // An enemy that can be activated, as again after an undo, is meant: no step is ended instead.
    if (kept.actor && mayBeActivated(view, *kept.actor))
        kept.space = omega::figureOf(view.open, *kept.actor)->at;
    // A door with a pending result is deselected: nothing further would be meant for it.
    if (view.open.pending.any())
        kept.door.reset();
    return kept;
}

Offers offersFor(const omega::View &view, const Picked &picked)
{
    Offers offers;
    const PublicTable &table = view.open;
    const Role *role = picked.actor ? get_if<Role>(&*picked.actor) : nullptr;
    if (picked.actor && role == nullptr)
        addActivations(offers, view, std::get<omega::FigureId>(*picked.actor));
    if (picked.actor && picked.path.size() > 1)
        isUnderWay(table, *picked.actor) || role != nullptr ? addMove(offers, view, picked)
                                                            : addActivatedMove(offers, view, picked);
    if (picked.actor && picked.target && omega::sideOf(table, *picked.actor) != omega::sideOf(table, *picked.target))
        addAttacks(offers, view, picked);
    if (picked.actor && picked.target && isUnderWay(table, *picked.actor))
        addTurnedAttack(offers, view, picked);
    else if (picked.actor && picked.target && role == nullptr)
        addActivatedAttack(offers, view, std::get<omega::FigureId>(*picked.actor));
    if (role != nullptr && picked.target)
        if (const Role *other = get_if<Role>(&*picked.target))
            addCompany(offers, view, *role, *other);
    if (picked.actor && picked.space)
        addMarkerAttacks(offers, view, picked);
    if (role != nullptr && picked.space)
        addPlace(offers, view, *role, *picked.space);
    if (picked.actor)
        addExit(offers, view, picked);
    if (picked.door && role != nullptr)
        offers.push_back(offered(view, omega::OpenDoor{*role, {*picked.door}}));
    if (picked.door)
        offers.push_back(offered(view, omega::ForceDoor{{*picked.door}}));
    return offers;
}

Offers offersOf(const omega::View &view, Role role)
{
    Offers offers{offered(view, omega::Heal{role})};
    for (const omega::Kit &kit : view.open.content.kits)
        if (kit.cost && !kit.places && !kit.deploys && omega::inPlay(view.open, role).kit.contains(kit.id))
            offers.push_back(offered(view, omega::UseKit{role, kit.id, std::nullopt}));
    for (const omega::ItemId &item : omega::inPlay(view.open, role).items)
        addWeapon(offers, view, role, item);
    for (const AttackType attack : {AttackType::Melee, AttackType::Ranged})
        if (view.open.printing == Printing::Revised && omega::foundWeapon(view.open, role, attack))
            if (Offer back = offered(view, omega::Equip{role, attack, std::nullopt}); !back.no)
                offers.push_back(std::move(back));
    return offers;
}

} // namespace dossier
