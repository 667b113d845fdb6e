#include "model/conquest/odds/survivors.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace dossier::conquest::odds
{

namespace
{

using Kinds = std::vector<int>;

/// Counts the aliens of each strength, from the greatest.
std::map<int, int, std::greater<>> byStrength(const std::vector<int> &aliens)
{
    std::map<int, int, std::greater<>> counts;
    for (const int strength : aliens)
        ++counts[strength];
    return counts;
}

int fightersOf(const Kinds &kinds)
{
    int sum = 0;
    for (std::size_t kind = 0; kind + 1 < kinds.size(); ++kind)
        sum += kinds[kind];
    return sum;
}

/// Removes the weakest of the fighters.
Kinds withoutWeakest(Kinds kinds)
{
    for (std::size_t kind = kinds.size() - 1; kind-- > 0;)
        if (kinds[kind] > 0)
        {
            --kinds[kind];
            break;
        }
    return kinds;
}

/// Calls `take` with every combination of numbers up to those of `all`, the least first.
template <typename Take>
void forEachPart(const Kinds &all, Take &&take)
{
    Kinds part(all.size());
    const std::function<void(std::size_t)> choose = [&](std::size_t kind)
    {
        if (kind == all.size())
            return take(std::as_const(part));
        for (part[kind] = 0; part[kind] <= all[kind]; ++part[kind])
            choose(kind + 1);
        part[kind] = 0;
    };
    choose(0);
}

/// Number of dice results that leave `left` of the aliens: each die destroys with one of three results.
std::int64_t waysToLeave(int aliens, int left)
{
    std::int64_t ways = 1;
    for (int i = 0; i < left; ++i)
        ways = ways * (aliens - i) / (i + 1);
    return ways << left;
}

std::int64_t waysToLeave(const Kinds &all, const Kinds &left)
{
    std::int64_t ways = 1;
    for (std::size_t kind = 0; kind < all.size(); ++kind)
        ways *= waysToLeave(all[kind], left[kind]);
    return ways;
}

} // namespace

Survivors::Survivors(std::vector<int> aliens, int others, bool barrage)
{
    Kinds all;
    Kinds strengths;
    for (const auto &[strength, count] : byStrength(aliens))
    {
        strengths.push_back(strength);
        all.push_back(count);
    }
    all.push_back(others);
    const auto add = [&](const Kinds &kinds)
    {
        Group group{.kinds = kinds, .fighting = fightersOf(kinds)};
        group.there = group.fighting + kinds.back();
        for (std::size_t kind = 0; kind < strengths.size(); ++kind)
            group.strength += kinds[kind] * strengths[kind];
        m_groups.push_back(std::move(group));
    };
    m_groups.emplace_back();
    if (barrage)
        forEachPart(all,
            [&](const Kinds &kinds)
            {
                if (fightersOf(kinds) > 0)
                    add(kinds);
            });
    else
    {
        std::vector<Kinds> chain;
        for (Kinds kinds = all; fightersOf(kinds) > 0; kinds = withoutWeakest(kinds))
            chain.push_back(kinds);
        std::for_each(chain.rbegin(), chain.rend(), add);
    }
    for (std::size_t group = 1; group < m_groups.size(); ++group)
        m_groups[group].afterLoss = numberOf(withoutWeakest(m_groups[group].kinds));
    for (std::size_t group = 1; barrage && group < m_groups.size(); ++group)
        forEachPart(m_groups[group].kinds, [&](const Kinds &left)
            { m_groups[group].afterBarrage.push_back({numberOf(left), waysToLeave(m_groups[group].kinds, left)}); });
}

std::size_t Survivors::numberOf(const std::vector<int> &kinds) const
{
    if (fightersOf(kinds) == 0)
        return 0;
    const auto found = std::lower_bound(m_groups.begin() + 1, m_groups.end(), kinds,
        [](const Group &group, const Kinds &wanted) { return group.kinds < wanted; });
    return static_cast<std::size_t>(found - m_groups.begin());
}

std::size_t Survivors::strongest(int aliens) const
{
    std::size_t group = everybody();
    while (fighting(group) > aliens)
        group = afterLoss(group);
    return group;
}

std::size_t Survivors::countOf(std::vector<int> aliens, int others, bool barrage)
{
    if (!barrage)
        return aliens.size() + 1;
    std::size_t count = static_cast<std::size_t>(others) + 1;
    for (const auto &[strength, of] : byStrength(aliens))
        count *= static_cast<std::size_t>(of) + 1;
    return count;
}

} // namespace dossier::conquest::odds
