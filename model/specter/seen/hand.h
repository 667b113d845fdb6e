#pragma once

#include "model/specter/seen/history.h"

namespace dossier::specter
{

/// SO-MOVE-2: returns the contradictions of a laid-open sheet's cards: a character other than the known one, cards that
/// he cannot take, and in each turn the use of a card that no possible hand holds or that has no charge left. Unnamed
/// cards count in his favour: one fitting hand is enough. Turns with a ruling are not checked.
std::vector<Slip> slipsOfHand(const PublicTable &table, Agent agent, const Sheet &sheet);

/// Checks the cards of one turn: the announced card is the one in the line, and the place that a decoy showed is
/// possible for it. `start` is the space where the turn began.
std::vector<Slip> slipsOfCard(
    const PublicTable &table, int turn, const TurnFacts &facts, const SheetLine &line, const Coordinate &start);

} // namespace dossier::specter
