#include "model/conquest/odds/decisions.h"

#include <algorithm>
#include <cmath>

namespace dossier::conquest::odds
{

namespace
{

/// The value of each group of aliens before a round of one fight.
using Worths = std::vector<double>;

/// Groups are processed from few to many aliens. The worth after a round without losses depends linearly on the worth
/// of the round itself, because a push may repeat it: `known + again * round`.
struct AfterPush
{
    double known = 0;
    double again = 1;

    [[nodiscard]] double at(double round) const { return known + again * round; }
};

/// Calls `take` with each group that can be left before a round, and its chance: the group itself without a barrage.
template <typename Take>
void forEachStanding(const Survivors &survivors, const Opposition &against, std::size_t group, Take &&take)
{
    if (!against.barrage)
        return take(group, 1.0);
    const double all = std::pow(3.0, survivors.there(group));
    for (const auto &[left, ways] : survivors.afterBarrage(group))
        take(left, static_cast<double>(ways) / all);
}

/// Returns the worths of one fight; `roundWorth(group, lost, push)` returns that of a round, given the worth of a lost
/// one.
template <typename RoundWorth>
Worths worthsOf(const Survivors &survivors, const Opposition &against, RoundWorth &&roundWorth)
{
    Worths worths(survivors.count());
    Worths rounds(survivors.count());
    for (std::size_t group = 1; group < survivors.count(); ++group)
    {
        AfterPush push{0, 0};
        forEachStanding(survivors, against, group,
            [&](std::size_t left, double chance)
            {
                push.known += left == group ? 0 : chance * rounds[left];
                push.again += left == group ? chance : 0;
            });
        rounds[group] = roundWorth(group, worths[survivors.afterLoss(group)], push);
        worths[group] = push.at(rounds[group]);
    }
    return worths;
}

/// Returns the worth of fighting on in one fight, with free fleeing after each round; `won` is the worth after a beaten
/// opposition.
Worths fightingOn(const Survivors &survivors, const Opposition &against, const Worths &won)
{
    return worthsOf(survivors, against,
        [&](std::size_t group, double lost, const AfterPush &push)
        {
            const RoundWays ways = roundWays(survivors.strength(group), survivors.there(group), against);
            const double kept = std::max<double>(survivors.fighting(survivors.afterLoss(group)), lost);
            const double decided = (ways.won * won[group] + ways.lost * kept) / ways.all();
            const double pushed = static_cast<double>(ways.pushed) / ways.all();
            const double fought = (decided + pushed * push.known) / (1 - pushed * push.again);
            return std::max(fought, decided + pushed * survivors.fighting(group));
        });
}

/// Chances to win each fight and all after it, with one reroll and without.
struct Rerolls
{
    Worths with{};
    Worths without{};
};

/// Worth of a roll of both dice by its end.
struct EndWorths
{
    double won = 0;
    double lost = 0;
    double push = 0;

    [[nodiscard]] double of(RoundEnd end) const
    {
        return end == RoundEnd::Won ? won : end == RoundEnd::Lost ? lost : push;
    }
};

/// One round of a fight, by its two dice.
struct DiceRound
{
    int strength = 0;
    int aliens = 0;
    const Opposition &against;

    template <typename Worth>
    double average(Worth &&worth) const
    {
        double sum = 0;
        int all = 0;
        for (int die = 1; die <= facesOfADie; ++die)
        {
            const int ways = waysToShow(against, die);
            for (int mine = 1; mine <= facesOfADie; ++mine)
                sum += ways * worth(mine, die);
            all += ways * facesOfADie;
        }
        return sum / all;
    }

    [[nodiscard]] double byEnd(const EndWorths &worths, int mine, int die) const
    {
        return worths.of(roundEnd(strength, aliens, against, mine, die));
    }

