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

/// The fighting aliens, the weakest first, and the number of the others.
struct There
{
    std::vector<int> aliens{};
    int others = 0;
    friend auto operator<=>(const There &, const There &) = default;
};

class PlainBattle
{
public:
    explicit PlainBattle(const conquest::odds::Battle &battle)
        : m_battle(battle)
    {
        std::ranges::sort(m_battle.aliens);
    }

    std::vector<Ratio> whole() { return from(0, {m_battle.aliens, m_battle.others}); }

private:
    std::vector<Ratio> from(std::size_t fight, const There &there)
    {
        if (there.aliens.empty() || fight == m_battle.oppositions.size())
        {
            std::vector<Ratio> sure(m_battle.aliens.size() + 1);
            sure[there.aliens.size()] = 1;
            return sure;
        }
        const auto known = m_known.find({fight, there});
        return known != m_known.end() ? known->second : m_known[{fight, there}] = roundFrom(fight, there);
    }

    /// Adds the outcome of a round after a barrage to the chances; `again` gains the chance that nothing changed.
    void addRound(std::size_t fight, const There &before, const There &there, const Ratio &chance,
        std::vector<Ratio> &left, Ratio &again)
    {
        const Opposition &against = m_battle.oppositions[fight];
        const int strength = std::accumulate(there.aliens.begin(), there.aliens.end(), 0);
        const int bold = against.bold * (static_cast<int>(there.aliens.size()) + there.others);
        std::map<int, int> ends;
        for (int mine = 1; mine <= 6; ++mine)
            for (int first = 1; first <= 6; ++first)
                for (int second = 1; second <= 6; ++second)
                {
                    const int theirs = against.cunning ? std::max(first, second) : first;
                    ++ends[winner(strength + mine, against.strength + bold + theirs, mine == 6,
                        theirs == 6 || (theirs == 5 && against.deadly), against)];
                }
        for (const auto &[end, ways] : ends)
        {
            const Ratio share = chance * Ratio(ways, 216);
            There after = there;
            if (end < 0)
                after.aliens.erase(after.aliens.begin());
            if (end == 0 && there == before)
                again += share;
            else
                add(left, share, from(end > 0 ? fight + 1 : fight, after));
        }
    }

    static void add(std::vector<Ratio> &sum, const Ratio &chance, const std::vector<Ratio> &left)
    {
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += chance * left[i];
    }

    /// Rolls a die for each alien of any player, one after the other.
    static std::map<There, Ratio> afterBarrage(const There &there)
    {
        std::map<There, Ratio> standing{{There{}, 1}};
        for (std::size_t die = 0; die < there.aliens.size() + static_cast<std::size_t>(there.others); ++die)
        {
            std::map<There, Ratio> next;
            for (const auto &[some, chance] : standing)
            {
                There stays = some;
                if (die < there.aliens.size())
                    stays.aliens.push_back(there.aliens[die]);
                else
                    ++stays.others;
                next[stays] += chance * Ratio(2, 3);
                next[some] += chance * Ratio(1, 3);
            }
            standing = next;
        }
        return standing;
    }

    std::vector<Ratio> roundFrom(std::size_t fight, const There &there)
    {
        std::vector<Ratio> left(m_battle.aliens.size() + 1);
        Ratio again = 0;
        const bool barrage = m_battle.oppositions[fight].barrage;
        for (const auto &[stands, chance] : barrage ? afterBarrage(there) : std::map<There, Ratio>{{there, 1}})
        {
            if (stands.aliens.empty())
                left[0] += chance;
            else
                addRound(fight, there, stands, chance, left, again);
        }
        for (Ratio &chance : left)
            chance /= 1 - again;
        return left;
    }

    conquest::odds::Battle m_battle;
    std::map<std::pair<std::size_t, There>, std::vector<Ratio>> m_known;
};

} // namespace

std::vector<Ratio> plainlyLeft(const conquest::odds::Battle &battle)
{
    return PlainBattle(battle).whole();
}

std::string asFraction(const Ratio &ratio)
{
    return numerator(ratio).str() + '/' + denominator(ratio).str();
}

} // namespace dossier::test
