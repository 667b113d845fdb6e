#include "model/conquest/odds/unknown.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <map>
#include <utility>

namespace dossier::conquest::odds
{

namespace
{

using WholeNumber = boost::multiprecision::cpp_int;
using Ratio = boost::multiprecision::cpp_rational;

double parts(double part, double whole)
{
    return part / whole;
}

Ratio parts(const WholeNumber &part, const WholeNumber &whole)
{
    return {part, whole};
}

/// Number of cards of each kind in the deck and among the discards.
struct Piles
{
    std::vector<int> deck;
    std::vector<int> discards;
    friend auto operator<=>(const Piles &, const Piles &) = default;

    [[nodiscard]] int inDeck() const
    {
        int count = 0;
        for (const int cards : deck)
            count += cards;
        return count;
    }

    void shuffleDiscardsIn()
    {
        for (std::size_t kind = 0; kind < deck.size(); ++kind)
            deck[kind] += std::exchange(discards[kind], 0);
    }
};

/// The part of one fight's resistance that has been turned up.
struct TurnedUp
{
    Opposition heroes{};
    std::vector<std::size_t> kinds{};
};

/// Chances over all draws. A Number is a double or a fraction; Count is the number type of the fights.
template <typename Number, typename Count>
class Draws
{
public:
    /// Probability of each group.
    using Spread = std::vector<Number>;

    Draws(const Battle &known, const UnknownFights &unknown)
        : m_unknown(unknown)
        , m_survivors(survivorsOf(known, oppositionsOf(unknown)))
    {
        Piles piles;
        for (const CardsOfAKind &cards : unknown.cards)
        {
            piles.deck.push_back(cards.inDeck);
            piles.discards.push_back(cards.discarded);
        }
        Spread spread(m_survivors.count());
        spread[m_survivors.everybody()] = 1;
        for (const Opposition &against : known.oppositions)
            spread = fought(spread, against);
        m_lost += std::exchange(spread[0], Number(0));
        m_now.emplace(std::move(piles), spread);
    }

    /// Returns the chances of 0, 1, … aliens left; nothing when there are too many draws.
    std::optional<std::vector<Number>> left()
    {
        for (int fight = 0; fight < m_unknown.fights; ++fight)
        {
            for (const auto &[piles, spread] : m_now)
                if (!draw(piles, fight == 0 ? TurnedUp{m_unknown.heroes, m_unknown.turnedUp} : TurnedUp{}, spread))
                    return std::nullopt;
            m_now = std::exchange(m_next, {});
        }
        Spread sum(m_survivors.count());
        sum[0] = m_lost;
        for (const auto &[piles, spread] : m_now)
            for (std::size_t group = 1; group < sum.size(); ++group)
                sum[group] += spread[group];
        return byFighting(m_survivors, sum);
    }

private:
    using Table = std::vector<Spread>;

    const Table &tableOf(const Opposition &against)
    {
        const auto [found, added] = m_tables.try_emplace(against);
        if (added)
        {
            const FightTable<Count> fight = fightTable<Count>(m_survivors, against);
            found->second.assign(m_survivors.count(), Spread(m_survivors.count()));
            for (std::size_t group = 0; group < m_survivors.count(); ++group)
                for (std::size_t left = 0; left <= group; ++left)
                    if (fight.ways[group][left] != 0)
                        found->second[group][left] = parts(fight.ways[group][left], fight.of[group]);
        }
        return found->second;
    }

    Spread fought(const Spread &spread, const Opposition &against)
    {
        const Table &table = tableOf(against);
        Spread next(m_survivors.count());
        for (std::size_t group = 0; group < m_survivors.count(); ++group)
            if (spread[group] != 0)
                for (std::size_t left = 0; left <= group; ++left)
                    if (table[group][left] != 0)
                        next[left] += spread[group] * table[group][left];
        return next;
    }

