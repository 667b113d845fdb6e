#pragma once

#include "model/specter/seen/command.h"
#include "model/specter/seen/foreseen.h"
#include "model/specter/seen/public_view.h"

namespace dossier::specter
{

/// A command that can be given now, as it stands or with other choices, and the seat that gives it. `needed`: the game
/// waits for one of those that are. On paper `public` is whoever keeps the table.
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
    /// The agent whose player looks, and his sheet.
    std::optional<Agent> agent{};
    std::optional<Sheet> sheet{};
    /// His health.
    std::optional<int> health{};
    /// SO-TRAITOR-1: for the first agent, and for the traitor himself.
    std::optional<HunterKind> traitor{};
    /// What confirming the plan would say.
    std::optional<Foreseen> foreseen{};
    /// What is left in the box for the revealed traitor to choose from.
    std::vector<Equipment> cardsLeft{};
    std::vector<AgentKind> charactersLeft{};
    bool operator==(const View &) const = default;
};

} // namespace dossier::specter
