#pragma once

#include "model/omega/geometry/attack.h"
#include "model/omega/seen/state.h"

namespace dossier::omega
{

struct DeclareAttack;

/// OP-ATK-1: what an attack can do before its dice are rolled.
struct Odds
{
    /// The dice to roll.
    DicePool dice{};
    /// All that changed the weapon's dice and the target's defense, by rule and name.
    std::vector<Joined> joined{};
    /// For one wound and, where the target has a second number, for two; empty while the defense is unknown, and for an
    /// Explosive weapon, which asks for none.
    std::vector<WoundChance> wounds{};
    bool operator==(const Odds &) const = default;
    static constexpr auto names = memberNames("dice", "joined", "wounds");
};

/// OP-ATK-1: the odds of an attack before its dice are rolled; with an ability's reroll when one is asked for.
Odds oddsOf(const PublicTable &table, const Attack &attack, std::optional<Reroll> reroll = std::nullopt);

/// The odds that an attack would begin with, by its plan, whatever sight and range say. None while the weapon's dice
/// are unknown, or when attacker and target do not stand where it says. The attack is not malformed.
std::optional<Odds> oddsOf(
    const PublicTable &table, const DeclareAttack &attack, std::optional<Reroll> reroll = std::nullopt);

} // namespace dossier::omega
