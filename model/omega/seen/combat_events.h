#pragma once

#include "model/omega/seen/state.h"

namespace dossier::omega
{

// --- Combat and challenges (OP-ATK, OP-CHAL, OP-DICE, OP-INT, OP-SAME) ---

struct AttackDeclared
{
    static constexpr std::string_view type = "attack_declared";
    Attack attack{};
    bool operator==(const AttackDeclared &) const = default;
    static constexpr auto names = memberNames("attack");
};

struct AttackJoined
{
    static constexpr std::string_view type = "attack_joined";
    Joined joined{};
    bool operator==(const AttackJoined &) const = default;
    static constexpr auto names = memberNames("joined");
};

struct AttackRolled
{
    static constexpr std::string_view type = "attack_rolled";
    Faces faces{};
    Roller roller = Roller::People;
    bool operator==(const AttackRolled &) const = default;
    static constexpr auto names = memberNames("faces", "roller");
};

struct AttackRerolled
{
    static constexpr std::string_view type = "attack_rerolled";
    EffectId name{};
    Faces faces{};
    Roller roller = Roller::People;
    bool operator==(const AttackRerolled &) const = default;
    static constexpr auto names = memberNames("name", "faces", "roller");
};

/// A side has ended its rerolls: the other's begin.
struct RerollsPassed
{
    static constexpr std::string_view type = "rerolls_passed";
    bool operator==(const RerollsPassed &) const = default;
    static constexpr auto names = memberNames();
};

/// The attack is over; the wounds are those it dealt.
struct AttackEnded
{
    static constexpr std::string_view type = "attack_ended";
    int hits = 0;
    std::optional<int> needed{};
    int wounds = 0;
    bool operator==(const AttackEnded &) const = default;
    static constexpr auto names = memberNames("hits", "needed", "wounds");
};

struct ChallengeBegan
{
    static constexpr std::string_view type = "challenge_began";
    Challenge challenge{};
    bool operator==(const ChallengeBegan &) const = default;
    static constexpr auto names = memberNames("challenge");
};

struct ChallengeBoosted
{
    static constexpr std::string_view type = "challenge_boosted";
    bool operator==(const ChallengeBoosted &) const = default;
    static constexpr auto names = memberNames();
};

struct ChallengeEnded
{
    static constexpr std::string_view type = "challenge_ended";
    Faces faces{};
    Roller roller = Roller::People;
    bool passed = false;
    bool operator==(const ChallengeEnded &) const = default;
    static constexpr auto names = memberNames("faces", "roller", "passed");
};

/// Dice have to be rolled for a hazard.
struct HazardFound
{
    static constexpr std::string_view type = "hazard_found";
    HazardDue hazard{};
    bool operator==(const HazardFound &) const = default;
    static constexpr auto names = memberNames("hazard");
};

struct HazardRolled
{
    static constexpr std::string_view type = "hazard_rolled";
    Combatant who = Role::TeamLeader;
    Faces faces{};
    Roller roller = Roller::People;
    bool operator==(const HazardRolled &) const = default;
    static constexpr auto names = memberNames("who", "faces", "roller");
};

/// One target's roll of an explosion.
struct BlastRoll
{
    Combatant who = Role::TeamLeader;
    Faces faces{};
    bool operator==(const BlastRoll &) const = default;
    static constexpr auto names = memberNames("who", "faces");
};

/// A marker's roll of an explosion.
struct MarkerRoll
{
    MarkerKind marker = MarkerKind::Bomb;
    Space at{};
    Faces faces{};
    bool operator==(const MarkerRoll &) const = default;
    static constexpr auto names = memberNames("marker", "at", "faces");
};

struct Exploded
{
    static constexpr std::string_view type = "exploded";
    Space at{};
    int radius = 0;
    std::vector<BlastRoll> rolls{};
    Roller roller = Roller::People;
    std::vector<MarkerRoll> markers{};
    bool operator==(const Exploded &) const = default;
    static constexpr auto names = memberNames("at", "radius", "rolls", "roller", "markers");
};

/// A damaged target may be moved by one space; without a target nobody may.
struct KnockbackAllowed
{
    static constexpr std::string_view type = "knockback_allowed";
    std::optional<KnockbackDue> knockback{};
    bool operator==(const KnockbackAllowed &) const = default;
    static constexpr auto names = memberNames("knockback");
};

struct EffectBegan
{
    static constexpr std::string_view type = "effect_began";
    Effect effect{};
    bool operator==(const EffectBegan &) const = default;
    static constexpr auto names = memberNames("effect");
};

struct EffectEnded
{
    static constexpr std::string_view type = "effect_ended";
    EffectId name{};
    Combatant on = Role::TeamLeader;
    bool operator==(const EffectEnded &) const = default;
    static constexpr auto names = memberNames("name", "on");
};

struct InterruptUsed
{
    static constexpr std::string_view type = "interrupt_used";
    EffectId name{};
    bool operator==(const InterruptUsed &) const = default;
    static constexpr auto names = memberNames("name");
};

struct PowerChanged
{
    static constexpr std::string_view type = "power_changed";
    FigureId figure{};
    int power = 0;
    bool operator==(const PowerChanged &) const = default;
    static constexpr auto names = memberNames("figure", "power");
};

// --- Notes: each belongs to its writer only ---

/// Secret: the overseer's plan for the reserves.
struct PlanWritten
{
    static constexpr std::string_view type = "plan_written";
    std::string text{};
    bool operator==(const PlanWritten &) const = default;
    static constexpr auto names = memberNames("text");
};

struct OverseerNoted
{
    static constexpr std::string_view type = "overseer_noted";
    std::vector<std::string> notes{};
    bool operator==(const OverseerNoted &) const = default;
    static constexpr auto names = memberNames("notes");
};

struct CommandoNoted
{
    static constexpr std::string_view type = "commando_noted";
    int seat = 1;
    std::vector<std::string> notes{};
    bool operator==(const CommandoNoted &) const = default;
    static constexpr auto names = memberNames("seat", "notes");
};

// --- Content typed in at the table: formerly unknown values ---

struct MissionWritten
{
    static constexpr std::string_view type = "mission_written";
    Mission card{};
    bool operator==(const MissionWritten &) const = default;
    static constexpr auto names = memberNames("card");
};

struct SheetWritten
{
    static constexpr std::string_view type = "sheet_written";
    Sheet card{};
    bool operator==(const SheetWritten &) const = default;
    static constexpr auto names = memberNames("card");
};

struct WeaponWritten
{
    static constexpr std::string_view type = "weapon_written";
    WeaponCard card{};
    bool operator==(const WeaponWritten &) const = default;
    static constexpr auto names = memberNames("card");
};

struct FigureCardWritten
{
    static constexpr std::string_view type = "figure_card_written";
    FigureCard card{};
    bool operator==(const FigureCardWritten &) const = default;
    static constexpr auto names = memberNames("card");
};

struct AbilityWritten
{
    static constexpr std::string_view type = "ability_written";
    Ability card{};
    bool operator==(const AbilityWritten &) const = default;
    static constexpr auto names = memberNames("card");
};

/// A piece leaves the dashboard; the event holds all of it, so that a journal can still name it.
struct AbilityRemoved
{
    static constexpr std::string_view type = "ability_removed";
    Ability card{};
    bool operator==(const AbilityRemoved &) const = default;
    static constexpr auto names = memberNames("card");
};

struct KitWritten
{
    static constexpr std::string_view type = "kit_written";
    Kit card{};
    bool operator==(const KitWritten &) const = default;
    static constexpr auto names = memberNames("card");
};

struct RoomCardWritten
{
    static constexpr std::string_view type = "room_card_written";
    RoomCard card{};
    bool operator==(const RoomCardWritten &) const = default;
    static constexpr auto names = memberNames("card");
};

struct ItemWritten
{
    static constexpr std::string_view type = "item_written";
    Item card{};
    bool operator==(const ItemWritten &) const = default;
    static constexpr auto names = memberNames("card");
};

struct DoorRuleWritten
{
    static constexpr std::string_view type = "door_rule_written";
    DoorRule card{};
    bool operator==(const DoorRuleWritten &) const = default;
    static constexpr auto names = memberNames("card");
};

} // namespace dossier::omega
