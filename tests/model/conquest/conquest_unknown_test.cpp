#include "model/conquest/odds/unknown.h"
#include "tests/model/conquest/plain_battle.h"
#include "tests/model/conquest/random_battle.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <cmath>

namespace conquest_unknown_test
{

using namespace dossier;
using namespace dossier::conquest::odds;
using test::Ratio;

namespace
{

/// Every order of the cards, card by card: each makes a battle of known oppositions.
class PlainDraws
{
public:
    PlainDraws(const Battle &known, const UnknownFights &unknown)
        : m_unknown(unknown)
        , m_knownFights(std::ssize(known.oppositions))
        , m_left(known.aliens.size() + 1)
    {
        for (const std::size_t kind : unknown.turnedUp)
            m_heroes += unknown.cards[kind].card.strength;
        std::vector<std::size_t> deck;
        std::vector<std::size_t> discards;
        for (std::size_t kind = 0; kind < unknown.cards.size(); ++kind)
        {
            deck.insert(deck.end(), static_cast<std::size_t>(unknown.cards[kind].inDeck), kind);
            discards.insert(discards.end(), static_cast<std::size_t>(unknown.cards[kind].discarded), kind);
        }
        draw(known, deck, discards, unknown.turnedUp, unknown.fights, 1);
    }

    [[nodiscard]] const std::vector<Ratio> &left() const { return m_left; }

private:
    using Cards = std::vector<std::size_t>;

    void draw(const Battle &battle, Cards deck, Cards discards, const Cards &up, int fights, const Ratio &chance)
    {
        if (fights == 0)
        {
            const std::vector<Ratio> left = test::plainlyLeft(battle);
            for (std::size_t aliens = 0; aliens < left.size(); ++aliens)
                m_left[aliens] += chance * left[aliens];
            return;
        }
        if (deck.empty())
            std::swap(deck, discards);
        if (deck.empty())
            return fought(battle, deck, discards, up, fights, chance);
        for (std::size_t place = 0; place < deck.size(); ++place)
        {
            Cards without = deck;
            without.erase(without.begin() + static_cast<std::ptrdiff_t>(place));
            Cards turned = up;
            turned.push_back(deck[place]);
            const Ratio share = chance / static_cast<int>(deck.size());
            if (m_unknown.cards[deck[place]].hero)
                draw(battle, without, discards, turned, fights, share);
            else
                fought(with(battle, turned), without, discards, turned, fights, share);
        }
    }

    void fought(const Battle &battle, Cards deck, Cards discards, const Cards &up, int fights, const Ratio &chance)
    {
        discards.insert(discards.end(), up.begin(), up.end());
        for (const std::size_t kind : up)
            if (m_unknown.cards[kind].reshuffles)
            {
                deck.insert(deck.end(), discards.begin(), discards.end());
                discards.clear();
            }
        draw(battle, deck, discards, {}, fights - 1, chance);
    }

    [[nodiscard]] Battle with(Battle battle, const Cards &up) const
    {
        Opposition all;
        // The addition to the first of these fights is not a hero's.
        if (m_unknown.fights > 0 && std::ssize(battle.oppositions) == m_knownFights)
            all.strength = m_unknown.heroes.strength - m_heroes;
        for (const std::size_t kind : up)
        {
            const Opposition &card = m_unknown.cards[kind].card;
            all.strength += card.strength;
            all.assault |= card.assault;
            all.barrage |= card.barrage;
            all.cunning |= card.cunning;
            all.deadly |= card.deadly;
            all.bold = m_unknown.boldTwice ? all.bold + card.bold : std::max(all.bold, card.bold);
            if (!m_unknown.cards[kind].hero)
                all.assaultWinsOverwhelming = card.assaultWinsOverwhelming;
        }
        battle.oppositions.push_back(all);
        return battle;
    }

    const UnknownFights &m_unknown;
    std::ptrdiff_t m_knownFights;
    int m_heroes = 0;
    std::vector<Ratio> m_left;
};

UnknownFights randomDeck(std::mt19937 &random)
{
    UnknownFights unknown{.fights = test::below(random, 3), .boldTwice = test::below(random, 2) == 0};
    for (int kind = test::below(random, 4); kind > 0; --kind)
    {
        CardsOfAKind cards{.card = test::randomOpposition(random, 9),
            .hero = test::below(random, 3) == 0,
            .reshuffles = test::below(random, 5) == 0,
            .inDeck = test::below(random, 3),
            .discarded = test::below(random, 2)};
        cards.card.bold = std::min(cards.card.bold, 1);
        unknown.cards.push_back(cards);
    }
    // Heroes whose card has not come yet.
    unknown.heroes.strength = unknown.fights > 0 ? test::below(random, 3) - 1 : 0;
    for (std::size_t kind = 0; kind < unknown.cards.size() && unknown.fights > 0; ++kind)
        if (unknown.cards[kind].hero && test::below(random, 2) == 0)
        {
            unknown.turnedUp.push_back(kind);
            unknown.heroes = joined(unknown.cards[kind].card, unknown.heroes, unknown.boldTwice);
        }
    return unknown;
}

const std::vector<CardsOfAKind> twoKinds{
    {.card = {.strength = 2}, .inDeck = 1}, {.card = {.strength = 8}, .inDeck = 1}};

} // namespace

/// CQ-ODDS-1: the known part of cards that are not turned up yet.
class ConquestUnknownTest : public QObject
{
    Q_OBJECT

private slots:

