#pragma once

#include "specter_command.h"
#include "specter_foreseen.h"
#include "specter_history.h"

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

/// What one seat may know of the table.
struct View
{
    PublicTable open;
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
    /// After the game: what was said and does not fit the sheets that lie open.
    std::map<Agent, std::vector<Slip>> slips{};
    bool operator==(const View &) const = default;
    static constexpr auto names = memberNames(
        "open", "due", "agent", "sheet", "health", "traitor", "foreseen", "cards_left", "characters_left", "slips");
};

} // namespace dossier::specter
