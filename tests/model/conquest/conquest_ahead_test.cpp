#include "model/conquest/seen/battle_odds.h"
#include "tests/model/conquest/coop_table.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <cmath>

namespace conquest_ahead_test
{

using namespace dossier;
using namespace dossier::conquest;
using dossier::test::CoopTable;

namespace
{

constexpr Place farm{1, 1};
const AlienId greenOne{Colour::Green, 1};
const AlienId blueOne{Colour::Blue, 1};

/// Green, of strength 3, is on a location of resistance 1.
CoopTable atFarm(int players = 1, const TableOptions &options = {})
{
    CoopTable table(players, Mode::Cooperative, options);
    table.happen(LocationDrawn{farm, "Sample Farm"});
    table.stand(greenOne, farm);
    table.happen(TurnBegan{Colour::Green});
    table.happen(PhaseBegan{Phase::Battle});
    return table;
}

bool isNear(double a, double b)
{
    return std::abs(a - b) < 1e-12;
}

double chanceAgainst(const std::vector<odds::Opposition> &oppositions)
{
    return chanceToWin(odds::Battle{{3}, oppositions});
}

const odds::Opposition guards{.strength = 3};

} // namespace

/// CQ-ODDS-1: the data for a player's decision, from the state in play.
class ConquestAheadTest : public QObject
{
    Q_OBJECT

private slots:

    void tokensComeFirstAndUnknownCardsAfterThem()
    {
        CoopTable table = atFarm();
        table.put(farm, "Sample Militia");
        const BattleAhead ahead = battleAhead(table.open(), farm, Colour::Green).value();
        QCOMPARE(ahead.known.aliens, (std::vector<int>{3}));
        QCOMPARE(ahead.known.oppositions, (std::vector<odds::Opposition>{{.strength = 3, .bold = 1}}));
        QCOMPARE(ahead.unknown.fights, 1);
        int cards = 0;
        for (const odds::CardsOfAKind &kind : ahead.unknown.cards)
            cards += kind.inDeck;
        QCOMPARE(cards, 39);
    }

    void theDeckAsItIsNowIsDrawnFrom()
    {
        CoopTable table = atFarm();
        DeckInPlay &deck = table.table().open.decks[Deck::Resistance];
        deck = {Cards{{"Sample Guards", 3}}, Cards{{"Sample Walkers", 2}}};
        const BattleOdds figures = battleOdds(table.open(), farm, Colour::Green, 4).value();
        QVERIFY(isNear(figures.win, chanceAgainst({guards})));
        QCOMPARE(figures.fleeingKeeps, 1);
        QVERIFY(figures.withSaucer > figures.win && figures.withStrength > figures.win);
        QVERIFY(isNear(figures.withStrength, chanceAgainst({{.strength = 2}})));
        QVERIFY(isNear(figures.withSaucer, chanceToWin(odds::Battle{{3, 3}, {guards}})));
        // Cards are still to be turned up.
        QVERIFY(!figures.withReroll && figures.decisions.empty());
        // An empty deck is made of the discards.
        deck.unseen = Cards{};
        QVERIFY(isNear(battleOdds(table.open(), farm, Colour::Green, 4)->win,
            chanceAgainst({{.strength = 8, .assault = true, .bold = 1}})));
    }

    void whatIsTurnedUpIsKnownWithItsHeroesAndWhatCardsAdd()
    {
        CoopTable table = atFarm();
        QCOMPARE(table.give(TurnUpResistance{farm, "Sample Pilot"}), std::string());
        // A hero alone: some card will be helped by him.
        const BattleAhead helped = battleAhead(table.open(), farm, Colour::Green).value();
        QCOMPARE(helped.unknown.heroes.strength, 2);
        QVERIFY(helped.unknown.heroes.deadly);
        QCOMPARE(table.give(TurnUpResistance{farm, "Sample Guards"}), std::string());
        table.happen(BonusChanged{Side::Attacker, 2});
        const BattleOdds figures = battleOdds(table.open(), farm, Colour::Green, 4).value();
        const odds::Opposition against{.strength = 3, .deadly = true};
        QVERIFY(isNear(figures.win, chanceAgainst({against})));
        QCOMPARE(figures.decisions.size(), std::size_t{1});
        QVERIFY(figures.withReroll > figures.win);
    }

    /// Fleeing is decided after a round; nothing is calculated while dice are on the table.
    void whileDiceLieNothingIsReckoned()
    {
        CoopTable table = atFarm();
        QCOMPARE(table.give(TurnUpResistance{farm, "Sample Guards"}), std::string());
        QVERIFY(battleOdds(table.open(), farm, Colour::Green, 4));
        QCOMPARE(table.give(RollRound{{3}, {3}}), std::string());
        QVERIFY(!battleOdds(table.open(), farm, Colour::Green, 4));
        QCOMPARE(table.give(ResolveRound{}), std::string());
        QCOMPARE(table.open().battle->stage, Stage::FleeOrStay);
        const BattleOdds figures = battleOdds(table.open(), farm, Colour::Green, 0).value();
        QVERIFY(figures.decisions.front().fleeIsBetter());
    }

    /// Bold counts aliens of others who do not fight; together they fight by the other reading.
    void othersOnTheSpaceAreCountedByBold()
    {
        CoopTable table = atFarm(2);
        table.stand(blueOne, farm);
        table.table().open.decks[Deck::Resistance].unseen = Cards{{"Sample Riflemen", 2}};
        const double win = battleOdds(table.open(), farm, Colour::Green, 4)->win;
        QVERIFY(isNear(win, chanceAgainst({{.strength = 5, .bold = 1}})));
        table.happen(OptionsChosen{{.fightTogether = true}});
        const BattleAhead ahead = battleAhead(table.open(), farm, Colour::Green).value();
        QCOMPARE(ahead.known.aliens, (std::vector<int>{3, 2}));
        QCOMPARE(ahead.known.others, 0);
    }

    void whatIsNotKnownIsNotReckoned()
    {
        CoopTable table = atFarm();
        QVERIFY(!battleAhead(table.open(), {1, 2}, Colour::Green));
        table.table().open.decks[Deck::Resistance].unseen.reset();
        QVERIFY(!battleAhead(table.open(), farm, Colour::Green));
        CoopTable other = atFarm();
        other.table().open.pack.resistance.front().strength.reset();
        QVERIFY(!battleAhead(other.open(), farm, Colour::Green));
    }
};

DOSSIER_TESTS(ConquestAheadTest, Nothing)

} // namespace conquest_ahead_test

#include "conquest_ahead_test.moc"
