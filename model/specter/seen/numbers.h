#pragma once

#include "model/specter/seen/hunter_moves.h"
#include "model/specter/seen/state.h"

namespace dossier::specter
{

/// Returns the public state of an agent. For one who is not in play, returns a default state, because a selected agent
/// may have left since.
const AgentInPlay &inPlay(const PublicTable &table, Agent agent);

/// Returns the public state of a hunter, a default one when he is not in play.
const HunterInPlay &inPlay(const PublicTable &table, HunterKind hunter);

/// Returns a turn of an agent's by index; an empty one when there is none.
const TurnFacts &turnOf(const PublicTable &table, Agent agent, int turn);

/// The hunter's number in public facts, from 1.
constexpr HunterId idOf(HunterKind hunter)
{
    return {static_cast<int>(hunter) + 1};
}

/// Returns the board by the options of the table.
Board boardOf(const PublicTable &table);

/// Returns the set-up for the number of players; that for two players before the number is chosen.
SetUp setUpOf(const PublicTable &table);

/// Returns the card of a hunter in the table's edition; an empty one when the pack has none.
HunterCard cardOf(const PublicTable &table, HunterKind hunter);

/// SO-MOVE-2: returns the charges left of a kind of card in a hand.
int chargesLeft(const Pack &pack, const Sheet &sheet, Equipment card);

/// SO-MOVE-2: returns the fewest cards of a kind that give that many charges.
int cardsFor(const Pack &pack, Equipment kind, int charges);

/// Holo Decoy: returns its showing in that printing.
Showing decoyShows(Edition edition);

/// Number of cards that an agent has to take.
int cardsToTake(const PublicTable &table, Agent agent);

/// Returns the health left; none while the character is not known.
std::optional<int> healthOf(const PublicTable &table, Agent agent, const std::optional<AgentKind> &character);

/// SO-MOVE-2: returns the objectives to one of which a foretelling refers: the publicly known ones, or all possible
/// ones in the sections of the board without a completed one.
std::vector<Coordinate> objectivesToForetell(const PublicTable &table);

/// SO-MOVE-1: greatest number of steps of a plan.
int maxSteps(const PublicTable &table, const Sheet &sheet, const Plan &plan);

/// SO-MOVE-2: distance from which objectives are turned over.
int objectiveReach(const PublicTable &table, const Sheet &sheet);

/// SO-HUNT-1: returns the fewest steps of a hunter on foot; none when there is no way.
std::optional<int> stepsBetween(const Board &board, Space from, Space to);

/// SO-HUNT-5: true when the sensor was used in this turn, and the vehicle may not be driven any more.
bool sensorForbidsDriving(const PublicTable &table);

/// SO-HUNT-2: returns the steps that the vehicle has left for its next driver.
int vehicleStepsLeft(const PublicTable &table);

/// SO-HUNT-1, -2, -6: returns a hunter of the table as the one whose turn it is.
HunterOnTurn hunterOnTurn(const PublicTable &table, HunterKind hunter);

/// SO-HUNT-1: returns the hunters who have not yet had their turn.
std::vector<HunterKind> huntersDue(const PublicTable &table);

/// Returns the present gazes of all hunters.
std::vector<Lookout> lookouts(const PublicTable &table);
Lookout lookoutOf(HunterKind kind, const HunterInPlay &hunter);

/// Returns the spaces of the smoke on the board.
SpaceSet smokeSpaces(const PublicTable &table, const Board &board);
std::vector<Coordinate> spacesOf(const SpaceSet &set);

} // namespace dossier::specter
