#include "model/specter/seen/numbers.h"

#include "model/specter/seen/attack.h"
#include "model/specter/seen/suppositions.h"

#include <algorithm>

namespace dossier::specter
{

const AgentInPlay &inPlay(const PublicTable &table, Agent agent)
{
    static const AgentInPlay nobody;
    const auto known = table.agents.find(agent);
    return known != table.agents.end() ? known->second : nobody;
}

const HunterInPlay &inPlay(const PublicTable &table, HunterKind hunter)
{
    static const HunterInPlay nobody;
    const auto known = table.hunters.find(hunter);
    return known != table.hunters.end() ? known->second : nobody;
}

const TurnFacts &turnOf(const PublicTable &table, Agent agent, int turn)
{
    static const TurnFacts nothing;
    const std::vector<TurnFacts> &turns = inPlay(table, agent).turns;
    return turn >= 0 && turn < std::ssize(turns) ? turns[static_cast<std::size_t>(turn)] : nothing;
}

Board boardOf(const PublicTable &table)
{
    return boardOf(table.pack.board, table.options);
}

SetUp setUpOf(const PublicTable &table)
{
    return setUpFor(table.players.number, table.options);
}

HunterCard cardOf(const PublicTable &table, HunterKind hunter)
{
    const HunterCard *card = cardOf(table.pack, hunter, table.options.edition);
    return card != nullptr ? *card : HunterCard{.kind = hunter, .steps = 4};
}

int chargesLeft(const Pack &pack, const Sheet &sheet, Equipment card)
{
    const EquipmentCard *printed = cardOf(pack, card);
    const int copies = static_cast<int>(std::ranges::count(sheet.cards, card));
    const auto used = sheet.used.find(card);
    return printed == nullptr ? 0 : copies * printed->charges - (used == sheet.used.end() ? 0 : used->second);
}

int cardsFor(const Pack &pack, Equipment kind, int charges)
{
    const EquipmentCard *card = cardOf(pack, kind);
    const int each = card != nullptr ? std::max(1, card->charges) : 1;
    return (charges + each - 1) / each;
}

Showing decoyShows(Edition edition)
{
    return edition == Edition::First ? Showing::Seen : Showing::LastSeen;
}

int cardsToTake(const PublicTable &table, Agent agent)
{
    return agent == Agent::First ? setUpOf(table).agentCards : setUpOf(table).traitorCards;
}

std::optional<int> healthOf(const PublicTable &table, Agent agent, const std::optional<AgentKind> &character)
{
    const AgentCard *card = character ? cardOf(table.pack, *character) : nullptr;
    const auto inPlay = table.agents.find(agent);
    if (card == nullptr || inPlay == table.agents.end())
        return std::nullopt;
    return card->health + (agent == Agent::First ? setUpOf(table).moreHealth : 0) - inPlay->second.wounds;
}

std::vector<Coordinate> objectivesToForetell(const PublicTable &table)
{
    std::vector<Coordinate> objectives = table.objectives;
    if (setUpOf(table).objectivesArePublic)
    {
        std::erase_if(objectives, [&](const Coordinate &one) { return std::ranges::count(table.completed, one) > 0; });
        return objectives;
    }
    // An objective that a ruling turned over may be another one of its section, and objectives that it rolled anew may
    // be anywhere.
    std::vector<Coordinate> done;
    if (!specter::inPlay(table, Agent::First).anyHand)
        for (const TurnFacts &turn : specter::inPlay(table, Agent::First).turns)
            done.insert(done.end(), turn.turnedOver.begin(), turn.turnedOver.end());
    for (const std::vector<Coordinate> &section : table.pack.board.objectives)
        if (std::ranges::find_first_of(section, done) == section.end())
            objectives.insert(objectives.end(), section.begin(), section.end());
    return objectives;
}

int maxSteps(const PublicTable &table, const Sheet &sheet, const Plan &plan)
{
    const EquipmentCard *used = plan.card && plan.card->before ? cardOf(table.pack, plan.card->card) : nullptr;
    if (used != nullptr && used->steps)
        return *used->steps;
    const AgentCard *card = sheet.character ? cardOf(table.pack, *sheet.character) : nullptr;
    return card != nullptr ? card->steps : stepsOfAMove;
}

int objectiveReach(const PublicTable &table, const Sheet &sheet)
{
    const AgentCard *card = sheet.character ? cardOf(table.pack, *sheet.character) : nullptr;
    return card != nullptr ? card->objectiveReach.value_or(usualObjectiveReach) : usualObjectiveReach;
}

std::optional<int> stepsBetween(const Board &board, Space from, Space to)
{
    return attackDistance(board, from, to);
}

bool sensorForbidsDriving(const PublicTable &table)
{
    // The agents' answers since their last moves include a sensor's reading.
    const auto isAnswer = [](const LaterFact &fact) { return holds_alternative<SensorSaid>(fact); };
    return !table.options.sensorBesideDriving
        && std::ranges::any_of(table.agents, [&](const auto &agent)
            { return !agent.second.turns.empty() && std::ranges::any_of(agent.second.turns.back().later, isAnswer); });
}

int vehicleStepsLeft(const PublicTable &table)
{
    if (sensorForbidsDriving(table))
        return 0;
    const int driven = table.options.eachDrivesTen ? 0 : table.driven.value_or(0);
    return std::max(0, stepsOfTheVehicle - driven);
}

HunterOnTurn hunterOnTurn(const PublicTable &table, HunterKind hunter)
{
    const HunterInPlay &there = specter::inPlay(table, hunter);
    return {.at = there.at,
        .vehicle = table.vehicle,
        .inVehicle = there.inVehicle,
        .stunned = there.stunned,
        .barred = there.barred,
        .steps = cardOf(table, hunter).steps,
        .vehicleSteps = vehicleStepsLeft(table)};
}

std::vector<HunterKind> huntersDue(const PublicTable &table)
{
    std::vector<HunterKind> due;
    for (const auto &[kind, hunter] : table.hunters)
        if (!hunter.hadTurn)
            due.push_back(kind);
    return due;
}

Lookout lookoutOf(HunterKind kind, const HunterInPlay &hunter)
{
    return {.hunter = idOf(kind), .at = hunter.at, .inVehicle = hunter.inVehicle, .gaze = hunter.gaze};
}

std::vector<Lookout> lookouts(const PublicTable &table)
{
    std::vector<Lookout> all;
    for (const auto &[kind, hunter] : table.hunters)
        all.push_back(lookoutOf(kind, hunter));
    return all;
}

SpaceSet smokeSpaces(const PublicTable &table, const Board &board)
{
    const EquipmentCard *card = cardOf(table.pack, Equipment::SmokeGrenade);
    SpaceSet spaces;
    for (const Smoke &smoke : table.smoke)
        spaces |= within(board, smoke.at, card != nullptr ? card->radius.value_or(1) : 1);
    return spaces;
}

std::vector<Coordinate> spacesOf(const SpaceSet &set)
{
    std::vector<Coordinate> spaces;
    set.forEach([&](Space space) { spaces.emplace_back(space); });
    return spaces;
}

} // namespace dossier::specter
