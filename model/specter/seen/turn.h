#pragma once

#include "model/specter/seen/facts.h"

namespace dossier::specter
{

/// SO-HUNT-5 separates short moves from long ones: the most steps that the sensor does not notice.
inline constexpr int maxStepsUnsensed = stepsSensed - 1;

/// The time in a turn from which a stealth field covered the agent; it lasts until his next turn.
enum class Stealth : std::uint8_t
{
    None,
    /// Switched on after the move.
    AfterTheMove,
    /// Switched on before it.
    FromTheStart,
};

/// Stealth Field: distance up to which the agent can still be seen.
inline constexpr int stealthFieldSight = 2;

/// A supposition about secrets.
struct Supposition
{
    /// The hunter who is the secret traitor.
    std::optional<HunterId> traitor{};
    /// Distance from which objectives are turned over.
    int objectiveReach = 1;
    Stealth stealth = Stealth::None;
    /// True when the traitor may have been another at each answer: no hunter was bound to get a true answer.
    bool anyTraitor = false;
    friend bool operator==(const Supposition &, const Supposition &) = default;
};

/// A turn's constraints on the agent's way, each as a set of spaces.
struct TurnRule
{
    /// Possible starts of the turn.
    SpaceSet starts;
    /// Spaces that his steps can enter.
    SpaceSet enterable;
    /// Spaces where the table would have seen him.
    SpaceSet visible;
    /// The showing, none when it is not known, and its space.
    std::optional<Showing> shown;
    SpaceSet shownAt;
    int maxSteps = stepsOfAMove;
    SetAside ruling = SetAside::Nothing;
    /// Possible ends by all later facts: after a move that the sensor would not notice, and after one that it would.
    SpaceSet endsOfShort;
    SpaceSet endsOfLong;
};

/// SO-SEE-1: returns the spaces that a hunter sees; a stealth field limits his sight to nearby spaces.
SpaceSet seenBy(const Board &board, const Lookout &lookout, const SpaceSet &smoke, bool stealth);

/// Returns the facts of a turn as spaces, under a supposition.
TurnRule turnRule(const Board &board, const TurnFacts &facts, const Supposition &supposed = {});

/// Returns the agent's possible spaces when those objectives were turned over: near each, on none.
SpaceSet besideAll(const Board &board, std::span<const Coordinate> objectives, int reach);

} // namespace dossier::specter
