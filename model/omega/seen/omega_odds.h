#pragma once

#include "omega_state.h"

namespace dossier::omega
{

struct DeclareAttack;

/// The chance of so many wounds or more.
struct WoundOdds
{
    int wounds = 1;
    /// Hits needed: the defense with all that changes it.
    int hits = 0;
    Fraction chance{};
    bool operator==(const WoundOdds &) const = default;
    static constexpr auto names = memberNames("wounds", "hits", "chance");
};

/// OP-ATK-1: what an attack can do before its dice are rolled.
struct Odds
{
    /// The dice to roll.
    DicePool dice{};
    /// All that changed the weapon's dice and the target's defense, by rule and name.
    std::vector<Joined> joined{};
    /// For one wound and, where the target has a second number, for two; empty while the defense is unknown.
    std::vector<WoundOdds> wounds{};
    bool operator==(const Odds &) const = default;
    static constexpr auto names = memberNames("dice", "joined", "wounds");
};

/// OP-ATK-1: the odds of an attack before its dice are rolled; with an ability's reroll when one is asked for.
Odds oddsOf(const PublicTable &table, const Attack &attack, std::optional<Reroll> reroll = std::nullopt);

/// The odds of an attack that nobody has declared yet, whatever sight and range say. None while the weapon's dice are
/// unknown, or when attacker and target do not stand where it says. The attack is not malformed.
std::optional<Odds> oddsOf(
    const PublicTable &table, const DeclareAttack &attack, std::optional<Reroll> reroll = std::nullopt);

} // namespace dossier::omega
