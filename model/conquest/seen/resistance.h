#pragma once

#include "model/conquest/seen/command.h"
#include "model/conquest/seen/numbers.h"

namespace dossier::conquest
{

/// CQ-COOP-2: returns the side of the sheet that is in play.
const ResistanceSheet &sheetOf(const PublicTable &table);

/// CQ-RES-3: number of red circles that call for tokens after the marker has come from that number: those that it has
/// passed and the one on which it is, or by option only that one.
int redCirclesPassed(const PublicTable &table, int from);

/// CQ-RES-6: number of dice to roll; none when it is not known.
std::optional<int> technologyDice(const PublicTable &table);

/// CQ-RES-7: greatest number of tokens on a space.
inline constexpr std::size_t maxTokens = 3;

/// CQ-RES-7: result of placing a token.
struct Placing
{
    /// One of these is pushed to the centre; empty when none is.
    std::vector<std::string> pushable{};
    /// True when it is not placed at all: the marker advances instead.
    bool noRoom = false;
    /// CQ-COOP-2: the centre's tokens stay together, and the others are elsewhere.
    bool otherSpace = false;
};

Placing placingOf(const PublicTable &table, const PlaceToken &command);

/// CQ-RES-4, -5: returns the tokens that act in that step on the present board: those that can move, and those that can
/// fire with an alien to fire at.
std::vector<TokenAt> actingTokens(const PublicTable &table, int step);

/// CQ-RES-2: returns the locations that are freed.
std::vector<Place> freedLocations(const PublicTable &table);

/// CQ-RES-10: returns the spaces of a section with aliens.
std::vector<Place> spacesWithAliens(const PublicTable &table, int section);

/// CQ-RES-10: returns his round against a space, all aliens there together; none when a strength is not known.
std::optional<Battle> captainsRound(const PublicTable &table, const FightCaptain &command);

/// Returns the result of his round. When a strength is not known, the known ones count, and the command says whether an
/// alien is lost.
RoundResult captainsResult(const PublicTable &table, const FightCaptain &command);

/// CQ-COOP-2: returns the space with tokens that the next one of that section joins; none before the first of them.
std::optional<Place> joinedSpace(const PublicTable &table, int section);

} // namespace dossier::conquest
