#include "model/conquest/odds/battle.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <functional>
#include <map>

namespace dossier::conquest::odds
{

namespace
{

using WholeNumber = boost::multiprecision::cpp_int;

/// Probability of each group, as parts of one number.
template <typename Count>
struct Spread
{
    std::vector<Count> left;
    Count of = 1;
};

/// Applies a fight to these probabilities.
template <typename Count>
Spread<Count> after(const Spread<Count> &spread, const FightTable<Count> &fight)
{
    Count whole = 1;
    for (std::size_t group = 0; group < spread.left.size(); ++group)
        if (spread.left[group] != 0)
            whole = inside::commonWhole(whole, fight.of[group]);
    Spread<Count> next{std::vector<Count>(spread.left.size()), spread.of * whole};
    for (std::size_t group = 0; group < spread.left.size(); ++group)
    {
        if (spread.left[group] == 0)
            continue;
        const Count share = spread.left[group] * (whole / fight.of[group]);
        for (std::size_t left = 0; left <= group; ++left)
            next.left[left] += share * fight.ways[group][left];
    }
    return next;
}

/// Returns the chances of 0, 1, … aliens left.
template <typename Count>
Spread<Count> fought(const Battle &battle)
{
    const Survivors survivors = survivorsOf(battle);
    Spread<Count> spread{std::vector<Count>(survivors.count())};
    spread.left[survivors.everybody()] = 1;
    std::map<Opposition, FightTable<Count>> tables;
    for (const Opposition &against : battle.oppositions)
    {
        auto table = tables.find(against);
        if (table == tables.end())
            table = tables.emplace(against, fightTable<Count>(survivors, against)).first;
        spread = after(spread, table->second);
    }
    spread.left = byFighting(survivors, spread.left);
    return spread;
}

std::string inLowestTerms(const WholeNumber &part, const WholeNumber &whole)
{
    const WholeNumber divisor = boost::multiprecision::gcd(part, whole);
    return WholeNumber(part / divisor).str() + '/' + WholeNumber(whole / divisor).str();
}

} // namespace

std::vector<RoundWays> roundsOf(const Survivors &survivors, const Opposition &against)
{
    std::vector<RoundWays> rounds(1);
    for (std::size_t group = 1; group < survivors.count(); ++group)
        rounds.push_back(roundWays(survivors.strength(group), survivors.there(group), against));
    return rounds;
}

std::vector<int> strengthsLeft(std::vector<int> aliens)
{
    std::ranges::sort(aliens, std::greater{});
    std::vector<int> strengths{0};
    for (const int strength : aliens)
        strengths.push_back(strengths.back() + strength);
    return strengths;
}

namespace
{

/// True if any opposition of either list has it.
bool anyHas(const Battle &battle, const std::vector<Opposition> &more, const auto &has)
{
    return std::ranges::any_of(battle.oppositions, has) || std::ranges::any_of(more, has);
}

/// Returns the others' aliens if they can be destroyed and Bold counts them, otherwise 0.
int othersThatGo(const Battle &battle, const std::vector<Opposition> &more)
{
    return anyHas(battle, more, [](const Opposition &against) { return against.bold > 0; }) ? battle.others : 0;
}

} // namespace

Survivors survivorsOf(const Battle &battle, const std::vector<Opposition> &more)
{
    return {battle.aliens, othersThatGo(battle, more), anyHas(battle, more, &Opposition::barrage)};
}

bool isTooMuch(const Battle &battle, const std::vector<Opposition> &more)
{
    constexpr std::size_t maxGroups = 1024;
    const bool barrage = anyHas(battle, more, &Opposition::barrage);
    return Survivors::countOf(battle.aliens, othersThatGo(battle, more), barrage) > maxGroups;
}

std::vector<double> chancesLeft(const Battle &battle)
{
    return fought<double>(battle).left;
}

double chanceToWin(const Battle &battle)
{
    const std::vector<double> left = chancesLeft(battle);
    double chance = 0;
    for (std::size_t aliens = 1; aliens < left.size(); ++aliens)
        chance += left[aliens];
    return chance;
}

ExactChances exactChances(const Battle &battle)
{
    const Spread<WholeNumber> spread = fought<WholeNumber>(battle);
    ExactChances chances{inLowestTerms(spread.of - spread.left[0], spread.of), {}};
    for (std::size_t aliens = 0; aliens <= battle.aliens.size(); ++aliens)
        chances.left.push_back(inLowestTerms(spread.left[aliens], spread.of));
    return chances;
}

} // namespace dossier::conquest::odds
