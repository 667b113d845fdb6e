#pragma once

#include "model/omega/geometry/attack.h"
#include "model/omega/seen/refusal.h"
#include "model/omega/seen/view.h"

namespace dossier::omega
{

/// An attack before its declaration: the verdict of the grid, and the dice by the rules (OP-ATK-1, -2). Odds, refusal
/// and explanation of an attack all use it.
struct AttackPlan
{
    /// Includes all additions: its dice and chances are those with which the attack begins.
    AttackVerdict verdict;
    /// Dice with extras, EMI, the red die and the clones' black one; none while the weapon's are unknown.
    std::optional<DicePool> dice;
    /// Amount that cover and a drone beside the target add to the defense.
    int defense = 0;
    /// All changes of the weapon's dice and of the defense.
    std::vector<Joined> joined{};
    /// Dice that rules and cards add, before EMI and cover.
    DicePool moreDice;
    int moreDefense = 0;
    /// Cost to a commando: the attack, unless it is free, and its extras.
    int cost = 0;
};

/// True when attacker and target are on the declared spaces, on floor, and apart.
bool isPlaced(const PublicTable &table, const DeclareAttack &attack);

/// OP-ATK-1: returns why a weapon's extra cannot join an attack in the attacker's present state; IT 337: Aim needs that
/// no enemy is adjacent.
Refusal refusedExtra(const PublicTable &table, const Combatant &attacker, const Extra &extra);

/// True when the attacker needs no sight: a Seeker that has not moved in its activation.
bool seeks(const PublicTable &table, const Combatant &attacker);

/// Returns the mission's card of a kind of marker that can be attacked, or null.
const MarkerCard *targetCardOf(const PublicTable &table, MarkerKind marker);

/// Plans an attack. The attack must be placed.
AttackPlan planOf(const PublicTable &table, const DeclareAttack &attack);

/// Returns the attack at its beginning: its dice and its cover, as far as the grid can judge it.
Attack declared(const PublicTable &table, const DeclareAttack &attack);

/// Returns the cost of an attack, independent of the figures' places.
int attackCost(const PublicTable &table, const DeclareAttack &attack);

/// Returns the payer of an attack's cost: the commando, or for a drone the one whose turn it is; none is the overseer.
std::optional<Role> payerFor(const PublicTable &table, const Combatant &attacker);

/// True when the attacker may use a weapon at all.
bool mayUse(const PublicTable &table, const Combatant &attacker, const WeaponId &weapon);

/// OP-ATK-3: true when the attack under way is one of an Explosive weapon and waits for its explosion.
bool explodes(const PublicTable &table, const Attack &attack);

/// Returns the radius and dice of a marker's explosion, from the kit card that places it; null when no card does.
const WeaponCard *explosiveOf(const PublicTable &table, MarkerKind marker);

/// Returns the explosion with a roll of no hits for every combatant and marker in its reach, as a form for the real
/// dice.
Explode withRolls(const PublicTable &table, Explode explode);

/// Returns the explosion that the attack under way waits for, without rolls; none when there is none or its numbers are
/// unknown.
std::optional<Explode> explosionDue(const PublicTable &table);

/// OP-ATK-1: returns the hits that the attack under way needs for one wound and for two; none while unknown.
std::optional<Defense> defenseAgainst(const PublicTable &table, const Attack &attack);

/// OP-ATK-1: returns none, one or two wounds.
int woundsDealt(const Defense &defense, int hits);

/// OP-ATK-2: true when a figure with Assist can help the attack under way.
bool canAssist(const PublicTable &table, FigureId by);

/// OP-ATK-3: returns every combatant in reach of an explosion: within the radius, and not covered from its space.
std::vector<Combatant> blastedBy(const PublicTable &table, Space at, int radius);

/// A marker by its kind and place.
using MarkerAt = std::pair<MarkerKind, Space>;

/// OP-ATK-3: returns the markers in its reach, of the kinds that the mission allows to be damaged; without the
/// exploding one.
std::vector<MarkerAt> markersBlastedBy(
    const PublicTable &table, Space at, int radius, const std::optional<MarkerKind> &goingOff);

} // namespace dossier::omega
