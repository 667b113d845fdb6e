#include "views/omega/selection/declared_spaces.h"

#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"

#include <tuple>

namespace dossier
{

namespace
{

/// Criteria of an attacker, the most important first: legality, chance to wound, sight, nearness of the target.
using Worth = std::tuple<bool, double, bool, int>;

Worth worthOf(const omega::View &view, const omega::DeclareAttack &attack)
{
    if (!omega::isPlaced(view.open, attack))
        return {};
    const omega::AttackVerdict verdict = omega::planOf(view.open, attack).verdict;
    const double chance = verdict.chances.empty() ? 0 : verdict.chances.front().chance.approximately();
    constexpr int farthest = 99;
    return {
        verdict.allowed(), chance, verdict.sight.lineOfSight, -(verdict.distance ? verdict.distance->steps : farthest)};
}

std::vector<Space> spacesOf(const omega::View &view, const omega::Combatant &who, Space otherwise)
{
    const std::optional<Figure> figure = omega::figureOf(view.open, who);
    return figure ? figure->spaces() : std::vector{otherwise};
}

} // namespace

omega::DeclareAttack bestDeclared(const omega::View &view, const omega::DeclareAttack &attack)
{
    const std::vector<Space> froms = spacesOf(view, attack.attacker, attack.from);
    const std::vector<Space> tos = attack.marker ? std::vector{attack.to} : spacesOf(view, attack.target, attack.to);
    if (froms.size() == 1 && tos.size() == 1)
        return attack;
    omega::DeclareAttack best = attack;
    Worth max = worthOf(view, best);
    for (const Space from : froms)
        for (const Space to : tos)
        {
            omega::DeclareAttack other = attack;
            other.from = from;
            other.to = to;
            if (const Worth worth = worthOf(view, other); worth > max)
            {
                max = worth;
                best = other;
            }
        }
    return best;
}

} // namespace dossier
