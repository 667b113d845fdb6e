#include "views/omega/selection/activations.h"

#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"
#include "views/omega/selection/declared_spaces.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace dossier
{

namespace
{

bool isAnEnemy(const omega::View &view, const omega::Combatant &who)
{
    return omega::sideOf(view.open, who) == Side::Enemy;
}

/// True when an opponent is within its reach: a fight is then more likely meant than a move.
bool isBesideACommando(const omega::PublicTable &table, omega::FigureId figure)
{
    const std::optional<Figure> own = omega::figureOf(table, figure);
    const std::vector<Space> spaces = own ? own->spaces() : std::vector<Space>();
    return std::ranges::any_of(table.commandos,
        [&](const auto &one)
        {
            const std::optional<Space> at = one.second.at;
            return at && std::ranges::any_of(spaces, [&](Space space) { return adjacent(space, *at); });
        });
}

} // namespace

void addActivations(Offers &offers, const omega::View &view, omega::FigureId figure)
{
    if ((view.open.turn && view.open.turn->who == omega::Combatant(figure)) || !isAnEnemy(view, figure))
        return;
    for (const bool combat : {false, true})
        offers.push_back(offered(view, omega::ActivateEnemy{figure, combat}));
    if (isBesideACommando(view.open, figure) && !offers.back().no)
        std::swap(*std::prev(offers.end()), *std::prev(offers.end(), 2));
}

void addActivatedAttack(Offers &offers, const omega::View &view, omega::FigureId figure)
{
    const omega::ActivateEnemy activate{figure, true};
    if (!isAnEnemy(view, figure) || offered(view, activate).no)
        return;
    omega::View after = view;
    after.open.turn = omega::Turn{.who = figure, .combat = true};
    for (const Offer &offer : offers)
        if (const auto *attack = offer.command.as<omega::DeclareAttack>(); attack != nullptr && !attack->free)
            if (Offer made = offered(after, bestDeclared(after, *attack)); !made.no)
            {
                offers.insert(offers.begin(), {makeCommand(activate), {}, std::move(made.command)});
                return;
            }
}

bool mayBeActivated(const omega::View &view, const omega::Combatant &who)
{
    const auto *figure = get_if<omega::FigureId>(&who);
    return figure != nullptr && !view.open.turn && isAnEnemy(view, who)
        && !offered(view, omega::ActivateEnemy{*figure, false}).no;
}

void addActivatedMove(Offers &offers, const omega::View &view, const Picked &picked)
{
    const omega::ActivateEnemy activate{std::get<omega::FigureId>(*picked.actor), false};
    omega::View after = view;
    after.open.turn = omega::Turn{.who = *picked.actor};
    const Facing facing
        = picked.facing.value_or(facingAlong(picked.path).value_or(omega::facingOf(view.open, *picked.actor)));
    Offer move = offered(after, omega::Move{*picked.actor, picked.path, facing});
    if (move.no)
        offers.push_back(std::move(move));
    else
        offers.insert(offers.begin(), {makeCommand(activate), {}, std::move(move.command)});
}

} // namespace dossier
