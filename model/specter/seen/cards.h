#pragma once

#include "model/core/members.h"

#include <optional>
#include <string>
#include <vector>

namespace dossier::specter
{

// Numbers on agents, hunters and equipment cards. A number that a card does not mention is absent.

/// The printings of the cards.
enum class Edition : std::uint8_t
{
    First,
    Second,
};

constexpr auto words(Edition /*edition*/)
{
    return memberNames("first", "second");
}

enum class AgentKind : std::uint8_t
{
    BlueJay,
    Cobra,
    Orangutan,
    Spider,
};

constexpr auto words(AgentKind /*kind*/)
{
    return memberNames("blue_jay", "cobra", "orangutan", "spider");
}

enum class HunterKind : std::uint8_t
{
    Gun,
    Beast,
    Puppet,
    Prophet,
};

constexpr auto words(HunterKind /*kind*/)
{
    return memberNames("gun", "beast", "puppet", "prophet");
}

enum class Equipment : std::uint8_t
{
    AdrenalSurge,
    StealthField,
    FlashBang,
    SmokeGrenade,
    HoloDecoy,
    PowerFists,
    TangleLine,
    VelocityBlade,
};

constexpr auto words(Equipment /*card*/)
{
    return memberNames("adrenal_surge", "stealth_field", "flash_bang", "smoke_grenade", "holo_decoy", "power_fists",
        "tangle_line", "velocity_blade");
}

/// A character of the agent's.
struct AgentCard
{
    AgentKind kind = AgentKind::BlueJay;
    std::string name{};
    int health = 0;
    int steps = 0;
    Equipment unique = Equipment::HoloDecoy;
    /// Distance from which objectives are turned over, when it is more than one space.
    std::optional<int> objectiveReach{};
    /// The least roll that stuns a hunter who ends orthogonally next to him; one who ends on his space is stunned
    /// without a roll.
    std::optional<int> ambushOnAtLeast{};
    /// Added to the attacks of hunters within that distance.
    std::optional<int> evasionModifier{};
    std::optional<int> evasionWithin{};
    bool operator==(const AgentCard &) const = default;
    static constexpr auto names = memberNames("kind", "name", "health", "steps", "unique", "objective_reach",
        "ambush_on_at_least", "evasion_modifier", "evasion_within");
};

/// The Gun's abilities. The effect of an attack's second die is not known.
struct Shooting
{
    int attackDice = 0;
    /// Against an agent spotted in his own turn, by the distance to the last seen token.
    int quickDrawDice = 0;
    /// Dice after a sniper's shot, when it changes their number.
    std::optional<int> quickDrawDiceAfterShot{};
    /// Health lost by an agent whom a sniper's shot spots at once.
    std::optional<int> shotLoss{};
    bool operator==(const Shooting &) const = default;
    static constexpr auto names
        = memberNames("attack_dice", "quick_draw_dice", "quick_draw_dice_after_shot", "shot_loss");
};

/// The Beast's senses: agents within that distance say that they are near, after at most that many steps.
struct Senses
{
    int within = 0;
    int afterSteps = 0;
    bool operator==(const Senses &) const = default;
    static constexpr auto names = memberNames("within", "after_steps");
};

/// The Beast's strength on the agent's own space.
struct Strength
{
    int onAtLeast = 0;
    int loss = 0;
    /// True when the roll belongs to an attack and not to the end of the movement.
    bool byAttack = false;
    /// Number of steps after which he may attack only his own space.
    int stepsThatLimitAttack = 0;
    bool operator==(const Strength &) const = default;
    static constexpr auto names = memberNames("on_at_least", "loss", "by_attack", "steps_that_limit_attack");
};

/// The Prophet's abilities.
struct Foresight
{
    int dieModifier = 0;
    /// True when a roll of 1 misses in spite of the modifier.
    bool oneStillMisses = false;
    /// Age in turns of the place that he learns instead of moving.
    int looksBackTurns = 0;
    bool operator==(const Foresight &) const = default;
    static constexpr auto names = memberNames("die_modifier", "one_still_misses", "looks_back_turns");
};

/// A hunter's card, of one printing or of both.
struct HunterCard
{
    HunterKind kind = HunterKind::Gun;
    std::string name{};
    /// The only printing with this card; none for both.
    std::optional<Edition> edition{};
    int steps = 0;
    std::optional<Shooting> shooting{};
    std::optional<Senses> senses{};
    std::optional<Strength> strength{};
    /// Instead of moving he may drive the vehicle or use its sensor from anywhere.
    bool controlsTheVehicle = false;
    std::optional<Foresight> foresight{};
    bool operator==(const HunterCard &) const = default;
    static constexpr auto names = memberNames(
        "kind", "name", "edition", "steps", "shooting", "senses", "strength", "controls_the_vehicle", "foresight");
};

/// An equipment card.
struct EquipmentCard
{
    Equipment kind = Equipment::AdrenalSurge;
    std::string name{};
    int copies = 0;
    int charges = 0;
    /// True when its use is public.
    bool announced = false;
    /// The only agent who can take it.
    std::optional<AgentKind> uniqueTo{};
    /// Number of steps of a move with it.
    std::optional<int> steps{};
    /// Distance within which its token is put or it acts.
    std::optional<int> within{};
    /// Radius that a token covers.
    std::optional<int> radius{};
    std::optional<int> rollModifier{};
    bool operator==(const EquipmentCard &) const = default;
    static constexpr auto names = memberNames(
        "kind", "name", "copies", "charges", "announced", "unique_to", "steps", "within", "radius", "roll_modifier");
};

} // namespace dossier::specter
