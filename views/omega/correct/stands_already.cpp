#include "views/omega/correct/stands_already.h"

#include "model/core/look_up.h"
#include "model/omega/seen/command.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/view.h"

namespace dossier
{

namespace
{

using omega::View;

/// Returns the value under a key of a map; a default one where there is none.
template <typename Held>
typename Held::mapped_type heldIn(const Held &map, const typename Held::key_type &key)
{
    const auto found = map.find(key);
    return found == map.end() ? typename Held::mapped_type{} : found->second;
}

// Corrections of commandos and figures.

bool stands(const View &view, const omega::WoundsChanged &event)
{
    return omega::woundsOf(view.open, event.who) == event.wounds;
}

bool stands(const View &view, const omega::CommandoChosen &event)
{
    const auto found = view.open.commandos.find(event.role.role);
    return found != view.open.commandos.end() && found->second.seat == event.seat;
}

/// A combatant off the map has no facing.
bool stands(const View &view, const omega::Placed &event)
{
    const auto *role = get_if<omega::Role>(&event.who);
    const omega::Standing *figure = omega::standingOf(view.open, event.who);
    const bool isInPlay = role != nullptr && view.open.commandos.contains(*role);
    const std::optional<Space> at = isInPlay ? omega::inPlay(view.open, *role).at
        : figure != nullptr                  ? std::optional(figure->at)
                                             : std::nullopt;
    return at == event.at && (!at || omega::facingOf(view.open, event.who) == event.facing);
}

/// In the step of stances, a commando who is given one has chosen.
bool stands(const View &view, const omega::StanceChosen &event)
{
    const omega::Commando &commando = omega::inPlay(view.open, event.role);
    return commando.stance == event.stance && (commando.done || view.open.clock.step != omega::Step::Stances);
}

bool stands(const View &view, const omega::ConditionChanged &event)
{
    return omega::inPlay(view.open, event.role).condition == event.condition;
}

bool stands(const View &view, const omega::InitiativeAssigned &event)
{
    int card = 0;
    for (const omega::Role role : event.order)
        if (omega::inPlay(view.open, role).initiative != ++card)
            return false;
    return true;
}

bool stands(const View &view, const omega::KitChanged &event)
{
    return omega::inPlay(view.open, event.role).kit.contains(event.kit) == event.taken;
}

bool stands(const View &view, const omega::WeaponReadied &event)
{
    return omega::weaponInUse(omega::inPlay(view.open, event.role), event.attack) == event.weapon;
}

bool stands(const View & /*view*/, const omega::ItemMoved &event)
{
    return event.from && event.from == event.to;
}

bool stands(const View &view, const omega::PowerChanged &event)
{
    const omega::Standing *figure = omega::standingOf(view.open, event.figure);
    return figure != nullptr && figure->power == event.power;
}

// Corrections of tokens, cards, rounds and timers.

bool stands(const View & /*view*/, const omega::TokensMoved &event)
{
    return event.from == event.to || event.count == 0;
}

bool stands(const View &view, const omega::DeckCounted &event)
{
    return view.open.deck.left == event.left;
}

bool stands(const View &view, const omega::ReservesChanged &event)
{
    return heldIn(view.open.reserves, event.kind) == event.left;
}

bool stands(const View &view, const omega::AbilityWritten &event)
{
    const omega::Ability *ability = omega::found(view.open.content.abilities, event.card.id);
    return ability != nullptr && *ability == event.card;
}

bool stands(const View &view, const omega::ClockWritten &event)
{
    return view.open.clock == event.clock;
}

bool stands(const View &view, const omega::TurnWritten &event)
{
    return view.open.turn == event.turn && view.open.cloneAttacks == event.cloneAttacks
        && view.open.hazarded == event.hazarded;
}

bool stands(const View &view, const omega::TimersMoved &event)
{
    return view.open.clock.primary == event.primary && view.open.clock.secondary == event.secondary;
}

bool stands(const View &view, const omega::CrisisReached &event)
{
    return view.open.clock.crisis == event.reached;
}

// Corrections of the ground.

/// Printed markers of a tile cannot be removed.
bool stands(const View &view, const omega::MarkerTaken &event)
{
    return !heldIn(view.open.ground.markers, event.marker).contains(event.at);
}

bool stands(const View &view, const omega::MarkerHurt &event)
{
    return omega::woundsOf(view.open, event.marker, event.at) == event.wounds;
}

bool stands(const View &view, const omega::ObjectivePlaced &event)
{
    const auto lies = view.open.ground.objectives.find(event.objective);
    return lies != view.open.ground.objectives.end() && lies->second == event.at;
}

bool stands(const View &view, const omega::DoorKindSet &event)
{
    if (!view.overseer)
        return false;
    const auto kind = view.overseer->doors.find(event.door.edge);
    return kind != view.overseer->doors.end() && kind->second == event.kind;
}

bool stands(const View &view, const omega::DoorTurnedUp &event)
{
    return heldIn(view.open.ground.doors, event.door.edge) == event.kind;
}

bool stands(const View &view, const omega::GroundWritten &event)
{
    return view.open.ground == event.ground;
}

bool stands(const View &view, const omega::StackSet &event)
{
    return view.overseer && heldIn(view.overseer->stacks, event.room) == event.cards;
}

bool stands(const View &view, const omega::TileFlipped &event)
{
    return view.open.ground.flipped.contains(event.tile);
}

template <typename... Kinds>
bool anyStands(const View &view, const omega::Event &event)
{
    const auto isOne = [&]<typename Kind>(const Kind *kind) { return kind != nullptr && stands(view, *kind); };
    return (isOne(get_if<Kinds>(&event)) || ...);
}

} // namespace

bool standsAlready(const omega::View &view, const OmegaCommand &correction)
{
    const auto *correct = correction.as<omega::Correct>();
    return correct != nullptr
        && anyStands<omega::WoundsChanged, omega::Placed, omega::StanceChosen, omega::ConditionChanged,
            omega::InitiativeAssigned, omega::KitChanged, omega::WeaponReadied, omega::ItemMoved, omega::PowerChanged,
            omega::TokensMoved, omega::DeckCounted, omega::ReservesChanged, omega::AbilityWritten, omega::ClockWritten,
            omega::TurnWritten, omega::TimersMoved, omega::CrisisReached, omega::MarkerTaken, omega::MarkerHurt,
            omega::ObjectivePlaced, omega::DoorKindSet, omega::DoorTurnedUp, omega::GroundWritten, omega::StackSet,
            omega::TileFlipped, omega::CommandoChosen>(view, correct->event);
}

} // namespace dossier
