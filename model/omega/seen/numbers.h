#pragma once

#include "model/omega/seen/state.h"

namespace dossier::omega
{

// Public values of a combatant, including the effects on them. A selected combatant may have left since: the place is
// then none, and the wounds are 0.

/// Returns the present map: the printed one with the rubble, walls and EMI of markers.
Map mapOf(const PublicTable &table);

/// Returns the spaces with a marker of that kind, or with its equivalent printed on the tile.
SpaceSet spacesWith(const PublicTable &table, MarkerKind kind);

/// Returns the spaces on which a mover stops for its dice: peril and corrosive gas (OP-ATK-3, OP-GAS).
SpaceSet hazardsOn(const PublicTable &table);

/// Null when there is no such sheet.
const Sheet *sheetOf(const PublicTable &table, Role role);

/// Null for a commando that is not in play.
const Commando *commandoOf(const PublicTable &table, Role role);

/// Returns the commando of that role; for one that is not in play, a default one off the map without anything.
const Commando &inPlay(const PublicTable &table, Role role);

/// Null for a commando, and for a figure that is not on the map.
const Standing *standingOf(const PublicTable &table, const Combatant &who);

/// Returns the stat card of a figure; null for a commando, or for a figure that is not on the map.
const FigureCard *cardOf(const PublicTable &table, const Combatant &who);

/// Returns one of a commando's own stances.
const Stance *stanceOf(const PublicTable &table, Role role, const StanceId &stance);

/// OP-DOWN-2: true when the downed card replaces a stance.
bool onDownedCard(const Commando &commando);

/// Returns a combatant's place; none off the map.
std::optional<Figure> figureOf(const PublicTable &table, const Combatant &who);

Facing facingOf(const PublicTable &table, const Combatant &who);

Side sideOf(const PublicTable &table, const Combatant &who);

/// True for a combatant marker: a downed commando, or a drone's marker.
bool isMarker(const PublicTable &table, const Combatant &who);

bool has(const PublicTable &table, const Combatant &who, Keyword keyword);

/// OP-ATK-1: true when a combatant has Stealth, by the stat card or by effects.
bool hasStealth(const PublicTable &table, const Combatant &who);

/// Returns every combatant on the map.
std::vector<Combatant> everybodyOn(const PublicTable &table);

/// Returns the combatant on a space, except `except`.
std::optional<Combatant> combatantOn(
    const PublicTable &table, Space space, const std::optional<Combatant> &except = std::nullopt);

/// Returns the effects that count for a number; in `revised` each name once (OP-SAME-1).
std::vector<Effect> countedEffects(const PublicTable &table, const Combatant &who, Stat stat);

/// Returns the sum of these effects.
int effectsOn(const PublicTable &table, const Combatant &who, Stat stat);

std::optional<int> speedOf(const PublicTable &table, const Combatant &who);
std::optional<int> vitalityOf(const PublicTable &table, const Combatant &who);
std::optional<int> maxAdrenalineOf(const PublicTable &table, Role role);
std::optional<int> statOf(const PublicTable &table, Role role, Stat stat);
std::optional<Defense> defenseOf(const PublicTable &table, const Combatant &who, AttackType attack);

/// OP-ACT-3: returns the kit card that brings that kind of drone, or null.
const Kit *kitThatDeploys(const PublicTable &table, const KindId &kind);

/// Returns the holder of a kit card, if any.
std::optional<Role> holderOf(const PublicTable &table, const KitId &kit);

/// Returns the basic weapon of a type in use.
std::optional<WeaponId> weaponInUse(const Commando &commando, AttackType attack);

/// OP-CMD-3: returns a commando's basic weapon of a type, without found ones: a kit card's, else the sheet's; none
/// while it is unknown.
std::optional<WeaponId> ownWeapon(const PublicTable &table, Role role, AttackType attack);

/// Returns a basic weapon of that type that a commando has found and holds; none when there is none.
std::optional<WeaponId> foundWeapon(const PublicTable &table, Role role, AttackType attack);

/// Returns the target's stat that a weapon attacks.
constexpr Stat defenseStatOf(const WeaponCard &weapon)
{
    return weapon.attack == AttackType::Ranged ? Stat::RangedDefense : Stat::MeleeDefense;
}

int woundsOf(const PublicTable &table, const Combatant &who);
int adrenalineOf(const PublicTable &table, Role role);
int tokensIn(const PublicTable &table, const AbilityId &ability);

/// Returns the wounds of a marker on a space; 0 without a marker.
int woundsOf(const PublicTable &table, MarkerKind marker, Space at);

/// OP-ACT-1 with the mission's changes.
int costOf(const PublicTable &table, ActionKind action);

/// OP-ATK-2, OP-DASH-4: true when a combatant is in the five-space aura of a figure with the keyword.
bool inAuraOf(const PublicTable &table, const Combatant &who, Keyword keyword);

/// Returns the room of a space, as the doors divide it; null before the set-up or outside rooms.
const Room *roomOf(const PublicTable &table, Space space);
const Room *roomWith(const PublicTable &table, RoomId room);

} // namespace dossier::omega
