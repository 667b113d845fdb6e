#pragma once

#include "model/omega/seen/command.h"
#include "model/omega/seen/public_view.h"
#include "model/omega/seen/seat.h"
#include "model/omega/seen/secrets.h"

namespace dossier::omega
{

/// A command that can be given now, as it stands or with other choices. `needed`: the game waits for it.
struct Due
{
    Command command{};
    bool needed = true;
    bool operator==(const Due &) const = default;
    static constexpr auto names = memberNames("command", "needed");
};

/// What one seat may know of the table: what everybody may, and its own. What is its own lies in members of its own, so
/// that the public view in it is the same for every seat.
struct View : PublicView
{
    /// What this seat can see to be due.
    std::vector<Due> due{};
    /// The number of the commandos' seat that looks; none for the overseer and for everybody.
    std::optional<int> seat{};
    /// For the overseer alone.
    std::optional<Secrets> overseer{};
    /// A commando seat's own.
    std::vector<std::string> notes{};
    /// What hangs on the track by the overseer's own events, in its order; for the overseer alone.
    std::vector<TrackMark> planned{};
    bool operator==(const View &) const = default;
};

} // namespace dossier::omega
