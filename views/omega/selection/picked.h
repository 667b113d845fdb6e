#pragma once

#include "model/grid/space_set.h"
#include "model/omega/seen/refusal.h"
#include "views/omega/selection/omega_command.h"

#include <vector>

namespace dossier
{

/// What people have picked on the board of a session.
struct Picked
{
    /// Whose doing is asked for, and whom it is about.
    std::optional<omega::Combatant> actor{};
    std::optional<omega::Combatant> target{};
    std::optional<Space> space{};
    std::optional<Edge> door{};
    /// The actor's way, its own space first.
    std::vector<Space> path{};
    /// Where a mover or a new figure is to look; as the way goes without it.
    std::optional<Facing> facing{};
    /// Extras that the attack is to have, and whether it is free.
    std::vector<omega::ExtraId> extras{};
    bool free = false;
    /// Spaces for the markers that are to be placed.
    std::vector<Space> marked{};
    /// The order of the turns, as it is put together; empty while it is the one that is proposed.
    std::vector<omega::Role> order{};
    bool operator==(const Picked &) const = default;
};

/// A command that can be given by one press, and what the rules have against it.
struct Offer
{
    OmegaCommand command;
    omega::Refusal no{};
    /// What follows at once when that was done: the attack after the turn towards its target.
    std::optional<OmegaCommand> then{};
    /// Nothing is picked for it: it is the likeliest of what can be done now, and names who does it.
    bool proposed = false;
};

using Offers = std::vector<Offer>;

/// Whether people may be led to it: it is allowed, and neither gives something up, nor overrules the board, nor tells a
/// secret. Only such a one is the default button, or done by Enter or by letting a figure go.
bool isLedTo(const Offer &offer);

/// The offer of a command.
template <typename Kind>
Offer offered(const omega::View &view, const Kind &command)
{
    const OmegaCommand ask = makeCommand(command);
    return {ask, omega::refusal(view, ask.command())};
}

/// Whether the dice of an attack, a challenge or a hazard are waited for: nothing can be picked until they lie.
bool waitsForDice(const omega::PublicTable &table);

/// The picks after a press on a space: a figure to act in the overseer's steps, a target, a way of the actor, a space.
Picked pickedOn(const omega::View &view, Picked picked, Space space);

/// The picks after a press on a closed door.
Picked pickedAt(const omega::View &view, Picked picked, const Edge &door);

/// What is left of picks on another view: whose turn it is acts, and who is gone is picked no longer.
Picked mended(const omega::View &view, Picked picked);

/// The same after something was done: what it was to be done with or where is picked no longer.
Picked keptAfter(const omega::View &view, const Picked &picked);

/// What can be done with what is picked, the likeliest first. None of them is malformed.
Offers offersFor(const omega::View &view, const Picked &picked);

/// What can be chosen in the step that is due, beside what is picked on the board: stances, cards, places.
Offers offersDue(const omega::View &view, const Picked &picked);

/// What can be done now beside what is due, and has no button elsewhere: a planned event that has come, the end of a
/// turn in front of a door.
Offers offersPossible(const omega::View &view);

/// The order of turns that is proposed, or put together.
std::vector<omega::Role> orderOf(const omega::View &view, const Picked &picked);

/// The card of a revealed room that is next, when it is an objective that wants a place.
std::optional<omega::RoomCardId> objectiveDue(const omega::View &view);

/// The spaces where what is to be placed now can go, for the board to light up.
SpaceSet placesFor(const omega::View &view, const Picked &picked);

/// The actions of a commando that need nothing picked: healing, kit.
Offers offersOf(const omega::View &view, omega::Role role);

/// The number that the next figure of this table gets.
omega::NewFigureId nextFigure(const omega::PublicTable &table);

/// The facing of the last step of a way; nothing for a way without one.
std::optional<Facing> facingAlong(const std::vector<Space> &path);

} // namespace dossier
