#pragma once

#include "model/conquest/table.h"
#include "model/core/likelihood.h"

#include <map>
#include <optional>

namespace dossier::conquest
{

/// CQ-FIGHT-2: rounds of fights against the resistance whose chances are known, by the dice as they first fell.
struct RoundsFought
{
    int rounds = 0;
    int won = 0;
    int lost = 0;
    /// The exact chances of the number of rounds won.
    SumChances due{};
    bool operator==(const RoundsFought &) const = default;
};

/// The rounds of both.
RoundsFought operator+(RoundsFought one, const RoundsFought &other);

/// What everybody saw of a game, counted.
struct Summary
{
    /// CQ-STATE-5: terror of each player at the end of each round, or where the game stands in its last.
    std::map<int, std::map<Colour, int>> terror{};
    RoundsFought fought{};
    /// By the player whose battle it was.
    std::map<Colour, RoundsFought> byPlayer{};
    bool operator==(const Summary &) const = default;
};

/// Counts public events, in the order in which they happened from that table on.
Summary summaryOf(Table table, const Events &events);

} // namespace dossier::conquest
