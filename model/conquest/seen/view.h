#pragma once

#include "model/conquest/seen/command.h"
#include "model/conquest/seen/public_view.h"

namespace dossier::conquest
{

/// A command that can be given now, unchanged or with other choices, and the seat that gives it. `needed`: the game
/// waits for one of the needed commands.
struct Due
{
    Seat seat{};
    Command command{};
    bool needed = true;
    bool operator==(const Due &) const = default;
    static constexpr auto names = memberNames("seat", "command", "needed");
};

/// The table as one seat may know it: the public part and its own. The secrets are in separate members, so the public
/// view inside is identical for every seat.
struct View : PublicView
{
    /// Commands of every seat, as far as the viewer can know; the needed first.
    std::vector<Due> due{};
    /// The viewing player.
    std::optional<Colour> player{};
    /// CQ-SECRET-1: his own token, while it is face down.
    std::optional<CommandToken> chosen{};
    /// The hands that he may look into, of those that the app keeps.
    std::map<Colour, std::vector<std::string>> hands{};
    bool operator==(const View &) const = default;
};

} // namespace dossier::conquest
