#pragma once

#include "model/omega/seen/command.h"
#include "model/omega/seen/public_view.h"
#include "model/omega/seen/seat.h"
#include "model/omega/seen/secrets.h"

namespace dossier::omega
{

/// A command that can be given now, unchanged or with other choices. `needed`: the game waits for it.
struct Due
{
    Command command{};
    bool needed = true;
    bool operator==(const Due &) const = default;
    static constexpr auto names = memberNames("command", "needed");
};

/// The table as one seat may know it: the public part and its own. The secrets are in separate members, so the public
/// view inside is identical for every seat.
struct View : PublicView
{
    /// Due commands that this seat can see.
    std::vector<Due> due{};
    /// The number of the viewing commandos' seat; none for the overseer and for the public.
    std::optional<int> seat{};
    /// Only for the overseer.
    std::optional<Secrets> overseer{};
    /// A commando seat's own.
    std::vector<std::string> notes{};
    /// Marks of the overseer's own events on the track, in its order; only for the overseer.
    std::vector<TrackMark> planned{};
    bool operator==(const View &) const = default;
};

} // namespace dossier::omega
