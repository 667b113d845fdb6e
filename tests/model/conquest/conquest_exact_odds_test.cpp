#include "model/conquest/seen/battle_odds.h"
#include "tests/model/conquest/coop_table.h"
#include "tests/model/conquest/greens_battle.h"
#include "tests/model/conquest/random_battle.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <array>
#include <cmath>
#include <functional>

namespace conquest_exact_odds_test
{

using namespace dossier;
using namespace dossier::conquest;
using namespace dossier::test;

namespace
{

/// The aliens present: the strengths of those that fight, the weakest first, and the number of the others.
struct There
{
    std::vector<int> own{};
    int others = 0;
    friend auto operator<=>(const There &, const There &) = default;
};

/// The opposition, by its visible names, and the additions to it.
struct Foe
{
    bool token = false;
    std::vector<std::string> names{};
    int more = 0;
    friend auto operator<=>(const Foe &, const Foe &) = default;
};

using Chances = std::map<There, double>;

/// A battle from the current table on, played as the rules describe it: every die, every card, one after the other.
class PlainAhead
{
public:
    explicit PlainAhead(const PublicTable &table)
        : m_table(table)
    {
    }

    [[nodiscard]] std::vector<double> left(Place at)
    {
        There there;
        for (const AlienId alien : aliensAt(m_table, at))
            if (alien.of == Colour::Green || (isCooperative(m_table) && m_table.options.fightTogether))
                there.own.push_back(strengthOf(m_table, alien).value());
            else
                ++there.others;
        std::ranges::sort(there.own);
        std::vector<double> left(there.own.size() + 1);
        const auto &deck = m_table.decks.at(Deck::Resistance);
        for (const auto &[end, chance] : course(there, at, cardsOf(*deck.unseen), cardsOf(deck.discarded)))
            left[end.own.size()] += chance;
        return left;
    }

private:
    using Names = std::vector<std::string>;

    static Names cardsOf(const Cards &cards)
    {
        Names names;
        for (const auto &[name, count] : cards)
            names.insert(names.end(), static_cast<std::size_t>(count), name);
        return names;
    }

    Chances course(const There &there, Place at, const Names &deck, const Names &discards)
    {
        m_end.clear();
        Names tokens = spaceAt(m_table, at).tokens;
        const std::optional<Battle> &battle = m_table.battle;
        if (!battle)
        {
            m_battle = m_table.turn.inBattle;
            next(there, 1, tokens, resistanceNow(m_table, at), deck, discards, m_table.turn.inFight);
            return m_end;
        }
        m_battle = battle->more;
        if (battle->stage == Stage::NextFight)
        {
            next(there, 1, tokens, battle->cardsLeft, deck, discards, battle->fight.more);
            return m_end;
        }
        const bool token = battle->fight.against == Against::Token;
        Names open = battle->fight.heroes;
        if (battle->stage == Stage::TurnUp)
        {
            draw(there, 1, battle->cardsLeft, deck, discards, open, battle->fight.more);
            return m_end;
        }
        open.push_back(battle->fight.name);
        if (token)
            tokens.erase(std::ranges::find(tokens, battle->fight.name));
        const Foe foe{token, open, difference(battle->fight.more)};
        for (const auto &[after, chance] : fought(there, foe, battle->stage == Stage::Roll))
            if (token)
                next(after, chance, tokens, battle->cardsLeft, deck, discards, {});
            else
                discarded(after, chance, battle->cardsLeft - 1, deck, discards, open);
        return m_end;
    }

    [[nodiscard]] int difference(const Bonuses &bonuses) const
    {
        return bonuses.opponent - bonuses.attacker + m_battle.opponent - m_battle.attacker;
    }

    /// The tokens that are left, and then the cards.
    void next(const There &there, double chance, Names tokens, int cards, const Names &deck, const Names &discards,
        const Bonuses &more)
    {
        if (there.own.empty() || (tokens.empty() && cards == 0))
        {
            m_end[there] += chance;
            return;
        }
        if (tokens.empty())
            return draw(there, chance, cards, deck, discards, {}, more);
        const Foe foe{true, {tokens.front()}, difference(more)};
        tokens.erase(tokens.begin());
        for (const auto &[after, share] : fought(there, foe, false))
            next(after, chance * share, tokens, cards, deck, discards, {});
    }

