#pragma once

#include "model/core/fact.h"
#include "model/core/one_of.h"
#include "model/specter/seen/state.h"

namespace dossier::specter
{

namespace reason
{

// Reasons of refusals, with their facts. The names are those of the JSON.

// --- Hunters' turns (SO-HUNT-1) ---

struct NoTurnYet
{
    Word<"turn"> turn{};
    bool operator==(const NoTurnYet &) const = default;
    static constexpr auto names = memberNames("needs");
};

struct OthersTurn
{
    HunterKind hunter{};
    bool operator==(const OthersTurn &) const = default;
    static constexpr auto names = memberNames("on_turn");
};

struct HadTurn
{
    HunterKind hunter{};
    bool operator==(const HadTurn &) const = default;
    static constexpr auto names = memberNames("had_turn");
};

/// He has moved or used a replacement of the movement.
struct HasMoved
{
    HunterKind hunter{};
    bool operator==(const HasMoved &) const = default;
    static constexpr auto names = memberNames("moved");
};

/// He must move first, or has already used the action that comes once after the movement.
struct MovesFirst
{
    HunterKind hunter{};
    bool operator==(const MovesFirst &) const = default;
    static constexpr auto names = memberNames("moved");
};

struct OutOfReach
{
    Coordinate to{};
    bool operator==(const OutOfReach &) const = default;
    static constexpr auto names = memberNames("to");
};

struct Stunned
{
    HunterKind hunter{};
    bool operator==(const Stunned &) const = default;
    static constexpr auto names = memberNames("stunned");
};

struct InTheVehicle
{
    HunterKind hunter{};
    bool operator==(const InTheVehicle &) const = default;
    static constexpr auto names = memberNames("in_vehicle");
};

// --- The vehicle and its sensor (SO-HUNT-2, -5, -6) ---

struct VehicleOutOfReach
{
    Coordinate to{};
    bool operator==(const VehicleOutOfReach &) const = default;
    static constexpr auto names = memberNames("to");
};

struct VehicleStepsLeft
{
    int left{};
    bool operator==(const VehicleStepsLeft &) const = default;
    static constexpr auto names = memberNames("left");
};

/// SO-HUNT-5: the vehicle was driven that many steps, or its sensor was used, in this turn of the hunters.
struct DrivenThisTurn
{
    int steps{};
    bool operator==(const DrivenThisTurn &) const = default;
    static constexpr auto names = memberNames("driven_in_this_turn");
};

struct SensorUsed
{
    HunterKind hunter{};
    bool operator==(const SensorUsed &) const = default;
    static constexpr auto names = memberNames("after_the_sensor");
};

struct OnFoot
{
    HunterKind hunter{};
    bool operator==(const OnFoot &) const = default;
    static constexpr auto names = memberNames("on_foot");
};

struct Barred
{
    HunterKind hunter{};
    bool operator==(const Barred &) const = default;
    static constexpr auto names = memberNames("barred");
};

struct BarredTooLate
{
    HunterKind hunter{};
    bool operator==(const BarredTooLate &) const = default;
    static constexpr auto names = memberNames("moved");
};

struct BarringNeedsFour
{
    int hunters{};
    bool operator==(const BarringNeedsFour &) const = default;
    static constexpr auto names = memberNames("hunters");
};

struct NoReadingYet
{
    Word<"reading"> reading{};
    bool operator==(const NoReadingYet &) const = default;
    static constexpr auto names = memberNames("needs");
};

// --- Answers and effects of cards (SO-HUNT-3, -4) ---

struct AnswersNeeded
{
    int answers{};
    bool operator==(const AnswersNeeded &) const = default;
    static constexpr auto names = memberNames("answers");
};

struct AnswersFollow
{
    Number<0> answers{};
    bool operator==(const AnswersFollow &) const = default;
    static constexpr auto names = memberNames("answers");
};

struct OnlyHunter
{
    HunterKind hunter{};
    bool operator==(const OnlyHunter &) const = default;
    static constexpr auto names = memberNames("needs");
};

struct OnlyCharacter
{
    AgentKind character{};
    bool operator==(const OnlyCharacter &) const = default;
    static constexpr auto names = memberNames("needs");
};

struct MovedTooSeldom
{
    int turns{};
    bool operator==(const MovedTooSeldom &) const = default;
    static constexpr auto names = memberNames("turns");
};

struct UsedAlready
{
    HunterKind hunter{};
    bool operator==(const UsedAlready &) const = default;
    static constexpr auto names = memberNames("used");
};

// --- Attacks (SO-HUNT-3, -4) ---

struct AttackNotDue
{
    HunterKind hunter{};
    bool operator==(const AttackNotDue &) const = default;
    static constexpr auto names = memberNames("attacked");
};

struct NotInView
{
    Agent agent{};
    bool operator==(const NotInView &) const = default;
    static constexpr auto names = memberNames("found");
};

struct NobodyAttacks
{
    Agent agent{};
    bool operator==(const NobodyAttacks &) const = default;
    static constexpr auto names = memberNames("agent");
};

struct NotBeside
{
    Coordinate hunterAt{};
    bool operator==(const NotBeside &) const = default;
    static constexpr auto names = memberNames("at");
};

struct CannotShoot
{
    HunterKind hunter{};
    bool operator==(const CannotShoot &) const = default;
    static constexpr auto names = memberNames("hunter");
};

struct OwnSpaceAlone
{
    int steps{};
    bool operator==(const OwnSpaceAlone &) const = default;
    static constexpr auto names = memberNames("steps");
};

struct NoWayThere
{
    Word<"none"> none{};
    bool operator==(const NoWayThere &) const = default;
    static constexpr auto names = memberNames("distance");
};

struct DiceToRoll
{
    int dice{};
    bool operator==(const DiceToRoll &) const = default;
    static constexpr auto names = memberNames("dice");
};

struct DiceDecide
{
    Word<"known"> known{};
    bool operator==(const DiceDecide &) const = default;
    static constexpr auto names = memberNames("hit");
};

struct TableDecides
{
    Word<"unknown"> unknown{};
    bool operator==(const TableDecides &) const = default;
    static constexpr auto names = memberNames("hit");
};

} // namespace reason

/// Reasons by the chapters of the hunters' turns.
struct HunterReason
    : OneOf<reason::NoTurnYet, reason::OthersTurn, reason::HadTurn, reason::HasMoved, reason::MovesFirst,
          reason::OutOfReach, reason::Stunned, reason::InTheVehicle, reason::VehicleOutOfReach,
          reason::VehicleStepsLeft, reason::DrivenThisTurn, reason::SensorUsed, reason::OnFoot, reason::Barred,
          reason::BarredTooLate, reason::BarringNeedsFour, reason::NoReadingYet, reason::AnswersNeeded,
          reason::AnswersFollow, reason::OnlyHunter, reason::OnlyCharacter, reason::MovedTooSeldom, reason::UsedAlready,
          reason::AttackNotDue, reason::NotInView, reason::NobodyAttacks, reason::NotBeside, reason::CannotShoot,
          reason::OwnSpaceAlone, reason::NoWayThere, reason::DiceToRoll, reason::DiceDecide, reason::TableDecides>
{
    using OneOf::OneOf;
};

} // namespace dossier::specter
