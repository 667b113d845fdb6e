#include "views/specter/asks/turn_passing.h"

#include "views/specter/asks/hunters_due.h"

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
    const bool canEnd = table.turn && table.turn->moved && waysOf(view).empty() && !dueOf<specter::AttackAgent>(view)
        && dueOf<specter::EndHunterTurn>(view);
    return {canEnd, nextHunter(table, pick)};
}

SeenSpecter supposed(const SeenSpecter &view, const HuntersPick &pick)
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
