#pragma once

#include "omega_command.h"
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

/// What one seat may know of the table.
struct View
{
    PublicTable open;
    std::vector<Due> due{};
    Forecast forecast{};
    /// The highest rank in play (OP-CMD-1).
    std::optional<Role> commandingOfficer{};
    /// For the overseer alone.
    std::optional<Secrets> overseer{};
    /// A commando seat's own.
    std::vector<std::string> notes{};
    bool operator==(const View &) const = default;
    static constexpr auto names = memberNames("open", "due", "forecast", "commanding_officer", "overseer", "notes");
};

} // namespace dossier::omega
