#pragma once

#include "model/omega/seen/state.h"

namespace dossier::omega
{

// What the public side of a table says of somebody, with the effects that are on them. Whom people picked may have left
// since: nothing is said then of where they stand, and nobody has no wounds.

/// The map as it is now: the printed one with the rubble, walls and EMI of markers.
Map mapOf(const PublicTable &table);

/// The spaces with a marker of that kind, or with the same printed on the tile.
SpaceSet spacesWith(const PublicTable &table, MarkerKind kind);

/// Spaces on which a mover is stopped for its dice: peril and corrosive gas (OP-ATK-3, OP-GAS).
SpaceSet hazardsOn(const PublicTable &table);

/// Nothing when there is no such sheet.
const Sheet *sheetOf(const PublicTable &table, Role role);

/// Nothing for a commando that is not in play.
const Commando *commandoOf(const PublicTable &table, Role role);

/// The commando of that role; of one that is not in play, a new one that is nowhere and has nothing.
const Commando &inPlay(const PublicTable &table, Role role);

/// Nothing for a commando, and for a figure that is not on the map.
const Standing *standingOf(const PublicTable &table, const Combatant &who);

/// The stat card of a figure; nothing for a commando, or for a figure that is not on the map.
const FigureCard *cardOf(const PublicTable &table, const Combatant &who);

/// A stance of a commando's own.
const Stance *stanceOf(const PublicTable &table, Role role, const StanceId &stance);

/// OP-DOWN-2: whether the downed card lies in place of a stance.
bool onDownedCard(const Commando &commando);

/// Where somebody stands or lies; none off the map.
std::optional<Figure> figureOf(const PublicTable &table, const Combatant &who);

Facing facingOf(const PublicTable &table, const Combatant &who);

Side sideOf(const PublicTable &table, const Combatant &who);

/// Whether it is a combatant marker: a downed commando, or a drone's marker.
bool isMarker(const PublicTable &table, const Combatant &who);

bool has(const PublicTable &table, const Combatant &who, Keyword keyword);

/// OP-ATK-1: whether somebody has Stealth, by the stat card or by effects.
bool hasStealth(const PublicTable &table, const Combatant &who);

/// Everybody on the map.
std::vector<Combatant> everybodyOn(const PublicTable &table);

/// Who stands or lies on a space, but for `except`.
std::optional<Combatant> combatantOn(
    const PublicTable &table, Space space, const std::optional<Combatant> &except = std::nullopt);

/// The effects that count for a number; in `revised` each name once (OP-SAME-1).
std::vector<Effect> countedEffects(const PublicTable &table, const Combatant &who, Stat stat);

/// What they add to it.
int effectsOn(const PublicTable &table, const Combatant &who, Stat stat);

std::optional<int> speedOf(const PublicTable &table, const Combatant &who);
std::optional<int> vitalityOf(const PublicTable &table, const Combatant &who);
std::optional<int> maxAdrenalineOf(const PublicTable &table, Role role);
std::optional<int> statOf(const PublicTable &table, Role role, Stat stat);
std::optional<Defense> defenseOf(const PublicTable &table, const Combatant &who, AttackType attack);

/// OP-ACT-3: the kit card that brings that kind of drone, or nothing.
const Kit *kitThatDeploys(const PublicTable &table, const KindId &kind);

/// Who holds a kit card, if anybody does.
std::optional<Role> holderOf(const PublicTable &table, const KitId &kit);

/// The basic weapon of a type in use.
std::optional<WeaponId> weaponInUse(const Commando &commando, AttackType attack);

/// OP-CMD-3: the basic weapon of a type that a commando has without what was found: a kit card's, else the sheet's;
/// none while it is unknown.
std::optional<WeaponId> ownWeapon(const PublicTable &table, Role role, AttackType attack);

/// A basic weapon of that type that a commando has found and holds; none when there is none.
std::optional<WeaponId> foundWeapon(const PublicTable &table, Role role, AttackType attack);

/// The defense that a weapon asks of its target.
constexpr Stat defenseStatOf(const WeaponCard &weapon)
{
    return weapon.attack == AttackType::Ranged ? Stat::RangedDefense : Stat::MeleeDefense;
}

int woundsOf(const PublicTable &table, const Combatant &who);
int adrenalineOf(const PublicTable &table, Role role);
int tokensIn(const PublicTable &table, const AbilityId &ability);

/// The wounds of a marker on a space; 0 where none lies.
int woundsOf(const PublicTable &table, MarkerKind marker, Space at);

/// OP-ACT-1 with the mission's changes.
int costOf(const PublicTable &table, ActionKind action);

/// OP-ATK-2, OP-DASH-4: whether a figure with the keyword has somebody within its five-space aura.
bool inAuraOf(const PublicTable &table, const Combatant &who, Keyword keyword);

/// The room of a space, as the doors cut it; nothing before or outside.
const Room *roomOf(const PublicTable &table, Space space);
const Room *roomWith(const PublicTable &table, RoomId room);

} // namespace dossier::omega
