#pragma once

#include "model/core/one_of.h"
#include "model/specter/seen/events.h"
#include "model/specter/seen/written_events.h"

namespace dossier::specter
{

/// An event at a table.
struct Event : OneOf<PlayersChosen, OptionsChosen, ObjectivesLaid, ObjectivesNoted, CharacterChosen, CardsTaken,
                   RolesDealt, PhaseBegan, ObjectiveCompleted, MovePlanned, AgentMoved, ChargeSpent, CardAnnounced,
                   MoveShown, CharacterRevealed, AgentFactSaid, FactsTakenOver, ObjectiveForetold, SmokeLaid,
                   SmokeCleared, GazeChanged, StunChanged, HunterTurnBegan, HunterBarred, HunterMoved, VehicleDriven,
                   AttackMade, AgentWounded, AmbushRolled, BladeRaised, HunterTurnEnded, TraitorRevealed, GameEnded,
                   SheetLaidOpen, RulingMade, HunterWritten, AgentWritten, SheetWritten, BoardWritten, SecretRulingMade>
{
    using OneOf::OneOf;
};

using Events = std::vector<Event>;

/// True when a seat may know an event: sheets, hands and roles are secret until they are shown.
bool mayKnow(const Event &event, const Seat &seat);

/// Returns the events that a seat may know, in order.
Events seenBy(const Events &events, const Seat &seat);

} // namespace dossier::specter
