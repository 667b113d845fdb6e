#include "views/omega/desk/commando_column.h"

#include "model/omega/seen/numbers.h"
#include "views/omega/desk/adrenaline_card.h"
#include "views/omega/desk/commando_card.h"

#include <algorithm>

namespace dossier
{

namespace
{

/// Pixels between the cards, and where there is less room.
constexpr int cardGap = 5;
constexpr int closeGap = 4;

/// Returns the commandos in the order of their turns.
std::vector<omega::Role> inOrder(const omega::PublicTable &table)
{
    std::vector<omega::Role> roles;
    for (const auto &[role, commando] : table.commandos)
        roles.push_back(role);
    std::ranges::stable_sort(
        roles, {}, [&](omega::Role role) { return omega::inPlay(table, role).initiative.value_or(99); });
    return roles;
}

} // namespace

/// With a time set, the timer is above all cards, so that it stays visible; without one it is below them.
Part commandoColumn(const SidesState &state, CardRoom room, TurnTimer &timer, const SideActions &actions)
{
    const bool runs = timer.minutes() > 0;
    Parts all{adrenalineCard(*state.view, actions.give).when(!state.isNarrow)};
    if (runs)
        all.push_back(timer.part());
    for (const omega::Role role : inOrder(state.view->open))
    {
        SideActions own = actions;
        own.give = [give = actions.giveFrom, role](const OmegaCommand &command) { give(role, command); };
        all.push_back(commandoCard(*state.view, role, state.people.of(role), room, state.disabledReason, own));
    }
    if (!runs)
        all.push_back(timer.part());
    return column(std::move(all)).spaced(room == CardRoom::Roomy ? cardGap : closeGap, {6, 6, 6, 6});
}

} // namespace dossier
