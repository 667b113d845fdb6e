#include "views/omega/selection/omega_command.h"

namespace dossier
{

template <typename Kind>
OmegaCommand makeCommand(const Kind &command)
{
    return OmegaCommand(std::make_shared<const omega::Command>(command));
}

template <typename Kind>
OmegaCommand makeCorrection(const Kind &event)
{
    return OmegaCommand(std::make_shared<const omega::Command>(omega::Correct{event}));
}

OmegaCommand makeDueCommand(const OmegaViewPtr &view, std::size_t due)
{
    return OmegaCommand({view, &view->due.at(due).command});
}

template OmegaCommand makeCommand(const omega::ChooseCommando &);
template OmegaCommand makeCommand(const omega::TakeKit &);
template OmegaCommand makeCommand(const omega::PlaceCommando &);
template OmegaCommand makeCommand(const omega::PlaceDoor &);
template OmegaCommand makeCommand(const omega::CutRooms &);
template OmegaCommand makeCommand(const omega::PlaceStack &);
template OmegaCommand makeCommand(const omega::ShuffleDeck &);
template OmegaCommand makeCommand(const omega::CountDeck &);
template OmegaCommand makeCommand(const omega::BeginGame &);
template OmegaCommand makeCommand(const omega::AdvanceTimers &);
template OmegaCommand makeCommand(const omega::TransferAdrenaline &);
template OmegaCommand makeCommand(const omega::AssignInitiative &);
template OmegaCommand makeCommand(const omega::ChooseStance &);
template OmegaCommand makeCommand(const omega::BeginTurn &);
template OmegaCommand makeCommand(const omega::EndTurn &);
template OmegaCommand makeCommand(const omega::ResolveEvent &);
template OmegaCommand makeCommand(const omega::SpringEvent &);
template OmegaCommand makeCommand(const omega::RefreshDashboard &);
template OmegaCommand makeCommand(const omega::BeginActivations &);
template OmegaCommand makeCommand(const omega::EndActivations &);
template OmegaCommand makeCommand(const omega::DiscardAdrenaline &);
template OmegaCommand makeCommand(const omega::ReachCrisis &);
template OmegaCommand makeCommand(const omega::EndGame &);
template OmegaCommand makeCommand(const omega::ChangeSubstitutes &);
template OmegaCommand makeCommand(const omega::Move &);
template OmegaCommand makeCommand(const omega::ContinueMove &);
template OmegaCommand makeCommand(const omega::Face &);
template OmegaCommand makeCommand(const omega::LeaveMap &);
template OmegaCommand makeCommand(const omega::Investigate &);
template OmegaCommand makeCommand(const omega::OpenDoor &);
template OmegaCommand makeCommand(const omega::Trade &);
template OmegaCommand makeCommand(const omega::Equip &);
template OmegaCommand makeCommand(const omega::Revive &);
template OmegaCommand makeCommand(const omega::Heal &);
template OmegaCommand makeCommand(const omega::UseKit &);
template OmegaCommand makeCommand(const omega::TakeAction &);
template OmegaCommand makeCommand(const omega::BeginChallenge &);
template OmegaCommand makeCommand(const omega::BoostChallenge &);
template OmegaCommand makeCommand(const omega::RollChallenge &);
template OmegaCommand makeCommand(const omega::UseAbility &);
template OmegaCommand makeCommand(const omega::ForceDoor &);
template OmegaCommand makeCommand(const omega::ResolveCard &);
template OmegaCommand makeCommand(const omega::Spawn &);
template OmegaCommand makeCommand(const omega::PlaceMarkers &);
template OmegaCommand makeCommand(const omega::LeaveRest &);
template OmegaCommand makeCommand(const omega::ActivateEnemy &);
template OmegaCommand makeCommand(const omega::DeclareAttack &);
template OmegaCommand makeCommand(const omega::JoinAttack &);
template OmegaCommand makeCommand(const omega::Assist &);
template OmegaCommand makeCommand(const omega::RollAttack &);
template OmegaCommand makeCommand(const omega::RerollDice &);
template OmegaCommand makeCommand(const omega::ApplyAttack &);
template OmegaCommand makeCommand(const omega::Explode &);
template OmegaCommand makeCommand(const omega::RollHazard &);
template OmegaCommand makeCommand(const omega::KnockBack &);
template OmegaCommand makeCommand(const omega::BeginEffect &);
template OmegaCommand makeCommand(const omega::EndEffect &);
template OmegaCommand makeCommand(const omega::Interrupt &);
template OmegaCommand makeCommand(const omega::SetPower &);
template OmegaCommand makeCommand(const omega::Deploy &);
template OmegaCommand makeCommand(const omega::WritePlan &);
template OmegaCommand makeCommand(const omega::WriteNotes &);
template OmegaCommand makeCommand(const omega::Correct &);

template OmegaCommand makeCorrection(const omega::TokensMoved &);
template OmegaCommand makeCorrection(const omega::WoundsChanged &);
template OmegaCommand makeCorrection(const omega::ClockWritten &);
template OmegaCommand makeCorrection(const omega::GameEnded &);
template OmegaCommand makeCorrection(const omega::KitChanged &);
template OmegaCommand makeCorrection(const omega::WeaponReadied &);
template OmegaCommand makeCorrection(const omega::DoorKindSet &);
template OmegaCommand makeCorrection(const omega::ReservesChanged &);
template OmegaCommand makeCorrection(const omega::Placed &);
template OmegaCommand makeCorrection(const omega::CommandoChosen &);
template OmegaCommand makeCorrection(const omega::FigureLeft &);
template OmegaCommand makeCorrection(const omega::StanceChosen &);
template OmegaCommand makeCorrection(const omega::ConditionChanged &);
template OmegaCommand makeCorrection(const omega::InitiativeAssigned &);
template OmegaCommand makeCorrection(const omega::ItemMoved &);
template OmegaCommand makeCorrection(const omega::DeckCounted &);
template OmegaCommand makeCorrection(const omega::TurnWritten &);
template OmegaCommand makeCorrection(const omega::TimersMoved &);
template OmegaCommand makeCorrection(const omega::CrisisReached &);
template OmegaCommand makeCorrection(const omega::FigureArrived &);
template OmegaCommand makeCorrection(const omega::PowerChanged &);
template OmegaCommand makeCorrection(const omega::MarkerPlaced &);
template OmegaCommand makeCorrection(const omega::MarkerTaken &);
template OmegaCommand makeCorrection(const omega::ObjectivePlaced &);
template OmegaCommand makeCorrection(const omega::DoorTurnedUp &);
template OmegaCommand makeCorrection(const omega::DoorTaken &);
template OmegaCommand makeCorrection(const omega::GroundWritten &);
template OmegaCommand makeCorrection(const omega::StackSet &);
template OmegaCommand makeCorrection(const omega::TileFlipped &);
template OmegaCommand makeCorrection(const omega::AbilityWritten &);
template OmegaCommand makeCorrection(const omega::AbilityRemoved &);
template OmegaCommand makeCorrection(const omega::DoorPlaced &);
template OmegaCommand makeCorrection(const omega::MarkerHurt &);

} // namespace dossier
