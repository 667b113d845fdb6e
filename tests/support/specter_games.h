#pragma once

#include "model/specter/seen/facts.h"

#include <random>

namespace dossier::test
{

/// What may happen in a random way.
struct WayShape
{
    int turns = 10;
    int hunters = 2;
    /// Whether the agent has hidden cards and uses them, and nobody knows his character.
    bool hiddenCards = false;
    /// Whether one of the hunters is secretly the traitor.
    bool traitor = false;
    /// Whether smoke, flashes and rulings come about.
    bool troubles = false;
    /// In how many hundredths of the turns his place becomes known afterwards, so that little is left to suppose.
    int known = 4;
};

/// A public history that an agent's way gave, and where he stood at the start and after each turn.
struct RandomWay
{
    specter::PublicHistory history;
    std::vector<Space> places;
};

/// An agent walks from one random space towards another and hunters walk at random; all that the table must be told is
/// told by a plain reading of the rules.
RandomWay randomWay(std::mt19937 &random, const specter::Board &board, const WayShape &shape);

} // namespace dossier::test