    /// Turns up one more card of a fight, in every way; false when there are too many.
    bool draw(Piles piles, const TurnedUp &up, const Spread &spread)
    {
        if (piles.inDeck() == 0)
            piles.shuffleDiscardsIn();
        const int count = piles.inDeck();
        if (count == 0)
            return keep(std::move(piles), up, spread);
        for (std::size_t kind = 0; kind < piles.deck.size(); ++kind)
        {
            if (piles.deck[kind] == 0)
                continue;
            Piles without = piles;
            --without.deck[kind];
            if (!turnUp(std::move(without), kind, up, shareOf(spread, piles.deck[kind], count)))
                return false;
        }
        return true;
    }

    /// Keeps a hero and turns up another card; fights any other card.
    bool turnUp(Piles piles, std::size_t kind, TurnedUp up, const Spread &spread)
    {
        if (++m_turnedUp > maxTurnedUp)
            return false;
        const CardsOfAKind &cards = m_unknown.cards[kind];
        up.kinds.push_back(kind);
        Opposition against = joined(cards.card, up.heroes, m_unknown.boldTwice);
        if (!cards.hero)
            return keep(std::move(piles), up, fought(spread, against));
        up.heroes = against;
        return draw(std::move(piles), up, spread);
    }

    /// Discards the turned-up cards when the fight is over.
    bool keep(Piles piles, const TurnedUp &up, Spread spread)
    {
        bool shuffled = false;
        for (const std::size_t kind : up.kinds)
        {
            ++piles.discards[kind];
            shuffled = shuffled || m_unknown.cards[kind].reshuffles;
        }
        if (shuffled)
            piles.shuffleDiscardsIn();
        m_lost += std::exchange(spread[0], Number(0));
        Spread &sum = m_next[std::move(piles)];
        sum.resize(m_survivors.count());
        for (std::size_t group = 1; group < m_survivors.count(); ++group)
            sum[group] += spread[group];
        return true;
    }

    static Spread shareOf(Spread spread, int cards, int count)
    {
        const Number chance = parts(Count(cards), Count(count));
        for (Number &group : spread)
            if (group != 0)
                group *= chance;
        return spread;
    }

    const UnknownFights &m_unknown;
    Survivors m_survivors;
    std::map<Opposition, Table> m_tables;
    std::map<Piles, Spread> m_now;
    std::map<Piles, Spread> m_next;
    Number m_lost = 0;
    int m_turnedUp = 0;
};

std::string textOf(const Ratio &ratio)
{
    return numerator(ratio).str() + '/' + denominator(ratio).str();
}

} // namespace

std::vector<Opposition> oppositionsOf(const UnknownFights &unknown)
{
    std::vector<Opposition> all{unknown.heroes};
    for (const CardsOfAKind &cards : unknown.cards)
        all.push_back(cards.card);
    return all;
}

Opposition joined(const Opposition &resistance, const Opposition &hero, bool boldTwice)
{
    Opposition both = resistance;
    both.strength += hero.strength;
    both.assault = resistance.assault || hero.assault;
    both.barrage = resistance.barrage || hero.barrage;
    both.bold = boldTwice ? resistance.bold + hero.bold : std::max(resistance.bold, hero.bold);
    both.cunning = resistance.cunning || hero.cunning;
    both.deadly = resistance.deadly || hero.deadly;
    return both;
}

std::optional<std::vector<double>> chancesLeft(const Battle &known, const UnknownFights &unknown)
{
    return Draws<double, double>(known, unknown).left();
}

std::optional<ExactChances> exactChances(const Battle &known, const UnknownFights &unknown)
{
    const std::optional<std::vector<Ratio>> left = Draws<Ratio, WholeNumber>(known, unknown).left();
    if (!left)
        return std::nullopt;
    ExactChances chances{textOf(1 - left->front()), {}};
    for (const Ratio &chance : *left)
        chances.left.push_back(textOf(chance));
    return chances;
}

} // namespace dossier::conquest::odds
