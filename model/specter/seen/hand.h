#pragma once

#include "model/specter/seen/history.h"

namespace dossier::specter
{

/// SO-MOVE-2: what a laid-open sheet cannot have: another character than everybody knows, cards that he cannot take,
/// and in each turn the use of a card that is in no hand of his or has no charge left. Cards that are not named are
/// judged kindly: some hand must fit. What a ruling let pass is not asked about.
std::vector<Slip> slipsOfHand(const PublicTable &table, Agent agent, const Sheet &sheet);

/// The same of one turn: the card that everybody heard of is the one that stands in the line, and the place that a
/// decoy showed is one that it can show. `start` is where the turn began.
std::vector<Slip> slipsOfCard(
    const PublicTable &table, int turn, const TurnFacts &facts, const SheetLine &line, const Coordinate &start);

} // namespace dossier::specter
