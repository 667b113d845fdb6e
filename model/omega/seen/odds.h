#pragma once

#include "model/omega/geometry/attack.h"
#include "model/omega/seen/state.h"

namespace dossier::omega
{

struct DeclareAttack;

/// OP-ATK-1: possible results of an attack before its dice are rolled.
struct Odds
{
    /// The dice to roll.
    DicePool dice{};
    /// All changes of the weapon's dice and the target's defense, by rule and name.
    std::vector<Joined> joined{};
    /// For one wound and, when the target has a second number, for two; empty while the defense is unknown, and for an
    /// Explosive weapon, which needs none.
    std::vector<WoundChance> wounds{};
    bool operator==(const Odds &) const = default;
    static constexpr auto names = memberNames("dice", "joined", "wounds");
};

/// OP-ATK-1: returns the odds of an attack before its dice are rolled; with an ability's reroll, if one is given.
Odds oddsOf(const PublicTable &table, const Attack &attack, std::optional<Reroll> reroll = std::nullopt);

/// Returns the odds at the beginning of an attack, by its plan, even against sight and range. None while the weapon's
/// dice are unknown, or when attacker and target are not at the declared places. The attack is not malformed.
std::optional<Odds> oddsOf(
    const PublicTable &table, const DeclareAttack &attack, std::optional<Reroll> reroll = std::nullopt);

} // namespace dossier::omega
