#pragma once

#include "model/omega/geometry/attack.h"
#include "model/omega/seen/view.h"

namespace dossier::omega
{

/// An attack as it would be declared: what the grid says, and the dice that the rules give it (OP-ATK-1, -2). Odds,
/// refusal and explanation of an attack are all read from it.
struct AttackPlan
{
    /// With all that joins: its dice and chances are the ones that the attack begins with.
    AttackVerdict verdict;
    /// The dice with extras, EMI, the red die and the clones' black one; none while the weapon's are unknown.
    std::optional<DicePool> dice;
    /// What cover and a drone beside the target add to the defense.
    int defense = 0;
    /// All that changes the weapon's dice and the defense.
    std::vector<Joined> joined{};
    /// What of it the rules and cards add, before EMI and cover.
    DicePool moreDice;
    int moreDefense = 0;
    /// What it costs a commando: the attack, unless it is free, and its extras.
    int cost = 0;
};

/// Whether attacker and target stand on the spaces that are declared, on floor, and apart.
bool isPlaced(const PublicTable &table, const DeclareAttack &attack);

/// OP-ATK-1: whether a weapon's extra can join an attack of somebody as they stand now.
bool canJoin(const PublicTable &table, const Combatant &attacker, const Extra &extra);

/// Whether the attacker needs no sight: a Seeker that has not moved in its activation.
bool seeks(const PublicTable &table, const Combatant &attacker);

/// What a mission says of a kind of marker that can be attacked, or nothing.
const MarkerCard *targetCardOf(const PublicTable &table, MarkerKind marker);

/// The attack must be placed.
AttackPlan planOf(const PublicTable &table, const DeclareAttack &attack);

/// The attack as it begins: its dice and what cover adds, as far as the grid can judge it.
Attack declared(const PublicTable &table, const DeclareAttack &attack);

/// What an attack costs, wherever the figures stand.
int attackCost(const PublicTable &table, const DeclareAttack &attack);

/// Who pays for what somebody's attack costs: the commando, for a drone the one whose turn it is; nobody is the
/// overseer.
std::optional<Role> payerFor(const PublicTable &table, const Combatant &attacker);

/// Whether the attacker may use a weapon at all.
bool mayUse(const PublicTable &table, const Combatant &attacker, const WeaponId &weapon);

/// OP-ATK-3: whether the attack under way is one of an Explosive weapon, and waits for its explosion.
bool explodes(const PublicTable &table, const Attack &attack);

/// What a marker's explosion must be, as the kit card says that places it: its radius and dice; none where no card
/// does.
const WeaponCard *explosiveOf(const PublicTable &table, MarkerKind marker);

/// The explosion with a roll of no hits for everybody and every marker that it reaches, for the dice to be told.
Explode withRolls(const PublicTable &table, Explode explode);

/// The explosion that the attack under way waits for, with no rolls yet; none when there is none or its numbers are
/// unknown.
std::optional<Explode> explosionDue(const PublicTable &table);

/// OP-ATK-1: hits that the attack under way needs for one wound and for two; none while unknown.
std::optional<Defense> defenseAgainst(const PublicTable &table, const Attack &attack);

/// OP-ATK-1: none, one or two wounds.
int woundsDealt(const Defense &defense, int hits);

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
