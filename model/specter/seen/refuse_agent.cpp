#include "model/core/look_up.h"
#include "model/specter/seen/evidence.h"
#include "model/specter/seen/move.h"
#include "model/specter/seen/refusals.h"
#include "model/specter/seen/rule_ids.h"

#include <algorithm>

namespace dossier::specter
{

Refusal unlessOnMove(const View &seen, Agent agent)
{
    if (seen.open.secondAgentDue && agent == Agent::Second)
        return std::nullopt;
    if (const Refusal no = unlessPhase(seen, Phase::Agents))
        return no;
    if (inPlay(seen.open, agent).moved)
        return Violation{rule::SO_MOVE_1, reason::AgentHasMoved{agent}};
    return std::nullopt;
}

namespace
{

std::vector<Hunter> huntersOf(const PublicTable &table)
{
    std::vector<Hunter> hunters;
    for (const auto &[kind, hunter] : table.hunters)
        hunters.push_back({hunter.at, hunter.inVehicle});
    return hunters;
}

/// SO-MOVE-1, SO-BOARD-4.
Refusal refusePath(const View &seen, const Plan &plan)
{
    if (seen.sheet->at != plan.path.front())
        return Violation{rule::SO_MOVE_1, reason::BeginsElsewhere{plan.path.front()}};
    const std::vector<Space> path(plan.path.begin(), plan.path.end());
    const SpaceSet barred = barredBy(huntersOf(seen.open));
    std::optional<IllegalStep> fault
        = illegalStep(boardOf(seen.open), barred, path, maxSteps(seen.open, *seen.sheet, plan));
    if (!fault)
        return std::nullopt;
    // A hunter on the last space bars it, whatever the way there is.
    if (barred.contains(path.back()))
        fault = IllegalStep{rule::SO_MOVE_1, StepFault::Hunter, path.size() - 1};
    return Violation{fault->rule, reason::BadStep{static_cast<int>(fault->step), plan.path[fault->step], fault->fault}};
}

/// SO-MOVE-2: range of a card's token.
Refusal refuseTarget(const View &seen, const Plan &plan, const CardUse &use)
{
    const EquipmentCard *card = cardOf(seen.open.pack, use.card);
    const Coordinate from = use.before ? plan.path.front() : plan.path.back();
    const bool hasToken
        = use.card == Equipment::FlashBang || use.card == Equipment::SmokeGrenade || use.card == Equipment::HoloDecoy;
    if (hasToken)
    {
        const Board board = boardOf(seen.open);
        if (!use.at)
            return Violation{rule::SO_MOVE_2, reason::NoSpaceYet{}};
        if (!board.isOpen(*use.at) || !within(board, from, card->within.value_or(0)).contains(*use.at))
            return Violation{rule::SO_MOVE_2, reason::TokenTooFar{*use.at}};
    }
    if (use.card != Equipment::TangleLine)
        return std::nullopt;
    if (!use.hunter || !use.die)
        return Violation{rule::SO_MOVE_2, reason::NoHunterYet{}};
    const Board board = boardOf(seen.open);
    const HunterInPlay &hunter = inPlay(seen.open, *use.hunter);
    const SpaceSet sight = specter::seenBy(board, lookoutOf(*use.hunter, hunter), smokeSpaces(seen.open, board), false);
    if (hunter.inVehicle || !sight.contains(from))
        return Violation{rule::SO_MOVE_2, reason::NoTargetForCard{*use.hunter}};
    return std::nullopt;
}

/// SO-MOVE-2: one card, in the hand, with a charge left.
Refusal refuseCard(const View &seen, const Plan &plan)
{
    if (!plan.card)
        return std::nullopt;
    if (plan.card->card == Equipment::VelocityBlade || chargesLeft(seen.open.pack, *seen.sheet, plan.card->card) < 1)
        return Violation{rule::SO_MOVE_2, reason::CardNotThere{plan.card->card}};
    if (plan.card->card == Equipment::AdrenalSurge && !plan.card->before)
        return Violation{rule::SO_MOVE_2, reason::BeforeTheMove{plan.card->card}};
    return refuseTarget(seen, plan, *plan.card);
}

/// SO-MOVE-3.
Refusal refuseEscape(const View &seen, Agent agent, const Plan &plan)
{
    if (!plan.escape)
        return std::nullopt;
    const int done = static_cast<int>(seen.open.completed.size());
    if (agent == Agent::Second)
        return Violation{rule::SO_MOVE_3, reason::EscapesNot{agent}};
    if (!hasObjectives(seen.open) && !escapesWithoutObjectives(seen.open))
        return Violation{rule::SO_MOVE_3, reason::TooFewCompleted{done}};
    if (!std::ranges::count(escapesOf(seen.open.pack.board, setUpOf(seen.open)), plan.path.back())
        || returnsToTheStart(seen.open, agent, plan.path))
        return Violation{rule::SO_MOVE_3, reason::NoWayOut{plan.path.back()}};
    if (const std::optional<HunterKind> hunter = hunterOn(seen.open, plan.path.back()))
        return Violation{rule::SO_MOVE_3, reason::HunterOnTheWayOut{*hunter}};
    return std::nullopt;
}

} // namespace

/// SO-MOVE-2: next to it at the beginning of the turn, and before the move.
Refusal refuse(const View &seen, const CompleteObjective &command)
{
    const bool onPaper = seen.open.players.sheetsOnPaper;
    if (const Refusal wrong = onPaper ? std::nullopt : unlessSheet(seen, command.agent))
        return wrong;
    if (const Refusal wrong = unlessOnMove(seen, command.agent))
        return wrong;
    if (command.agent == Agent::Second)
        return Violation{rule::SO_TRAITOR_1, reason::CompletesNothing{command.agent}};
    if (std::ranges::count(seen.open.completed, command.objective))
        return Violation{rule::SO_MOVE_2, reason::CompletedAlready{command.objective}};
    const bool isPublic = setUpOf(seen.open).objectivesArePublic;
    if (isPublic && !std::ranges::count(seen.open.objectives, command.objective))
        return Violation{rule::SO_BOARD_3, reason::NoObjective{command.objective}};
    for (const auto &[kind, hunter] : seen.open.hunters)
        if (cardOf(seen.open, kind).foresight && !inPlay(seen.open, command.agent).foretold)
            return Violation{rule::SO_MOVE_2, reason::NotForetoldTo{kind}};
    if (onPaper)
        return refuseTurningOver(seen, command);
    if (!isPublic && !std::ranges::count(seen.sheet->objectives, command.objective))
        return Violation{rule::SO_BOARD_3, reason::NoObjective{command.objective}};
    const int reach = objectiveReach(seen.open, *seen.sheet);
    if (!seen.sheet->at || !within(boardOf(seen.open), command.objective, reach).contains(*seen.sheet->at))
        return Violation{rule::SO_MOVE_2, reason::NotBesideObjective{command.objective}};
    return std::nullopt;
}

Refusal refuse(const View &seen, const PlanMove &command)
{
    if (const Refusal wrong = unlessSheet(seen, command.agent))
        return wrong;
    if (const Refusal wrong = unlessOnMove(seen, command.agent))
        return wrong;
    if (!seen.sheet->character)
        return Violation{rule::SO_MOVE_2, reason::NoCharacterYet{}};
    if (static_cast<int>(seen.sheet->cards.size()) < cardsToTake(seen.open, command.agent))
        return Violation{rule::SO_MOVE_2, reason::CardsToTake{cardsToTake(seen.open, command.agent)}};
    if (const Refusal wrong = refuseCard(seen, command.plan))
        return wrong;
    if (const Refusal wrong = refusePath(seen, command.plan))
        return wrong;
    return refuseEscape(seen, command.agent, command.plan);
}

Refusal refuse(const View &seen, const ConfirmMove &command)
{
    if (const Refusal wrong = unlessSheet(seen, command.agent))
        return wrong;
    if (const Refusal wrong = unlessOnMove(seen, command.agent))
        return wrong;
    if (!seen.sheet->plan)
        return Violation{rule::SO_MOVE_1, reason::NoPlanYet{}};
    // Events since the plan may forbid it.
    return seen.sheet->plan->ruled ? std::nullopt : refuse(seen, PlanMove{command.agent, *seen.sheet->plan});
}

/// SO-SEE-2 to -4: the shown place is visible unless a hidden card was used, which the table cannot judge. Publicly
/// visible faults are refused.
Refusal refuse(const View &seen, const ReportMove &command)
{
    if (!seen.open.players.sheetsOnPaper)
        return Violation{rule::SO_SEE_2, reason::SheetKept{}};
    if (const Refusal wrong = unlessOnMove(seen, command.agent))
        return wrong;
    for (const std::optional<Coordinate> &place : {command.shown.at, command.stoodAt})
        if (const Refusal wrong = unlessOpen(seen, place))
            return wrong;
    if (const Refusal wrong = refuseCharacter(seen, command.agent, command.character))
        return wrong;
    return refuseAnnounced(seen, command.agent, command.card);
}

namespace
{

/// SO-MOVE-2: true when an objective near him can be turned over at the beginning of his next turn.
bool canComplete(const View &seen)
{
    if (!seen.sheet->at)
        return false;
    const bool isPublic = setUpOf(seen.open).objectivesArePublic;
    const Board board = boardOf(seen.open);
    const int reach = objectiveReach(seen.open, *seen.sheet);
    return std::ranges::any_of(isPublic ? seen.open.objectives : seen.sheet->objectives,
        [&](const Coordinate &objective)
        {
            return !std::ranges::count(seen.open.completed, objective)
                && within(board, objective, reach).contains(*seen.sheet->at);
        });
}

} // namespace

/// The Prophet's ear: announced after the move before, once, and truthfully; another agent may still have to move.
Refusal refuse(const View &seen, const ForetellObjective &command)
{
    const bool othersMove = command.agent == Agent::First && seen.open.clock.phase == Phase::Agents
        && inPlay(seen.open, command.agent).moved;
    if (const Refusal wrong = unlessPhase(seen, othersMove ? Phase::Agents : Phase::Hunters))
        return wrong;
    if (command.agent == Agent::Second)
        return Violation{rule::SO_TRAITOR_1, reason::CompletesNothing{command.agent}};
    if (std::ranges::none_of(
            seen.open.hunters, [&](const auto &one) { return cardOf(seen.open, one.first).foresight.has_value(); }))
        return Violation{rule::SO_MOVE_2, reason::OnlyHunter{HunterKind::Prophet}};
    if (inPlay(seen.open, command.agent).foretold)
        return Violation{rule::SO_MOVE_2, reason::ForetoldAlready{command.agent}};
    if (seen.open.players.sheetsOnPaper)
        return std::nullopt;
    if (const Refusal wrong = unlessSheet(seen, command.agent))
        return wrong;
    return canComplete(seen) ? std::nullopt : Refusal(Violation{rule::SO_MOVE_2, reason::NothingNear{}});
}

/// Cobra, found by the hunter whose turn it is, orthogonally next to him.
Refusal refuse(const View &seen, const SpringAmbush &command)
{
    if (const Refusal wrong = unlessPhase(seen, Phase::Hunters))
        return wrong;
    const AgentInPlay &agent = inPlay(seen.open, command.agent);
    const AgentCard *card = agent.character ? cardOf(seen.open.pack, *agent.character) : nullptr;
    if (card == nullptr || !card->ambushOnAtLeast)
        return Violation{rule::SO_HUNT_1, reason::OnlyCharacter{AgentKind::Cobra}};
    const Coordinate *found = seen.open.turn ? lookUp(seen.open.turn->found, command.agent) : nullptr;
    if (found == nullptr || !seen.open.turn->moved || seen.open.turn->attacked)
        return Violation{rule::SO_HUNT_3, reason::NobodyAttacks{command.agent}};
    const HunterInPlay &hunter = inPlay(seen.open, seen.open.turn->hunter);
    const Coordinate at = *found;
    if (seen.open.turn->ambushedBy.contains(command.agent))
        return Violation{rule::SO_HUNT_1, reason::AmbushedAlready{command.agent}};
    const bool beside = kingsDistance(at, hunter.at) == 1 && (at.x == hunter.at.x || at.y == hunter.at.y);
    if (hunter.inVehicle || hunter.stunned || !beside)
        return Violation{rule::SO_HUNT_1, reason::NotBeside{hunter.at}};
    return std::nullopt;
}

/// Velocity Blade: an attack is imminent, that is, a hunter has found him and has not rolled, or the Gun may fire at
/// once.
Refusal refuse(const View &seen, const RaiseBlade &command)
{
    const bool onPaper = seen.open.players.sheetsOnPaper;
    if (const Refusal wrong = onPaper ? std::nullopt : unlessSheet(seen, command.agent))
        return wrong;
    if (const Refusal wrong = unlessAPartOfATurn(seen))
        return wrong;
    const AgentInPlay &agent = inPlay(seen.open, command.agent);
    if (agent.bladeRaised || (!onPaper && chargesLeft(seen.open.pack, *seen.sheet, Equipment::VelocityBlade) < 1))
        return Violation{rule::SO_MOVE_2, reason::CardNotThere{Equipment::VelocityBlade}};
    if (const Refusal wrong = onPaper ? refuseShownCard(seen, command.agent, Equipment::VelocityBlade) : std::nullopt)
        return wrong;
    const std::optional<HunterTurn> &turn = seen.open.turn;
    const bool attacked = turn && !turn->attacked && turn->found.contains(command.agent);
    if (!attacked && !mayQuickDraw(seen.open, command.agent))
        return Violation{rule::SO_HUNT_4, reason::NobodyAttacks{command.agent}};
    return std::nullopt;
}

} // namespace dossier::specter
