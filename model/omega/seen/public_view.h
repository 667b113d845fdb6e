#pragma once

#include "model/omega/seen/odds.h"

#include <optional>
#include <vector>

namespace dossier::omega
{

/// Result of the next transfer (OP-ADR-3), with the present tokens.
struct Forecast
{
    /// Tokens on sheets, and those that the bank adds up to the mission's minimum.
    int transferred = 0;
    int filled = 0;
    /// The pool after it; none while the minimum is unknown.
    std::optional<int> pool{};
    bool operator==(const Forecast &) const = default;
    static constexpr auto names = memberNames("transferred", "filled", "pool");
};

/// A space of the round track with an event (OP-ROUND-2).
struct TrackMark
{
    /// 1 to 20.
    int space = 1;
    TimerToken timer = TimerToken::Primary;
    /// None for the Crisis Point.
    std::optional<MissionEventId> event{};
    bool operator==(const TrackMark &) const = default;
};

/// The public part of the table. It has no member for anything else, so nothing made from it can reveal a secret.
struct PublicView
{
    PublicTable open;
    Forecast forecast{};
    /// The highest rank in play (OP-CMD-1).
    std::optional<Role> commandingOfficer{};
    /// In the order of the track.
    std::vector<TrackMark> track{};
    /// Odds of the attack under way, until its dice are rolled.
    std::optional<Odds> odds{};
    bool operator==(const PublicView &) const = default;
};

} // namespace dossier::omega
