#pragma once

#include "model/conquest/odds/round.h"
#include "model/conquest/odds/survivors.h"

#include <concepts>

namespace dossier::conquest::odds
{

/// One fight to its end, as a Markov chain of rounds: `ways[a][b]` of `of[a]` is the probability that group b is left
/// of group a when the opposition is beaten, or nobody is left (b = 0). A push repeats the round and needs no state of
/// its own. `Count` is a whole number of any size, or double, with `of` always 1.
template <typename Count>
struct FightTable
{
    std::vector<std::vector<Count>> ways{};
    std::vector<Count> of{};
};

namespace inside
{

/// Returns a common multiple of both.
template <typename Count>
Count commonWhole(const Count &one, const Count &other)
{
    if constexpr (std::floating_point<Count>)
        return 1;
    else
        return lcm(one, other);
}

/// The chain of one group; the chains of all groups that can follow from it are known.
template <typename Count>
class FightRow
{
public:
    FightRow(FightTable<Count> &table, const Survivors &survivors, const std::vector<RoundWays> &rounds)
        : m_table(table)
        , m_survivors(survivors)
        , m_rounds(rounds)
        , m_row(survivors.count())
    {
    }

    /// Adds a round without a barrage.
    void addPlain(std::size_t group)
    {
        const std::size_t lost = m_survivors.afterLoss(group);
        m_whole = m_table.of[lost];
        add(lost, m_rounds[group].lost);
        m_row[group] += m_rounds[group].won * m_whole;
        finish(group, m_whole * (m_rounds[group].won + m_rounds[group].lost));
    }

    /// Adds a round with a barrage before it; a push repeats the barrage, too.
    void addBarrage(std::size_t group)
    {
        const std::vector<Barraged> &fired = m_survivors.afterBarrage(group);
        for (const Barraged &result : fired)
            if (result.left != group)
                m_whole = commonWhole(m_whole, m_table.of[result.left]);
        m_whole = commonWhole(m_whole, m_table.of[m_survivors.afterLoss(group)]);
        Count barrages = 0;
        Count again = 0;
        for (const auto &[left, ways] : fired)
        {
            const auto share = static_cast<Count>(ways);
            barrages += share;
            if (left == 0)
            {
                m_row[0] += share * m_rounds[group].all() * m_whole;
                continue;
            }
            const RoundWays &round = m_rounds[left];
            m_row[left] += share * round.won * m_whole;
            add(m_survivors.afterLoss(left), share * round.lost);
            if (left == group)
                again += share * round.pushed;
            else
                add(left, share * round.pushed);
        }
        // A push without losses starts again.
        finish(group, m_whole * (barrages * m_rounds[group].all() - again));
    }

private:
    void add(std::size_t from, const Count &ways)
    {
        const Count scale = ways * (m_whole / m_table.of[from]);
        for (std::size_t left = 0; left <= from; ++left)
            if (m_table.ways[from][left] != 0)
                m_row[left] += scale * m_table.ways[from][left];
    }

    void finish(std::size_t group, Count of)
    {
        if constexpr (std::floating_point<Count>)
        {
            for (Count &ways : m_row)
                ways /= of;
            of = 1;
        }
        m_table.ways[group] = std::move(m_row);
        m_table.of[group] = std::move(of);
    }

    FightTable<Count> &m_table;
    const Survivors &m_survivors;
    const std::vector<RoundWays> &m_rounds;
    std::vector<Count> m_row;
    Count m_whole = 1;
};

} // namespace inside

/// Returns the round of each group.
std::vector<RoundWays> roundsOf(const Survivors &survivors, const Opposition &against);

/// Returns the table of one fight.
template <typename Count>
FightTable<Count> fightTable(const Survivors &survivors, const Opposition &against)
{
    const std::vector<RoundWays> rounds = roundsOf(survivors, against);
    FightTable<Count> table{std::vector<std::vector<Count>>(survivors.count()), std::vector<Count>(survivors.count())};
    table.ways[0].assign(survivors.count(), 0);
    table.ways[0][0] = 1;
    table.of[0] = 1;
    for (std::size_t group = 1; group < survivors.count(); ++group)
    {
        inside::FightRow<Count> row(table, survivors, rounds);
        if (against.barrage)
            row.addBarrage(group);
        else
            row.addPlain(group);
    }
    return table;
}

} // namespace dossier::conquest::odds
