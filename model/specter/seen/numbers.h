#pragma once

#include "model/specter/seen/hunter_moves.h"
#include "model/specter/seen/state.h"

namespace dossier::specter
{

/// What everybody knows of an agent; of one who is not in play, what is known of one who has done nothing yet. Whom
/// people picked may have left since.
const AgentInPlay &inPlay(const PublicTable &table, Agent agent);

/// The same of a hunter.
const HunterInPlay &inPlay(const PublicTable &table, HunterKind hunter);

/// A turn of an agent's by its place; an empty one where there is none.
const TurnFacts &turnOf(const PublicTable &table, Agent agent, int turn);

/// The hunter's number in public facts, from 1.
constexpr HunterId idOf(HunterKind hunter)
{
    return {static_cast<int>(hunter) + 1};
}

/// The board by the options of the table.
Board boardOf(const PublicTable &table);

/// What the number of players decides; that of two players before it is said.
SetUp setUpOf(const PublicTable &table);

/// The card of a hunter in the table's edition; an empty one when the pack has none.
HunterCard cardOf(const PublicTable &table, HunterKind hunter);

/// SO-MOVE-2: the charges that are left of a kind of card in a hand.
int chargesLeft(const Pack &pack, const Sheet &sheet, Equipment card);

/// SO-MOVE-2: the fewest cards of a kind that give so many charges.
int cardsFor(const Pack &pack, Equipment kind, int charges);

/// Holo Decoy: what it shows in that printing.
Showing decoyShows(Edition edition);

/// The cards that an agent has to take.
int cardsToTake(const PublicTable &table, Agent agent);

/// The health that is left; none while the character is not known.
std::optional<int> healthOf(const PublicTable &table, Agent agent, const std::optional<AgentKind> &character);

/// SO-MOVE-2: the objectives one of which will be turned over when that is foretold: those that everybody knows, or all
/// that may be in the sections of the board that have none yet.
std::vector<Coordinate> objectivesToForetell(const PublicTable &table);

/// SO-MOVE-1: the most steps of a plan.
int mostSteps(const PublicTable &table, const Sheet &sheet, const Plan &plan);

/// SO-MOVE-2: from how far off objectives are turned over.
int objectiveReach(const PublicTable &table, const Sheet &sheet);

/// SO-HUNT-1: the fewest steps of a hunter on foot; none when no way leads there.
std::optional<int> stepsBetween(const Board &board, Space from, Space to);

/// SO-HUNT-2: the steps that the vehicle has left for the hunter who drives next.
int vehicleStepsLeft(const PublicTable &table);

/// SO-HUNT-1, -2, -6: a hunter of the table as one whose turn it is.
HunterOnTurn hunterOnTurn(const PublicTable &table, HunterKind hunter);

/// SO-HUNT-1: the hunters who have yet to take their turn.
std::vector<HunterKind> huntersDue(const PublicTable &table);

/// How all hunters look at this moment.
std::vector<Lookout> lookouts(const PublicTable &table);
Lookout lookoutOf(HunterKind kind, const HunterInPlay &hunter);

/// The spaces of the smoke on the board.
SpaceSet smokeSpaces(const PublicTable &table, const Board &board);
std::vector<Coordinate> spacesOf(const SpaceSet &set);

} // namespace dossier::specter
