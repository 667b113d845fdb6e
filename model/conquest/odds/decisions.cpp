#include "model/conquest/odds/decisions.h"

#include <algorithm>
#include <cmath>

namespace dossier::conquest::odds
{

namespace
{

/// What each number of aliens is worth before a round of one fight.
using Worths = ByAliens<double>;

/// How likely a barrage leaves that many of so many; all are left where none is fired.
double standingChance(const Opposition &against, int aliens, int left)
{
    if (!against.barrage)
        return left == aliens ? 1 : 0;
    return inside::barrageWays(aliens, left) / std::pow(3.0, aliens);
}

/// Numbers of aliens are taken from few to many. What comes after a round of all that still stand is a line in what the
/// round is worth itself, for after a push it may come again: `known + again * round`.
struct AfterPush
{
    double known = 0;
    double again = 1;

    [[nodiscard]] double at(double round) const { return known + again * round; }
};

/// The worths of one fight, where `roundWorth(aliens, lost, push)` gives that of a round by what a lost one is worth.
template <typename RoundWorth>
Worths worthsOf(const Opposition &against, int most, RoundWorth &&roundWorth)
{
    Worths worths{};
    std::array<double, mostAliens + 1> rounds{};
    for (int aliens = 1; aliens <= most; ++aliens)
    {
        AfterPush push{0, standingChance(against, aliens, aliens)};
        for (int standing = 1; standing < aliens; ++standing)
            push.known += standingChance(against, aliens, standing) * rounds[static_cast<std::size_t>(standing)];
        const auto place = static_cast<std::size_t>(aliens);
        rounds[place] = roundWorth(aliens, worths[place - 1], push);
        worths[place] = push.at(rounds[place]);
    }
    return worths;
}

/// What fighting on is worth in one fight, where fleeing is free after each round; `won` says what a beaten opposition
/// is worth.
Worths fightingOn(std::span<const int> strengths, const Opposition &against, const Worths &won)
{
    return worthsOf(against, static_cast<int>(strengths.size()) - 1,
        [&](int aliens, double lost, const AfterPush &push)
        {
            const auto place = static_cast<std::size_t>(aliens);
            const RoundWays ways = roundWays(strengths[place], aliens, against);
            const double kept = std::max<double>(aliens - 1, lost);
            const double decided = (ways.won * won[place] + ways.lost * kept) / ways.all();
            const double pushed = static_cast<double>(ways.pushed) / ways.all();
            const double fought = (decided + pushed * push.known) / (1 - pushed * push.again);
            return std::max(fought, decided + pushed * aliens);
        });
}

/// The chance to win each fight and all after it, with one reroll and without.
struct Rerolls
{
    Worths with{};
    Worths without{};
};

/// What a roll of both dice is worth by its end.
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

/// One round of a fight, told by its two dice.
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

