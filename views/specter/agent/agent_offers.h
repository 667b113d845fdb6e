#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/specter_command.h"

#include <set>

namespace dossier
{

struct AgentOfferActions
{
    std::function<void(const SpecterCommand &command)> give{};
    /// Chooses cards for the agent's hand, by their numbers in the box.
    std::function<void(const std::set<std::size_t> &cards)> choose{};
};

/// All actions of the agent beside moving: an objective, an ambush, the blade, the choices of a revealed traitor. An
/// objective that comes first is due.
Part agentOffers(
    const SpecterViewPtr &view, const std::set<std::size_t> &chosenCards, const AgentOfferActions &actions);

/// True if an objective can be turned over now, or announced for the next turn: that comes first.
[[nodiscard]] bool offersObjective(const specter::View &view);

} // namespace dossier
