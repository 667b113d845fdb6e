#pragma once

#include "omega_command.h"
#include "omega_odds.h"
#include "omega_seat.h"
#include "omega_secrets.h"

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

/// A command that can be given now, as it stands or with other choices. `needed`: the game waits for it.
struct Due
{
    Command command{};
    bool needed = true;
    bool operator==(const Due &) const = default;
    static constexpr auto names = memberNames("command", "needed");
};

/// A space of the round track that something hangs on (OP-ROUND-2).
struct TrackMark
{
    /// 1 to 20.
    int space = 1;
    TimerToken timer = TimerToken::Primary;
    /// None for the Crisis Point.
    std::optional<MissionEventId> event{};
    /// For the overseer alone.
    bool secret = false;
    bool operator==(const TrackMark &) const = default;
    static constexpr auto names = memberNames("space", "timer", "event", "secret");
};

/// What one seat may know of the table.
struct View
{
    PublicTable open;
    std::vector<Due> due{};
    Forecast forecast{};
    /// The highest rank in play (OP-CMD-1).
    std::optional<Role> commandingOfficer{};
    /// The number of the commandos' seat that looks; none for the overseer and for everybody.
    std::optional<int> seat{};
    /// For the overseer alone.
    std::optional<Secrets> overseer{};
    /// A commando seat's own.
    std::vector<std::string> notes{};
    /// In the order of the track.
    std::vector<TrackMark> track{};
    /// What the attack under way can do, until its dice lie.
    std::optional<Odds> odds{};
    bool operator==(const View &) const = default;
    static constexpr auto names
        = memberNames("open", "due", "forecast", "commanding_officer", "seat", "overseer", "notes", "track", "odds");
};

} // namespace dossier::omega
