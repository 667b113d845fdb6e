#include "views/omega/asks/ask.h"

namespace dossier
{

template <typename Kind>
Ask asking(const Kind &command)
{
    return Ask(std::make_shared<const omega::Command>(command));
}

template <typename Kind>
Ask correcting(const Kind &event)
{
    return Ask(std::make_shared<const omega::Command>(omega::Correct{event}));
}

Ask askingDue(const SeenView &view, std::size_t due)
{
    return Ask({view, &view->due.at(due).command});
}

template Ask asking(const omega::ChooseCommando &);
template Ask asking(const omega::TakeKit &);
template Ask asking(const omega::PlaceCommando &);
template Ask asking(const omega::PlaceDoor &);
template Ask asking(const omega::CutRooms &);
template Ask asking(const omega::PlaceStack &);
template Ask asking(const omega::ShuffleDeck &);
template Ask asking(const omega::CountDeck &);
template Ask asking(const omega::BeginGame &);
template Ask asking(const omega::AdvanceTimers &);
template Ask asking(const omega::TransferAdrenaline &);
template Ask asking(const omega::AssignInitiative &);
template Ask asking(const omega::ChooseStance &);
template Ask asking(const omega::BeginTurn &);
template Ask asking(const omega::EndTurn &);
template Ask asking(const omega::ResolveEvent &);
template Ask asking(const omega::SpringEvent &);
template Ask asking(const omega::RefreshDashboard &);
template Ask asking(const omega::BeginActivations &);
template Ask asking(const omega::EndActivations &);
template Ask asking(const omega::DiscardAdrenaline &);
template Ask asking(const omega::ReachCrisis &);
template Ask asking(const omega::EndGame &);
template Ask asking(const omega::ChangeSubstitutes &);
template Ask asking(const omega::Move &);
template Ask asking(const omega::ContinueMove &);
template Ask asking(const omega::Face &);
template Ask asking(const omega::LeaveMap &);
template Ask asking(const omega::Investigate &);
template Ask asking(const omega::OpenDoor &);
template Ask asking(const omega::Trade &);
template Ask asking(const omega::Equip &);
template Ask asking(const omega::Revive &);
template Ask asking(const omega::Heal &);
template Ask asking(const omega::UseKit &);
template Ask asking(const omega::TakeAction &);
template Ask asking(const omega::BeginChallenge &);
template Ask asking(const omega::BoostChallenge &);
template Ask asking(const omega::RollChallenge &);
template Ask asking(const omega::UseAbility &);
template Ask asking(const omega::ForceDoor &);
template Ask asking(const omega::ResolveCard &);
template Ask asking(const omega::Spawn &);
template Ask asking(const omega::PlaceMarkers &);
template Ask asking(const omega::LeaveRest &);
template Ask asking(const omega::ActivateEnemy &);
template Ask asking(const omega::DeclareAttack &);
template Ask asking(const omega::JoinAttack &);
template Ask asking(const omega::Assist &);
template Ask asking(const omega::RollAttack &);
template Ask asking(const omega::RerollDice &);
template Ask asking(const omega::ApplyAttack &);
template Ask asking(const omega::Explode &);
template Ask asking(const omega::RollHazard &);
template Ask asking(const omega::KnockBack &);
template Ask asking(const omega::BeginEffect &);
template Ask asking(const omega::EndEffect &);
template Ask asking(const omega::Interrupt &);
template Ask asking(const omega::SetPower &);
template Ask asking(const omega::Deploy &);
template Ask asking(const omega::WritePlan &);
template Ask asking(const omega::WriteNotes &);
template Ask asking(const omega::Correct &);

template Ask correcting(const omega::TokensMoved &);
template Ask correcting(const omega::WoundsChanged &);
template Ask correcting(const omega::ClockWritten &);
template Ask correcting(const omega::GameEnded &);
template Ask correcting(const omega::KitChanged &);
template Ask correcting(const omega::WeaponReadied &);
template Ask correcting(const omega::DoorKindSet &);
template Ask correcting(const omega::ReservesChanged &);
template Ask correcting(const omega::Placed &);
template Ask correcting(const omega::FigureLeft &);
template Ask correcting(const omega::StanceChosen &);
template Ask correcting(const omega::ConditionChanged &);
template Ask correcting(const omega::InitiativeAssigned &);
template Ask correcting(const omega::ItemMoved &);
template Ask correcting(const omega::DeckCounted &);
template Ask correcting(const omega::TurnWritten &);
template Ask correcting(const omega::TimersMoved &);
template Ask correcting(const omega::CrisisReached &);
template Ask correcting(const omega::FigureArrived &);
template Ask correcting(const omega::PowerChanged &);
template Ask correcting(const omega::MarkerPlaced &);
template Ask correcting(const omega::MarkerTaken &);
template Ask correcting(const omega::ObjectivePlaced &);
template Ask correcting(const omega::DoorTurnedUp &);
template Ask correcting(const omega::DoorTaken &);
template Ask correcting(const omega::GroundWritten &);
template Ask correcting(const omega::StackSet &);
template Ask correcting(const omega::TileFlipped &);
template Ask correcting(const omega::AbilityWritten &);
template Ask correcting(const omega::AbilityRemoved &);
template Ask correcting(const omega::DoorPlaced &);
template Ask correcting(const omega::MarkerHurt &);

} // namespace dossier
