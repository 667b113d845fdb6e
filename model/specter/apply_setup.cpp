#include "model/specter/apply.h"
#include "model/specter/seen/numbers.h"

namespace dossier::specter
{

namespace
{

/// Removes the facts that were said under other options, except places and the sensor's readings.
void forgetWhatWasSaid(AgentInPlay &agent)
{
    agent.turnedOver = {};
    for (TurnFacts &turn : agent.turns)
    {
        for (LaterFact &fact : turn.later)
            if (const FoundBy *found = get_if<FoundBy>(&fact))
                fact = StoodAt{found->agent};
        std::erase_if(turn.later, [](const LaterFact &fact)
            { return !holds_alternative<StoodAt>(fact) && !holds_alternative<SensorSaid>(fact); });
        turn.turnedOver.clear();
        turn.announced.reset();
        turn.ruling = SetAside::Everything;
    }
}

/// True when the rules judge any given path identically under both sets of options.
bool judgeAlike(const TableOptions &one, const TableOptions &other)
{
    return one.diagonals == other.diagonals && one.junctions == other.junctions
        && one.disputedRoads == other.disputedRoads && one.nearness == other.nearness && one.edition == other.edition
        && one.smokeCutsRoads == other.smokeCutsRoads;
}

} // namespace

void notePutRight(Table &table, Agent agent)
{
    const AgentInPlay &known = inPlay(table.open, agent);
    if (!known.turns.empty() || !known.turnedOver.empty())
        table.putRight.insert(agent);
}

void applyTo(Table &table, const PlayersChosen &event)
{
    PublicTable &open = table.open;
    open.players = event.players;
    open.vehicle = vehicleStart(open.pack.board, setUpOf(open));
    open.hunters.clear();
    for (const HunterKind kind : event.players.hunters)
        open.hunters[kind] = {.at = open.vehicle};
    open.agents = {{Agent::First, AgentInPlay{.start = open.pack.board.agentStart}}};
    open.objectives.clear();
    table.traitor.reset();
    table.putRight.clear();
    table.sheets.clear();
    if (!event.players.sheetsOnPaper)
        table.sheets[Agent::First].at = open.pack.board.agentStart;
}

void applyTo(Table &table, const OptionsChosen &event)
{
    PublicTable &open = table.open;
    const int cards = setUpOf(open).agentCards;
    const bool alike = judgeAlike(open.options, event.options);
    open.options = event.options;
    if (!alike)
        for (auto &[agent, inPlay] : open.agents)
            forgetWhatWasSaid(inPlay);
    // The number of cards in his hand is no longer known.
    const auto first = open.agents.find(Agent::First);
    if (open.clock.phase != Phase::SetUp && first != open.agents.end() && setUpOf(open).agentCards != cards)
        first->second.anyHand = true;
}

void applyTo(Table &table, const ObjectivesLaid &event)
{
    table.open.objectives = event.objectives;
}

void applyTo(Table &table, const ObjectivesNoted &event)
{
    notePutRight(table, Agent::First);
    table.sheets[Agent::First].objectives = event.objectives;
}

void applyTo(Table &table, const CharacterChosen &event)
{
    notePutRight(table, event.agent);
    table.sheets[event.agent].character = event.character;
}

void applyTo(Table &table, const CardsTaken &event)
{
    notePutRight(table, event.agent);
    table.sheets[event.agent].cards = event.cards;
}

void applyTo(Table &table, const RolesDealt &event)
{
    notePutRight(table, Agent::First);
    table.traitor = event.traitor;
}

} // namespace dossier::specter
