#include "model/conquest/seen/alien_odds.h"

#include <algorithm>

namespace dossier::conquest
{

namespace
{

/// Returns the strengths of a side's aliens; none when one is not known, or there are too many to compute.
std::optional<std::vector<int>> strengthsOf(const PublicTable &table, const Battle &battle, Side side)
{
    std::vector<int> strengths;
    for (const AlienId alien : fighters(table, battle, side))
        if (const std::optional<int> strength = strengthOf(table, alien))
            strengths.push_back(*strength);
        else
            return std::nullopt;
    if (strengths.empty() || strengths.size() > odds::maxAliens)
        return std::nullopt;
    return strengths;
}

/// Returns the chances of 0, 1, … aliens left of the first side. It works through the rounds: each costs its loser one
/// alien, the weakest first, and a tie is another round.
std::vector<double> leftOf(const std::vector<int> &own, const std::vector<int> &other, int more)
{
    const std::vector<int> strengths = odds::strengthsLeft(own);
    const std::vector<int> opposed = odds::strengthsLeft(other);
    // Without an opponent all are left.
    std::vector<std::vector<double>> before(own.size() + 1, std::vector<double>(own.size() + 1));
    for (std::size_t aliens = 0; aliens <= own.size(); ++aliens)
        before[aliens][aliens] = 1;
    for (std::size_t against = 1; against <= other.size(); ++against)
    {
        std::vector<std::vector<double>> now(own.size() + 1, std::vector<double>(own.size() + 1));
        now[0][0] = 1;
        for (std::size_t aliens = 1; aliens <= own.size(); ++aliens)
        {
            const odds::RoundWays ways
                = odds::roundWays(strengths[aliens] + more, static_cast<int>(aliens), {.strength = opposed[against]});
            const double won = static_cast<double>(ways.won) / (ways.won + ways.lost);
            for (std::size_t left = 0; left <= own.size(); ++left)
                now[aliens][left] = won * before[aliens][left] + (1 - won) * now[aliens - 1][left];
        }
        before = std::move(now);
    }
    return before[own.size()];
}

} // namespace

std::optional<BattleOdds> alienOdds(const PublicTable &table, const Battle &battle)
{
    const bool begins = battle.stage == Stage::Roll || battle.stage == Stage::FleeOrStay;
    if (!battle.enemy || !begins || battle.fight.inRound != Bonuses{})
        return std::nullopt;
    const auto own = strengthsOf(table, battle, Side::Attacker);
    const auto other = strengthsOf(table, battle, Side::Opponent);
    if (!own || !other)
        return std::nullopt;
    int more = 0;
    for (const Bonuses &bonuses : {battle.more, battle.fight.more})
        more += bonuses.attacker - bonuses.opponent;
    BattleOdds figures{.left = leftOf(*own, *other, more), .fleeingKeeps = static_cast<int>(own->size())};
    figures.win = 1 - figures.left.front();
    figures.withStrength = 1 - leftOf(*own, *other, more + 1).front();
    std::vector<int> withSaucer = *own;
    if (const Race *race = raceOf(table, battle.by);
        race != nullptr && race->strength && withSaucer.size() < odds::maxAliens)
        withSaucer.push_back(*race->strength);
    figures.withSaucer = 1 - leftOf(withSaucer, *other, more).front();
    return figures;
}

} // namespace dossier::conquest
