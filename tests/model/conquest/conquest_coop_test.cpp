#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "tests/model/conquest/coop_table.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace conquest_coop_test
{

using namespace dossier;
using namespace dossier::conquest;
using dossier::test::CoopTable;

namespace
{

const std::string none{};
const AlienId greenOne{Colour::Green, 1};
const AlienId blueOne{Colour::Blue, 1};

/// Set up by commands, ready to begin.
CoopTable setUp(const Players &players, const TableOptions &options = {})
{
    CoopTable table;
    table.table() = newTable(dossier::test::conquestSample());
    if (const std::string said = table.give(ChooseOptions{options}) + table.give(ChoosePlayers{players}); !said.empty())
        qWarning("%s", said.c_str());
    for (std::size_t i = 0; i < players.colours.size(); ++i)
    {
        const Colour colour = players.colours[i];
        table.give(TakeRace{colour, dossier::test::conquestSample().races[i].name});
        table.give(DrawEvents{colour, cardsToDraw(table.open(), colour), {}, {}});
    }
    return table;
}

Players together(int count, Mode mode = Mode::Cooperative, const Variants &variants = {})
{
    Players players{.mode = mode, .variants = variants};
    for (int i = 0; i < count; ++i)
        players.colours.push_back(static_cast<Colour>(i));
    return players;
}

} // namespace

/// A cooperative game beside its resistance phase (CQ-COOP).
class ConquestCoopTest : public QObject
{
    Q_OBJECT

private slots:

    /// An unknown strength leaves the known ones valid, and people name the loser.
    void RES_10_whatIsKnownCountsBesideAnUnknownStrength()
    {
        CoopTable table(2);
        std::string captain;
        for (TokenKind &token : table.table().open.pack.tokens)
            if (token.superhero)
            {
                token.strength.reset();
                captain = token.name;
            }
        const Place site = landingSite(table.open(), Colour::Green);
        table.happen(CaptainCame{captain, {site}});
        int strength = 0;
        for (const AlienId alien : aliensAt(table.open(), site))
            strength += strengthOf(table.open(), alien).value_or(0);
        FightCaptain fight{site, {3}, {4}, {}};
        const RoundResult result = captainsResult(table.open(), fight);
        QCOMPARE(result.attacker, strength + 3);
        QVERIFY(result.opponent >= 4);
        QVERIFY(result.winner != Side::Opponent);
        fight.lost = greenOne;
        QCOMPARE(captainsResult(table.open(), fight).winner, std::optional(Side::Opponent));
    }

    void COOP_1_allWinAtEightTerrorAPlayer()
    {
        CoopTable table(2);
        QCOMPARE(terrorWanted(table.open()), 16);
        table.happen(TerrorChanged{Colour::Green, 10});
        QCOMPARE(table.give(DrawResistanceEvent{"Sample Levy", {TerrorChanged{Colour::Blue, 5}}}), none);
        QVERIFY(!table.open().outcome);
        table.atStep(1);
        QCOMPARE(table.give(DrawResistanceEvent{"Sample Levy", {TerrorChanged{Colour::Blue, 1}}}), none);
        QCOMPARE(table.open().outcome, std::optional(Outcome{Ending::Terror, {Colour::Green, Colour::Blue}}));
        for (int players = 1; players <= 4; ++players)
            QCOMPARE(terrorWanted(CoopTable(players).open()), 8 * players);
    }

    void COOP_2_tokensLieOnTheBoardBeforeTheFirstRound()
    {
        CoopTable table = setUp(together(2));
        QCOMPARE(table.give(BeginGame{}), none);
        const std::vector<TokensDue> due{
            {.section = 1}, {.section = 2}, {.section = centreSection, .number = 2, .together = true}};
        QCOMPARE(table.open().resistance.tokensDue, due);
        QCOMPARE(table.against(RollPoints{Colour::Green, 3}), std::string("CQ-DUE-3"));
        QCOMPARE(table.give(PlaceToken{1, 3, "Sample Patrol", {}}), none);
        QCOMPARE(table.give(PlaceToken{2, 3, "Sample Patrol", {}}), none);
        QCOMPARE(table.give(PlaceToken{0, 3, "Sample Patrol", {}}), none);
        // Both on one space.
        QCOMPARE(table.against(PlaceToken{0, 4, "Sample Militia", {}}), std::string("CQ-COOP-2"));
        QCOMPARE(table.give(PlaceToken{0, 3, "Sample Militia", {}}), none);
        QCOMPARE(spaceAt(table.open(), {0, 3}).tokens, (std::vector<std::string>{"Sample Patrol", "Sample Militia"}));
        QCOMPARE(table.give(RollPoints{Colour::Green, 3}), none);
    }

    void COOP_2_byTheOtherReadingTheyAreRolledForOneByOne()
    {
        CoopTable table = setUp(together(1), {.centreTokensApart = true});
        QCOMPARE(table.give(BeginGame{}), none);
        QCOMPARE(table.give(PlaceToken{1, 3, "Sample Patrol", {}}), none);
        QCOMPARE(table.give(PlaceToken{0, 3, "Sample Patrol", {}}), none);
        QCOMPARE(table.give(PlaceToken{0, 4, "Sample Militia", {}}), none);
        QVERIFY(table.open().resistance.tokensDue.empty());
    }

    /// The 30 events with red text are a deck of their own; command tokens are not used; the sheet has two sides.
    void COOP_2_decksAndCommandTokens()
    {
        CoopTable table = setUp(together(2, Mode::Brutal));
        QCOMPARE(table.open().decks.at(Deck::ResistanceEvents).unseen->size(), std::size_t{5});
        QVERIFY(!table.open().decks.at(Deck::Events).unseen->contains("Sample Levy"));
        QCOMPARE(table.open().resistance.marker, 0);
        QCOMPARE(table.give(BeginGame{}), none);
        while (!table.open().resistance.tokensDue.empty())
            QCOMPARE(table.give(PlaceToken{table.open().resistance.tokensDue.front().section, 3, "Sample Patrol", {}}),
                none);
        QCOMPARE(table.against(ChooseToken{Colour::Green, CommandToken::Two}), std::string("CQ-COOP-2"));
    }

    void COOP_3_onAOneATokenComesByItselfAndTheRollMayBeTakenAgain()
    {
        CoopTable table(2);
        table.happen(RoundBegan{2});
        QCOMPARE(table.give(RollPoints{Colour::Green, 1}), none);
        QCOMPARE(inPlay(table.open(), Colour::Green).threat, 2);
        QCOMPARE(table.give(RollPoints{Colour::Blue, 2}), none);
        QCOMPARE(table.against(AnswerOne{Colour::Blue, 3}), std::string("CQ-CMD-1"));
        // The second result is kept, a 1 too, and brings no other token.
        QCOMPARE(table.give(AnswerOne{Colour::Green, 1}), none);
        QCOMPARE(inPlay(table.open(), Colour::Green).threat, 2);
        // The lowest goes first.
        QCOMPARE(table.open().clock, (Clock{Phase::Action, 2, Colour::Green}));
    }

    void COOP_4_playersAreNoEnemies()
    {
        CoopTable table(2);
        table.happen(LocationDrawn{{1, 1}, "Sample Meadow"});
        table.stand(greenOne, {1, 1});
        table.stand(blueOne, {1, 1});
        QVERIFY(enemiesAt(table.open(), {1, 1}, Colour::Green).empty());
        QVERIFY(!endsMovement(table.open(), {1, 1}, Colour::Green));
        table.happen(TurnBegan{Colour::Green});
        table.happen(PhaseBegan{Phase::Battle});
        QVERIFY(!table.against(FightAliens{{1, 1}, Colour::Blue}).empty());
        table.happen(LocationDrawn{{1, 2}, "Sample Farm"});
        table.happen(Conquered{{1, 2}, Colour::Blue});
        table.stand(greenOne, {1, 2});
        QVERIFY(!table.against(Steal{{1, 2}}).empty());
    }

    /// CQ-COOP-4: a token under several players' aliens is fought by the aliens that the first player names.
    void COOP_4_whoFightsWhatAppearedIsNamed()
    {
        CoopTable table(2);
        table.happen(LocationDrawn{{1, 1}, "Sample Meadow"});
        table.stand(greenOne, {1, 1});
        table.stand(blueOne, {1, 1});
        table.put({1, 1}, "Sample Militia");
        table.happen(TokenAppeared{{{1, 1}, "Sample Militia"}});
        QCOMPARE(table.against(FightToken{{1, 1}, "Sample Militia", Colour::Red}), std::string("CQ-TOKEN-3"));
        QCOMPARE(table.give(FightToken{{1, 1}, "Sample Militia", Colour::Blue}), none);
        QCOMPARE(table.open().battle->by, Colour::Blue);
        QCOMPARE(fighters(table.open(), *table.open().battle, Side::Attacker), (std::vector<AlienId>{blueOne}));
    }

    void COOP_6_theObjectiveMayBeNeededToWin()
    {
        CoopTable table(1, Mode::Cooperative, {}, {.objectiveNeeded = true});
        QCOMPARE(table.give(DrawResistanceEvent{"Sample Levy", {TerrorChanged{Colour::Green, 9}}}), none);
        QVERIFY(!table.open().outcome);
        table.atStep(1);
        QCOMPARE(table.give(DrawResistanceEvent{"Sample Levy", {Demolished{{0, 0}}}}), none);
        QCOMPARE(table.open().outcome, std::optional(Outcome{Ending::Terror, {Colour::Green}}));
    }

    void COOP_6_thereMayBeMoreTokensAtTheStart()
    {
        CoopTable table = setUp(together(1, Mode::Cooperative, {.moreTokens = true}));
        QCOMPARE(table.give(BeginGame{}), none);
        const std::vector<TokensDue> due{
            {.section = 1, .number = 2}, {.section = centreSection, .number = 3, .together = true}};
        QCOMPARE(table.open().resistance.tokensDue, due);
    }
};

DOSSIER_TESTS(ConquestCoopTest, Nothing)

} // namespace conquest_coop_test

#include "conquest_coop_test.moc"
