#pragma once

#include "model/specter/seen/facts.h"

#include <random>

namespace dossier::test
{

/// The options of a random way.
struct WayShape
{
    int turns = 10;
    int hunters = 2;
    /// The agent has hidden cards and uses them, and nobody knows his character.
    bool hiddenCards = false;
    /// One of the hunters is secretly the traitor.
    bool traitor = false;
    /// Smoke, flashes and rulings occur.
    bool troubles = false;
    /// Percentage of the turns after which his place becomes known, so that few guesses are left.
    int known = 4;
};

/// The public history of an agent's way, and his place at the start and after each turn.
struct RandomWay
{
    specter::PublicHistory history;
    std::vector<Space> places;
};

/// Returns a random walk of an agent towards a random space, with random hunters; a plain reading of the rules gives
/// the public facts.
RandomWay randomWay(std::mt19937 &random, const specter::Board &board, const WayShape &shape);

} // namespace dossier::test
