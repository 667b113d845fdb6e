#pragma once

#include "model/conquest/seen/command.h"
#include "model/conquest/seen/public_view.h"

namespace dossier::conquest
{

/// A command that can be given now, as it stands or with other choices, and the seat that gives it. `needed`: the game
/// waits for one of those that are.
struct Due
{
    Seat seat{};
    Command command{};
    bool needed = true;
    bool operator==(const Due &) const = default;
    static constexpr auto names = memberNames("seat", "command", "needed");
};

/// What one seat may know of the table: what everybody may, and its own. What is its own lies in members of its own, so
/// that the public view in it is the same for every seat.
struct View : PublicView
{
    /// For every seat, as far as the viewer can know; the needed first.
    std::vector<Due> due{};
    /// The player who looks.
    std::optional<Colour> player{};
    /// CQ-SECRET-1: his own token, while it lies face down.
    std::optional<CommandToken> chosen{};
    /// The hands that he may look into, as far as the app keeps them.
    std::map<Colour, std::vector<std::string>> hands{};
    bool operator==(const View &) const = default;
};

} // namespace dossier::conquest
