#pragma once

#include "model/core/members.h"

#include <compare>
#include <cstdint>
#include <string>
#include <variant>

namespace dossier::omega
{

/// An id in a pack; never shown to people.
template <typename Tag>
struct TextId
{
    std::string text;
    friend auto operator<=>(const TextId &, const TextId &) = default;
};

/// A kind of figure, described by a stat card.
using KindId = TextId<struct KindTag>;
using WeaponId = TextId<struct WeaponTag>;
/// An addition to an attack with a weapon for adrenaline, such as aiming.
using ExtraId = TextId<struct ExtraTag>;
using StanceId = TextId<struct StanceTag>;
using AbilityId = TextId<struct AbilityTag>;
using KitId = TextId<struct KitTag>;
using RoomCardId = TextId<struct RoomCardTag>;
/// An investigate card.
using ItemId = TextId<struct ItemTag>;
using ObjectiveId = TextId<struct ObjectiveTag>;
using MissionId = TextId<struct MissionTag>;
using MissionEventId = TextId<struct MissionEventTag>;
/// A mission event that only the overseer knows.
using PlannedEventId = TextId<struct PlannedEventTag>;
/// A named effect of a card or an ability, by the table's name for it.
using EffectId = TextId<struct EffectTag>;

template <typename Tag>
struct NumberId
{
    int number = 0;
    friend auto operator<=>(const NumberId &, const NumberId &) = default;
};

/// A figure or a drone's marker on the map, not a commando.
using FigureId = NumberId<struct FigureTag>;
/// The number of a figure that is not on the map yet.
using NewFigureId = NumberId<struct NewFigureTag>;
using RoomId = NumberId<struct RoomTag>;

/// The five commandos, highest rank first (OP-CMD-1).
enum class Role : std::uint8_t
{
    TeamLeader,
    Countermeasures,
    HeavySupport,
    Rifleman,
    Reconnaissance,
};

constexpr auto words(Role /*role*/)
{
    return memberNames("team_leader", "countermeasures", "heavy_support", "rifleman", "reconnaissance");
}

/// A commando that is not in the game yet.
struct Recruit
{
    Role role = Role::TeamLeader;
    friend auto operator<=>(const Recruit &, const Recruit &) = default;
};

/// A target that can be attacked and wounded.
using Combatant = std::variant<Role, FigureId>;

} // namespace dossier::omega
