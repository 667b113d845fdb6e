#include "model/specter/seen/attack_rolls.h"
#include "model/specter/seen/hunter_moves.h"
#include "model/specter/seen/refusals.h"
#include "model/specter/seen/rule_ids.h"

namespace dossier::specter
{

namespace
{

/// SO-HUNT-1: a hunter's turn is under way.
Refusal unlessOnTurn(const View &seen)
{
    if (const Refusal wrong = unlessPhase(seen, Phase::Hunters))
        return wrong;
    return seen.open.turn ? std::nullopt : Refusal(Violation{rule::SO_HUNT_1, reason::NoTurnYet{}});
}

/// A hunter's turn is under way and he has not moved yet.
Refusal unlessToMove(const View &seen)
{
    if (const Refusal wrong = unlessOnTurn(seen))
        return wrong;
    return seen.open.turn->moved ? Refusal(Violation{rule::SO_HUNT_1, reason::HasMoved{seen.open.turn->hunter}})
                                 : std::nullopt;
}

const HunterInPlay &onTurn(const View &seen)
{
    return specter::inPlay(seen.open, seen.open.turn->hunter);
}

HunterCard cardOnTurn(const View &seen)
{
    return cardOf(seen.open, seen.open.turn->hunter);
}

/// SO-HUNT-3, -5: the answers of agents on paper are entered, once for each; answers that the app knows are not.
Refusal unlessSaid(const View &seen, const std::vector<Said> &said, Rule rule)
{
    const std::size_t needed = seen.open.players.sheetsOnPaper ? seen.open.agents.size() : 0;
    std::map<Agent, int> times;
    for (const Said &one : said)
        ++times[one.agent];
    if (said.size() != needed || times.size() != needed)
        return Violation{rule,
            needed == 0 ? Reason(reason::AnswersFollow{}) : Reason(reason::AnswersNeeded{static_cast<int>(needed)})};
    for (const Said &one : said)
    {
        for (const std::optional<Coordinate> &place : {one.at, one.found})
            if (const Refusal wrong = unlessOpen(seen, place))
                return wrong;
        if (const Refusal wrong = refuseCharacter(seen, one.agent, one.character))
            return wrong;
    }
    return std::nullopt;
}

/// SO-HUNT-4: the number of dice is that of the terms, and people decide when the dice can be read both ways.
Refusal refuseDice(const std::optional<AttackTerms> &terms, const std::vector<std::vector<int>> &dice,
    const std::optional<bool> &decided)
{
    if (!terms)
        return Violation{rule::SO_HUNT_4, reason::NoWayThere{}};
    if (static_cast<int>(dice.size()) != terms->dice)
        return Violation{rule::SO_HUNT_4, reason::DiceToRoll{terms->dice}};
    if (hits(*terms, dice).has_value() == decided.has_value())
        return Violation{rule::SO_HUNT_4, decided ? Reason(reason::DiceDecide{}) : Reason(reason::TableDecides{})};
    return std::nullopt;
}

} // namespace

/// SO-HUNT-1: each once a turn, one after another.
Refusal refuse(const View &seen, const BeginHunterTurn &command)
{
    if (const Refusal wrong = unlessPhase(seen, Phase::Hunters))
        return wrong;
    if (seen.open.turn)
        return Violation{rule::SO_HUNT_1, reason::OthersTurn{seen.open.turn->hunter}};
    if (specter::inPlay(seen.open, command.hunter).hadTurn)
        return Violation{rule::SO_HUNT_1, reason::HadTurn{command.hunter}};
    return std::nullopt;
}

/// SO-HUNT-6: one of four hunters, at the start of a turn.
Refusal refuse(const View &seen, const BarFromVehicle &command)
{
    if (const Refusal wrong = unlessPhase(seen, Phase::Hunters))
        return wrong;
    if (!setUpOf(seen.open).traitor)
        return Violation{rule::SO_HUNT_6, reason::BarringNeedsFour{setUpOf(seen.open).hunters}};
    if (seen.open.turn && seen.open.turn->moved)
        return Violation{rule::SO_HUNT_6, reason::BarredTooLate{seen.open.turn->hunter}};
    for (const auto &[kind, hunter] : seen.open.hunters)
        if (command.barred && hunter.barred)
            return Violation{rule::SO_HUNT_6, reason::Barred{kind}};
    return std::nullopt;
}

/// SO-HUNT-1, -2, -6.
Refusal refuse(const View &seen, const MoveHunter &command)
{
    if (const Refusal wrong = unlessToMove(seen))
        return wrong;
    if (const Refusal wrong = unlessSaid(seen, command.said, rule::SO_HUNT_3))
        return wrong;
    const HunterInPlay &hunter = onTurn(seen);
    const HunterEnds ends = hunterEnds(boardOf(seen.open), hunterOnTurn(seen.open, seen.open.turn->hunter));
    if (command.getsIn && hunter.barred && !hunter.inVehicle)
        return Violation{rule::SO_HUNT_6, reason::Barred{seen.open.turn->hunter}};
    if (command.getsIn && (!ends.getsIn || command.to != seen.open.vehicle))
        return Violation{rule::SO_HUNT_2, reason::VehicleOutOfReach{command.to}};
    if (!command.getsIn && !ends.onFoot.contains(command.to))
        return hunter.inVehicle ? Violation{rule::SO_HUNT_2, reason::VehicleOutOfReach{command.to}}
                                : Violation{rule::SO_HUNT_1, reason::OutOfReach{command.to}};
    return std::nullopt;
}

/// SO-HUNT-2: the driver sits in it, or controls it from afar.
Refusal refuse(const View &seen, const DriveVehicle &command)
{
    if (const Refusal wrong = unlessToMove(seen))
        return wrong;
    if (const Refusal wrong = unlessSaid(seen, command.said, rule::SO_HUNT_3))
        return wrong;
    const HunterInPlay &hunter = onTurn(seen);
    const bool controls = cardOnTurn(seen).controlsTheVehicle && !hunter.stunned;
    if (!hunter.inVehicle && !controls)
        return Violation{rule::SO_HUNT_2, reason::OnFoot{seen.open.turn->hunter}};
    const bool stays = command.to == seen.open.vehicle;
    if (hunter.barred && !stays)
        return Violation{rule::SO_HUNT_6, reason::Barred{seen.open.turn->hunter}};
    const std::optional<int> steps = stepsByRoad(boardOf(seen.open), seen.open.vehicle, command.to);
    if (!steps)
        return Violation{rule::SO_HUNT_2, reason::VehicleOutOfReach{command.to}};
    if (*steps > 0 && sensorForbidsDriving(seen.open))
        return Violation{rule::SO_HUNT_5, reason::SensorUsed{seen.open.turn->hunter}};
    const int left = vehicleStepsLeft(seen.open);
    return *steps <= left ? std::nullopt : Refusal(Violation{rule::SO_HUNT_2, reason::VehicleStepsLeft{left}});
}

/// SO-HUNT-5: instead of driving, for all hunters of a turn together.
Refusal refuse(const View &seen, const UseSensor &command)
{
    if (const Refusal wrong = unlessToMove(seen))
        return wrong;
    if (const Refusal wrong = unlessSaid(seen, command.said, rule::SO_HUNT_5))
        return wrong;
    const HunterInPlay &hunter = onTurn(seen);
    const bool controls = cardOnTurn(seen).controlsTheVehicle && !hunter.stunned;
    if (!hunter.inVehicle && !controls)
        return Violation{rule::SO_HUNT_5, reason::OnFoot{seen.open.turn->hunter}};
    if (hunter.barred && seen.open.options.barredFromSensor)
        return Violation{rule::SO_HUNT_6, reason::Barred{seen.open.turn->hunter}};
    if (const int driven = seen.open.driven.value_or(0); driven > 0 && !seen.open.options.sensorBesideDriving)
        return Violation{rule::SO_HUNT_5, reason::DrivenThisTurn{driven}};
    for (const Said &said : command.said)
        if (!said.reading)
            return Violation{rule::SO_HUNT_5, reason::NoReadingYet{}};
    return std::nullopt;
}

/// The Prophet's card, instead of moving, once agents have moved that often.
Refusal refuse(const View &seen, const LookBack &command)
{
    if (const Refusal wrong = unlessToMove(seen))
        return wrong;
    if (const Refusal wrong = unlessSaid(seen, command.said, rule::SO_HUNT_1))
        return wrong;
    const HunterCard card = cardOnTurn(seen);
    if (!card.foresight || onTurn(seen).stunned)
        return Violation{rule::SO_HUNT_1, reason::OnlyHunter{HunterKind::Prophet}};
    for (const auto &[agent, inPlay] : seen.open.agents)
        if (static_cast<int>(inPlay.turns.size()) > card.foresight->looksBackTurns)
            return std::nullopt;
    return Violation{rule::SO_HUNT_1, reason::MovedTooSeldom{card.foresight->looksBackTurns}};
}

/// The Gun's card: after moving, on foot, when nobody was found.
Refusal refuse(const View &seen, const SniperShot &command)
{
    if (const Refusal wrong = unlessOnTurn(seen))
        return wrong;
    if (const Refusal wrong = unlessSaid(seen, command.said, rule::SO_HUNT_3))
        return wrong;
    const HunterTurn &turn = *seen.open.turn;
    if (!cardOnTurn(seen).shooting)
        return Violation{rule::SO_HUNT_4, reason::OnlyHunter{HunterKind::Gun}};
    if (!turn.moved || turn.usedAbility || turn.attacked)
        return Violation{rule::SO_HUNT_4, reason::MovesFirst{turn.hunter}};
    if (!turn.found.empty() || onTurn(seen).inVehicle || onTurn(seen).stunned)
        return Violation{rule::SO_HUNT_4, reason::CannotShoot{turn.hunter}};
    return std::nullopt;
}

/// SO-HUNT-4.
Refusal refuse(const View &seen, const AttackAgent &command)
{
    if (const Refusal wrong = unlessOnTurn(seen))
        return wrong;
    const HunterTurn &turn = *seen.open.turn;
    const HunterInPlay &hunter = onTurn(seen);
    if (hunter.stunned)
        return Violation{rule::SO_HUNT_1, reason::Stunned{turn.hunter}};
    if (hunter.inVehicle)
        return Violation{rule::SO_HUNT_1, reason::InTheVehicle{turn.hunter}};
    const bool shot = cardOnTurn(seen).shooting && turn.usedAbility;
    if (!turn.moved)
        return Violation{rule::SO_HUNT_4, reason::MovesFirst{turn.hunter}};
    if (turn.attacked || shot)
        return Violation{rule::SO_HUNT_4, reason::AttackNotDue{turn.hunter}};
    const auto found = turn.found.find(command.agent);
    if (found == turn.found.end())
        return Violation{rule::SO_HUNT_4, reason::NotInView{command.agent}};
    const HunterCard card = cardOnTurn(seen);
    if (card.strength && turn.steps >= card.strength->stepsThatLimitAttack && found->second != hunter.at)
        return Violation{rule::SO_HUNT_4, reason::OwnSpaceAlone{turn.steps}};
    return refuseDice(
        attackTerms(seen.open, turn.hunter, command.agent, found->second, Means::Attack), command.dice, command.hit);
}

bool mayQuickDraw(const PublicTable &table, Agent agent)
{
    const auto gun = table.hunters.find(HunterKind::Gun);
    const AgentInPlay &inPlay = specter::inPlay(table, agent);
    return gun != table.hunters.end() && !gun->second.inVehicle && !gun->second.stunned
        && inPlay.spottedBy.contains(HunterKind::Gun) && inPlay.figure;
}

/// The Gun's card: he spotted the agent in the agents' turn, before any hunter's turn. It counts to the figure's space,
/// or to the last seen token's if there is one.
Refusal refuse(const View &seen, const QuickDraw &command)
{
    if (const Refusal wrong = unlessAPartOfATurn(seen))
        return wrong;
    const auto gun = seen.open.hunters.find(HunterKind::Gun);
    if (gun == seen.open.hunters.end() || gun->second.inVehicle || gun->second.stunned)
        return Violation{rule::SO_HUNT_4, reason::OnlyHunter{HunterKind::Gun}};
    if (!mayQuickDraw(seen.open, command.agent))
        return Violation{rule::SO_HUNT_4, reason::NotInView{command.agent}};
    return refuseDice(attackTerms(seen.open, HunterKind::Gun, command.agent,
                          *specter::inPlay(seen.open, command.agent).figure, Means::QuickDraw),
        command.dice, command.hit);
}

/// The Beast's card: on the agent's space, at the end of the movement or by an attack.
Refusal refuse(const View &seen, const UseStrength &command)
{
    if (const Refusal wrong = unlessOnTurn(seen))
        return wrong;
    const HunterTurn &turn = *seen.open.turn;
    const HunterCard card = cardOnTurn(seen);
    if (!card.strength)
        return Violation{rule::SO_HUNT_4, reason::OnlyHunter{HunterKind::Beast}};
    if (onTurn(seen).stunned || onTurn(seen).inVehicle)
        return Violation{rule::SO_HUNT_1, reason::Stunned{turn.hunter}};
    const auto found = turn.found.find(command.agent);
    if (found == turn.found.end() || found->second != onTurn(seen).at)
        return Violation{rule::SO_HUNT_4, reason::NotInView{command.agent}};
    if (turn.usedAbility)
        return Violation{rule::SO_HUNT_4, reason::UsedAlready{turn.hunter}};
    if (card.strength->byAttack && !turn.attacked)
        return Violation{rule::SO_HUNT_4, reason::AttackNotDue{turn.hunter}};
    return std::nullopt;
}

/// SO-HUNT-1: after the movement, which may have no step at all.
Refusal refuse(const View &seen, const EndHunterTurn & /*command*/)
{
    if (const Refusal wrong = unlessOnTurn(seen))
        return wrong;
    return seen.open.turn->moved ? std::nullopt
                                 : Refusal(Violation{rule::SO_HUNT_3, reason::MovesFirst{seen.open.turn->hunter}});
}

/// SO-TRAITOR-1: the traitor himself, instead of a turn; on paper also one who has become evident, at any time while
/// the agent's figure is on the board.
Refusal refuse(const View &seen, const RevealTraitor &command)
{
    if (const Refusal wrong = unlessPhase(seen, Phase::Hunters))
        return wrong;
    if (!setUpOf(seen.open).traitor || seen.open.traitor)
        return Violation{rule::SO_TRAITOR_1, reason::NoTraitorNow{seen.open.players.number}};
    if (seen.open.players.sheetsOnPaper && specter::inPlay(seen.open, Agent::First).figure)
        return std::nullopt;
    const bool hadTurn = specter::inPlay(seen.open, command.hunter).hadTurn;
    if (seen.open.turn)
        return Violation{rule::SO_HUNT_1, reason::OthersTurn{seen.open.turn->hunter}};
    if (hadTurn)
        return Violation{rule::SO_HUNT_1, reason::HadTurn{command.hunter}};
    if (!seen.open.players.sheetsOnPaper && seen.traitor != command.hunter)
        return Violation{rule::SO_TRAITOR_1, reason::NotTheTraitor{command.hunter}};
    return std::nullopt;
}

} // namespace dossier::specter
