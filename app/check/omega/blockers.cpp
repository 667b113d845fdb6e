#include "app/check/omega/blockers.h"

#include "model/json/json_writer.h"

#include <algorithm>

namespace dossier
{

namespace
{

/// Writes the place of a blocker.
struct PlaceText
{
    const Map &map;

    std::string operator()(Space space) const
    {
        return jsonObject({{map.isFloor(space) ? "space" : "wall", jsonSpace(space)}});
    }

    std::string operator()(const Edge &edge) const
    {
        return jsonObject({{map.hasDoor(edge) ? "door" : "edge", jsonEdge(edge)}});
    }

    std::string operator()(Corner corner) const { return jsonObject({{"point", jsonSpace({corner.x, corner.y})}}); }
};

template <typename Looks>
void addBlockers(std::vector<Blocker> &blockers, const Looks &looks)
{
    for (const auto &look : looks)
        if (look.blocker && std::ranges::find(blockers, *look.blocker) == blockers.end())
            blockers.push_back(*look.blocker);
}

/// The blockers of all lines or paths when none of them gives sight.
std::vector<Blocker> blockersOf(const Sight &sight)
{
    std::vector<Blocker> blockers;
    if (const auto *lines = get_if<LineEvidence>(&sight.evidence); lines != nullptr && !lines->deciding)
        addBlockers(blockers, lines->lines);
    if (const auto *paths = get_if<PathEvidence>(&sight.evidence))
        addBlockers(blockers, paths->paths);
    return blockers;
}

} // namespace

std::string blockedByText(const Map &map, const Sight &sight)
{
    if (sight.lineOfSight || !sight.inField)
        return "[]";
    std::vector<std::string> things;
    for (const Blocker &blocker : blockersOf(sight))
        things.push_back(visit(PlaceText{map}, blocker.at));
    if (sight.emi.blocks)
        things.push_back(jsonObject({{"emi_spaces", std::to_string(sight.emi.spaces.value_or(0))}}));
    return jsonArray(things, [](const std::string &thing) { return thing; });
}

} // namespace dossier
