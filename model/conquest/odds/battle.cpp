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

/// How likely each number of aliens is, as parts of one number.
template <typename Count>
struct Spread
{
    ByAliens<Count> left{};
    Count of = 1;
};

void reduce(Spread<double> &spread)
{
    for (double &left : spread.left)
        left /= spread.of;
    spread.of = 1;
}

/// Whole numbers are reduced once, when all is done.
void reduce(Spread<WholeNumber> & /*spread*/) { }

/// What a fight makes of it.
template <typename Count>
Spread<Count> after(const Spread<Count> &spread, const FightTable<Count> &fight, std::size_t most)
{
    Spread<Count> next;
    next.of = spread.of * fight.of[most];
    for (std::size_t aliens = 0; aliens <= most; ++aliens)
    {
        if (spread.left[aliens] == 0)
            continue;
        const Count share = spread.left[aliens] * (fight.of[most] / fight.of[aliens]);
        for (std::size_t left = 0; left <= aliens; ++left)
            next.left[left] += share * fight.ways[aliens][left];
    }
    reduce(next);
    return next;
}

template <typename Count>
Spread<Count> fought(const Battle &battle)
{
    const std::vector<int> strengths = strengthsLeft(battle.aliens);
    const std::size_t most = strengths.size() - 1;
    Spread<Count> spread;
    spread.left[most] = 1;
    std::map<Opposition, FightTable<Count>> tables;
    for (const Opposition &against : battle.oppositions)
    {
        auto table = tables.find(against);
        if (table == tables.end())
            table = tables.emplace(against, fightTable<Count>(strengths, against)).first;
        spread = after(spread, table->second, most);
    }
    return spread;
}

std::string inLowestTerms(const WholeNumber &part, const WholeNumber &whole)
{
    const WholeNumber divisor = boost::multiprecision::gcd(part, whole);
    return WholeNumber(part / divisor).str() + '/' + WholeNumber(whole / divisor).str();
}

} // namespace

std::vector<int> strengthsLeft(std::vector<int> aliens)
{
    std::ranges::sort(aliens, std::greater{});
    std::vector<int> strengths{0};
    for (const int strength : aliens)
        strengths.push_back(strengths.back() + strength);
    return strengths;
}

std::vector<double> chancesLeft(const Battle &battle)
{
    const Spread<double> spread = fought<double>(battle);
    return {spread.left.begin(), spread.left.begin() + static_cast<std::ptrdiff_t>(battle.aliens.size()) + 1};
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
