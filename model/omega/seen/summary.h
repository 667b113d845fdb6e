#pragma once

#include "model/core/likelihood.h"
#include "model/omega/seen/event.h"

#include <map>
#include <optional>

namespace dossier::omega
{

/// OP-DICE-1: the dice of several rolls as they first fell, and their hits; rerolls are left out.
struct DiceThrown
{
    int rolls = 0;
    int black = 0;
    int blackHits = 0;
    int red = 0;
    int redHits = 0;
    bool operator==(const DiceThrown &) const = default;
};

/// The sum of both.
DiceThrown operator+(DiceThrown one, const DiceThrown &other);

/// The exact chances of the hits of that many dice of each colour.
SumChances hitChances(int black, int red);

/// What everybody saw of one round.
struct RoundSeen
{
    /// Adrenaline that came to commandos' sheets, into the pool, and onto the dashboard.
    int toCommandos = 0;
    int toPool = 0;
    int toDashboard = 0;
    /// Wounds that commandos and the overseer's figures took.
    int commandosWounds = 0;
    int figuresWounds = 0;
    bool operator==(const RoundSeen &) const = default;
};

/// What everybody saw of a game, counted.
struct Summary
{
    DiceThrown dice{};
    /// Dice of attacks and challenges by the commando who threw them; none stands for the overseer.
    std::map<std::optional<Role>, DiceThrown> byThrower{};
    /// By number; what came before the first round is left out.
    std::map<int, RoundSeen> rounds{};
    /// How often a commando became downed.
    int downed = 0;
    bool operator==(const Summary &) const = default;
};

/// Counts public events, in the order in which they happened.
Summary summaryOf(const Events &events);

} // namespace dossier::omega