    void randomDecksHaveTheChancesOfEveryOrderOfTheirCards()
    {
        std::mt19937 random(71);
        for (int i = 0; i < 150; ++i)
        {
            Battle known = test::randomBattle(random);
            known.aliens.resize(std::min<std::size_t>(known.aliens.size(), 2));
            known.oppositions.resize(std::min<std::size_t>(known.oppositions.size(), 1));
            const UnknownFights unknown = randomDeck(random);
            const std::vector<Ratio> plain = PlainDraws(known, unknown).left();
            const auto exact = exactChances(known, unknown);
            const auto nearby = chancesLeft(known, unknown);
            QVERIFY(exact && nearby);
            QCOMPARE(exact->left.size(), plain.size());
            QCOMPARE(exact->win, test::asFraction(1 - plain[0]));
            for (std::size_t left = 0; left < plain.size(); ++left)
            {
                QCOMPARE(exact->left[left], test::asFraction(plain[left]));
                QVERIFY(std::abs((*nearby)[left] - plain[left].convert_to<double>()) < 1e-12);
            }
        }
    }

    void cardsAreDrawnWithoutReplacement()
    {
        // Both cards come, in either order.
        const Battle aliens{{4, 4}, {}};
        const Battle one{{4, 4}, {{.strength = 2}, {.strength = 8}}};
        const Battle other{{4, 4}, {{.strength = 8}, {.strength = 2}}};
        const auto chances = chancesLeft(aliens, {.fights = 2, .cards = twoKinds});
        for (std::size_t left = 0; left < 3; ++left)
            QVERIFY(std::abs((*chances)[left] - (chancesLeft(one)[left] + chancesLeft(other)[left]) / 2) < 1e-12);
    }

    void heroesAreChainedUntilAStrengthComes()
    {
        const std::vector<CardsOfAKind> cards{{.card = {.strength = 2, .deadly = true}, .hero = true, .inDeck = 2},
            {.card = {.strength = 3}, .inDeck = 0, .discarded = 1}};
        const auto chances = exactChances({{4}, {}}, {.fights = 1, .cards = cards});
        QCOMPARE(chances->win, exactChances(Battle{{4}, {{.strength = 7, .deadly = true}}}).win);
    }

    /// CQ-ODDS-1, CQ-STATE-4: a hero who waits for his card is discarded after the fight, and returns with the
    /// reshuffled discards.
    void aHeroThatIsOpenComesBackWithTheDiscards()
    {
        const UnknownFights waiting{.fights = 2,
            .cards = {{.card = {.strength = 2}, .hero = true}, {.card = {.strength = 3}, .inDeck = 1}},
            .heroes = {.strength = 2},
            .turnedUp = {0}};
        // Both cards come again: the hero helps where he comes first, and else the resistance is alone.
        const Battle helped{{4}, {{.strength = 5}, {.strength = 5}}};
        const Battle alone{{4}, {{.strength = 5}, {.strength = 3}}};
        const double expected = (chanceToWin(helped) + chanceToWin(alone)) / 2;
        QVERIFY(std::abs(1 - chancesLeft({{4}, {}}, waiting)->front() - expected) < 1e-12);
    }

    void whereNoCardIsLeftThereIsNothingToFight()
    {
        const auto chances
            = chancesLeft({{4}, {}}, {.fights = 2, .cards = {{.card = {.strength = 2}, .hero = true, .inDeck = 3}}});
        QCOMPARE(*chances, (std::vector<double>{0, 1}));
    }

    void tooManyDrawsAreNotReckoned()
    {
        UnknownFights many{.fights = 12};
        for (int strength = 0; strength < 30; ++strength)
            many.cards.push_back({.card = {.strength = strength}, .inDeck = 1});
        QVERIFY(!chancesLeft({{4}, {}}, many));
        many.fights = 3;
        QVERIFY(chancesLeft({{4}, {}}, many).has_value());
    }
};

DOSSIER_TESTS(ConquestUnknownTest, Nothing)

} // namespace conquest_unknown_test

#include "conquest_unknown_test.moc"
