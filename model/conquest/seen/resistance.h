#pragma once

#include "model/conquest/seen/command.h"
#include "model/conquest/seen/numbers.h"

namespace dossier::conquest
{

/// CQ-COOP-2: the side of the sheet that is played.
const ResistanceSheet &sheetOf(const PublicTable &table);

/// CQ-RES-3: how many red circles call for tokens where the marker has come from that number: those that it has passed
/// and the one on which it stands, or by option that one alone.
int redCirclesPassed(const PublicTable &table, int from);

/// CQ-RES-6: how many dice are rolled; none where nobody knows.
std::optional<int> technologyDice(const PublicTable &table);

/// CQ-RES-7: no more tokens lie on a space.
inline constexpr std::size_t mostTokens = 3;

/// CQ-RES-7: what becomes of a token that is placed.
struct Placing
{
    /// One of these is pushed to the centre; none where nothing is.
    std::vector<std::string> pushable{};
    /// Not placed at all: the marker advances for it.
    bool noRoom = false;
    /// CQ-COOP-2: those of the centre stay together, and the others lie elsewhere.
    bool otherSpace = false;
};

Placing placingOf(const PublicTable &table, const PlaceToken &command);

/// CQ-RES-4, -5: the tokens that act in that step, as the board is now: those that can move, and those that can fire
/// with an alien to fire at.
std::vector<TokenAt> actingTokens(const PublicTable &table, int step);

/// CQ-RES-2: the locations that are freed.
std::vector<Place> freedLocations(const PublicTable &table);

/// CQ-RES-10: the spaces of a section with aliens.
std::vector<Place> spacesWithAliens(const PublicTable &table, int section);

/// CQ-RES-10: his round against a space, all aliens there together; none where a strength is not known.
std::optional<Battle> captainsRound(const PublicTable &table, const FightCaptain &command);

/// What his round comes to: where a strength is not known, what is known counts, and whether an alien is lost is said
/// by the command.
RoundResult captainsResult(const PublicTable &table, const FightCaptain &command);

/// CQ-COOP-2: the space on which tokens lie that the next one of that section joins; none before the first of them.
std::optional<Place> joinedSpace(const PublicTable &table, int section);

} // namespace dossier::conquest
