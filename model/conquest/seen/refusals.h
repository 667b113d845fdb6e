#pragma once

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/refusal.h"

namespace dossier::conquest
{

/// Joins a rule and a reason.
template <typename Why>
Violation violation(Rule rule, Why why)
{
    if constexpr (PlayReason::indexOf<Why>() < PlayReason::count)
        return {rule, PlayReason(std::move(why))};
    else
        return {rule, FightReason(std::move(why))};
}

/// CQ-SECRET-1: the player who owns a command, and the things that it hides.
Colour ownerIn(const Command &command);

/// CQ-DUE-2, -3: refuses in another phase, or when something else comes first.
Refusal unlessPhase(const View &seen, Phase phase);
Refusal unlessFree(const View &seen);

/// CQ-DUE-2: refuses also unless it is that player's turn.
Refusal unlessTurn(const View &seen, Phase phase, Colour player);

/// Refuses unless the game is under way and not over.
Refusal unlessPlaying(const View &seen);

/// Refuses unless the battle is at that stage.
Refusal unlessStage(const View &seen, Stage stage);

/// CQ-RES-7: when a card places a token among several, the first player names the one that is pushed: the card moves
/// that one first.
Refusal unlessPushesAreSaid(const View &seen, const std::vector<Effect> &effects);

/// CQ-SECRET-1: an effect discards from a hand that Dossier keeps only what is in it, and only its owner names that.
Refusal unlessHandHasIt(const View &seen, const EventDiscarded &discarded);

/// CQ-EVENT-2: returns the reason why an event cannot be played from that hand now.
Refusal refuseCard(const View &seen, Colour player, const std::string &card);

// One function per command, in the order of the digest. Each reads only the view.

// --- Set-up ---

Refusal refuse(const View &seen, const ChoosePlayers &command);
Refusal refuse(const View &seen, const ChooseOptions &command);
Refusal refuse(const View &seen, const Describe &command);
Refusal refuse(const View &seen, const DescribeSheet &command);
Refusal refuse(const View &seen, const SayTouching &command);
Refusal refuse(const View &seen, const TakeRace &command);
Refusal refuse(const View &seen, const BeginGame &command);

// --- Command (CQ-CMD) ---

Refusal refuse(const View &seen, const TakeBack &command);
Refusal refuse(const View &seen, const ChooseToken &command);
Refusal refuse(const View &seen, const RollPoints &command);
Refusal refuse(const View &seen, const AnswerOne &command);
Refusal refuse(const View &seen, const RollFirst &command);

// --- Action (CQ-ACT) ---

Refusal refuse(const View &seen, const MoveAlien &command);
Refusal refuse(const View &seen, const LandAlien &command);
Refusal refuse(const View &seen, const BuyThreat &command);
Refusal refuse(const View &seen, const EndAction &command);

// --- Events, Space Stuff, abilities ---

Refusal refuse(const View &seen, const PlayEvent &command);
Refusal refuse(const View &seen, const UseAbility &command);
Refusal refuse(const View &seen, const ActivateStuff &command);
Refusal refuse(const View &seen, const ApplyCard &command);
Refusal refuse(const View &seen, const LeaveEffect &command);
Refusal refuse(const View &seen, const CancelCard &command);
Refusal refuse(const View &seen, const LetWin &command);
Refusal refuse(const View &seen, const ShowHand &command);

// --- Battle (CQ-EXP, CQ-FIGHT) ---

Refusal refuse(const View &seen, const Explore &command);
Refusal refuse(const View &seen, const FightToken &command);
Refusal refuse(const View &seen, const TurnUpResistance &command);
Refusal refuse(const View &seen, const FightAliens &command);
Refusal refuse(const View &seen, const RollBarrage &command);
Refusal refuse(const View &seen, const RollRound &command);
Refusal refuse(const View &seen, const ChangeDice &command);
Refusal refuse(const View &seen, const ResolveRound &command);
Refusal refuse(const View &seen, const LoseAlien &command);
Refusal refuse(const View &seen, const Flee &command);
Refusal refuse(const View &seen, const GoOn &command);
Refusal refuse(const View &seen, const Conquer &command);
Refusal refuse(const View &seen, const Steal &command);
Refusal refuse(const View &seen, const EndBattles &command);

// --- Draw (CQ-DRAW) ---

Refusal refuse(const View &seen, const DiscardEvent &command);
Refusal refuse(const View &seen, const DrawEvents &command);
Refusal refuse(const View &seen, const EndTurn &command);

// --- The resistance (CQ-RES) ---

Refusal refuse(const View &seen, const DrawResistanceEvent &command);
Refusal refuse(const View &seen, const FreeLocations &command);
Refusal refuse(const View &seen, const AdvanceTechnology &command);
Refusal refuse(const View &seen, const PlaceToken &command);
Refusal refuse(const View &seen, const MoveToken &command);
Refusal refuse(const View &seen, const FireBarrage &command);
Refusal refuse(const View &seen, const RollTechnology &command);
Refusal refuse(const View &seen, const FightCaptain &command);

// --- The end ---

Refusal refuse(const View &seen, const EndGame &command);
Refusal refuse(const View &seen, const Correct &command);

} // namespace dossier::conquest
