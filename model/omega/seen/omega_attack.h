#pragma once

#include "attack.h"
#include "omega_view.h"

namespace dossier::omega
{

/// An attack as it would be declared: what the grid says, and the dice that the rules give it (OP-ATK-1, -2).
struct AttackPlan
{
    AttackVerdict verdict;
    /// The dice with extras, EMI, the red die and the clones' black one; none while the weapon's are unknown.
    std::optional<DicePool> dice;
    /// What cover and a drone beside the target add to the defense.
    int defense = 0;
    /// All that changes the weapon's dice and the defense.
    std::vector<Joined> joined{};
    /// What it costs a commando: the attack, unless it is free, and its extras.
    int cost = 0;
};

/// Whether attacker and target stand on the spaces that are declared, on floor, and apart.
bool isPlaced(const PublicTable &table, const DeclareAttack &attack);

/// The attack must be placed.
AttackPlan planOf(const PublicTable &table, const DeclareAttack &attack);

/// The attack as it begins: its dice and what cover adds, as far as the grid can judge it.
Attack declared(const PublicTable &table, const DeclareAttack &attack);

/// What an attack costs, wherever the figures stand.
int attackCost(const PublicTable &table, const DeclareAttack &attack);

/// Whether the attacker may use a weapon at all.
bool mayUse(const PublicTable &table, const Combatant &attacker, const WeaponId &weapon);

/// OP-ATK-1: hits that the attack under way needs for one wound and for two; none while unknown.
std::optional<Defense> defenseAgainst(const PublicTable &table, const Attack &attack);

/// OP-ATK-2: whether a figure with Assist can help the attack under way.
bool canAssist(const PublicTable &table, FigureId by);

/// OP-ATK-3: everybody whom an explosion reaches: within the radius, and not covered from its space.
std::vector<Combatant> blastedBy(const PublicTable &table, Space at, int radius);

/// A marker by its kind and place.
using MarkerAt = std::pair<MarkerKind, Space>;

/// OP-ATK-3: the markers that it reaches, of the kinds that the mission lets be damaged; not the one that goes off.
std::vector<MarkerAt> markersBlastedBy(
    const PublicTable &table, Space at, int radius, const std::optional<MarkerKind> &goingOff);

} // namespace dossier::omega