    /// Worth of rolling the aliens' die alone again.
    [[nodiscard]] double again(const EndWorths &worths, int die) const
    {
        double sum = 0;
        for (int mine = 1; mine <= facesOfADie; ++mine)
            sum += byEnd(worths, mine, die);
        return sum / facesOfADie;
    }
};

/// Returns the worth of a round in which the die may be rolled again. It iterates the best choice for each roll until
/// the choices agree with their own worth, in at most as many steps as there are pushes.
double roundWithReroll(const DiceRound &round, const EndWorths &without, EndWorths with, const AfterPush &push)
{
    std::array<double, facesOfADie + 1> again{};
    for (int die = 1; die <= facesOfADie; ++die)
        again[static_cast<std::size_t>(die)] = round.again(without, die);
    const auto rolledAgain = [&](int die) { return again[static_cast<std::size_t>(die)]; };

    double worth = 0;
    for (int step = 0; step <= facesOfADie * facesOfADie; ++step)
    {
        with.push = push.at(worth);
        const double best = round.average(
            [&](int mine, int die) { return std::max(round.byEnd(with, mine, die), rolledAgain(die)); });
        // Under this choice the round restarts with this probability, and is then worth its present value.
        const double anew = push.again
            * round.average(
                [&](int mine, int die)
                {
                    const bool isPush
                        = roundEnd(round.strength, round.aliens, round.against, mine, die) == RoundEnd::Push;
                    return isPush && with.push >= rolledAgain(die) ? 1.0 : 0.0;
                });
        const double next = (best - anew * worth) / (1 - anew);
        if (next <= worth)
            break;
        worth = next;
    }
    return worth;
}

Rerolls rerolls(const Survivors &survivors, const Opposition &against, const Rerolls &later)
{
    Rerolls now;
    now.without = worthsOf(survivors, against,
        [&](std::size_t group, double lost, const AfterPush &push)
        {
            const RoundWays ways = roundWays(survivors.strength(group), survivors.there(group), against);
            const double pushed = static_cast<double>(ways.pushed) / ways.all();
            const double decided = (ways.won * later.without[group] + ways.lost * lost) / ways.all();
            return (decided + pushed * push.known) / (1 - pushed * push.again);
        });
    now.with = worthsOf(survivors, against,
        [&](std::size_t group, double lost, const AfterPush &push)
        {
            return roundWithReroll({survivors.strength(group), survivors.there(group), against},
                {later.without[group], now.without[survivors.afterLoss(group)], now.without[group]},
                {later.with[group], lost, 0}, push);
        });
    return now;
}

/// Any survivors are worth one win, none are worth nothing.
Worths winning(const Survivors &survivors)
{
    Worths worths(survivors.count(), 1);
    worths[0] = 0;
    return worths;
}

double withReroll(const Battle &battle)
{
    const Survivors survivors = survivorsOf(battle);
    Rerolls worth{winning(survivors), winning(survivors)};
    for (auto against = battle.oppositions.rbegin(); against != battle.oppositions.rend(); ++against)
        worth = rerolls(survivors, *against, worth);
    return worth.with[survivors.everybody()];
}

/// Returns the value of each group before a fight, from its values after it.
Worths before(const FightTable<double> &fight, const Worths &after)
{
    Worths worths(after.size());
    for (std::size_t group = 0; group < after.size(); ++group)
        for (std::size_t left = 0; left <= group; ++left)
            worths[group] += fight.ways[group][left] * after[left];
    return worths;
}

/// Treats one round of the first fight apart, because its strength differs.
double withStrongerRound(const Battle &battle, int amount)
{
    if (battle.oppositions.empty())
        return 1;
    const Survivors survivors = survivorsOf(battle);
    Worths beaten = winning(survivors);
    for (std::size_t fight = battle.oppositions.size(); fight-- > 1;)
        beaten = before(fightTable<double>(survivors, battle.oppositions[fight]), beaten);
    const Opposition &against = battle.oppositions.front();
    const Worths again = before(fightTable<double>(survivors, against), beaten);
    double sum = 0;
    forEachStanding(survivors, against, survivors.everybody(),
        [&](std::size_t group, double chance)
        {
            if (group == 0)
                return;
            const RoundWays ways = roundWays(survivors.strength(group) + amount, survivors.there(group), against);
            sum += chance
                * (ways.won * beaten[group] + ways.lost * again[survivors.afterLoss(group)]
                    + ways.pushed * again[group])
                / ways.all();
        });
    return sum;
}

/// Reduces the strength of the opposition, which equals adding to that of the aliens.
double withStrongerFights(Battle battle, int amount, std::size_t fights)
{
    for (std::size_t fight = 0; fight < std::min(fights, battle.oppositions.size()); ++fight)
        battle.oppositions[fight].strength -= amount;
    return chanceToWin(battle);
}

} // namespace

std::vector<Standing> decisionTable(const Battle &battle, double worthOfWinning)
{
    const Survivors survivors = survivorsOf(battle);
    const std::size_t max = battle.aliens.size();
    std::vector<Standing> table(battle.oppositions.size() * max);
    Worths win = winning(survivors);
    Worths left(survivors.count());
    Worths won(survivors.count());
    for (std::size_t group = 1; group < survivors.count(); ++group)
    {
        left[group] = survivors.fighting(group);
        won[group] = left[group] + worthOfWinning;
    }
    for (std::size_t fight = battle.oppositions.size(); fight-- > 0;)
    {
        const FightTable<double> ends = fightTable<double>(survivors, battle.oppositions[fight]);
        win = before(ends, win);
        left = before(ends, left);
        const Worths on = fightingOn(survivors, battle.oppositions[fight], won);
        for (std::size_t aliens = 1; aliens <= max; ++aliens)
        {
            const std::size_t group = survivors.strongest(static_cast<int>(aliens));
            table[fight * max + aliens - 1] = {static_cast<int>(fight), static_cast<int>(aliens), win[group],
                left[group], static_cast<double>(aliens), on[group]};
        }
        for (std::size_t group = 1; group < survivors.count(); ++group)
            won[group] = std::max<double>(survivors.fighting(group), on[group]);
    }
    return table;
}

double chanceToWin(const Battle &battle, Help help, int amount)
{
    switch (help)
    {
    case Help::Reroll:
        return withReroll(battle);
    case Help::StrengthThisRound:
        return withStrongerRound(battle, amount);
    case Help::StrengthThisFight:
        return withStrongerFights(battle, amount, 1);
    case Help::StrengthThisBattle:
        return withStrongerFights(battle, amount, battle.oppositions.size());
    case Help::Alien:
        break;
    }
    Battle stronger = battle;
    if (stronger.aliens.size() < maxAliens)
        stronger.aliens.push_back(amount);
    return chanceToWin(stronger);
}

} // namespace dossier::conquest::odds
