#pragma once

#include "model/core/fact.h"
#include "model/core/one_of.h"
#include "model/specter/seen/move.h"
#include "model/specter/seen/state.h"

namespace dossier::specter
{

constexpr auto words(StepFault /*fault*/)
{
    return memberNames("too_many", "not_adjacent", "structure", "diagonal", "hunter");
}

namespace reason
{

// Reasons of refusals, with their facts. The names are those of the JSON.

// --- The move (SO-MOVE-1, SO-BOARD-4) ---

struct AgentHasMoved
{
    Agent agent{};
    bool operator==(const AgentHasMoved &) const = default;
    static constexpr auto names = memberNames("moved");
};

struct NoPlanYet
{
    Word<"plan"> plan{};
    bool operator==(const NoPlanYet &) const = default;
    static constexpr auto names = memberNames("needs");
};

struct BeginsElsewhere
{
    Coordinate at{};
    bool operator==(const BeginsElsewhere &) const = default;
    static constexpr auto names = memberNames("from");
};

struct BadStep
{
    int step{};
    Coordinate at{};
    StepFault fault{};
    bool operator==(const BadStep &) const = default;
    static constexpr auto names = memberNames("step", "at", "fault");
};

struct OnAStructure
{
    Coordinate at{};
    bool operator==(const OnAStructure &) const = default;
    static constexpr auto names = memberNames("structure");
};

// --- Cards (SO-MOVE-2) ---

struct NoSpaceYet
{
    Word<"at"> at{};
    bool operator==(const NoSpaceYet &) const = default;
    static constexpr auto names = memberNames("needs");
};

struct NoHunterYet
{
    Word<"hunter"> hunter{};
    bool operator==(const NoHunterYet &) const = default;
    static constexpr auto names = memberNames("needs");
};

struct TokenTooFar
{
    Coordinate at{};
    bool operator==(const TokenTooFar &) const = default;
    static constexpr auto names = memberNames("at");
};

struct NoTargetForCard
{
    HunterKind hunter{};
    bool operator==(const NoTargetForCard &) const = default;
    static constexpr auto names = memberNames("hunter");
};

struct BeforeTheMove
{
    Equipment card{};
    bool operator==(const BeforeTheMove &) const = default;
    static constexpr auto names = memberNames("before");
};

// --- Objectives and the way out (SO-BOARD-3, SO-MOVE-2, SO-MOVE-3) ---

struct NoObjective
{
    Coordinate at{};
    bool operator==(const NoObjective &) const = default;
    static constexpr auto names = memberNames("objective");
};

struct NotBesideObjective
{
    Coordinate at{};
    bool operator==(const NotBesideObjective &) const = default;
    static constexpr auto names = memberNames("objective");
};

struct CompletedAlready
{
    Coordinate at{};
    bool operator==(const CompletedAlready &) const = default;
    static constexpr auto names = memberNames("completed");
};

struct TooFewCompleted
{
    int completed{};
    bool operator==(const TooFewCompleted &) const = default;
    static constexpr auto names = memberNames("completed");
};

struct SectionCompleted
{
    Coordinate at{};
    bool operator==(const SectionCompleted &) const = default;
    static constexpr auto names = memberNames("section");
};

struct CompletesNothing
{
    Agent agent{};
    bool operator==(const CompletesNothing &) const = default;
    static constexpr auto names = memberNames("agent");
};

struct ForetoldAlready
{
    Agent agent{};
    bool operator==(const ForetoldAlready &) const = default;
    static constexpr auto names = memberNames("foretold");
};

/// Cobra: one roll for each time that a hunter ends beside him.
struct AmbushedAlready
{
    Agent agent{};
    bool operator==(const AmbushedAlready &) const = default;
    static constexpr auto names = memberNames("ambushed");
};

struct NotForetoldTo
{
    HunterKind hunter{};
    bool operator==(const NotForetoldTo &) const = default;
    static constexpr auto names = memberNames("foretold");
};

struct NothingNear
{
    Word<"objective"> objective{};
    bool operator==(const NothingNear &) const = default;
    static constexpr auto names = memberNames("near");
};

struct EscapesNot
{
    Agent agent{};
    bool operator==(const EscapesNot &) const = default;
    static constexpr auto names = memberNames("agent");
};

struct NoWayOut
{
    Coordinate at{};
    bool operator==(const NoWayOut &) const = default;
    static constexpr auto names = memberNames("at");
};

struct HunterOnTheWayOut
{
    HunterKind hunter{};
    bool operator==(const HunterOnTheWayOut &) const = default;
    static constexpr auto names = memberNames("hunter");
};

} // namespace reason

/// Reasons by the chapters of the agent's move.
struct AgentReason
    : OneOf<reason::AgentHasMoved, reason::NoPlanYet, reason::BeginsElsewhere, reason::BadStep, reason::OnAStructure,
          reason::NoSpaceYet, reason::NoHunterYet, reason::TokenTooFar, reason::NoTargetForCard, reason::BeforeTheMove,
          reason::NoObjective, reason::NotBesideObjective, reason::CompletedAlready, reason::TooFewCompleted,
          reason::SectionCompleted, reason::CompletesNothing, reason::ForetoldAlready, reason::AmbushedAlready,
          reason::NotForetoldTo, reason::NothingNear, reason::EscapesNot, reason::NoWayOut, reason::HunterOnTheWayOut>
{
    using OneOf::OneOf;
};

} // namespace dossier::specter
