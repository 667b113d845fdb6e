#include "model/specter/apply.h"
#include "model/specter/play.h"
#include "model/specter/seen/history.h"
#include "model/specter/seen/possible.h"
#include "model/specter/seen/rule_ids.h"

#include <algorithm>

namespace dossier::specter
{

namespace
{

/// True when the public facts of an agent allow his true place. Always true on paper.
bool isPossible(const Table &table, Agent agent)
{
    const auto sheet = table.sheets.find(agent);
    if (sheet == table.sheets.end() || !sheet->second.at || !table.open.agents.contains(agent))
        return true;
    return placesNow(boardOf(table.open), historyOf(table.open, agent)).any.contains(*sheet->second.at);
}

bool areAllPossible(const Table &table)
{
    return isPossible(table, Agent::First) && isPossible(table, Agent::Second);
}

RulingMade ofHand(Agent agent)
{
    return {.rule = std::string(id(rule::SO_MOVE_2)), .hand = agent};
}

RulingMade ofRoles()
{
    return {.rule = std::string(id(rule::SO_TRAITOR_1)), .roles = true};
}

/// Returns the announcements that can explain the corrected secrets, the smallest first.
std::vector<std::vector<RulingMade>> whatCanBeTold(const Table &table)
{
    std::vector<RulingMade> parts;
    for (const Agent agent : {Agent::First, Agent::Second})
        if (table.open.agents.contains(agent))
            parts.push_back(ofHand(agent));
    if (setUpOf(table.open).traitor)
        parts.push_back(ofRoles());
    std::vector<std::vector<RulingMade>> all;
    for (unsigned chosen = 1; chosen < 1U << parts.size(); ++chosen)
    {
        all.emplace_back();
        for (std::size_t part = 0; part < parts.size(); ++part)
            if ((chosen >> part & 1U) != 0)
                all.back().push_back(parts[part]);
    }
    std::ranges::stable_sort(all, {}, &std::vector<RulingMade>::size);
    return all;
}

} // namespace

/// When no announcement makes the true place possible, the corrected secret was the place itself, and its facts are
/// still to be corrected.
void leaveTruePlaces(Play &play)
{
    if (play.table().putRight.empty() || areAllPossible(play.table()))
        return;
    for (const std::vector<RulingMade> &told : whatCanBeTold(play.table()))
    {
        Table after = play.table();
        for (const RulingMade &ruling : told)
            specter::apply(after, ruling);
        if (!areAllPossible(after))
            continue;
        for (const RulingMade &ruling : told)
            play.add(ruling);
        return;
    }
}

} // namespace dossier::specter
