#include "model/specter/seen/suppositions.h"

namespace dossier::specter
{

std::vector<Supposition> suppositions(const Unknowns &unknowns)
{
    std::vector<std::optional<HunterId>> traitors(unknowns.suspects.begin(), unknowns.suspects.end());
    if (traitors.empty() || unknowns.anyTraitor)
        traitors.emplace_back();
    std::vector<Supposition> all;
    const auto suppose = [&](const std::optional<HunterId> &traitor, int reach)
    { all.push_back({.traitor = traitor, .objectiveReach = reach, .anyTraitor = unknowns.anyTraitor}); };
    for (const std::optional<HunterId> &traitor : traitors)
    {
        if (unknowns.others)
            suppose(traitor, usualObjectiveReach);
        if (unknowns.farReaching)
            suppose(traitor, farObjectiveReach);
    }
    return all;
}

} // namespace dossier::specter
