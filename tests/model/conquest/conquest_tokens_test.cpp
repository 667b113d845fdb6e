#include "model/conquest/seen/numbers.h"
#include "tests/model/conquest/coop_table.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace conquest_tokens_test
{

using namespace dossier;
using namespace dossier::conquest;
using dossier::test::CoopTable;

namespace
{

const std::string none{};
const std::string foot = "Sample Footsoldiers";
const std::string patrol = "Sample Patrol";
const std::string battery = "Sample Battery";
const std::string captain = "Sample Paragon";
const AlienId greenOne{Colour::Green, 1};
const AlienId greenTwo{Colour::Green, 2};
const AlienId blueOne{Colour::Blue, 1};

const std::vector<std::string> &tokensAt(const CoopTable &table, Place at)
{
    return spaceAt(table.open(), at).tokens;
}

int inPool(const CoopTable &table, const std::string &token)
{
    const Cards &pool = *table.open().decks.at(Deck::Tokens).unseen;
    const auto found = pool.find(token);
    return found == pool.end() ? 0 : found->second;
}

int step(const CoopTable &table)
{
    return table.open().resistance.step;
}

/// A token is to be placed in each of those sections.
void call(CoopTable &table, const std::vector<int> &sections)
{
    std::vector<TokensDue> due;
    for (const int section : sections)
        due.push_back({.section = section});
    table.happen(TokensCalled{due});
}

} // namespace

/// Tokens that come onto the board (CQ-RES-7, -8), and Captain Fantastic's, which does not (CQ-RES-10).
class ConquestTokensTest : public QObject
{
    Q_OBJECT

private slots:

    void RES_7_aTokenThatLiesThereIsPushedToTheCentre()
    {
        CoopTable table;
        table.put({1, 3}, patrol);
        call(table, {1});
        table.happen(AlienDestroyed{greenOne});
        for (int number = 2; number <= 4; ++number)
            table.happen(AlienDestroyed{{Colour::Green, number}});
        QCOMPARE(table.against(PlaceToken{1, 3, foot, {}}), std::string("CQ-RES-7"));
        QCOMPARE(table.against(PlaceToken{1, 2, foot, patrol}), std::string("CQ-RES-7"));
        QCOMPARE(table.give(PlaceToken{1, 3, foot, patrol}), none);
        QCOMPARE(tokensAt(table, {1, 0}), (std::vector<std::string>{patrol}));
        QCOMPARE(tokensAt(table, {1, 3}), (std::vector<std::string>{foot}));
        QVERIFY(table.open().resistance.tokensDue.empty());
        QCOMPARE(inPool(table, foot), 5);
    }

    void RES_7_withThreeInTheCentreNothingIsPushed()
    {
        CoopTable table;
        for (int i = 0; i < 3; ++i)
            table.put({0, 0}, foot);
        table.put({0, 3}, patrol);
        call(table, {0, 0, 0});
        QCOMPARE(table.against(PlaceToken{0, 3, battery, patrol}), std::string("CQ-RES-7"));
        QCOMPARE(table.give(PlaceToken{0, 3, battery, {}}), none);
        QCOMPARE(tokensAt(table, {0, 3}), (std::vector<std::string>{patrol, battery}));
        QCOMPARE(table.give(PlaceToken{0, 3, battery, {}}), none);
        // Three on both: the marker advances by one instead.
        QCOMPARE(table.give(PlaceToken{0, 3, battery, {}}), none);
        QCOMPARE(tokensAt(table, {0, 3}).size(), std::size_t{3});
        QCOMPARE(table.open().resistance.marker, 1);
        QCOMPARE(inPool(table, battery), 2);
    }

    /// CQ-TOKEN-3, on the landing site, where the pushed one came.
    void RES_7_whoeverArrivesUnderAliensIsFoughtAtOnce()
    {
        CoopTable table;
        table.put({1, 3}, patrol);
        call(table, {1});
        QCOMPARE(table.give(PlaceToken{1, 3, foot, patrol}), none);
        QCOMPARE(tokensToFight(table.open()), (std::vector<TokenAt>{{{1, 0}, patrol}}));
        QCOMPARE(table.give(FightToken{{1, 0}, patrol, {}}), none);
    }

    void RES_7_fromAnEmptyPoolNoneComes()
    {
        CoopTable table;
        table.table().open.decks[Deck::Tokens].unseen = Cards{{foot, 1}};
        call(table, {1, 2, 0});
        QCOMPARE(table.against(PlaceToken{1, 3, patrol, {}}), std::string("CQ-TOKEN-1"));
        QCOMPARE(table.give(PlaceToken{1, 3, foot, {}}), none);
        QVERIFY(table.open().resistance.tokensDue.empty());
    }

    /// CQ-RES-8: the placements of an advance come after the current one, and 10 is the end.
    void RES_8_tokensAreCalledForOneAfterAnother()
    {
        CoopTable table;
        for (const Place at : {Place{0, 0}, Place{0, 3}})
            for (int i = 0; i < 3; ++i)
                table.put(at, foot);
        table.happen(MarkerMoved{1});
        call(table, {0, 1});
        QCOMPARE(table.against(PlaceToken{2, 3, patrol, {}}), std::string("CQ-RES-3"));
        QCOMPARE(table.give(PlaceToken{0, 3, patrol, {}}), none);
        const std::vector<TokensDue> due{{.section = 1}, {.section = 0}, {.section = 1}, {.section = 2}};
        QCOMPARE(table.open().resistance.tokensDue, due);
    }

    void RES_8_onTenTheCannonFires()
    {
        CoopTable table;
        table.happen(MarkerMoved{8});
        table.atStep(3);
        QCOMPARE(table.give(AdvanceTechnology{}), none);
        QVERIFY(!table.open().outcome);
        table.atStep(3);
        QCOMPARE(table.give(AdvanceTechnology{}), none);
        QCOMPARE(table.open().outcome, std::optional(Outcome{Ending::Cannon, {}}));
        QCOMPARE(table.against(AdvanceTechnology{}), std::string("CQ-WIN-1"));
    }

    void RES_10_theCaptainFightsEverySpaceOfTheSectionWithAliens()
    {
        CoopTable table;
        table.stand(greenOne, {1, 3});
        table.stand(blueOne, {1, 3});
        call(table, {1});
        QCOMPARE(table.give(PlaceToken{1, 4, captain, {}}), none);
        QVERIFY(tokensAt(table, {1, 4}).empty());
        QCOMPARE(inPool(table, captain), 0);
        QCOMPARE(table.open().resistance.captain->left, (std::vector<Place>{{1, 0}, {1, 3}}));
        QCOMPARE(table.against(DrawResistanceEvent{"Sample Levy", {}}), std::string("CQ-DUE-3"));
        QCOMPARE(table.against(FightCaptain{{1, 4}, {3}, {3, 2}, {}}), std::string("CQ-RES-10"));
        QCOMPARE(table.against(FightCaptain{{1, 3}, {3}, {3}, {}}), std::string("CQ-FIGHT-2"));
        // Both players' aliens together: 3 + 2 + 5 against 8 + 1, and 8 + 2 is a push.
        QCOMPARE(table.against(FightCaptain{{1, 3}, {5}, {1, 1}, blueOne}), std::string("CQ-RES-10"));
        QCOMPARE(table.give(FightCaptain{{1, 3}, {5}, {1, 2}, {}}), none);
        QCOMPARE(table.against(FightCaptain{{1, 3}, {5}, {1, 2}, {}}), std::string("CQ-RES-10"));
        // A round lost costs one alien of those that are there.
        QCOMPARE(table.against(FightCaptain{{1, 0}, {5}, {1, 6}, {}}), std::string("CQ-RES-10"));
        QCOMPARE(table.against(FightCaptain{{1, 0}, {5}, {1, 6}, greenOne}), std::string("CQ-RES-10"));
        QCOMPARE(table.give(FightCaptain{{1, 0}, {5}, {1, 6}, greenTwo}), none);
        QCOMPARE(alienOf(table.open(), greenTwo)->at, std::optional<Place>());
        QVERIFY(!table.open().resistance.captain);
        QCOMPARE(inPool(table, captain), 1);
    }

    void RES_10_whereNobodyIsHeLeavesAtOnce()
    {
        CoopTable table;
        call(table, {0});
        QCOMPARE(table.give(PlaceToken{0, 4, captain, {}}), none);
        QVERIFY(!table.open().resistance.captain);
        QVERIFY(table.open().resistance.tokensDue.empty());
        QCOMPARE(inPool(table, captain), 1);
    }

    /// CQ-FIGHT-1: two heroes draw an event of the resistance, once a fight, and then the fight continues.
    void FIGHT_1_twoHeroesDrawAnEvent()
    {
        CoopTable table(1);
        table.happen(LocationDrawn{{1, 1}, "Sample Farm"});
        table.stand(greenOne, {1, 1});
        table.happen(TurnBegan{Colour::Green});
        table.happen(PhaseBegan{Phase::Battle});
        QCOMPARE(table.against(DrawResistanceEvent{"Sample Levy", {}}), std::string("CQ-DUE-1"));
        QCOMPARE(table.give(TurnUpResistance{{1, 1}, "Sample Doctor"}), none);
        QCOMPARE(table.against(DrawResistanceEvent{"Sample Levy", {}}), std::string("CQ-DUE-1"));
        QCOMPARE(table.give(TurnUpResistance{{1, 1}, "Sample Pilot"}), none);
        QCOMPARE(table.against(TurnUpResistance{{1, 1}, "Sample Crowd"}), std::string("CQ-FIGHT-8"));
        QCOMPARE(table.give(DrawResistanceEvent{"Sample Levy", {}}), none);
        QCOMPARE(table.give(TurnUpResistance{{1, 1}, "Sample Singer"}), none);
        QCOMPARE(table.open().battle->stage, Stage::TurnUp);
        QCOMPARE(table.give(TurnUpResistance{{1, 1}, "Sample Cannons"}), none);
        QCOMPARE(table.open().battle->stage, Stage::Barrage);
    }

    void theStepsFollowOneAnotherInEveryRound()
    {
        CoopTable table;
        table.stand(greenOne, {1, 1});
        for (int round = 1; round <= 2; ++round)
        {
            QCOMPARE(table.give(DrawResistanceEvent{"Sample Broadcast", {}}), none);
            QCOMPARE(table.give(FreeLocations{}), none);
            QCOMPARE(table.give(AdvanceTechnology{}), none);
            while (!table.open().resistance.tokensDue.empty())
                QCOMPARE(table.give(PlaceToken{table.open().resistance.tokensDue.front().section, 5, foot, {}}), none);
            QCOMPARE(step(table), 6);
            QCOMPARE(table.give(RollTechnology{{1}, {}}), none);
            QCOMPARE(table.open().clock, (Clock{Phase::Command, round + 1, {}}));
            table.atStep(1);
            table.happen(RoundBegan{round + 1});
            table.atStep(1);
        }
    }
};

DOSSIER_TESTS(ConquestTokensTest, Nothing)

} // namespace conquest_tokens_test

#include "conquest_tokens_test.moc"
