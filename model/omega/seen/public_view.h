#pragma once

#include "model/omega/seen/odds.h"

#include <optional>
#include <vector>

namespace dossier::omega
{

/// What the next transfer will do (OP-ADR-3), as the tokens lie now.
struct Forecast
{
    /// Tokens on sheets, and those that the bank will add up to the mission's minimum.
    int transferred = 0;
    int filled = 0;
    /// The pool after it; none while the minimum is unknown.
    std::optional<int> pool{};
    bool operator==(const Forecast &) const = default;
    static constexpr auto names = memberNames("transferred", "filled", "pool");
};

/// A space of the round track that something hangs on (OP-ROUND-2).
struct TrackMark
{
    /// 1 to 20.
    int space = 1;
    TimerToken timer = TimerToken::Primary;
    /// None for the Crisis Point.
    std::optional<MissionEventId> event{};
    bool operator==(const TrackMark &) const = default;
};

/// What everybody may know of the table. It has no member for anything else: what is made of it can tell no secret.
struct PublicView
{
    PublicTable open;
    Forecast forecast{};
    /// The highest rank in play (OP-CMD-1).
    std::optional<Role> commandingOfficer{};
    /// In the order of the track.
    std::vector<TrackMark> track{};
    /// What the attack under way can do, until its dice lie.
    std::optional<Odds> odds{};
    bool operator==(const PublicView &) const = default;
};

} // namespace dossier::omega
