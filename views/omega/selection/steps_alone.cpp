#include "views/omega/selection/steps_alone.h"

#include "model/omega/seen/refusal.h"

#include <algorithm>

namespace dossier
{

namespace
{

/// OP-SPAWN: true when an ability of the dashboard could still be used.
bool canUseAbility(const omega::View &view)
{
    return std::ranges::any_of(view.open.content.abilities, [&](const omega::Ability &ability)
        { return !omega::refusal(view, omega::Command(omega::UseAbility{.ability = ability.id})); });
}

bool isEvent(const omega::Due &due)
{
    return holds_alternative<omega::SpringEvent>(due.command);
}

} // namespace

bool runsAlone(const omega::View &view)
{
    if (view.due.empty() || !view.due.front().needed || view.open.pending.any())
        return false;
    if (!std::all_of(std::next(view.due.begin()), view.due.end(), isEvent))
        return false;
    const omega::Command &due = view.due.front().command;
    if (holds_alternative<omega::AdvanceTimers>(due) || holds_alternative<omega::TransferAdrenaline>(due)
        || holds_alternative<omega::BeginTurn>(due) || holds_alternative<omega::RefreshDashboard>(due)
        || holds_alternative<omega::DiscardAdrenaline>(due))
        return true;
    return (holds_alternative<omega::BeginActivations>(due) || holds_alternative<omega::EndActivations>(due))
        && !canUseAbility(view);
}

bool hasNewEvent(const omega::View &before, const omega::View &now)
{
    return std::ranges::any_of(now.due,
        [&](const omega::Due &due) { return isEvent(due) && std::ranges::find(before.due, due) == before.due.end(); });
}

} // namespace dossier
