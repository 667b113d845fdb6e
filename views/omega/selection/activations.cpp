#include "views/omega/selection/activations.h"

#include "model/omega/geometry/reach.h"
#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"
#include "views/omega/selection/declared_spaces.h"

#include <algorithm>
#include <cstdlib>
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

/// Returns the spaces of a weapon's longest attack; none while its range is unknown.
int rangeOf(const omega::WeaponCard &weapon)
{
    return weapon.attack == AttackType::Melee ? (weapon.reach ? 2 : 1) : weapon.range.value_or(0);
}

/// Returns the table after the enemy was activated to fight.
omega::View activatedToFight(const omega::View &view, omega::FigureId figure)
{
    omega::View after = view;
    after.open.turn = omega::Turn{.who = figure, .combat = true};
    return after;
}

/// True when the enemy, which is put there in that view, may attack a commando.
bool canAttackFrom(omega::View &after, omega::FigureId figure, Space at)
{
    const omega::FigureCard *card = omega::cardOf(after.open, figure);
    const auto standing = after.open.figures.find(figure);
    if (card == nullptr || standing == after.open.figures.end())
        return false;
    standing->second.at = at;
    for (const auto &[role, commando] : after.open.commandos)
        for (const omega::WeaponId &id : card->weapons)
        {
            const omega::WeaponCard *weapon = omega::found(after.open.content.weapons, id);
            if (!commando.at || weapon == nullptr
                || std::max(std::abs(commando.at->x - at.x), std::abs(commando.at->y - at.y))
                    > rangeOf(*weapon) + card->size - 1)
                continue;
            // A turn is free.
            standing->second.facing = facingTo(at, *commando.at);
            if (!offered(after, bestDeclared(after, {figure, id, at, role, *commando.at, false, {}})).no)
                return true;
        }
    return false;
}

/// True when the enemy may attack a commando from its space, or after its move: a fight is then more likely meant than
/// a move.
bool hasTargetInReach(const omega::View &view, omega::FigureId figure)
{
    const omega::Standing *standing = omega::standingOf(view.open, figure);
    if (standing == nullptr)
        return false;
    omega::View after = activatedToFight(view, figure);
    if (canAttackFrom(after, figure, standing->at))
        return true;
    const std::optional<MoveQuestion> question = omega::moveQuestionFor(view.open, figure);
    if (!question)
        return false;
    const std::vector<ReachedSpace> reach = reachOf(omega::mapOf(view.open), *question);
    return std::ranges::any_of(
        reach, [&](const ReachedSpace &end) { return end.cost > 0 && canAttackFrom(after, figure, end.space); });
}

} // namespace

Facing facingTo(Space from, Space to)
{
    const int dx = to.x - from.x;
    const int dy = to.y - from.y;
    if (std::abs(dx) >= std::abs(dy))
        return dx >= 0 ? Facing::East : Facing::West;
    return dy > 0 ? Facing::South : Facing::North;
}

void addActivations(Offers &offers, const omega::View &view, omega::FigureId figure)
{
    if ((view.open.turn && view.open.turn->who == omega::Combatant(figure)) || !isAnEnemy(view, figure))
        return;
    for (const bool combat : {false, true})
        offers.push_back(offered(view, omega::ActivateEnemy{figure, combat}));
    // Both keep their places: only the default changes.
    Offer &move = *std::prev(offers.end(), 2);
    move.isUnlikely = !move.no && hasTargetInReach(view, figure);
}

void addActivatedAttack(Offers &offers, const omega::View &view, omega::FigureId figure)
{
    const omega::ActivateEnemy activate{figure, true};
    if (!isAnEnemy(view, figure) || offered(view, activate).no)
        return;
    const omega::View after = activatedToFight(view, figure);
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
    const auto figure = std::get<omega::FigureId>(*picked.actor);
    omega::View after = view;
    after.open.turn = omega::Turn{.who = *picked.actor};
    const Facing facing
        = picked.facing.value_or(facingAlong(picked.path).value_or(omega::facingOf(view.open, *picked.actor)));
    Offer move = offered(after, omega::Move{*picked.actor, picked.path, facing});
    if (move.no)
    {
        offers.push_back(std::move(move));
        return;
    }
    offers.insert(offers.begin(), {makeCommand(omega::ActivateEnemy{figure, false}), {}, move.command});
    // An attack from there is kept, when the pool pays for it; the move alone keeps its place.
    const omega::ActivateEnemy fight{figure, true};
    after.open.turn->combat = true;
    if (offered(view, fight).no || !canAttackFrom(after, figure, picked.path.back()))
        return;
    offers.front().isUnlikely = true;
    offers.insert(std::next(offers.begin()), {makeCommand(fight), {}, std::move(move.command)});
}

} // namespace dossier
