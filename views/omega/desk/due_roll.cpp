#include "views/omega/desk/due_roll.h"

#include <tuple>

namespace dossier
{

OmegaCommand rollDue(
    const omega::Pending &pending, const std::optional<omega::Explode> &blast, const omega::Faces &faces)
{
    if (blast)
        return makeCommand(*blast);
    if (pending.attack)
        return makeCommand(omega::RollAttack{faces});
    if (pending.challenge)
        return makeCommand(omega::RollChallenge{faces});
    return makeCommand(omega::RollHazard{pending.hazards.front().who, faces});
}

std::optional<omega::Role> payerOf(const omega::Attack &attack)
{
    const auto *role = get_if<omega::Role>(&attack.attacker);
    return role != nullptr ? std::optional(*role) : std::nullopt;
}

bool goesOn(const omega::Pending &before, const omega::Pending &now)
{
    if (!before.attack || !now.attack)
        return false;
    const auto same = [](const omega::Attack &attack)
    { return std::tuple(attack.attacker, attack.weapon, attack.target, attack.to, attack.faces.has_value()); };
    return same(*before.attack) == same(*now.attack);
}

} // namespace dossier
