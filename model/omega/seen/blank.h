#pragma once

#include "model/omega/seen/cards.h"

namespace dossier::omega
{

/// A value of a card or of the mission, other than a stat, that is not typed in yet.
enum class Blank : std::uint8_t
{
    EnergyMinimum,
    ReadyCost,
    CommittedCost,
    CombatCost,
    Refresh,
    Range,
    Dice,
    Defense,
    Points,
    Cost,
    At,
    DoorRule,
    Vitality,
    Explosive,
    Group,
    Icon,
};

constexpr auto words(Blank /*what*/)
{
    return memberNames("energy_minimum", "ready_cost", "committed_cost", "combat_cost", "refresh", "range", "dice",
        "defense", "points", "cost", "at", "door_rule", "vitality", "explosive", "group", "icon");
}

/// A missing value that the game needs.
using UnknownValue = std::variant<Blank, Stat>;

} // namespace dossier::omega
