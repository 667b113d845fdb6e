#include "model/omega/geometry/sight.h"

#include "model/omega/geometry/field.h"
#include "model/omega/geometry/rule_ids.h"
#include "model/omega/geometry/sight_first.h"
#include "model/omega/geometry/sight_revised.h"
#include "model/omega/geometry/steps.h"

#include <algorithm>

namespace dossier
{

namespace
{

bool clear(const LineEvidence &evidence)
{
    return evidence.deciding.has_value();
}

bool clear(const PathEvidence &evidence)
{
    return !evidence.paths.empty() && !evidence.paths.front().blocker;
}

/// Cites the rules that blocked every line or path; those that let one through when sight is clear.
void citeBlockers(const LineEvidence &evidence, std::vector<Rule> &rules)
{
    rules.push_back(rule::OP_SIGHT_R1);
    rules.push_back(rule::OP_SIGHT_R2);
    const auto pinched = [](const SightLine &line) { return line.blocker && line.blocker->rule == rule::OP_SIGHT_R3; };
    if (!evidence.deciding && std::ranges::any_of(evidence.lines, pinched))
        rules.push_back(rule::OP_SIGHT_R3);
}

void citeBlockers(const PathEvidence & /*evidence*/, std::vector<Rule> &rules)
{
    rules.push_back(rule::OP_SIGHT_F1);
    rules.push_back(rule::OP_SIGHT_F2);
}

/// OP-SIGHT-F3, -R4.
bool findCover(const Map &map, const Attacker &attacker, const Target &target, Sight &sight)
{
    if (auto *paths = std::get_if<PathEvidence>(&sight.evidence))
    {
        paths->coverWall = coverByPaths(map, attacker.declared, target.declared);
        sight.rules.push_back(rule::OP_SIGHT_F3);
        return paths->coverWall.has_value();
    }
    auto &lines = std::get<LineEvidence>(sight.evidence);
    lines.coverLine = coverByLines(map, attacker.declared, target.declared);
    sight.rules.push_back(rule::OP_SIGHT_R4);
    return lines.coverLine.has_value();
}

/// OP-SIGHT-F4, -R5: only commandos suffer from EMI, and only if there is some.
void judgeEmi(const Map &map, Printing printing, const Attacker &attacker, const Target &target, Sight &sight)
{
    if (attacker.side != Side::Commando || map.emi().empty())
        return;
    sight.emi = printing == Printing::First ? emiByPaths(map, attacker.declared, target.declared)
                                            : emiByDistance(map, stepsOf(map), attacker.declared, target.declared);
    if (sight.emi.spaces.value_or(0) > 0 || sight.emi.diceLost > 0)
        sight.rules.push_back(printing == Printing::First ? rule::OP_SIGHT_F4 : rule::OP_SIGHT_R5);
}

} // namespace

bool hasCover(const Map &map, Printing printing, Space from, Space of)
{
    return printing == Printing::First ? coverByPaths(map, from, of).has_value()
                                       : coverByLines(map, from, of).has_value();
}

Sight sight(const Map &map, Printing printing, const Attacker &attacker, AttackType attack, const Target &target)
{
    Sight result;
    result.rules.push_back(attacker.facing == Facing::AllRound ? rule::OP_FOV_1 : rule::OP_FOV_2);
    result.inField = inField(map, attacker.figure, attacker.facing, target.declared);
    if (!result.inField)
    {
        result.rules.push_back(rule::OP_FOV_3);
        return result;
    }
    if (printing == Printing::First)
        result.evidence = sightByPaths(map, attacker.declared, target.declared);
    else
        result.evidence = sightByLines(map, attacker.declared, attacker.facing, target.declared);
    std::visit([&](const auto &evidence) { citeBlockers(evidence, result.rules); }, result.evidence);
    judgeEmi(map, printing, attacker, target, result);
    result.lineOfSight
        = std::visit([](const auto &evidence) { return clear(evidence); }, result.evidence) && !result.emi.blocks;
    if (result.lineOfSight && attack == AttackType::Ranged && target.figure.size == 1)
        result.cover = findCover(map, attacker, target, result);
    if (!result.lineOfSight || attack != AttackType::Ranged)
        result.emi.diceLost = 0;
    std::ranges::sort(result.rules);
    return result;
}

} // namespace dossier