    void draw(const There &there, double chance, int cards, Names deck, Names discards, const Names &open,
        const Bonuses &more)
    {
        if (deck.empty())
            std::swap(deck, discards);
        if (deck.empty())
            return discarded(there, chance, cards - 1, deck, discards, open);
        for (std::size_t place = 0; place < deck.size(); ++place)
        {
            Names rest = deck;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(place));
            Names up = open;
            up.push_back(deck[place]);
            const double share = chance / static_cast<double>(deck.size());
            if (heroNamed(m_table.pack, deck[place]) != nullptr)
            {
                draw(there, share, cards, rest, discards, up, more);
                continue;
            }
            for (const auto &[after, part] : fought(there, {false, up, difference(more)}, false))
                discarded(after, share * part, cards - 1, rest, discards, up);
        }
    }

    void discarded(const There &there, double chance, int cards, Names deck, Names discards, const Names &open)
    {
        discards.insert(discards.end(), open.begin(), open.end());
        const bool shuffles = std::ranges::any_of(open,
            [&](const std::string &name)
            {
                const ResistanceCard *card = resistanceNamed(m_table.pack, name);
                return card != nullptr && card->superhero;
            });
        if (shuffles)
        {
            deck.insert(deck.end(), discards.begin(), discards.end());
            discards.clear();
        }
        next(there, chance, {}, cards, deck, discards, {});
    }

    // --- One fight ---

    [[nodiscard]] int count(const Foe &foe, ResistanceAbility ability) const
    {
        int found = 0;
        const auto add = [&](const auto *card)
        { found += card != nullptr ? static_cast<int>(std::ranges::count(card->abilities, ability)) : 0; };
        for (const std::string &name : foe.names)
        {
            add(foe.token ? tokenNamed(m_table.pack, name) : nullptr);
            add(foe.token ? nullptr : resistanceNamed(m_table.pack, name));
            add(foe.token ? nullptr : heroNamed(m_table.pack, name));
        }
        return found;
    }

    [[nodiscard]] int strength(const Foe &foe) const
    {
        int sum = foe.more;
        for (const std::string &name : foe.names)
        {
            if (foe.token)
                sum += tokenNamed(m_table.pack, name)->strength.value();
            else if (const HeroCard *hero = heroNamed(m_table.pack, name))
                sum += hero->bonus.value();
            else
                sum += resistanceNamed(m_table.pack, name)->strength.value();
        }
        return sum;
    }

    /// +1 the aliens win the round, -1 the resistance, 0 nobody.
    [[nodiscard]] int round(const There &there, const Foe &foe, int mine, int theirs) const
    {
        const int bolds = count(foe, ResistanceAbility::Bold);
        const int bold = m_table.options.boldForEach ? bolds : std::min(bolds, 1);
        int total = mine;
        for (const int alien : there.own)
            total += alien;
        const int resisted = strength(foe)
            + bold * static_cast<int>(there.own.size() + static_cast<std::size_t>(there.others)) + theirs;
        const bool over = mine == 6;
        const bool overThem = theirs == 6 || (theirs == 5 && count(foe, ResistanceAbility::Deadly) > 0);
        if (over != overThem)
            return over ? 1 : -1;
        const bool assault = count(foe, ResistanceAbility::Assault) > 0;
        if (over)
            return assault && !m_table.options.doubleOverwhelmingPushes ? -1 : 0;
        if (total == resisted)
            return assault ? -1 : 0;
        return total > resisted ? 1 : -1;
    }

    /// Returns the survivors after it, or none of those that fight. `fired`: the barrage of the first round is over.
    Chances fought(const There &there, const Foe &foe, bool fired)
    {
        if (there.own.empty())
            return {{there, 1}};
        const bool barrage = count(foe, ResistanceAbility::Barrage) > 0;
        if (fired && barrage)
            return roundsOf(there, foe, {{there, 1}}, false);
        const auto known = m_fights.find({there, foe});
        if (known != m_fights.end())
            return known->second;
        const Chances all = roundsOf(there, foe, barrage ? afterBarrage(there) : Chances{{there, 1}}, true);
        m_fights[{there, foe}] = all;
        return all;
    }

