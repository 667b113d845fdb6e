#include "model/conquest/seen/numbers.h"
#include "tests/model/conquest/coop_table.h"
#include "tests/model/conquest/greens_battle.h"
#include "tests/support/boundary.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace conquest_ids_test
{

using namespace dossier;
using namespace dossier::conquest;
using namespace dossier::test;
using namespace std::string_literals;

namespace
{

/// Green in his Battle phase, with aliens on that location.
Table standingOn(const std::string &location, int aliens = 1)
{
    return battleAt(outer, aliens, location);
}

} // namespace

/// The rules without a chapter of tests: the parts of a table, the secrets, the order of a round.
class ConquestIdsTest : public QObject
{
    Q_OBJECT

private slots:

    /// A command that names what is not there has one reason, of its own kind.
    void whatIsImpossibleHasItsReason()
    {
        Table table = greensTurn();
        const auto why = [&](const Command &command)
        {
            const std::optional<std::string> member = malformed(table.open, command);
            return member ? impossibility(table.open, command, *member).reason : Reason{};
        };
        const Place at{1, 1};
        applyEvent(table, LocationDrawn{at, "Sample Meadow"});
        const std::string foot = "Sample Footsoldiers";
        QVERIFY(why(Correct{EventEnded{Colour::Blue, "Sample Mist"}})
            == Reason(PlayReason(reason::NotCancelled{"Sample Mist"})));
        QVERIFY(why(Correct{StuffLost{Colour::Blue, "Sample Lamp", {}}})
            == Reason(PlayReason(reason::NotBefore{Colour::Blue, "Sample Lamp"})));
        QVERIFY(why(Correct{ThreatChanged{Colour::Blue, -3}}) == Reason(PlayReason(reason::TooFewThreat{1, 3})));
        QVERIFY(why(Correct{TokenTaken{at, foot}}) == Reason(FightReason(reason::TokenNotThere{at, foot})));
        QVERIFY(why(Correct{Conquered{at, Colour::Blue}}) == Reason(FightReason(reason::NotToBeConquered{at})));
        QVERIFY(why(Correct{Demolished{{1, 2}}}) == Reason(FightReason(reason::Unexplored{{1, 2}})));
        QVERIFY(why(ApplyCard{"Some text", {StuffGained{Colour::Blue, "Nothing"}}})
            == Reason(PlayReason(reason::NoneLeft{Deck::Stuff, "Nothing"})));
        QVERIFY(why(ResolveRound{}) == Reason(FightReason(reason::NoBattle{})));
        table.open.spaces[at].tokens.assign(3, foot);
        QVERIFY(why(Correct{TokenPlaced{at, foot}}) == Reason(FightReason(reason::SpaceFull{at})));
        table.open.inPlay[Colour::Blue].hand = 0;
        QVERIFY(
            why(PlayEvent{Colour::Blue, "Sample Dread", {}}) == Reason(PlayReason(reason::EmptyHand{Colour::Blue})));
        QVERIFY(why(MoveAlien{{Colour::Gold, 9}, at, false}) == Reason(FightReason(reason::NotInTheGame{})));
    }

    /// CQ-STATE-1, -2, -3: printed but unknown numbers are requested when they are needed.
    void STATE_1_numbersThatNobodyKnowsAreAskedFor()
    {
        Pack pack = conquestSample();
        pack.races[0].strength.reset();
        Table table = newTable(pack);
        give(table, ChoosePlayers{{.colours = {green, blue}}});
        QCOMPARE(give(table, TakeRace{green, "Sample Molluscs"}), "CQ-STATE-1"s);
        QCOMPARE(give(table, Describe{conquestSample().races[0]}), ""s);
        QCOMPARE(give(table, TakeRace{green, "Sample Molluscs"}), ""s);
        Table other = standingOn({});
        applyEvent(other, conquest::Described{LocationCard{.name = "Sample Farm", .copies = 5, .resistance = 1}});
        QCOMPARE(give(other, Explore{outer, "Sample Farm"}), "CQ-STATE-2"s);
        Table fight = standingOn("Sample Farm");
        applyEvent(fight, TokenPlaced{outer, foot});
        applyEvent(fight, conquest::Described{TokenKind{.name = foot, .copies = 6, .competitive = true}});
        QCOMPARE(give(fight, FightToken{outer, foot, {}}), "CQ-STATE-3"s);
    }

    /// CQ-STATE-3, CQ-RES-7: at most three on a space.
    void STATE_3_threeTokensOnASpace()
    {
        const auto fourth = [](int lying)
        {
            Table table = greensTurn();
            for (int i = 0; i < lying; ++i)
                applyEvent(table, TokenPlaced{outer, foot});
            return give(table, ApplyCard{"Some text", {TokenPlaced{outer, foot}}});
        };
        QCOMPARE(boundary(fourth(2), fourth(3)), "fine | malformed /effects/0/at");
    }

    void STATE_5_resistanceAndPopulationNow()
    {
        Table table = greensTurn();
        applyEvent(table, LocationDrawn{outer, "Sample Harbour"});
        applyEvent(table, ValueChanged{outer, 1, 1});
        QCOMPARE(resistanceNow(table.open, outer), 3);
        applyEvent(table, Conquered{outer, green});
        QCOMPARE(boundary(resistanceNow(table.open, {}), resistanceNow(table.open, outer)), "4 | 0");
        applyEvent(table, TerrorChanged{green, 2});
        QCOMPARE(terrorOf(table.open, green), 5);
        applyEvent(table, LocationFreed{outer});
        QCOMPARE(terrorOf(table.open, green), 2);
    }

    /// CQ-BOARD-1, -3: a section a player round that of the objective; its centre is never rolled.
    void BOARD_1_aSectionAPlayer()
    {
        for (int players = 1; players <= 4; ++players)
        {
            const CoopTable table(players);
            QCOMPARE(table.open().spaces.size(), static_cast<std::size_t>(7 * (players + 1)));
            QCOMPARE(landingSite(table.open(), static_cast<Colour>(players - 1)), (Place{players, 0}));
        }
        CoopTable table(1);
        // CQ-RES-3: none is due before one is called for.
        QCOMPARE(table.against(PlaceToken{1, 6, foot, {}}), "CQ-RES-3"s);
        table.happen(TokensCalled{{{.section = 1}}});
        QCOMPARE(boundary(table.give(PlaceToken{1, 6, foot, {}}), table.give(PlaceToken{1, 7, foot, {}})),
            "fine | malformed at /face");
        QCOMPARE(table.give(PlaceToken{1, 0, foot, {}}), "malformed at /face"s);
    }

    /// CQ-BOARD-4, CQ-EXP-3: entered by anybody, fought over, never explored, and not by a ruling, either.
    void BOARD_4_aLandingSiteIsNotExplored()
    {
        Table table = standingOn({});
        QCOMPARE(give(table, Explore{{2, 0}, "Sample Farm"}), "CQ-BOARD-4"s);
        QVERIFY(resolve(table, Explore{{2, 0}, "Sample Farm"}).empty());
        QCOMPARE(give(table, Explore{{}, "Sample Farm"}), "CQ-EXP-3"s);
        QVERIFY(resolve(table, Explore{{}, "Sample Farm"}).empty());
        QVERIFY(!endsMovement(table.open, {1, 0}, green));
        QVERIFY(endsMovement(table.open, {2, 0}, green));
        applyEvent(table, TokenPlaced{{1, 0}, foot});
        QVERIFY(endsMovement(table.open, {1, 0}, green));
        QCOMPARE(encountersDue(table.open), (std::vector<Encounter>{{{1, 0}, {}}, {outer, {}}}));
    }

    void SETUP_2_decksOfTheCompetitiveGame()
    {
        const Table table = begunConquest(2);
        QCOMPARE(*table.open.decks.at(Deck::Tokens).unseen, (Cards{{foot, 6}, {"Sample Jumpers", 4}}));
        QVERIFY(table.open.decks.at(Deck::Events).unseen->contains("Sample Levy"));
        QVERIFY(!table.open.decks.at(Deck::Technology).unseen);
        Table other = table;
        QCOMPARE(give(other, RollTechnology{{1}, {}}), "CQ-DUE-1"s);
    }

    /// CQ-SETUP-6: no game of teams is offered.
    void SETUP_6_againstEachOtherOrTogether() { QCOMPARE(words(Mode{}).size(), std::size_t{3}); }

    /// CQ-SECRET-2, -3, -4: nobody knows an order; counts are everybody's; anybody rolls for the resistance.
    void SECRET_3_whatIsPublic()
    {
        Table table = standingOn("Sample Farm");
        const View seen = view(table, PublicSeat{});
        QCOMPARE(inPlay(seen.open, green).hand, 3);
        QVERIFY(seen.hands.empty());
        // A deck is described by its content, including a drawn hand: no order is stored.
        QCOMPARE(seen.open.decks.at(Deck::Events).unseen, deckOf(conquestSample(), Deck::Events, false));
        QCOMPARE(give(table, TurnUpResistance{outer, "Sample Crowd"}), ""s);
        QCOMPARE(give(table, RollRound{{3}, {1}}, PlayerSeat{blue}), ""s);
    }

    /// CQ-SECRET-1: a hand is never shown where players are against each other, and together whenever its owner likes.
    void SECRET_1_whoShowsAHand()
    {
        Table table = greensTurn();
        QCOMPARE(give(table, ShowHand{green}, PlayerSeat{green}), "CQ-SECRET-1"s);
        Table together = begunConquest(2, {}, Mode::Cooperative);
        QCOMPARE(give(together, ShowHand{green}, PlayerSeat{blue}), "CQ-SECRET-1"s);
        QCOMPARE(give(together, ShowHand{blue}, PlayerSeat{blue}), "CQ-SECRET-1"s);
        QCOMPARE(give(together, ShowHand{green}, PlayerSeat{green}), ""s);
        QCOMPARE(inPlay(together.open, green).shown, together.hands[green]);
    }

    /// CQ-DUE-2: a correction runs no step, unless nobody could continue: the alien to be lost is gone already.
    void DUE_2_aCorrectionLeavesSomethingToDo()
    {
        Table table = standingOn("Sample Farm");
        QCOMPARE(all(table, {TurnUpResistance{outer, "Sample Crowd"}, RollRound{{1}, {6}}, ResolveRound{}}), ""s);
        QCOMPARE(table.open.battle->stage, Stage::Lose);
        QCOMPARE(give(table, Correct{AlienDestroyed{{green, 1}}}), ""s);
        QVERIFY(!table.open.battle);
        QVERIFY(!view(table, PublicSeat{}).due.empty());
        // It moves nobody on.
        QCOMPARE(give(table, Correct{ThreatChanged{green, 1}}), ""s);
        QCOMPARE(table.open.clock.phase, Phase::Battle);
    }

    void DUE_1_commandThenTurnsThenTheNextRound()
    {
        Table table = begunConquest(2);
        QCOMPARE(give(table, EndAction{}), "CQ-DUE-1"s);
        give(table, ChooseToken{green, CommandToken::Two}, PlayerSeat{green});
        give(table, ChooseToken{blue, CommandToken::Three}, PlayerSeat{blue});
        for (const Colour player : {green, blue})
        {
            QCOMPARE(table.open.clock, (Clock{Phase::Action, 1, player}));
            // CQ-DUE-2: Action, Battle, Draw, and nothing that is due is left out.
            QCOMPARE(give(table, EndBattles{}), "CQ-DUE-1"s);
            QCOMPARE(all(table, {EndAction{}, EndBattles{}, EndTurn{}}), ""s);
        }
        QCOMPARE(table.open.clock, (Clock{Phase::Command, 2, {}}));
        QVERIFY(!inPlay(table.open, green).points.left);
    }

    void ACT_4_whoStandsAmongEnemiesMayLeave()
    {
        Table table = greensTurn();
        applyEvent(table, LocationDrawn{outer, "Sample Farm"});
        applyEvent(table, TokenPlaced{outer, foot});
        applyEvent(table, AlienPlaced{{green, 1}, outer, true});
        QCOMPARE(give(table, MoveAlien{{green, 1}, {1, 2}, false}), "CQ-ACT-3"s);
        applyEvent(table, TurnBegan{green});
        QCOMPARE(give(table, MoveAlien{{green, 1}, {1, 0}, false}), ""s);
        QCOMPARE(give(table, MoveAlien{{green, 1}, outer, false}), ""s);
        QCOMPARE(give(table, MoveAlien{{green, 1}, {1, 0}, false}), "CQ-ACT-3"s);
    }

    /// CQ-EXP-1, CQ-FIGHT-4: each space once a phase; an alien that fled to another space meets the opposition there.
    void EXP_1_anEncounterIsHadOnce()
    {
        Table table = standingOn("Sample Farm", 2);
        applyEvent(table, AlienPlaced{{green, 3}, {1, 2}, true});
        applyEvent(table, LocationDrawn{{1, 2}, "Sample Village"});
        QCOMPARE(all(table,
                     {TurnUpResistance{outer, "Sample Guards"}, RollRound{{1}, {4}}, ResolveRound{},
                         Flee{green, {{{green, 1}, {1, 2}}, {{green, 2}, {1, 2}}}}}),
            ""s);
        applyEvent(table, AlienPlaced{{green, 1}, outer, true});
        QCOMPARE(give(table, TurnUpResistance{outer, "Sample Crowd"}), "CQ-EXP-1"s);
        QCOMPARE(give(table, EndBattles{}), "CQ-EXP-2"s);
        QCOMPARE(give(table, TurnUpResistance{{1, 2}, "Sample Crowd"}), ""s);
    }

    void EXP_4_theActivePlayerSaysWhomHeFightsFirst()
    {
        for (const bool aliensFirst : {false, true})
        {
            Table table = standingOn("Sample Farm");
            applyEvent(table, AlienPlaced{{blue, 1}, outer, true});
            QCOMPARE(encountersDue(table.open).size(), std::size_t{2});
            QCOMPARE(
                give(table,
                    aliensFirst ? Command(FightAliens{outer, blue}) : Command(TurnUpResistance{outer, "Sample Crowd"})),
                ""s);
            QCOMPARE(table.open.battle->enemy.has_value(), aliensFirst);
        }
    }

    void FIGHT_8_aRoundStepByStep()
    {
        Table table = standingOn("Sample Farm");
        QCOMPARE(give(table, RollBarrage{}), "CQ-FIGHT-8"s);
        QCOMPARE(give(table, TurnUpResistance{outer, "Sample Cannons"}), ""s);
        QCOMPARE(give(table, RollRound{{1}, {1}}), "CQ-FIGHT-8"s);
        RollBarrage barrage;
        for (const AlienId alien : underBarrage(table.open, outer))
            barrage.dice[alien] = 3;
        QCOMPARE(all(table, {barrage}), ""s);
        QCOMPARE(give(table, barrage), "CQ-FIGHT-8"s);
        QCOMPARE(give(table, ResolveRound{}), "CQ-FIGHT-8"s);
        QCOMPARE(all(table, {RollRound{{5}, {2}}, ResolveRound{}}), ""s);
        // A push: and before each round it fires again.
        QCOMPARE(give(table, GoOn{green}), ""s);
        QCOMPARE(table.open.battle->stage, Stage::Barrage);
        // CQ-FIGHT-5: a 2 destroys, a 3 does not.
        Table other = table;
        barrage.dice[{green, 1}] = 2;
        give(other, barrage);
        barrage.dice[{green, 1}] = 3;
        give(table, barrage);
        QCOMPARE(boundary(table.open.battle.has_value(), other.open.battle.has_value()), "yes | no");
    }

    void TOKEN_1_whatIsNotInThePoolDoesNotCome()
    {
        Table table = greensTurn();
        const auto comes = [&] { return give(table, ApplyCard{"Some text", {TokenPlaced{outer, "Sample Patrol"}}}); };
        QCOMPARE(comes(), "malformed /effects/0/token"s);
        table.open.decks[Deck::Tokens].unseen = Cards{};
        QCOMPARE(give(table, ApplyCard{"Some text", {TokenPlaced{outer, foot}}}), "malformed /effects/0/token"s);
        table.open.decks[Deck::Tokens].unseen = Cards{{foot, 1}};
        QCOMPARE(give(table, ApplyCard{"Some text", {TokenPlaced{outer, foot}}}), ""s);
    }

    /// CQ-TOKEN-4, -2: in the competitive game a token frees nothing; the aliens there fight it all the same.
    void TOKEN_4_aTokenDoesNotFreeALocation()
    {
        Table table = standingOn("Sample Village");
        applyEvent(table, Conquered{outer, green});
        applyEvent(table, TokenPlaced{outer, foot});
        QCOMPARE(give(table, EndBattles{}), "CQ-EXP-2"s);
        QCOMPARE(give(table, FreeLocations{}), "CQ-DUE-1"s);
        QCOMPARE(all(table, {FightToken{outer, foot, {}}, RollRound{{6}, {1}}, ResolveRound{}}), ""s);
        // CQ-FIGHT-7: its conquest token stays.
        QVERIFY(!table.open.battle);
        QCOMPARE(spaceAt(table.open, outer).location->conqueredBy, std::optional(green));
    }

    void WIN_1_atEight()
    {
        const auto wins = [](int terror)
        {
            Table table = greensTurn();
            applyEvent(table, TerrorChanged{green, terror});
            give(table, BuyThreat{green});
            return table.open.outcome.has_value();
        };
        QCOMPARE(boundary(wins(7), wins(8)), "no | yes");
    }

    void WIN_3_nobodyIsEliminated()
    {
        Table table = greensTurn();
        for (int number = 1; number <= 4; ++number)
            applyEvent(table, AlienDestroyed{{green, number}});
        QCOMPARE(give(table, LandAlien{{green, 3}}), ""s);
        QCOMPARE(aliensAt(table.open, {1, 0}, green).size(), std::size_t{1});
    }
};

DOSSIER_TESTS(ConquestIdsTest, Nothing)

} // namespace conquest_ids_test

#include "conquest_ids_test.moc"
