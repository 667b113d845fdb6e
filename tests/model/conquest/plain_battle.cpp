#include "tests/model/conquest/plain_battle.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace dossier::test
{

namespace
{

using conquest::odds::Opposition;

/// +1 the aliens win the round, -1 the resistance, 0 nobody.
int winner(int aliens, int resistance, bool aliensOverwhelm, bool resistanceOverwhelms, const Opposition &against)
{
    int result = (aliens > resistance) - (aliens < resistance);
    if (aliensOverwhelm && !resistanceOverwhelms)
        result = 1;
    if (resistanceOverwhelms && !aliensOverwhelm)
        result = -1;
    if (aliensOverwhelm && resistanceOverwhelms)
        result = against.assault && against.assaultWinsOverwhelming ? -1 : 0;
    else if (result == 0 && against.assault)
        result = -1;
    return result;
}

class PlainBattle
{
public:
    explicit PlainBattle(const conquest::odds::Battle &battle)
        : m_battle(battle)
    {
        std::ranges::sort(m_battle.aliens);
    }

    std::vector<Ratio> from(std::size_t fight, std::size_t aliens)
    {
        if (aliens == 0 || fight == m_battle.oppositions.size())
        {
            std::vector<Ratio> sure(m_battle.aliens.size() + 1);
            sure[aliens] = 1;
            return sure;
        }
        const auto [known, added] = m_known.try_emplace({fight, aliens});
        if (added)
            known->second = roundFrom(fight, aliens);
        return m_known.at({fight, aliens});
    }

private:
    /// What a round of that many after a barrage makes of the chances; `again` gains the chance that nothing changed.
    void addRound(std::size_t fight, std::size_t before, std::size_t aliens, const Ratio &chance,
        std::vector<Ratio> &left, Ratio &again)
    {
        const Opposition &against = m_battle.oppositions[fight];
        // The weakest are given up: those at the end are left.
        const int strength
            = std::accumulate(m_battle.aliens.end() - static_cast<std::ptrdiff_t>(aliens), m_battle.aliens.end(), 0);
        std::map<int, int> ends;
        for (int mine = 1; mine <= 6; ++mine)
            for (int first = 1; first <= 6; ++first)
                for (int second = 1; second <= 6; ++second)
                {
                    const int theirs = against.cunning ? std::max(first, second) : first;
                    const int bold = against.bold * static_cast<int>(aliens);
                    ++ends[winner(strength + mine, against.strength + bold + theirs, mine == 6,
                        theirs == 6 || (theirs == 5 && against.deadly), against)];
                }
        for (const auto &[end, ways] : ends)
        {
            const Ratio share = chance * Ratio(ways, 216);
            if (end == 0 && aliens == before)
                again += share;
            else
                add(left, share, from(end > 0 ? fight + 1 : fight, end < 0 ? aliens - 1 : aliens));
        }
    }

    static void add(std::vector<Ratio> &sum, const Ratio &chance, const std::vector<Ratio> &left)
    {
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += chance * left[i];
    }

    std::vector<Ratio> roundFrom(std::size_t fight, std::size_t aliens)
    {
        std::vector<Ratio> left(m_battle.aliens.size() + 1);
        Ratio again = 0;
        std::map<std::size_t, Ratio> standing{{aliens, 1}};
        if (m_battle.oppositions[fight].barrage)
            for (std::size_t die = 0; die < aliens; ++die)
            {
                std::map<std::size_t, Ratio> next;
                for (const auto &[count, chance] : standing)
                {
                    next[count] += chance * Ratio(2, 3);
                    next[count - 1] += chance * Ratio(1, 3);
                }
                standing = next;
            }
        for (const auto &[count, chance] : standing)
        {
            if (count == 0)
                left[0] += chance;
            else
                addRound(fight, aliens, count, chance, left, again);
        }
        for (Ratio &chance : left)
            chance /= 1 - again;
        return left;
    }

    conquest::odds::Battle m_battle;
    std::map<std::pair<std::size_t, std::size_t>, std::vector<Ratio>> m_known;
};

} // namespace

std::vector<Ratio> plainlyLeft(const conquest::odds::Battle &battle)
{
    return PlainBattle(battle).from(0, battle.aliens.size());
}

std::string asFraction(const Ratio &ratio)
{
    return numerator(ratio).str() + '/' + denominator(ratio).str();
}

} // namespace dossier::test