    /// Plays one round of the remaining aliens; `again`: a push of all of them repeats it.
    Chances roundsOf(const There &before, const Foe &foe, const Chances &standing, bool again)
    {
        Chances all;
        double same = 0;
        for (const auto &[there, chance] : standing)
        {
            if (there.own.empty())
            {
                all[there] += chance;
                continue;
            }
            std::array<double, 3> ends{};
            const bool two = count(foe, ResistanceAbility::Cunning) > 0;
            for (int mine = 1; mine <= 6; ++mine)
                for (int theirs = 1; theirs <= 6; ++theirs)
                    ends.at(static_cast<std::size_t>(round(there, foe, mine, theirs) + 1))
                        += two ? (2 * theirs - 1) / 216.0 : 1 / 36.0;
            all[there] += chance * ends[2];
            There lost = there;
            lost.own.erase(lost.own.begin());
            for (const auto &[left, part] : fought(lost, foe, false))
                all[left] += chance * ends[0] * part;
            if (again && there == before)
                same += chance * ends[1];
            else
                for (const auto &[left, part] : fought(there, foe, false))
                    all[left] += chance * ends[1] * part;
        }
        for (auto &[there, chance] : all)
            chance /= 1 - same;
        return all;
    }

    static Chances afterBarrage(const There &there)
    {
        Chances all{{There{}, 1}};
        for (std::size_t die = 0; die < there.own.size() + static_cast<std::size_t>(there.others); ++die)
        {
            Chances next;
            for (const auto &[some, chance] : all)
            {
                There stays = some;
                if (die < there.own.size())
                    stays.own.push_back(there.own[die]);
                else
                    ++stays.others;
                next[stays] += chance * 2 / 3;
                next[some] += chance / 3;
            }
            all = next;
        }
        return all;
    }

    const PublicTable &m_table;
    Bonuses m_battle{};
    std::map<std::pair<There, Foe>, Chances> m_fights;
    Chances m_end;
};

/// A battle of green's at any moment before a round, with few cards in the deck.
class RandomAhead
{
public:
    explicit RandomAhead(unsigned seed)
        : m_random(seed)
    {
    }

    Table next(const Table &begun)
    {
        Table table = begun;
        PublicTable &open = table.open;
        open.options.boldForEach = chance();
        open.options.doubleOverwhelmingPushes = chance();
        open.options.fightTogether = chance();
        open.clock = {Phase::Battle, 1, Colour::Green};
        open.spaces[outer].location
            = LocationInPlay{.card = below(m_random, 2) == 0 ? "Sample Farm" : "Sample Harbour"};
        for (int number = 1; number <= 1 + below(m_random, 3); ++number)
            open.inPlay[Colour::Green].aliens[number].at = outer;
        if (chance())
            open.inPlay[Colour::Green].aliens[5] = {.at = outer, .card = "Sample Beast"};
        for (int number = 1; number <= below(m_random, 3); ++number)
            open.inPlay[Colour::Blue].aliens[number].at = outer;
        for (int i = below(m_random, 3); i > 0; --i)
            open.spaces[outer].tokens.push_back(one(tokens()));
        open.decks[Deck::Resistance] = {some(below(m_random, 5)), some(below(m_random, 3))};
        if (below(m_random, 4) == 0)
            open.turn = {.inFight = bonuses(), .inBattle = bonuses()};
        else
            open.battle = battle(open);
        return table;
    }

private:
    bool chance() { return below(m_random, 2) == 0; }

    const std::string &one(const std::vector<std::string> &names)
    {
        return names[static_cast<std::size_t>(below(m_random, static_cast<int>(names.size())))];
    }

    Bonuses bonuses() { return chance() ? Bonuses{below(m_random, 3), below(m_random, 3)} : Bonuses{}; }

    static const std::vector<std::string> &tokens()
    {
        static const std::vector<std::string> all{"Sample Footsoldiers", "Sample Jumpers", "Sample Column",
            "Sample Battery", "Sample Flight", "Sample Militia"};
        return all;
    }

    static const std::vector<std::string> &heroes()
    {
        static const std::vector<std::string> all{"Sample Doctor", "Sample Pilot", "Sample Singer"};
        return all;
    }

    /// The guns more often than others.
    static const std::vector<std::string> &resistances()
    {
        static const std::vector<std::string> all{"Sample Crowd", "Sample Riflemen", "Sample Scouts", "Sample Cars",
            "Sample Cannons", "Sample Cannons", "Sample Planes", "Sample Walkers", "Sample Paragon"};
        return all;
    }

    Cards some(int count)
    {
        Cards cards;
        for (; count > 0; --count)
            ++cards[one(below(m_random, 3) == 0 ? heroes() : resistances())];
        return cards;
    }