    /// The aliens' die alone, rolled again.
    [[nodiscard]] double again(const EndWorths &worths, int die) const
    {
        double sum = 0;
        for (int mine = 1; mine <= facesOfADie; ++mine)
            sum += byEnd(worths, mine, die);
        return sum / facesOfADie;
    }
};

/// The worth of a round in which the die may be rolled again: the best choice for each roll is looked for until the
/// choices are those that their own worth asks for, which takes no more steps than there are pushes.
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
        // By this choice the round begins anew so often, and is worth then what it is worth now.
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

Rerolls rerolls(std::span<const int> strengths, const Opposition &against, const Rerolls &later)
{
    const int most = static_cast<int>(strengths.size()) - 1;
    Rerolls now;
    now.without = worthsOf(against, most,
        [&](int aliens, double lost, const AfterPush &push)
        {
            const auto place = static_cast<std::size_t>(aliens);
            const RoundWays ways = roundWays(strengths[place], aliens, against);
            const double pushed = static_cast<double>(ways.pushed) / ways.all();
            const double decided = (ways.won * later.without[place] + ways.lost * lost) / ways.all();
            return (decided + pushed * push.known) / (1 - pushed * push.again);
        });
    now.with = worthsOf(against, most,
        [&](int aliens, double lost, const AfterPush &push)
        {
            const auto place = static_cast<std::size_t>(aliens);
            return roundWithReroll({strengths[place], aliens, against},
                {later.without[place], now.without[place - 1], now.without[place]}, {later.with[place], lost, 0}, push);
        });
    return now;
}

double withReroll(const Battle &battle)
{
    const std::vector<int> strengths = strengthsLeft(battle.aliens);
    Rerolls worth;
    for (std::size_t aliens = 1; aliens <= mostAliens; ++aliens)
        worth.with[aliens] = worth.without[aliens] = 1;
    for (auto against = battle.oppositions.rbegin(); against != battle.oppositions.rend(); ++against)
        worth = rerolls(strengths, *against, worth);
    return worth.with[battle.aliens.size()];
}

/// One round of the first fight is another than the rest.
double withStrongerRound(const Battle &battle, int amount)
{
    if (battle.oppositions.empty())
        return 1;
    const auto most = static_cast<int>(battle.aliens.size());
    const Opposition &against = battle.oppositions.front();
    const std::vector<int> strengths = strengthsLeft(battle.aliens);
    Battle beaten = battle;
    beaten.oppositions.erase(beaten.oppositions.begin());
    std::vector<int> aliens = battle.aliens;
    std::ranges::sort(aliens, std::greater{});
    const auto chance = [&](Battle next, int left)
    {
        next.aliens.assign(aliens.begin(), aliens.begin() + left);
        return left == 0 ? 0 : chanceToWin(next);
    };
    double sum = 0;
    for (int standing = 1; standing <= most; ++standing)
    {
        const double stands = standingChance(against, most, standing);
        if (stands == 0)
            continue;
        const RoundWays ways = roundWays(strengths[static_cast<std::size_t>(standing)] + amount, standing, against);
        sum += stands
            * (ways.won * chance(beaten, standing) + ways.lost * chance(battle, standing - 1)
                + ways.pushed * chance(battle, standing))
            / ways.all();
    }
    return sum;
}

/// More strength of the aliens is less of what they fight.
double withStrongerFights(Battle battle, int amount, std::size_t fights)
{
    for (std::size_t fight = 0; fight < std::min(fights, battle.oppositions.size()); ++fight)
        battle.oppositions[fight].strength -= amount;
    return chanceToWin(battle);
}

} // namespace

std::vector<Standing> decisionTable(const Battle &battle, double worthOfWinning)
{
    const std::vector<int> strengths = strengthsLeft(battle.aliens);
    const std::size_t most = battle.aliens.size();
    std::vector<Standing> table(battle.oppositions.size() * most);
    Worths won{};
    Worths win{};
    Worths left{};
    for (std::size_t aliens = 1; aliens <= most; ++aliens)
    {
        won[aliens] = static_cast<double>(aliens) + worthOfWinning;
        win[aliens] = 1;
        left[aliens] = static_cast<double>(aliens);
    }
    for (std::size_t fight = battle.oppositions.size(); fight-- > 0;)
    {
        const Opposition &against = battle.oppositions[fight];
        const FightTable<double> ends = fightTable<double>(strengths, against);
        const auto before = [&](const Worths &after, std::size_t aliens)
        {
            double sum = 0;
            for (std::size_t standing = 1; standing <= aliens; ++standing)
                sum += ends.ways[aliens][standing] * after[standing];
            return sum / ends.of[aliens];
        };
        const Worths on = fightingOn(strengths, against, won);
        Worths winNow{};
        Worths leftNow{};
        for (std::size_t aliens = 1; aliens <= most; ++aliens)
        {
            winNow[aliens] = before(win, aliens);
            leftNow[aliens] = before(left, aliens);
            const auto kept = static_cast<double>(aliens);
            table[fight * most + aliens - 1] = {
                static_cast<int>(fight), static_cast<int>(aliens), winNow[aliens], leftNow[aliens], kept, on[aliens]};
            won[aliens] = std::max(kept, on[aliens]);
        }
        win = winNow;
        left = leftNow;
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
    if (stronger.aliens.size() < mostAliens)
        stronger.aliens.push_back(amount);
    return chanceToWin(stronger);
}

} // namespace dossier::conquest::odds
