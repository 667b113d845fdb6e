#pragma once

#include "model/specter/seen/command.h"
#include "model/specter/seen/foreseen.h"
#include "model/specter/seen/public_view.h"

namespace dossier::specter
{

/// A command that can be given now, unchanged or with other choices, and the seat that gives it. `needed`: the game
/// waits for one of the needed commands. On paper `public` is the keeper of the table.
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
    /// The viewer's agent and his sheet.
    std::optional<Agent> agent{};
    std::optional<Sheet> sheet{};
    /// His health.
    std::optional<int> health{};
    /// SO-TRAITOR-1: known to the first agent and to the traitor himself.
    std::optional<HunterKind> traitor{};
    /// Consequences of confirming the plan.
    std::optional<Foreseen> foreseen{};
    /// Cards left in the box for the revealed traitor to choose from.
    std::vector<Equipment> cardsLeft{};
    std::vector<AgentKind> charactersLeft{};
    bool operator==(const View &) const = default;
};

} // namespace dossier::specter
