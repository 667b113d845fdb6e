#pragma once

#include "model/grid/space_set.h"
#include "model/omega/seen/refusal.h"
#include "views/omega/selection/omega_command.h"

#include <vector>

namespace dossier
{

/// The user's picks on the board of a session.
struct Picked
{
    /// The combatant that acts, and the target of the action.
    std::optional<omega::Combatant> actor{};
    std::optional<omega::Combatant> target{};
    std::optional<Space> space{};
    std::optional<Edge> door{};
    /// The actor's way, beginning with its own space.
    std::vector<Space> path{};
    /// Facing of a mover or a new figure; by default the direction of the way.
    std::optional<Facing> facing{};
    /// Extras of the attack, and whether it is free.
    std::vector<omega::ExtraId> extras{};
    bool free = false;
    /// Spaces for the markers that are to be placed.
    std::vector<Space> marked{};
    /// The order of turns as the user puts it together; empty while it is the proposed one.
    std::vector<omega::Role> order{};
    bool operator==(const Picked &) const = default;
};

/// A command that one press can give, and the rules' objection to it.
struct Offer
{
    OmegaCommand command;
    omega::Refusal no{};
    /// A command that follows at once: the attack after the turn towards its target.
    std::optional<OmegaCommand> then{};
    /// Nothing is picked for it: it is the likeliest of the possible actions, and names its actor.
    bool proposed = false;
    /// Gives something away that is hardly meant: never the default. It puts a piece onto the actor's own space, or
    /// activates an enemy only to move that could attack.
    bool isUnlikely = false;
};

using Offers = std::vector<Offer>;

/// True when the offer may be a default: it is legal, and neither gives something up, nor overrules the board, nor
/// reveals a secret, nor is unlikely. Only such an offer is the default button, or is done by Enter or by dropping a
/// figure.
bool isLedTo(const Offer &offer);

/// Returns the offer of a command.
template <typename Kind>
Offer offered(const omega::View &view, const Kind &command)
{
    const OmegaCommand ask = makeCommand(command);
    return {ask, omega::refusal(view, ask.command())};
}

/// True when the dice of an attack, a challenge or a hazard are awaited: nothing can be picked before they are entered.
bool waitsForDice(const omega::PublicTable &table);

/// True when markers are to be placed: presses pick spaces for them.
bool placesMarkers(const omega::PublicTable &table);

/// Returns the picks after a press on a space: a figure to act in the overseer's steps, a target, a way of the actor, a
/// space.
Picked pickedOn(const omega::View &view, Picked picked, Space space);

/// Returns the picks after a press on a closed door.
Picked pickedAt(const omega::View &view, Picked picked, const Edge &door);

/// Returns the picks that are valid in another view: the combatant whose turn it is becomes the actor, and removed ones
/// are deselected.
Picked mended(const omega::View &view, Picked picked);

/// Returns the picks after an action: those that the action used are deselected.
Picked keptAfter(const omega::View &view, const Picked &picked);

/// Returns the possible actions with the picks, the likeliest first. None of them is malformed.
Offers offersFor(const omega::View &view, const Picked &picked);

/// Returns the choices of the step that is due, beside the picks on the board: stances, cards, places.
Offers offersDue(const omega::View &view, const Picked &picked);

/// Returns possible actions that are not due and have no button elsewhere: a planned event that has come, the end of a
/// turn in front of a door.
Offers offersPossible(const omega::View &view);

/// Returns the order of turns that is proposed, or that the user has put together.
std::vector<omega::Role> orderOf(const omega::View &view, const Picked &picked);

/// Returns the next card of a revealed room, when it is an objective that must be placed.
std::optional<omega::RoomCardId> objectiveDue(const omega::View &view);

/// Returns the spaces where the due pieces or markers can be placed, for the board to highlight.
SpaceSet placesFor(const omega::View &view, const Picked &picked);

/// Returns the actions of a commando that need no pick: healing, kit.
Offers offersOf(const omega::View &view, omega::Role role);

/// Returns the number of the table's next figure.
omega::NewFigureId nextFigure(const omega::PublicTable &table);

/// Returns the facing of the last step of a way; nothing for a way without one.
std::optional<Facing> facingAlong(const std::vector<Space> &path);

} // namespace dossier
