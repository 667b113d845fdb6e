#pragma once

#include "model/conquest/odds/round.h"

#include <array>
#include <span>
#include <vector>

namespace dossier::conquest::odds
{

/// No more aliens than these are in one battle: four saucers and four allies are twice four, and people ask beyond it.
inline constexpr int mostAliens = 12;

/// What each number of aliens left is worth, by that number.
template <typename Number>
using ByAliens = std::array<Number, mostAliens + 1>;

/// The strengths together of 0, 1, … aliens left: the weakest is given up first (CQ-ODDS-2), whatever order they come
/// in. There are no more than the most.
std::vector<int> strengthsLeft(std::vector<int> aliens);

/// One fight to its end, as a Markov chain of rounds: `ways[k][j]` of `of[k]` say how likely j aliens are left of k
/// when the opposition is beaten, or none are (j = 0). Pushes are other rounds and thus in no state of their own.
/// `Count` is a whole number of any size, or double.
template <typename Count>
struct FightTable
{
    ByAliens<ByAliens<Count>> ways{};
    /// Each is a multiple of those before it.
    ByAliens<Count> of{};
};

namespace inside
{

/// The chain where nothing is destroyed before a round.
template <typename Count>
void addPlainRow(FightTable<Count> &table, std::size_t aliens, const RoundWays &round)
{
    const Count before = table.of[aliens - 1];
    table.of[aliens] = before * (round.won + round.lost);
    for (std::size_t left = 0; left < aliens; ++left)
        table.ways[aliens][left] = table.ways[aliens - 1][left] * round.lost;
    table.ways[aliens][aliens] = before * round.won;
}

/// How many of the 3^aliens results of a barrage leave so many: each die destroys with one of three results.
inline int barrageWays(int aliens, int left)
{
    int ways = 1;
    for (int i = 0; i < left; ++i)
        ways = ways * 2 * (aliens - i) / (i + 1);
    return ways;
}

/// The chain where a barrage comes before each round, that of a push as well: `rounds[m]` is the round of m aliens.
template <typename Count>
void addBarrageRow(FightTable<Count> &table, std::size_t aliens, std::span<const RoundWays> rounds)
{
    const Count before = table.of[aliens - 1];
    const int all = rounds[aliens].all();
    Count barrages = 1;
    for (std::size_t i = 0; i < aliens; ++i)
        barrages *= 3;
    auto &row = table.ways[aliens];
    for (std::size_t standing = 0; standing <= aliens; ++standing)
    {
        const Count fired = barrageWays(static_cast<int>(aliens), static_cast<int>(standing));
        if (standing == 0)
        {
            row[0] += fired * all * before;
            continue;
        }
        row[standing] += fired * rounds[standing].won * before;
        const auto add = [&](std::size_t from, int ways)
        {
            const Count scale = fired * ways * (before / table.of[from]);
            for (std::size_t left = 0; left <= from; ++left)
                row[left] += scale * table.ways[from][left];
        };
        add(standing - 1, rounds[standing].lost);
        if (standing < aliens)
            add(standing, rounds[standing].pushed);
    }
    // A push that has lost nobody begins again.
    const Count again = barrageWays(static_cast<int>(aliens), static_cast<int>(aliens));
    table.of[aliens] = before * (barrages * all - again * rounds[aliens].pushed);
}

} // namespace inside

/// The table of one fight. `strengths` are those of `strengthsLeft`.
template <typename Count>
FightTable<Count> fightTable(std::span<const int> strengths, const Opposition &against)
{
    FightTable<Count> table;
    table.ways[0][0] = 1;
    table.of[0] = 1;
    std::array<RoundWays, mostAliens + 1> rounds{};
    for (std::size_t aliens = 1; aliens < strengths.size(); ++aliens)
    {
        rounds[aliens] = roundWays(strengths[aliens], static_cast<int>(aliens), against);
        if (against.barrage)
            inside::addBarrageRow<Count>(table, aliens, rounds);
        else
            inside::addPlainRow<Count>(table, aliens, rounds[aliens]);
    }
    return table;
}

} // namespace dossier::conquest::odds
