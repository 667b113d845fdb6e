#include "specter_suppositions.h"

namespace dossier::specter
{

std::vector<Supposition> suppositions(const Unknowns &unknowns)
{
    std::vector<std::optional<HunterId>> traitors(unknowns.suspects.begin(), unknowns.suspects.end());
    if (traitors.empty())
        traitors.emplace_back();
    std::vector<Supposition> all;
    for (const std::optional<HunterId> &traitor : traitors)
    {
        if (unknowns.others)
            all.push_back({.traitor = traitor, .objectiveReach = usualObjectiveReach});
        if (unknowns.farReaching)
            all.push_back({.traitor = traitor, .objectiveReach = farObjectiveReach});
    }
    return all;
}

} // namespace dossier::specter
