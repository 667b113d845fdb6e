#pragma once

#include "model/specter/seen/state.h"

#include <functional>
#include <map>
#include <set>

namespace dossier::test
{

// Computes the agent's possible places from the text of the rules and the facts: it tries every possible action, one
// space, one step and one card after another. It shares only the facts and the board's pieces with the program.

/// A guess at the secret values.
struct Guess
{
    std::optional<specter::HunterId> traitor{};
    /// From how far off he turns objectives over.
    int reach = 1;
    /// True when he has the decoy; and the showing of the decoy, nothing for none.
    bool hasDecoy = false;
    std::optional<specter::Showing> decoyShows{};
    /// True when some hand of his can have held that many used surges, fields and decoys.
    std::function<bool(int surges, int fields, int decoys)> mayHaveUsed;
    /// A ruling let him take any cards.
    bool anyHand = false;
    /// A ruling was about the traitor's identity: in each move it may have been another of these, and nobody had to be
    /// told the truth.
    std::vector<std::optional<specter::HunterId>> anyOf{};
};

/// The spaces at the end, and those without a card that nobody noticed.
struct PlainPlaces
{
    SpaceSet any;
    SpaceSet withoutCards;
};

/// By one guess.
PlainPlaces plainPlaces(
    const specter::Board &board, Space start, const std::vector<specter::TurnFacts> &turns, const Guess &guess);

/// By every guess that the unknowns leave.
PlainPlaces plainPlaces(const specter::Board &board, const specter::PublicHistory &history);

/// Tries every guess at a table: each traitor, character and hand that the public facts allow, of both agents together.
std::map<specter::Agent, PlainPlaces> plainPlaces(const specter::PublicTable &table);

} // namespace dossier::test