    Battle battle(const PublicTable &open)
    {
        const std::vector<std::string> &there = open.spaces.at(outer).tokens;
        Battle battle{.by = Colour::Green,
            .at = outer,
            .cardsLeft = 1 + below(m_random, resistanceNow(open, outer)),
            .more = bonuses()};
        battle.fight.more = bonuses();
        const int moment = below(m_random, 5);
        if (moment == 0)
            return battle;
        if (!there.empty())
            battle.fight.name = there.front();
        else
        {
            battle.fight.against = Against::Cards;
            for (int i = below(m_random, 3); i > 0; --i)
                battle.fight.heroes.push_back(one(heroes()));
            if (moment > 2)
                battle.fight.name = one(resistances());
        }
        const bool barrage = hasAbility(open, battle.fight, ResistanceAbility::Barrage);
        battle.stage = battle.fight.name.empty() ? Stage::TurnUp
            : chance()                           ? Stage::FleeOrStay
            : barrage && chance()                ? Stage::Barrage
                                                 : Stage::Roll;
        return battle;
    }

    std::mt19937 m_random;
};

} // namespace

/// CQ-ODDS-1, -2: checks the desk's odds of a battle against the battle itself at random moments: 5,000 of them with
/// DOSSIER_TEST_SCALE=5.
class ConquestExactOddsTest : public QObject
{
    Q_OBJECT

private slots:

    void everyMomentOfABattleHasTheChancesOfItsDiceAndCards()
    {
        const std::vector<Table> begun{greensTurn(), begunConquest(2, {}, Mode::Cooperative)};
        RandomAhead random(2611);
        int withShortDecks = 0;
        for (int i = 0; i < scaled(1000); ++i)
        {
            const Table table = random.next(begun[i % 4 == 0 ? 1 : 0]);
            const std::optional<BattleOdds> odds = battleOdds(table.open, outer, Colour::Green, 1);
            QVERIFY2(odds, std::to_string(i).c_str());
            const std::vector<double> plain = PlainAhead(table.open).left(outer);
            QCOMPARE(odds->left.size(), plain.size());
            for (std::size_t left = 0; left < plain.size(); ++left)
                QVERIFY2(std::abs(odds->left[left] - plain[left]) < 1e-9,
                    (std::to_string(i) + ", " + std::to_string(left) + " left: " + std::to_string(odds->left[left])
                        + " for " + std::to_string(plain[left]))
                        .c_str());
            withShortDecks += table.open.decks.at(Deck::Resistance).unseen->size() < 2 ? 1 : 0;
        }
        QVERIFY(withShortDecks > 0);
    }

    /// CQ-ODDS-2: a saucer of strength 3 and an ally of strength 5 under the guns.
    void anAllyUnderBarrageHasItsOwnDie()
    {
        Table table = battleAt(outer, 1, "Sample Farm");
        applyEvent(table, StuffGained{green, "Sample Beast"});
        applyEvent(table, AlienPlaced{{green, 5}, outer, true});
        QCOMPARE(give(table, TurnUpResistance{outer, "Sample Cannons"}), std::string());
        QVERIFY(std::abs(battleOdds(table.open, outer, green, 2)->win - 379.0 / 833) < 1e-12);
    }

    /// CQ-TOKEN-3: two tokens that appear there belong to one battle out of turn; a token already there does not.
    void whatAppearedIsReckonedTogether()
    {
        Table table = greensTurn();
        applyEvent(table, LocationDrawn{outer, "Sample Farm"});
        applyEvent(table, TokenPlaced{outer, "Sample Jumpers"});
        applyEvent(table, AlienPlaced{{green, 1}, outer, true});
        QCOMPARE(
            give(table, ApplyCard{"Some text", {TokenPlaced{outer, foot}, TokenPlaced{outer, foot}}}), std::string());
        QCOMPARE(give(table, FightToken{outer, foot, green}), std::string());
        const std::optional<BattleAhead> ahead = battleAhead(table.open, outer, green);
        QVERIFY(ahead);
        QCOMPARE(ahead->known.oppositions, (std::vector<odds::Opposition>{{.strength = 3}, {.strength = 3}}));
    }
};

DOSSIER_TESTS(ConquestExactOddsTest, Nothing)

} // namespace conquest_exact_odds_test

#include "conquest_exact_odds_test.moc"
