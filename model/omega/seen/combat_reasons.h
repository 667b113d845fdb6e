#pragma once

#include "model/omega/seen/board_reasons.h"

namespace dossier::omega
{

namespace reason
{

// Reasons of refusals, with their facts. The names are those of the JSON.

// --- Attacks (OP-ATK, OP-DOWN-3) ---

struct NotActivated
{
    Combatant who{};
    bool operator==(const NotActivated &) const = default;
    static constexpr auto names = memberNames("not_activated");
};

struct ActivatedAlready
{
    FigureId figure{};
    Number<1> times{};
    bool operator==(const ActivatedAlready &) const = default;
    static constexpr auto names = memberNames("figure", "times");
};

struct AttackedAlready
{
    Word<"attack"> attack{};
    bool operator==(const AttackedAlready &) const = default;
    static constexpr auto names = memberNames("done");
};

struct MovedAlready
{
    Word<"move"> move{};
    bool operator==(const MovedAlready &) const = default;
    static constexpr auto names = memberNames("done");
};

struct SameSide
{
    std::variant<Combatant, MarkerKind> what{};
    bool operator==(const SameSide &) const = default;
    static constexpr auto names = memberNames("friendly");
};

struct NoTarget
{
    MarkerKind marker{};
    bool operator==(const NoTarget &) const = default;
    static constexpr auto names = memberNames("no_target");
};

struct TargetDowned
{
    Role who{};
    bool operator==(const TargetDowned &) const = default;
    static constexpr auto names = memberNames("downed");
};

struct WeaponOfAnother
{
    WeaponId weapon{};
    bool operator==(const WeaponOfAnother &) const = default;
    static constexpr auto names = memberNames("weapon");
};

struct NoSuchExtra
{
    ExtraId extra{};
    bool operator==(const NoSuchExtra &) const = default;
    static constexpr auto names = memberNames("extra");
};

/// The extra needs more Speed.
struct ExtraNotNow
{
    ExtraId extra{};
    bool operator==(const ExtraNotNow &) const = default;
    static constexpr auto names = memberNames("not_now");
};

/// The extra needs that no enemy is adjacent.
struct EnemyBeside
{
    ExtraId extra{};
    Combatant enemy{};
    bool operator==(const EnemyBeside &) const = default;
    static constexpr auto names = memberNames("not_now", "beside");
};

struct StandElsewhere
{
    Space from{};
    Space to{};
    bool operator==(const StandElsewhere &) const = default;
    static constexpr auto names = memberNames("from", "to");
};

struct NoPower
{
    FigureId figure{};
    bool operator==(const NoPower &) const = default;
    static constexpr auto names = memberNames("no_power");
};

struct PowerInTheBox
{
    int power{};
    int box{};
    bool operator==(const PowerInTheBox &) const = default;
    static constexpr auto names = memberNames("power", "box");
};

// --- Sight and range (OP-FOV, OP-SIGHT, OP-DIST) ---

/// The target is out of the field of view, or no single obstacle blocks every line; the rule tells which.
struct NoSight
{
    bool operator==(const NoSight &) const = default;
    static constexpr auto names = memberNames();
};

struct SightBlocked
{
    Place by{};
    bool operator==(const SightBlocked &) const = default;
    static constexpr auto names = memberNames("blocked_by");
};

/// The corner by its place among the spaces: its north-west one.
struct CornerShut
{
    Space corner{};
    bool operator==(const CornerShut &) const = default;
    static constexpr auto names = memberNames("blocked_at_corner");
};

struct EmiBetween
{
    int spaces{};
    bool operator==(const EmiBetween &) const = default;
    static constexpr auto names = memberNames("emi_spaces");
};

struct OutOfRange
{
    int distance{};
    int range{};
    bool operator==(const OutOfRange &) const = default;
    static constexpr auto names = memberNames("distance", "range");
};

struct HasStealth
{
    int max{};
    int distance{};
    bool operator==(const HasStealth &) const = default;
    static constexpr auto names = memberNames("stealth", "distance");
};

// --- Dice and their additions (OP-DICE-2, OP-ATK-2, OP-SAME-1, OP-INT-1) ---

struct OtherDice
{
    int black{};
    int red{};
    int dueBlack{};
    int dueRed{};
    bool operator==(const OtherDice &) const = default;
    static constexpr auto names = memberNames("black", "red", "due_black", "due_red");
};

struct DiceRolled
{
    Word<"attack"> attack{};
    bool operator==(const DiceRolled &) const = default;
    static constexpr auto names = memberNames("rolled");
};

struct DiceNotRolled
{
    Word<"nothing"> nothing{};
    bool operator==(const DiceNotRolled &) const = default;
    static constexpr auto names = memberNames("rolled");
};

struct OthersReroll
{
    Side side{};
    bool operator==(const OthersReroll &) const = default;
    static constexpr auto names = memberNames("rerolling");
};

struct UsedAlready
{
    EffectId name{};
    bool operator==(const UsedAlready &) const = default;
    static constexpr auto names = memberNames("used");
};

struct CannotAssist
{
    FigureId figure{};
    bool operator==(const CannotAssist &) const = default;
    static constexpr auto names = memberNames("cannot_assist");
};

struct NoRerollByAssist
{
    int cost{};
    Number<2> due{};
    bool operator==(const NoRerollByAssist &) const = default;
    static constexpr auto names = memberNames("cost", "assist");
};

struct AddsToItself
{
    EffectId name{};
    std::optional<Combatant> on{};
    bool operator==(const AddsToItself &) const = default;
    static constexpr auto names = memberNames("effect", "on");
};

struct NoSuchEffect
{
    EffectId name{};
    bool operator==(const NoSuchEffect &) const = default;
    static constexpr auto names = memberNames("no_effect");
};

// --- Explosions, hazards, challenges (OP-ATK-3, OP-CHAL-1) ---

struct Explodes
{
    WeaponId weapon{};
    bool operator==(const Explodes &) const = default;
    static constexpr auto names = memberNames("explodes");
};

struct GoesOffElsewhere
{
    Space at{};
    bool operator==(const GoesOffElsewhere &) const = default;
    static constexpr auto names = memberNames("goes_off");
};

struct NothingToExplode
{
    Space at{};
    bool operator==(const NothingToExplode &) const = default;
    static constexpr auto names = memberNames("no_marker");
};

struct OtherRadius
{
    int radius{};
    int due{};
    bool operator==(const OtherRadius &) const = default;
    static constexpr auto names = memberNames("radius", "due_radius");
};

struct NotReached
{
    Combatant who{};
    bool operator==(const NotReached &) const = default;
    static constexpr auto names = memberNames("not_reached");
};

struct MarkerNotReached
{
    MarkerKind marker{};
    Space at{};
    bool operator==(const MarkerNotReached &) const = default;
    static constexpr auto names = memberNames("not_reached", "at");
};

struct RollsOnce
{
    Combatant who{};
    bool operator==(const RollsOnce &) const = default;
    static constexpr auto names = memberNames("rolls_once");
};

struct MarkerRollsOnce
{
    MarkerKind marker{};
    Space at{};
    bool operator==(const MarkerRollsOnce &) const = default;
    static constexpr auto names = memberNames("rolls_once", "at");
};

struct NoHazard
{
    Combatant who{};
    bool operator==(const NoHazard &) const = default;
    static constexpr auto names = memberNames("no_hazard");
};

struct NobodyKnockedBack
{
    Word<"nobody"> nobody{};
    bool operator==(const NobodyKnockedBack &) const = default;
    static constexpr auto names = memberNames("knockback");
};

struct NoChallengeAgainst
{
    Stat stat{};
    bool operator==(const NoChallengeAgainst &) const = default;
    static constexpr auto names = memberNames("stat");
};

struct BoostedAlready
{
    Word<"already"> already{};
    bool operator==(const BoostedAlready &) const = default;
    static constexpr auto names = memberNames("boosted");
};

struct NothingToBoost
{
    Word<"nothing"> nothing{};
    bool operator==(const NothingToBoost &) const = default;
    static constexpr auto names = memberNames("boosted");
};

} // namespace reason

/// Reasons by the chapters of attacks, dice and challenges.
struct CombatReason
    : OneOf<reason::NotActivated, reason::ActivatedAlready, reason::AttackedAlready, reason::MovedAlready,
          reason::SameSide, reason::NoTarget, reason::TargetDowned, reason::WeaponOfAnother, reason::NoSuchExtra,
          reason::ExtraNotNow, reason::EnemyBeside, reason::StandElsewhere, reason::NoPower, reason::PowerInTheBox,
          reason::NoSight, reason::SightBlocked, reason::CornerShut, reason::EmiBetween, reason::OutOfRange,
          reason::HasStealth, reason::OtherDice, reason::DiceRolled, reason::DiceNotRolled, reason::OthersReroll,
          reason::UsedAlready, reason::CannotAssist, reason::NoRerollByAssist, reason::AddsToItself,
          reason::NoSuchEffect, reason::Explodes, reason::GoesOffElsewhere, reason::NothingToExplode,
          reason::OtherRadius, reason::NotReached, reason::MarkerNotReached, reason::RollsOnce, reason::MarkerRollsOnce,
          reason::NoHazard, reason::NobodyKnockedBack, reason::NoChallengeAgainst, reason::BoostedAlready,
          reason::NothingToBoost>
{
    using OneOf::OneOf;
};

} // namespace dossier::omega
