#pragma once

#include "model/omega/seen/combat_events.h"

namespace dossier::omega
{

// --- Combat (OP-ATK, OP-DICE, OP-SAME, OP-INT) ---

/// OP-ATK-1: a free attack costs only its extras, and needs no turn. An Explosive weapon goes off on `to`: an `Explode`
/// follows (OP-ATK-3).
struct DeclareAttack
{
    static constexpr std::string_view type = "declare_attack";
    Combatant attacker = Role::TeamLeader;
    WeaponId weapon{};
    Space from{};
    Combatant target = Role::TeamLeader;
    Space to{};
    bool free = false;
    std::vector<ExtraId> extras{};
    /// The marker on `to` that is attacked; `target` is then ignored.
    std::optional<MarkerKind> marker{};
    bool operator==(const DeclareAttack &) const = default;
    static constexpr auto names = memberNames("attacker", "weapon", "from", "target", "to", "free", "extras", "marker");
};

/// OP-DICE-2: an effect joins before the dice: it adds or (negative) removes dice, or changes the defense.
struct JoinAttack
{
    static constexpr std::string_view type = "join_attack";
    EffectId name{};
    int black = 0;
    int red = 0;
    int defense = 0;
    /// Payer: a commando, else the overseer.
    std::optional<Role> by{};
    int cost = 0;
    bool operator==(const JoinAttack &) const = default;
    static constexpr auto names = memberNames("name", "black", "red", "defense", "by", "cost");
};

/// OP-ATK-2, Assist: a black die before the roll.
struct Assist
{
    static constexpr std::string_view type = "assist";
    FigureId by{};
    bool operator==(const Assist &) const = default;
    static constexpr auto names = memberNames("by");
};

struct RollAttack
{
    static constexpr std::string_view type = "roll_attack";
    Faces faces{};
    Roller roller = Roller::People;
    bool operator==(const RollAttack &) const = default;
    static constexpr auto names = memberNames("faces", "roller");
};

/// OP-DICE-2: the whole roll after an ability's reroll; each ability once per roll.
struct RerollDice
{
    static constexpr std::string_view type = "reroll";
    EffectId name{};
    Faces faces{};
    Roller roller = Roller::People;
    /// Payer: a commando, else the overseer. Assist costs two (OP-ATK-2).
    std::optional<Role> by{};
    int cost = 0;
    bool operator==(const RerollDice &) const = default;
    static constexpr auto names = memberNames("name", "faces", "roller", "by", "cost");
};

/// OP-DICE-2: a side ends its rerolls, and the other's begin.
struct PassRerolls
{
    static constexpr std::string_view type = "pass_rerolls";
    bool operator==(const PassRerolls &) const = default;
    static constexpr auto names = memberNames();
};

/// OP-ATK-1: compares the hits with the defense; nobody rolls again.
struct ApplyAttack
{
    static constexpr std::string_view type = "apply_attack";
    bool operator==(const ApplyAttack &) const = default;
    static constexpr auto names = memberNames();
};

/// OP-ATK-3: during an attack with an Explosive weapon, this is the attack's explosion.
struct Explode
{
    static constexpr std::string_view type = "explode";
    /// The explosive marker that goes off, if any.
    std::optional<MarkerKind> marker{};
    Space at{};
    int radius = 0;
    DicePool dice{};
    std::vector<BlastRoll> rolls{};
    Roller roller = Roller::People;
    /// For the markers that the mission allows to be damaged.
    std::vector<MarkerRoll> markers{};
    bool operator==(const Explode &) const = default;
    static constexpr auto names = memberNames("marker", "at", "radius", "dice", "rolls", "roller", "markers");
};

/// OP-ATK-3: the dice of a hazard.
struct RollHazard
{
    static constexpr std::string_view type = "roll_hazard";
    Combatant who = Role::TeamLeader;
    Faces faces{};
    Roller roller = Roller::People;
    bool operator==(const RollHazard &) const = default;
    static constexpr auto names = memberNames("who", "faces", "roller");
};

/// OP-ATK-3: moves the damaged target; without a space it stays.
struct KnockBack
{
    static constexpr std::string_view type = "knock_back";
    std::optional<Space> to{};
    bool operator==(const KnockBack &) const = default;
    static constexpr auto names = memberNames("to");
};

/// OP-SAME-1: a named effect begins.
struct BeginEffect
{
    static constexpr std::string_view type = "begin_effect";
    Effect effect{};
    bool operator==(const BeginEffect &) const = default;
    static constexpr auto names = memberNames("effect");
};

struct EndEffect
{
    static constexpr std::string_view type = "end_effect";
    EffectId name{};
    Combatant on = Role::TeamLeader;
    bool operator==(const EndEffect &) const = default;
    static constexpr auto names = memberNames("name", "on");
};

/// OP-INT-1: an ability answers the action under way; its effects follow as separate commands.
struct Interrupt
{
    static constexpr std::string_view type = "interrupt";
    EffectId name{};
    /// Payer: a commando, else the overseer.
    std::optional<Role> by{};
    int cost = 0;
    bool operator==(const Interrupt &) const = default;
    static constexpr auto names = memberNames("name", "by", "cost");
};

/// A blaster's power tokens, of nine in the box.
struct SetPower
{
    static constexpr std::string_view type = "set_power";
    FigureId figure{};
    int power = 0;
    bool operator==(const SetPower &) const = default;
    static constexpr auto names = memberNames("figure", "power");
};

/// A drone, the lab tech or another figure of the commandos' side comes onto the map.
struct Deploy
{
    static constexpr std::string_view type = "deploy";
    NewFigureId figure{};
    KindId kind{};
    Space at{};
    Facing facing = Facing::North;
    /// The commando whose kit card brings it (OP-ACT-3); none when a mission brings it.
    std::optional<Role> by{};
    bool operator==(const Deploy &) const = default;
    static constexpr auto names = memberNames("figure", "kind", "at", "facing", "by");
};

// --- Notes ---

struct WritePlan
{
    static constexpr std::string_view type = "write_plan";
    std::string text{};
    bool operator==(const WritePlan &) const = default;
    static constexpr auto names = memberNames("text");
};

/// Notes of the overseer, or of a commando's seat.
struct WriteNotes
{
    static constexpr std::string_view type = "write_notes";
    std::optional<int> seat{};
    std::vector<std::string> notes{};
    bool operator==(const WriteNotes &) const = default;
    static constexpr auto names = memberNames("seat", "notes");
};

} // namespace dossier::omega
