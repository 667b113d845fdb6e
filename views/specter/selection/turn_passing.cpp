#include "views/specter/selection/turn_passing.h"

#include "model/specter/seen/numbers.h"
#include "views/specter/selection/hunters_due.h"

#include <algorithm>

namespace dossier
{

namespace
{

std::optional<specter::HunterKind> nextHunter(const specter::PublicTable &table, const HuntersPick &pick)
{
    if (!table.turn)
        return pick.hunter;
    for (const auto &[kind, hunter] : table.hunters)
        if (!hunter.hadTurn && kind != table.turn->hunter && kind != table.traitor)
            return kind;
    return std::nullopt;
}

} // namespace

TurnPassing passingOn(const specter::View &view, const HuntersPick &pick)
{
    const specter::PublicTable &table = view.open;
    if (table.clock.phase != specter::Phase::Hunters || table.secondAgentDue)
        return {};
    // Going on passes up a shot that could still be fired.
    const bool canEnd = table.turn && table.turn->moved && std::ranges::count(waysOf(view), pick.way) == 0
        && !dueOf<specter::AttackAgent>(view) && dueOf<specter::EndHunterTurn>(view);
    return {canEnd, nextHunter(table, pick)};
}

bool endsByItself(const specter::View &view)
{
    const specter::PublicTable &table = view.open;
    const bool done = table.turn && table.turn->moved && table.turn->found.empty() && !table.turn->attacked;
    if (!done || table.players.sheetsOnPaper || !waysOf(view).empty())
        return false;
    // SO-MOVE-2: before the hunters' phase is over the agent may have to foretell.
    const bool foretells = std::ranges::any_of(
        table.hunters, [&](const auto &one) { return cardOf(table, one.first).foresight.has_value(); });
    return dueOf<specter::EndHunterTurn>(view) && (!foretells || nextHunter(table, {}));
}

SpecterViewPtr supposed(const SpecterViewPtr &view, const HuntersPick &pick)
{
    const TurnPassing passing = passingOn(*view, pick);
    if ((view->open.turn && !passing.canEnd) || !passing.next)
        return view;
    specter::View begun = *view;
    const auto done = begun.open.turn ? begun.open.hunters.find(begun.open.turn->hunter) : begun.open.hunters.end();
    if (done != begun.open.hunters.end())
        done->second.hadTurn = true;
    begun.open.turn = specter::HunterTurn{.hunter = *passing.next};
    return std::make_shared<const specter::View>(std::move(begun));
}

} // namespace dossier
