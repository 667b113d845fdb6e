#include "model/specter/apply.h"

#include "model/core/look_up.h"
#include "model/specter/seen/numbers.h"
#include "model/specter/seen/onlookers.h"

#include <algorithm>

namespace dossier::specter
{

namespace
{

/// All hunters together cannot drive further; later steps change nothing.
constexpr int maxDriven = 40;

// Effects of each event on the table, in the order of the events.

void applyTo(Table &table, const PhaseBegan &event)
{
    PublicTable &open = table.open;
    open.clock = event.clock;
    open.driven.reset();
    // Only a correction leaves the end phase.
    if (event.clock.phase != Phase::Over)
        open.outcome.reset();
    for (auto &[kind, hunter] : open.hunters)
    {
        hunter.hadTurn = false;
        hunter.barred = false;
    }
    if (event.clock.phase != Phase::Agents)
        return;
    for (auto &[agent, inPlay] : open.agents)
    {
        inPlay.moved = false;
        inPlay.bladeRaised = false;
        inPlay.spottedBy.clear();
    }
}

void applyTo(Table &table, const ObjectiveCompleted &event)
{
    table.open.completed.push_back(event.objective);
    AgentInPlay &agent = table.open.agents.at(event.agent);
    if (!event.ruled)
        agent.turnedOver.push_back(event.objective);
    else if (!agent.turns.empty())
        // The foretold objective may have been this one, regardless of his place.
        std::erase_if(
            agent.turns.back().later, [](const LaterFact &fact) { return holds_alternative<Foretold>(fact); });
}

void applyTo(Table &table, const MovePlanned &event)
{
    table.sheets[event.agent].plan = event.plan;
}

void applyTo(Table &table, const AgentMoved &event)
{
    Sheet &sheet = table.sheets[event.agent];
    sheet.lines.push_back(event.line);
    sheet.at = event.line.path.back();
    sheet.stealth = event.stealth;
    sheet.plan.reset();
}

void applyTo(Table &table, const ChargeSpent &event)
{
    ++table.sheets[event.agent].used[event.card];
}

void applyTo(Table &table, const CardAnnounced &event)
{
    if (!event.ruled)
        ++table.open.agents.at(event.agent).announced[event.card.card];
}

/// Returns the hunters who see the figure where it was put, at his end or where he was last seen; the result does not
/// depend on the traitor's identity.
std::set<HunterKind> whoSees(const PublicTable &table, const TurnFacts &facts)
{
    std::set<HunterKind> hunters;
    if (!facts.shown || !facts.shown->at)
        return hunters;
    const Board board = boardOf(table);
    SpaceSet smoke;
    for (const Coordinate &space : facts.smoke)
        smoke.set(space);
    for (const Lookout &lookout : facts.hunters)
        if (seenBy(board, lookout, smoke, false).contains(*facts.shown->at))
            hunters.insert(static_cast<HunterKind>(lookout.hunter.number - 1));
    return hunters;
}

/// SO-SEE-2 to -4.
void applyTo(Table &table, const MoveShown &event)
{
    AgentInPlay &agent = table.open.agents.at(event.agent);
    agent.turns.push_back(event.facts);
    agent.moved = true;
    agent.foretold = false;
    agent.turnedOver.clear();
    agent.figure = event.facts.shown ? event.facts.shown->at : std::nullopt;
    if (event.facts.shown && event.facts.shown->what == Showing::LastSeen)
        agent.lastSeen = event.facts.shown->at;
    agent.spottedBy = whoSees(table.open, event.facts);
    agent.ambushed.clear();
    if (event.agent == Agent::Second)
        table.open.secondAgentDue = false;
}

void applyTo(Table &table, const CharacterRevealed &event)
{
    table.open.agents.at(event.agent).character = event.character;
}

void applyTo(Table &table, const AgentFactSaid &event)
{
    AgentInPlay &agent = table.open.agents.at(event.agent);
    agent.turns.at(agent.turns.size() - 1 - static_cast<std::size_t>(event.turnsAgo)).later.push_back(event.fact);
    if (event.turnsAgo != 0)
        return;
    if (const StoodAt *stood = get_if<StoodAt>(&event.fact))
        agent.figure = stood->agent;
    if (const FoundBy *found = get_if<FoundBy>(&event.fact))
    {
        agent.figure = found->agent;
        if (table.open.turn && idOf(table.open.turn->hunter) == found->from.hunter)
            table.open.turn->found[event.agent] = found->agent;
    }
}

void applyTo(Table &table, const FactsTakenOver &event)
{
    AgentInPlay &agent = table.open.agents.at(event.agent);
    agent.start = event.start;
    agent.turns = event.turns;
}

void applyTo(Table &table, const ObjectiveForetold &event)
{
    AgentInPlay &agent = table.open.agents.at(event.agent);
    agent.foretold = true;
    const std::vector<Coordinate> objectives = objectivesToForetell(table.open);
    if (!event.ruled && !agent.turns.empty() && !objectives.empty())
        agent.turns.back().later.emplace_back(Foretold{objectives});
}

/// Adjusts what was said of both agents, because the smoke of one agent's card hides the other as well. Earlier facts
/// remain true as said: a place where somebody was found is known, even if nobody can see it by now.
void announceSmoke(PublicTable &open)
{
    const SpaceSet smoke = smokeSpaces(open, boardOf(open));
    for (auto &[agent, inPlay] : open.agents)
    {
        if (!inPlay.moved || inPlay.turns.empty())
            continue;
        TurnFacts &facts = inPlay.turns.back();
        bool looked = false;
        for (LaterFact &fact : facts.later)
        {
            looked = looked || holds_alternative<FoundBy>(fact) || holds_alternative<SaidClear>(fact);
            if (const FoundBy *found = get_if<FoundBy>(&fact))
                fact = StoodAt{found->agent};
        }
        SpaceSet all = smoke;
        if (looked)
            for (const Coordinate &space : facts.smokeAfter)
                all.set(space);
        facts.smokeAfter = spacesOf(all);
    }
}

void applyTo(Table &table, const SmokeLaid &event)
{
    table.open.smoke.push_back(event.smoke);
    announceSmoke(table.open);
}

void applyTo(Table &table, const SmokeCleared &event)
{
    std::erase_if(table.open.smoke,
        [&](const Smoke &smoke) { return smoke.by == event.agent && smoke.lastTurn <= table.open.clock.turn; });
    announceSmoke(table.open);
}

void applyTo(Table &table, const GazeChanged &event)
{
    table.open.hunters.at(event.hunter).gaze = event.gaze;
    // A flash is another player's action and not the hunter's ability.
    const bool looksAlong = event.gaze != Gaze::Open && event.gaze != Gaze::Blind;
    if (table.open.turn && table.open.turn->hunter == event.hunter && looksAlong)
        table.open.turn->usedAbility = true;
}

void applyTo(Table &table, const StunChanged &event)
{
    table.open.hunters.at(event.hunter).stunned = event.stunned;
}

void applyTo(Table &table, const HunterTurnBegan &event)
{
    if (table.open.turn)
        forgetWhoLookedOn(table.open);
    noteOnlookersOfMove(table.open);
    table.open.turn = HunterTurn{.hunter = event.hunter};
    for (auto &[agent, inPlay] : table.open.agents)
        inPlay.spottedBy.clear();
}

void applyTo(Table &table, const HunterBarred &event)
{
    table.open.hunters.at(event.hunter).barred = event.barred;
}

void markMoved(PublicTable &open, HunterKind hunter, int steps)
{
    if (!open.turn || open.turn->hunter != hunter)
        return;
    open.turn->moved = true;
    open.turn->steps = steps;
}

void applyTo(Table &table, const HunterMoved &event)
{
    if (table.open.turn && table.open.turn->moved)
        forgetWhoLookedOn(table.open);
    HunterInPlay &hunter = table.open.hunters.at(event.hunter);
    hunter.at = event.to;
    hunter.inVehicle = event.inVehicle;
    markMoved(table.open, event.hunter, event.steps);
}

void applyTo(Table &table, const VehicleDriven &event)
{
    if (table.open.turn && table.open.turn->moved)
        forgetWhoLookedOn(table.open);
    table.open.vehicle = event.to;
    if (event.steps)
        table.open.driven = std::min(maxDriven, table.open.driven.value_or(0) + *event.steps);
    for (auto &[kind, hunter] : table.open.hunters)
        if (hunter.inVehicle)
            hunter.at = event.to;
    markMoved(table.open, event.by, 0);
}

void applyTo(Table &table, const AttackMade &event)
{
    const bool quick = event.means == Means::QuickDraw;
    if (quick)
        table.open.agents.at(event.agent).spottedBy.erase(event.hunter);
    if (quick || !table.open.turn || table.open.turn->hunter != event.hunter)
        return;
    if (event.means == Means::Strength)
        table.open.turn->usedAbility = true;
    else
        table.open.turn->attacked = true;
}

void applyTo(Table &table, const AgentWounded &event)
{
    table.open.agents.at(event.agent).wounds += event.wounds;
}

void applyTo(Table &table, const AmbushRolled &event)
{
    AgentInPlay *agent = lookUp(table.open.agents, event.agent);
    const AgentCard *card = agent != nullptr && agent->character ? cardOf(table.open.pack, *agent->character) : nullptr;
    if (card != nullptr && card->ambushOnAtLeast && event.die >= *card->ambushOnAtLeast)
        agent->ambushed.insert(event.hunter);
    if (table.open.turn && table.open.turn->hunter == event.hunter)
        table.open.turn->ambushedBy.insert(event.agent);
}

void applyTo(Table &table, const BladeRaised &event)
{
    AgentInPlay &agent = table.open.agents.at(event.agent);
    agent.bladeRaised = true;
    if (!event.ruled)
        ++agent.announced[Equipment::VelocityBlade];
}

void applyTo(Table &table, const HunterTurnEnded &event)
{
    noteOnlookersOfTurn(table.open, event.hunter);
    table.open.hunters.at(event.hunter).hadTurn = true;
    table.open.turn.reset();
}

/// Turns a wrongly revealed traitor back into a hunter, on the space where he left the board.
void takeBack(PublicTable &open)
{
    const auto second = open.agents.find(Agent::Second);
    if (!open.traitor || second == open.agents.end())
        return;
    const Coordinate at = second->second.start;
    open.hunters[*open.traitor] = {.at = at, .inVehicle = at == open.vehicle};
}

/// SO-TRAITOR-1: the traitor leaves the board from his space.
void applyTo(Table &table, const TraitorRevealed &event)
{
    PublicTable &open = table.open;
    takeBack(open);
    const Coordinate at = open.hunters.at(event.hunter).at;
    open.traitor = event.hunter;
    open.hunters.erase(event.hunter);
    for (auto &[agent, inPlay] : open.agents)
        inPlay.spottedBy.erase(event.hunter);
    open.agents[Agent::Second] = {.start = at, .firstTurn = open.clock.turn};
    open.secondAgentDue = true;
    if (open.turn && open.turn->hunter == event.hunter)
        open.turn.reset();
    table.traitor = event.hunter;
    if (!open.players.sheetsOnPaper)
        table.sheets[Agent::Second] = {.at = at};
}

void applyTo(Table &table, const GameEnded &event)
{
    table.open.outcome = event.outcome;
    table.open.clock.phase = Phase::Over;
    table.open.turn.reset();
    table.open.secondAgentDue = false;
}

void applyTo(Table &table, const SheetLaidOpen &event)
{
    table.open.sheets[event.agent] = event.sheet;
}

/// SO-MOVE-2, SO-TRAITOR-1: after a ruling about a hand or about the traitor, its content or the traitor's identity is
/// no longer known.
void applyTo(Table &table, const RulingMade &event)
{
    const auto agent = event.hand ? table.open.agents.find(*event.hand) : table.open.agents.end();
    if (agent != table.open.agents.end())
        agent->second.anyHand = true;
    const auto first = table.open.agents.find(Agent::First);
    if (event.roles && first != table.open.agents.end())
        first->second.anyTraitor = true;
}

void applyTo(Table & /*table*/, const SecretRulingMade & /*event*/) { }

void applyTo(Table &table, const HunterWritten &event)
{
    table.open.hunters[event.kind] = event.hunter;
}

void applyTo(Table &table, const AgentWritten &event)
{
    table.open.agents[event.agent] = event.inPlay;
}

void applyTo(Table &table, const SheetWritten &event)
{
    Sheet &sheet = table.sheets[event.agent];
    const bool asBefore = sheet.character == event.sheet.character && sheet.cards == event.sheet.cards
        && sheet.used == event.sheet.used && sheet.objectives == event.sheet.objectives;
    if (!asBefore)
        notePutRight(table, event.agent);
    sheet = event.sheet;
}

/// Hunters in the vehicle move with it.
void applyTo(Table &table, const BoardWritten &event)
{
    table.open.vehicle = event.vehicle;
    for (auto &[kind, hunter] : table.open.hunters)
        if (hunter.inVehicle)
            hunter.at = event.vehicle;
    table.open.smoke = event.smoke;
    table.open.objectives = event.objectives;
    table.open.completed = event.completed;
    table.open.turn = event.turn;
    table.open.secondAgentDue = event.secondAgentDue;
    if (event.driven)
        table.open.driven = event.driven;
}

} // namespace

void apply(Table &table, const Event &event)
{
    visit([&](const auto &held) { applyTo(table, held); }, event);
}

} // namespace dossier::specter
