#include "model/specter/play.h"
#include "model/specter/seen/attack_rolls.h"
#include "model/specter/seen/evidence.h"
#include "model/specter/seen/hunter_moves.h"

#include <algorithm>

namespace dossier::specter
{

namespace
{

const Said *saidBy(const std::vector<Said> &said, Agent agent)
{
    const auto found = std::ranges::find(said, agent, &Said::agent);
    return found == said.end() ? nullptr : &*found;
}

/// SO-HUNT-3, SO-TRAITOR-1: returns the space where the agent has to show himself to a hunter. The secret traitor
/// learns only what everybody sees already.
std::optional<Coordinate> foundAt(const Play &play, Agent agent, const Lookout &from, HunterKind hunter)
{
    const Sheet *sheet = play.sheet(agent);
    if (sheet == nullptr || !sheet->at)
        return std::nullopt;
    const Board board = boardOf(play.open());
    const SpaceSet sight = seenBy(board, from, smokeSpaces(play.open(), board), sheet->stealth != Stealth::None);
    const bool known = specter::inPlay(play.open(), agent).figure == sheet->at;
    if (!sight.contains(*sheet->at) || (agent == Agent::First && secretTraitor(play.table()) == hunter && !known))
        return std::nullopt;
    return sheet->at;
}

/// Cobra stuns a hunter who ends on his space.
void stunWhoTreadsOn(Play &play, Agent agent, HunterKind hunter, Coordinate at)
{
    const HunterInPlay &there = specter::inPlay(play.open(), hunter);
    const AgentInPlay &inPlay = specter::inPlay(play.open(), agent);
    const AgentCard *card = inPlay.character ? cardOf(play.open().pack, *inPlay.character) : nullptr;
    if (card != nullptr && card->ambushOnAtLeast && there.at == at && !there.inVehicle && !there.stunned)
        play.add(StunChanged{hunter, true});
}

/// Returns every agent in play, as a copy that does not change when a traitor is revealed on the way.
std::vector<Agent> agentsOf(const PublicTable &table)
{
    std::vector<Agent> agents;
    for (const auto &[agent, inPlay] : table.agents)
        agents.push_back(agent);
    return agents;
}

void announceIfClose(Play &play, HunterKind hunter, int steps, const std::vector<Said> &said)
{
    const std::optional<Senses> senses = cardOf(play.open(), hunter).senses;
    if (!senses || steps > senses->afterSteps || !play.open().hunters.contains(hunter))
        return;
    const Coordinate at = specter::inPlay(play.open(), hunter).at;
    const SpaceSet near = within(boardOf(play.open()), at, senses->within);
    for (const Agent agent : agentsOf(play.open()))
    {
        const Sheet *sheet = play.sheet(agent);
        const Said *entered = saidBy(said, agent);
        if (sheet != nullptr && sheet->at)
            announce(play, agent, SaidClose{at, senses->within, near.contains(*sheet->at)});
        else if (entered != nullptr && entered->close)
            announce(play, agent, SaidClose{at, senses->within, *entered->close});
    }
}

void attack(Play &play, HunterKind hunter, Agent agent, Coordinate target, Means means,
    const std::vector<std::vector<int>> &dice, const std::optional<bool> &decided)
{
    const std::optional<AttackTerms> terms = attackTerms(play.open(), hunter, agent, target, means);
    const bool hit = decided.value_or(terms && hits(*terms, dice).value_or(false));
    const AttackTerms told = terms.value_or(AttackTerms{});
    play.add(AttackMade{hunter, agent, means, told.distance, told.modifier, dice, hit});
    if (hit)
        wound(play, agent, 1);
}

/// Returns the answers to the look that follows, from those entered for a hunter who looks back.
std::vector<Said> saidNow(std::vector<Said> said)
{
    for (Said &one : said)
        one.at = one.found;
    return said;
}

} // namespace

void answerHunter(Play &play, HunterKind hunter, const std::vector<Said> &said)
{
    const Lookout from = lookoutOf(hunter, specter::inPlay(play.open(), hunter));
    for (const Agent agent : agentsOf(play.open()))
    {
        const Said *entered = play.keepsSheet(agent) ? nullptr : saidBy(said, agent);
        const std::optional<Coordinate> at = entered != nullptr ? entered->at : foundAt(play, agent, from, hunter);
        if (!at)
        {
            announce(play, agent, SaidClear{from});
            continue;
        }
        const std::optional<HunterKind> traitor = secretTraitor(play.table());
        const bool secretly = traitor && traitor != hunter && !isFoundOn(play.open(), *at);
        announce(play, agent, FoundBy{from, *at});
        revealCharacter(play, agent, entered != nullptr ? entered->character : std::nullopt);
        stunWhoTreadsOn(play, agent, hunter, *at);
        if (agent == Agent::First && secretly)
            revealTraitorWhoSees(play, *at);
    }
}

void play(Play &play, const BeginHunterTurn &command)
{
    play.add(HunterTurnBegan{command.hunter});
    if (specter::inPlay(play.open(), command.hunter).gaze != Gaze::Open)
        play.add(GazeChanged{command.hunter, Gaze::Open});
}

void play(Play &play, const BarFromVehicle &command)
{
    play.add(HunterBarred{command.hunter, command.barred});
}

void play(Play &play, const MoveHunter &command)
{
    if (!play.open().turn)
        return;
    const HunterKind hunter = play.open().turn->hunter;
    const int steps = stepsBetween(boardOf(play.open()), specter::inPlay(play.open(), hunter).at, command.to)
                          .value_or(stepsOfAMove);
    play.add(HunterMoved{hunter, command.getsIn ? play.open().vehicle : command.to, command.getsIn, steps});
    answerHunter(play, hunter, command.said);
    announceIfClose(play, hunter, steps, command.said);
}

void play(Play &play, const DriveVehicle &command)
{
    if (!play.open().turn)
        return;
    const HunterKind hunter = play.open().turn->hunter;
    // A drive that a ruling allowed uses up the vehicle's steps.
    const int steps = stepsByRoad(boardOf(play.open()), play.open().vehicle, command.to).value_or(stepsOfTheVehicle);
    play.add(VehicleDriven{hunter, command.to, steps});
    answerHunter(play, hunter, command.said);
    announceIfClose(play, hunter, steps, command.said);
}

/// SO-HUNT-5.
void play(Play &play, const UseSensor &command)
{
    if (!play.open().turn)
        return;
    const HunterKind hunter = play.open().turn->hunter;
    const HunterInPlay &user = specter::inPlay(play.open(), hunter);
    play.add(HunterMoved{hunter, user.at, user.inVehicle, 0});
    for (const Agent agent : agentsOf(play.open()))
    {
        const Sheet *sheet = play.sheet(agent);
        const Said *entered = play.keepsSheet(agent) ? nullptr : saidBy(command.said, agent);
        if (entered != nullptr && entered->reading)
            announce(play, agent, SensorSaid{play.open().vehicle, *entered->reading});
        else if (sheet != nullptr && sheet->at && !sheet->lines.empty())
        {
            const std::vector<Space> path(sheet->lines.back().path.begin(), sheet->lines.back().path.end());
            announce(play, agent,
                SensorSaid{play.open().vehicle, sensorAnswer(play.open().vehicle, *sheet->at, stepsOf(path))});
        }
    }
    answerHunter(play, hunter, command.said);
    announceIfClose(play, hunter, 0, command.said);
}

void play(Play &play, const LookBack &command)
{
    if (!play.open().turn)
        return;
    const HunterKind hunter = play.open().turn->hunter;
    const HunterInPlay user = specter::inPlay(play.open(), hunter);
    const std::optional<Foresight> foresight = cardOf(play.open(), hunter).foresight;
    const int back = foresight ? foresight->looksBackTurns : 0;
    play.add(HunterMoved{hunter, user.at, user.inVehicle, 0});
    for (const Agent agent : agentsOf(play.open()))
    {
        const Sheet *sheet = play.sheet(agent);
        const Said *entered = saidBy(command.said, agent);
        // A move reported by a ruling has no line, so the lines can no longer be matched to turns.
        const bool hasLines
            = sheet != nullptr && sheet->lines.size() == specter::inPlay(play.open(), agent).turns.size();
        if (hasLines && static_cast<int>(sheet->lines.size()) > back)
            announce(play, agent,
                StoodAt{sheet->lines[sheet->lines.size() - 1 - static_cast<std::size_t>(back)].path.back()}, back);
        else if (entered != nullptr && entered->at && !play.keepsSheet(agent))
            announce(play, agent, StoodAt{*entered->at}, back);
    }
    answerHunter(play, hunter, saidNow(command.said));
}

void play(Play &play, const SniperShot &command)
{
    if (!play.open().turn)
        return;
    const HunterKind hunter = play.open().turn->hunter;
    const HunterCard card = cardOf(play.open(), hunter);
    play.add(GazeChanged{hunter, command.gaze});
    answerHunter(play, hunter, command.said);
    const std::map<Agent, Coordinate> found
        = play.open().turn ? play.open().turn->found : std::map<Agent, Coordinate>{};
    if (!card.shooting || !card.shooting->shotLoss)
        return;
    for (const auto &[agent, at] : found)
    {
        const int distance
            = stepsBetween(boardOf(play.open()), specter::inPlay(play.open(), hunter).at, at).value_or(0);
        if (play.open().outcome)
            return;
        play.add(AttackMade{hunter, agent, Means::SniperShot, distance, 0, {}, true});
        wound(play, agent, *card.shooting->shotLoss);
    }
}

void play(Play &play, const AttackAgent &command)
{
    if (!play.open().turn)
        return;
    const HunterTurn turn = *play.open().turn;
    const auto found = turn.found.find(command.agent);
    const Coordinate target = found != turn.found.end() ? found->second : specter::inPlay(play.open(), turn.hunter).at;
    attack(play, turn.hunter, command.agent, target, Means::Attack, command.dice, command.hit);
}

void play(Play &play, const QuickDraw &command)
{
    const std::optional<Coordinate> figure = specter::inPlay(play.open(), command.agent).figure;
    if (figure && play.open().hunters.contains(HunterKind::Gun))
        attack(play, HunterKind::Gun, command.agent, *figure, Means::QuickDraw, command.dice, command.hit);
}

void play(Play &play, const UseStrength &command)
{
    const std::optional<HunterTurn> turn = play.open().turn;
    const std::optional<Strength> strength
        = turn ? cardOf(play.open(), turn->hunter).strength : std::optional<Strength>{};
    if (!strength)
        return;
    const bool hit = command.die >= strength->onAtLeast;
    play.add(AttackMade{turn->hunter, command.agent, Means::Strength, strength->onAtLeast, 0, {{command.die}}, hit});
    if (hit)
        wound(play, command.agent, strength->byAttack ? strength->loss - 1 : strength->loss);
}

void play(Play &play, const EndHunterTurn & /*command*/)
{
    if (!play.open().turn)
        return;
    const HunterKind hunter = play.open().turn->hunter;
    if (specter::inPlay(play.open(), hunter).stunned)
        play.add(StunChanged{hunter, false});
    play.add(HunterTurnEnded{hunter});
    advance(play);
}

void play(Play &play, const RevealTraitor &command)
{
    play.add(TraitorRevealed{command.hunter});
}

} // namespace dossier::specter
