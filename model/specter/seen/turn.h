#pragma once

#include "model/specter/seen/facts.h"

namespace dossier::specter
{

/// SO-HUNT-5 tells short moves from long ones: the most steps that the sensor does not notice.
inline constexpr int mostStepsUnsensed = stepsSensed - 1;

/// When in a turn a stealth field covered the agent; it lasts until his next turn.
enum class Stealth : std::uint8_t
{
    None,
    /// Switched on after the move.
    AfterTheMove,
    /// Switched on before it.
    FromTheStart,
};

/// Stealth Field: from how far off the agent can still be seen.
inline constexpr int stealthFieldSight = 2;

/// What is supposed of things that are not public.
struct Supposition
{
    /// The hunter who is the secret traitor.
    std::optional<HunterId> traitor{};
    /// From how far off objectives are turned over.
    int objectiveReach = 1;
    Stealth stealth = Stealth::None;
    /// Whether another may have been the traitor whenever something was said: no hunter was bound to be told the truth.
    bool anyTraitor = false;
    friend bool operator==(const Supposition &, const Supposition &) = default;
};

/// What a turn's facts ask of the agent's way, each as spaces.
struct TurnRule
{
    /// Where he can have stood as the turn began.
    SpaceSet starts;
    /// What his steps can lead onto.
    SpaceSet enterable;
    /// Where the table would have seen him.
    SpaceSet visible;
    /// What was shown, none when that is not known, and where.
    std::optional<Showing> shown;
    SpaceSet shownAt;
    int mostSteps = stepsOfAMove;
    SetAside ruling = SetAside::Nothing;
    /// Where he can have ended for all that became known later, after a move that the sensor would not notice, and
    /// after one that it would.
    SpaceSet endsOfShort;
    SpaceSet endsOfLong;
};

/// SO-SEE-1: what a hunter sees from there; a stealth field lets him see the agent nearby alone.
SpaceSet seenBy(const Board &board, const Lookout &lookout, const SpaceSet &smoke, bool stealth);

/// The facts of a turn as spaces, under a supposition.
TurnRule turnRule(const Board &board, const TurnFacts &facts, const Supposition &supposed = {});

/// Where the agent can have stood when those objectives were turned over: near each, on none.
SpaceSet besideAll(const Board &board, std::span<const Coordinate> objectives, int reach);

} // namespace dossier::specter
