#include "model/conquest/seen/numbers.h"
#include "tests/model/conquest/coop_table.h"
#include "tests/model/conquest/greens_battle.h"
#include "tests/support/boundary.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace conquest_readings_test
{

using namespace dossier;
using namespace dossier::conquest;
using namespace dossier::test;
using namespace std::string_literals;

namespace
{

/// Green's aliens on a farm with that many tokens, in his Battle phase.
Table farm(int aliens, int tokens, const TableOptions &options = {})
{
    return battleAt(
        outer, aliens, "Sample Farm", options, std::vector<std::string>(static_cast<std::size_t>(tokens), foot));
}

const std::vector<Command> beaten{FightToken{outer, foot, {}}, RollRound{{6}, {1}}, ResolveRound{}};
const std::vector<Command> lost{RollRound{{1}, {6}}, ResolveRound{}};

/// Green's and blue's aliens on a farm in a cooperative game, in green's Battle phase.
CoopTable shared(const TableOptions &options)
{
    CoopTable table(2, Mode::Cooperative, options);
    table.happen(LocationDrawn{outer, "Sample Farm"});
    table.stand({green, 1}, outer);
    table.stand({blue, 1}, outer);
    table.happen(TurnBegan{green});
    table.happen(PhaseBegan{Phase::Battle});
    return table;
}

} // namespace

/// Open points of the book, in each of the readings that a table may choose; and the opposition in odd cases.
class ConquestReadingsTest : public QObject
{
    Q_OBJECT

private slots:

    /// CQ-FIGHT-3: a beaten token stays beaten, or returns when the battle is lost.
    void FIGHT_3_beatenTokensWhenABattleIsLost()
    {
        for (const bool back : {false, true})
        {
            Table table = farm(1, 1, {.beatenTokensReturn = back});
            const auto before = belongings(table);
            QCOMPARE(all(table, beaten), ""s);
            QCOMPARE(all(table, {TurnUpResistance{outer, "Sample Crowd"}}), ""s);
            QCOMPARE(all(table, lost), ""s);
            QCOMPARE(give(table, LoseAlien{{green, 1}}), ""s);
            QVERIFY(!table.open.battle);
            QCOMPARE(spaceAt(table.open, outer).tokens.size(), std::size_t{back ? 1U : 0U});
            QCOMPARE(belongings(table), before);
        }
    }

    /// CQ-FIGHT-3, -4: fleeing is losing; and a won fight is not lost afterwards.
    void FIGHT_3_beatenTokensWhenAliensFlee()
    {
        Table table = farm(1, 2, {.beatenTokensReturn = true});
        QCOMPARE(all(table, beaten), ""s);
        QCOMPARE(give(table, Flee{green, {{{green, 1}, {1, 0}}}}), ""s);
        QCOMPARE(spaceAt(table.open, outer).tokens.size(), std::size_t{2});
        QVERIFY(tokensToFight(table.open).empty());
        Table won = farm(1, 1, {.beatenTokensReturn = true});
        QCOMPARE(all(won, beaten), ""s);
        QCOMPARE(
            all(won, {TurnUpResistance{outer, "Sample Crowd"}, RollRound{{6}, {1}}, ResolveRound{}, Conquer{}}), ""s);
        QVERIFY(spaceAt(won.open, outer).tokens.empty());
    }

    void FIGHT_4_eachItsOwnWayByOption()
    {
        for (const bool apart : {false, true})
        {
            Table table = farm(2, 0, {.fleeApart = apart});
            applyEvent(table, AlienPlaced{{green, 3}, {1, 2}, true});
            QCOMPARE(all(table, {TurnUpResistance{outer, "Sample Guards"}, RollRound{{1}, {4}}, ResolveRound{}}), ""s);
            QCOMPARE(
                give(table, Flee{green, {{{green, 1}, {1, 0}}, {{green, 2}, {1, 2}}}}), apart ? ""s : "CQ-FIGHT-4"s);
        }
    }

    /// CQ-FIGHT-4: to a place without resistance, conquered and demolished ones too; not onto a token but by option.
    void FIGHT_4_ontoATokenByOption()
    {
        for (const bool onto : {false, true})
        {
            Table table = farm(1, 0, {.fleeOntoTokens = onto});
            applyEvent(table, LocationDrawn{{1, 2}, "Sample Meadow"});
            applyEvent(table, LocationDrawn{{1, 6}, "Sample Farm"});
            const auto mayFlee = [&](Place to)
            {
                const std::vector<Place> ways = waysOut(table.open, outer, green);
                return std::ranges::find(ways, to) != ways.end();
            };
            QVERIFY(mayFlee({1, 2}) && !mayFlee({1, 6}));
            applyEvent(table, TokenPlaced{{1, 2}, foot});
            QCOMPARE(mayFlee({1, 2}), onto);
            applyEvent(table, Demolished{{1, 6}});
            QVERIFY(mayFlee({1, 6}));
            // Enemies bar nothing; own aliens open any place.
            applyEvent(table, AlienPlaced{{blue, 1}, {1, 6}, true});
            QVERIFY(mayFlee({1, 6}));
            applyEvent(table, AlienPlaced{{green, 4}, {1, 2}, true});
            QVERIFY(mayFlee({1, 2}));
        }
    }

    /// CQ-FIGHT-9, -4: Captain Fantastic is in the deck again when he was fled from, or has won.
    void FIGHT_9_theSuperheroIsNeverDiscarded()
    {
        for (const bool flees : {false, true})
        {
            Table table = farm(flees ? 2 : 1, 0);
            QCOMPARE(all(table,
                         {TurnUpResistance{outer, "Sample Paragon"}, RollRound{{1}, {6, 1}}, ResolveRound{},
                             LoseAlien{{green, 1}}}),
                ""s);
            if (flees)
                QCOMPARE(give(table, Flee{green, {{{green, 2}, {1, 0}}}}), ""s);
            QVERIFY(!table.open.battle);
            QVERIFY(table.open.decks[Deck::Resistance].discarded.empty());
            QCOMPARE(table.open.decks[Deck::Resistance].unseen->at("Sample Paragon"), 1);
        }
    }

    /// CQ-COOP-4: one player's aliens, or all together, and these also flee together.
    void COOP_4_whoFights()
    {
        CoopTable alone = shared({});
        QCOMPARE(all(alone, {TurnUpResistance{outer, "Sample Guards"}}), ""s);
        QCOMPARE(strengthOf(alone.open(), *alone.open().battle, Side::Attacker), std::optional(3));
        CoopTable table = shared({.fightTogether = true});
        QCOMPARE(all(table, {TurnUpResistance{outer, "Sample Guards"}}), ""s);
        QCOMPARE(strengthOf(table.open(), *table.open().battle, Side::Attacker), std::optional(5));
        QCOMPARE(all(table, lost), ""s);
        QCOMPARE(table.against(LoseAlien{{blue, 2}}), "CQ-FIGHT-3"s);
        QCOMPARE(table.against(LoseAlien{{blue, 1}}), ""s);
        table.stand({blue, 2}, outer);
        QCOMPARE(table.give(LoseAlien{{blue, 1}}), ""s);
        QCOMPARE(table.against(Flee{green, {{{green, 1}, {1, 0}}}}), "CQ-FIGHT-4"s);
        // If one of them has aliens there, all may go.
        const Flee toBlue{green, {{{green, 1}, {1, 2}}, {{blue, 2}, {1, 2}}}};
        QCOMPARE(table.against(toBlue), "CQ-FIGHT-4"s);
        table.stand({blue, 3}, {1, 2});
        QCOMPARE(table.against(toBlue), ""s);
        QCOMPARE(table.give(Flee{green, {{{green, 1}, {1, 0}}, {{blue, 2}, {1, 0}}}}), ""s);
        QVERIFY(aliensAt(table.open(), outer).empty() && !table.open().battle);
    }

    /// CQ-CMD-1: the token always, and the second roll by choice.
    void CMD_1_theTokenAlwaysByOption()
    {
        Table table = begunConquest(2, {.offerOnOne = OfferOnOne::TokenAlways});
        give(table, ChooseToken{green, CommandToken::Die}, PlayerSeat{green});
        give(table, ChooseToken{blue, CommandToken::Three}, PlayerSeat{blue});
        QCOMPARE(give(table, RollPoints{green, 1}), ""s);
        QCOMPARE(inPlay(table.open, green).threat, 2);
        QCOMPARE(give(table, AnswerOne{green, {}}), ""s);
        QCOMPARE(inPlay(table.open, green).threat, 2);
        QCOMPARE(table.open.clock.active, std::optional(green));
        QCOMPARE(inPlay(table.open, green).points.left, std::optional(1));
        // Nothing is added to points that nobody knows yet.
        Table early = begunConquest(2);
        QCOMPARE(give(early, ApplyCard{"Some text", {PointsChanged{green, 1}}}), "malformed /effects/0/by"s);
    }

    /// CQ-BOARD-2: within a section a ring, or the spaces that the layout lists and the table states.
    void BOARD_2_whatTouchesIsListedByOption()
    {
        Table table = greensTurn(2, {.touching = Touching::Listed});
        QCOMPARE(give(table, MoveAlien{{green, 1}, {1, 1}, false}), "CQ-BOARD-2"s);
        QCOMPARE(give(table, SayTouching{borderOf({1, 0}, {1, 1}), true}), ""s);
        QCOMPARE(give(table, MoveAlien{{green, 1}, {1, 1}, false}), ""s);
        // A missing layout leads to a question, not a refusal.
        Table bare = greensTurn(2);
        bare.open.pack.layouts.clear();
        applyEvent(bare, AlienPlaced{{green, 1}, {1, 1}, false});
        QCOMPARE(give(bare, MoveAlien{{green, 1}, {0, 1}, false}), "CQ-BOARD-2"s);
        QCOMPARE(give(bare, MoveAlien{{green, 1}, {0, 1}, true}), ""s);
        QCOMPARE(touch(bare.open, {0, 1}, {1, 1}), std::optional(true));
    }

    void DEMO_1_byOptionPopulationAndConquestStand()
    {
        Table table = greensTurn(2, {.demolition = Demolition::LeavesPopulation});
        applyEvent(table, LocationDrawn{outer, "Sample Village"});
        applyEvent(table, Conquered{outer, green});
        applyEvent(table, Demolished{outer});
        QCOMPARE(terrorOf(table.open, green), 2);
        QCOMPARE(resistanceNow(table.open, outer), 0);
    }

    void ALLY_2_whatItsCardDoesNotSay()
    {
        for (const AllyStrength strength : {AllyStrength::TheRaces, AllyStrength::None})
        {
            Table table = greensTurn(2, {.allyStrength = strength});
            applyEvent(table, StuffGained{green, "Sample Twin"});
            applyEvent(table, StuffGained{green, "Sample Beast"});
            QCOMPARE(strengthOf(table.open, AlienId{green, 5}), std::optional(strength == AllyStrength::None ? 0 : 3));
            QCOMPARE(strengthOf(table.open, AlienId{green, 6}), std::optional(5));
        }
    }

    /// CQ-DUE-4, CQ-DUE-1: after the last turn, or before Command.
    void DUE_4_theResistancePhaseComesBeforeCommandByOption()
    {
        CoopTable table(1, Mode::Cooperative, {.resistanceTime = ResistanceTime::BeforeCommand});
        table.happen(TurnBegan{green});
        table.happen(PhaseBegan{Phase::Draw});
        table.happen(HandDrawn{green, 3, {}, true});
        QCOMPARE(table.against(FreeLocations{}), "CQ-DUE-1"s);
        QCOMPARE(table.give(EndTurn{}), ""s);
        QCOMPARE(table.open().clock, (Clock{Phase::Resistance, 2, {}}));
        QCOMPARE(table.against(FreeLocations{}), "CQ-DUE-4"s);
        table.atStep(6);
        QCOMPARE(table.give(RollTechnology{{1}, {}}), ""s);
        QCOMPARE(table.open().clock, (Clock{Phase::Command, 2, {}}));
    }

    /// CQ-RES-7: a token placed by a card pushes, too; one that comes straight onto a full centre moves the marker.
    void RES_7_whatACardPlaces()
    {
        CoopTable table;
        table.put({0, 3}, "Sample Patrol");
        const auto place = [&](Place at) { return table.give(ApplyCard{"Some text", {TokenPlaced{at, foot}}}); };
        QCOMPARE(place({0, 3}), ""s);
        QCOMPARE(spaceAt(table.open(), {0, 0}).tokens, std::vector<std::string>{"Sample Patrol"});
        QCOMPARE(spaceAt(table.open(), {0, 3}).tokens, std::vector<std::string>{foot});
        const auto markerAfter = [&](int tokens)
        {
            CoopTable full;
            for (int i = 0; i < tokens; ++i)
                full.put({0, 0}, foot);
            const std::string said = full.give(ApplyCard{"Some text", {TokenPlaced{{0, 0}, foot}}});
            return said + std::to_string(full.open().resistance.marker);
        };
        QCOMPARE(boundary(markerAfter(2), markerAfter(3)), "0 | 1");
        // A manual correction changes only the value there.
        for (int i = 0; i < 2; ++i)
            QCOMPARE(place({0, 0}), ""s);
        QCOMPARE(table.give(Correct{TokenPlaced{{0, 0}, foot}}), "malformed at /event/at"s);
    }

    /// CQ-CANCEL-2, CQ-RES-9: a technology card is cancelled by a die of four or more; the cancelling card is spent
    /// either way.
    void CANCEL_2_technologyIsCancelledByADie()
    {
        const auto afterFace = [](std::optional<int> face)
        {
            CoopTable table;
            table.happen(TechnologyDrawn{"Sample Steel"});
            table.happen(HandDrawn{green, 2, {}, false});
            const std::string said
                = table.give(CancelCard{green, "Sample Veto", {}, Deck::Technology, "Sample Steel", face, {}});
            return said.empty() ? std::to_string(table.open().resistance.technology.size()) + " of it, "
                    + std::to_string(inPlay(table.open(), green).hand) + " in hand"
                                : said;
        };
        QCOMPARE(boundary(afterFace(4), afterFace(3)), "0 of it, 1 in hand | 1 of it, 1 in hand");
        QCOMPARE(afterFace({}), "CQ-CANCEL-2"s);
        QCOMPARE(afterFace(7), "malformed at /face"s);
    }

    /// CQ-FIGHT-1, CQ-STATE-4: with no event left, two heroes draw none; heroes without opponents fight nobody.
    void FIGHT_1_whereADeckIsUsedUp()
    {
        CoopTable table = shared({});
        table.table().open.decks[Deck::ResistanceEvents] = {Cards{}, Cards{}};
        QCOMPARE(all(table,
                     {TurnUpResistance{outer, "Sample Doctor"}, TurnUpResistance{outer, "Sample Pilot"},
                         TurnUpResistance{outer, "Sample Crowd"}}),
            ""s);
        CoopTable other = shared({});
        other.table().open.decks[Deck::Resistance] = {Cards{{"Sample Doctor", 1}}, Cards{}};
        QCOMPARE(other.give(TurnUpResistance{outer, "Sample Doctor"}), ""s);
        QCOMPARE(other.open().battle->stage, Stage::Conquer);
    }

    /// CQ-TOKEN-3: only that token, regardless of others there.
    void TOKEN_3_whatLayThereIsNotFoughtOutOfTurn()
    {
        CoopTable table(1);
        table.happen(LocationDrawn{outer, "Sample Meadow"});
        table.put(outer, "Sample Patrol");
        table.stand({green, 1}, outer);
        table.put(outer, foot);
        table.put(outer, foot);
        table.happen(TokenAppeared{{outer, foot}});
        table.happen(TokenAppeared{{outer, foot}});
        QCOMPARE(table.against(FightToken{outer, "Sample Patrol", {}}), "CQ-TOKEN-3"s);
        QCOMPARE(all(table, beaten), ""s);
        QCOMPARE(table.against(FightToken{outer, "Sample Patrol", {}}), "CQ-TOKEN-3"s);
        QCOMPARE(all(table, beaten), ""s);
        QVERIFY(!table.open().battle);
        QCOMPARE(spaceAt(table.open(), outer).tokens, std::vector<std::string>{"Sample Patrol"});
    }

    /// CQ-SETUP-1, CQ-COOP-6: the objective is fought for like any location; its back by option.
    void SETUP_1_theObjectiveAndItsBack()
    {
        Table table = greensTurn();
        for (int number = 1; number <= 4; ++number)
            applyEvent(table, AlienPlaced{{green, number}, {}, true});
        give(table, EndAction{});
        QCOMPARE(give(table, EndBattles{}), "CQ-EXP-2"s);
        for (int fight = 0; fight < 4; ++fight)
            QCOMPARE(all(table, {TurnUpResistance{{}, "Sample Crowd"}, RollRound{{6}, {1}}, ResolveRound{}}), ""s);
        QCOMPARE(give(table, Conquer{}), ""s);
        QCOMPARE(terrorOf(table.open, green), 4);
        Table back = newTable(conquestSample());
        QCOMPARE(give(back, ChoosePlayers{{.colours = {green, blue}, .variants = {.monument = true}}}), ""s);
        QCOMPARE(resistanceNow(back.open, {}), 3);
        QCOMPARE(populationNow(back.open, {}), 3);
        QCOMPARE(give(back, ChoosePlayers{{.colours = {green, blue}, .variants = {.moreTokens = true}}}), "CQ-COOP-6"s);
    }
};

DOSSIER_TESTS(ConquestReadingsTest, Nothing)

} // namespace conquest_readings_test

#include "conquest_readings_test.moc"
