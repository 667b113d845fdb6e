#pragma once

#include "model/core/fact.h"
#include "model/core/one_of.h"
#include "model/omega/seen/blank.h"
#include "model/omega/seen/state.h"

namespace dossier::omega
{

namespace reason
{

// Reasons of refusals, with their facts. The names are those of the JSON.

/// OP-ACT-1: an unfinished matter.
enum class Matter : std::uint8_t
{
    Attack,
    Challenge,
    Hazard,
    Placement,
    Reveal,
    Move,
    Event,
};

constexpr auto words(Matter /*matter*/)
{
    return memberNames("attack", "challenge", "hazard", "placement", "reveal", "move", "event");
}

// --- Unknown values ---

/// The missing value, and its card.
struct NotTypedIn
{
    UnknownValue what{};
    std::optional<AbilityId> ability{};
    std::optional<RoomCardId> card{};
    bool operator==(const NotTypedIn &) const = default;
    static constexpr auto names = memberNames("unknown", "ability", "card");
};

// --- Rounds and turns (OP-ROUND, OP-ACT-1, OP-INT-1) ---

struct GameOver
{
    Word<"over"> over{};
    bool operator==(const GameOver &) const = default;
    static constexpr auto names = memberNames("over");
};

struct OtherStep
{
    Step due{};
    Step belongsTo{};
    bool operator==(const OtherStep &) const = default;
    static constexpr auto names = memberNames("due", "belongs_to");
};

/// In the first printing only the other players interrupt the overseer's phase.
struct OverseersPhase
{
    Step step{};
    bool operator==(const OverseersPhase &) const = default;
    static constexpr auto names = memberNames("own_phase");
};

struct UnderWay
{
    Matter matter{};
    bool operator==(const UnderWay &) const = default;
    static constexpr auto names = memberNames("under_way");
};

struct NothingUnderWay
{
    Word<"nothing"> nothing{};
    bool operator==(const NothingUnderWay &) const = default;
    static constexpr auto names = memberNames("under_way");
};

struct AnothersTurn
{
    Combatant who{};
    bool operator==(const AnothersTurn &) const = default;
    static constexpr auto names = memberNames("turn");
};

struct NobodysTurn
{
    Word<"nobody"> nobody{};
    bool operator==(const NobodysTurn &) const = default;
    static constexpr auto names = memberNames("turn");
};

struct AnotherIsNext
{
    Role next{};
    bool operator==(const AnotherIsNext &) const = default;
    static constexpr auto names = memberNames("next");
};

/// Everybody has had a turn, or is not present for one.
struct NobodyIsNext
{
    Word<"nobody"> nobody{};
    bool operator==(const NobodyIsNext &) const = default;
    static constexpr auto names = memberNames("next");
};

struct NothingHalted
{
    Word<"nothing"> nothing{};
    bool operator==(const NothingHalted &) const = default;
    static constexpr auto names = memberNames("halted");
};

struct CrisisReached
{
    Word<"reached"> reached{};
    bool operator==(const CrisisReached &) const = default;
    static constexpr auto names = memberNames("crisis");
};

// --- Adrenaline and the dashboard (OP-ADR, OP-DASH) ---

struct PoolTooSmall
{
    int pool{};
    int cost{};
    bool operator==(const PoolTooSmall &) const = default;
    static constexpr auto names = memberNames("pool", "cost");
};

struct BankTooSmall
{
    int bank{};
    int cost{};
    bool operator==(const BankTooSmall &) const = default;
    static constexpr auto names = memberNames("bank", "cost");
};

/// Above the maximum of the card in use.
struct TooMuchAdrenaline
{
    int adrenaline{};
    int cost{};
    int maximum{};
    std::variant<Word<"downed">, StanceId> card{};
    bool operator==(const TooMuchAdrenaline &) const = default;
    static constexpr auto names = memberNames("adrenaline", "cost", "maximum", "stance");
};

struct AbilityNotInStep
{
    AbilityId ability{};
    Step step{};
    bool operator==(const AbilityNotInStep &) const = default;
    static constexpr auto names = memberNames("ability", "due");
};

struct AbilityCommitted
{
    AbilityId ability{};
    int tokens{};
    bool operator==(const AbilityCommitted &) const = default;
    static constexpr auto names = memberNames("ability", "tokens");
};

struct AbilityOnNobody
{
    AbilityId ability{};
    Word<"nobody"> nobody{};
    bool operator==(const AbilityOnNobody &) const = default;
    static constexpr auto names = memberNames("ability", "on");
};

struct AbilityNotOn
{
    AbilityId ability{};
    Combatant who{};
    bool operator==(const AbilityNotOn &) const = default;
    static constexpr auto names = memberNames("ability", "on");
};

struct AbilityOnTheInactive
{
    AbilityId ability{};
    Combatant who{};
    bool operator==(const AbilityOnTheInactive &) const = default;
    static constexpr auto names = memberNames("ability", "not_activated");
};

struct BringsFewer
{
    int count{};
    int max{};
    bool operator==(const BringsFewer &) const = default;
    static constexpr auto names = memberNames("count", "most");
};

// --- Missions and secrets (OP-ROUND-2, OP-ROOM-3) ---

struct HappenedAlready
{
    MissionEventId event{};
    bool operator==(const HappenedAlready &) const = default;
    static constexpr auto names = memberNames("happened");
};

struct NotPlanned
{
    PlannedEventId event{};
    bool operator==(const NotPlanned &) const = default;
    static constexpr auto names = memberNames("not_planned");
};

/// The round in which it comes; 0 when no round is given.
struct ComesLater
{
    MissionEventId event{};
    int round{};
    bool operator==(const ComesLater &) const = default;
    static constexpr auto names = memberNames("event", "round");
};

struct OverseersEvent
{
    PlannedEventId event{};
    bool operator==(const OverseersEvent &) const = default;
    static constexpr auto names = memberNames("event");
};

struct OverseersSecret
{
    Word<"overseer"> overseer{};
    bool operator==(const OverseersSecret &) const = default;
    static constexpr auto names = memberNames("whose");
};

/// Of the player at that seat.
struct PlayersSecret
{
    int seat{};
    bool operator==(const PlayersSecret &) const = default;
    static constexpr auto names = memberNames("whose");
};

} // namespace reason

/// Reasons by the chapters of rounds, adrenaline, the dashboard and missions.
struct PlayReason : OneOf<reason::NotTypedIn, reason::GameOver, reason::OtherStep, reason::OverseersPhase,
                        reason::UnderWay, reason::NothingUnderWay, reason::AnothersTurn, reason::NobodysTurn,
                        reason::AnotherIsNext, reason::NobodyIsNext, reason::NothingHalted, reason::CrisisReached,
                        reason::PoolTooSmall, reason::BankTooSmall, reason::TooMuchAdrenaline, reason::AbilityNotInStep,
                        reason::AbilityCommitted, reason::AbilityOnNobody, reason::AbilityNotOn,
                        reason::AbilityOnTheInactive, reason::BringsFewer, reason::HappenedAlready, reason::NotPlanned,
                        reason::ComesLater, reason::OverseersEvent, reason::OverseersSecret, reason::PlayersSecret>
{
    using OneOf::OneOf;
};

} // namespace dossier::omega
