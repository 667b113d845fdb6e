#include "model/conquest/seen/numbers.h"
#include "tests/model/conquest/coop_table.h"
#include "tests/model/conquest/greens_battle.h"
#include "tests/support/boundary.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace conquest_boundaries_test
{

using namespace dossier;
using namespace dossier::conquest;
using namespace dossier::test;

namespace
{

constexpr Place site{1, 0};
const std::string patrol = "Sample Patrol";

/// Returns the answer to a command without changing the table.
std::string said(Table table, const Command &command, const Seat &seat = PublicSeat{})
{
    return give(table, command, seat);
}

Table after(Table table, const std::vector<Event> &events)
{
    for (const Event &event : events)
        applyEvent(table, event);
    return table;
}

Table given(Table table, const std::vector<Command> &commands)
{
    for (const Command &command : commands)
        give(table, command);
    return table;
}

/// Returns green in his Battle phase on a farm, or on the named location, with two aliens.
Table standing(const std::string &location = "Sample Farm")
{
    return battleAt(outer, 2, location);
}

/// Returns that table with a resistance card turned up.
Table fighting(const std::string &card = "Sample Crowd")
{
    return given(standing(), {TurnUpResistance{outer, card}});
}

/// The first at the last value that a rule allows, the second beside it.
QByteArray sides(const Table &fine, const Table &beyond, const Command &command, const Seat &seat = PublicSeat{})
{
    return boundary(said(fine, command, seat), said(beyond, command, seat));
}

QByteArray sides(const Table &table, const Command &fine, const Command &beyond, const Seat &seat = PublicSeat{})
{
    return boundary(said(table, fine, seat), said(table, beyond, seat));
}

QByteArray sides(const CoopTable &table, const Command &fine, const Command &beyond)
{
    return boundary(table.against(fine), table.against(beyond));
}

/// A table before the game, where a race is described otherwise than the sample's.
Table withRace(const Race &race)
{
    Table table = newTable(conquestSample());
    give(table, ChoosePlayers{{.colours = {green, blue}}});
    give(table, Describe{race});
    return table;
}

Race molluscs(std::optional<int> strength)
{
    Race race = conquestSample().races.front();
    race.strength = strength;
    return race;
}

/// Green's hand is those cards.
Table holding(Table table, const std::vector<std::string> &hand)
{
    table.hands[green] = hand;
    table.open.inPlay[green].hand = static_cast<int>(hand.size());
    return table;
}

} // namespace

/// Each rule of Conquest of Planet Earth that refuses: the last that it allows, and the first beside it.
class ConquestBoundariesTest : public QObject
{
    Q_OBJECT

private slots:

    // --- The parts of a table, set-up ---

    void STATE_1_aStrengthThatIsKnown()
    {
        const TakeRace take{green, "Sample Molluscs"};
        QCOMPARE(sides(withRace(molluscs(0)), withRace(molluscs({})), take), "fine | CQ-STATE-1");
    }

    void STATE_2_aPopulationThatIsKnown()
    {
        const LocationCard farm{.name = "Sample Farm", .copies = 5, .resistance = 1, .population = 0};
        LocationCard unknown = farm;
        unknown.population.reset();
        const Table table = standing({});
        QCOMPARE(sides(after(table, {conquest::Described{farm}}), after(table, {conquest::Described{unknown}}),
                     Explore{outer, farm.name}),
            "fine | CQ-STATE-2");
    }

    void STATE_4_theLastCardOfAKind()
    {
        // Of Sample Panic there are two.
        const auto draw = [](std::vector<std::string> cards)
        { return DrawEvents{green, static_cast<int>(cards.size()), std::move(cards), "Some text"}; };
        const std::string panic = "Sample Panic";
        QCOMPARE(sides(holding(greensTurn(), {}), draw({panic, panic}), draw({panic, panic, panic}), PlayerSeat{green}),
            "fine | malformed /cards");
        QCOMPARE(
            sides(holding(greensTurn(), {}), holding(greensTurn(), {panic}), draw({panic, panic}), PlayerSeat{green}),
            "fine | CQ-STATE-4");
    }

    void BOARD_2_theNextButOneOfARing()
    {
        const Table table = after(greensTurn(), {AlienPlaced{{green, 1}, outer, false}});
        QCOMPARE(sides(table, MoveAlien{{green, 1}, {1, 6}, false}, MoveAlien{{green, 1}, {1, 5}, false}),
            "fine | CQ-BOARD-2");
        // Across sections as the layout has it: 0.3 and 1.1 touch, 0.2 and 1.1 do not.
        QCOMPARE(sides(table, MoveAlien{{green, 1}, {0, 3}, false}, MoveAlien{{green, 1}, {0, 2}, false}),
            "fine | CQ-BOARD-2");
    }

    void BOARD_4_anOuterSpaceIsExplored()
    {
        QCOMPARE(sides(standing({}), Explore{outer, "Sample Farm"}, Explore{site, "Sample Farm"}), "fine | CQ-BOARD-4");
    }

    void SETUP_1_twoAtTheLeast()
    {
        const auto of = [](std::vector<Colour> colours) { return ChoosePlayers{{.colours = std::move(colours)}}; };
        QCOMPARE(sides(newTable(conquestSample()), of({green, blue}), of({green})), "fine | CQ-SETUP-1");
        const auto together
            = [](std::vector<Colour> colours) { return ChoosePlayers{{Mode::Cooperative, std::move(colours)}}; };
        QCOMPARE(sides(newTable(conquestSample()), together({green}), together({})), "fine | CQ-SETUP-1");
    }

    void SETUP_3_aRaceThatNobodyHas()
    {
        const Table table = given(withRace(molluscs(3)), {TakeRace{green, "Sample Molluscs"}});
        QCOMPARE(sides(table, TakeRace{blue, "Sample Moths"}, TakeRace{blue, "Sample Molluscs"}), "fine | CQ-SETUP-3");
    }

    void SETUP_5_whenAllHaveDrawn()
    {
        Table table = withRace(molluscs(3));
        for (const auto &[colour, race] : {std::pair{green, "Sample Molluscs"}, {blue, "Sample Moths"}})
            give(table, TakeRace{colour, race});
        give(table, DrawEvents{green, 3, {}, {}}, PlayerSeat{green});
        QCOMPARE(sides(given(table, {DrawEvents{blue, 5, {}, {}}}), table, BeginGame{}), "fine | CQ-SETUP-5");
    }

    void SECRET_1_theOwnerAlone()
    {
        const Table table = begunConquest(2);
        const ChooseToken choose{green, CommandToken::Two};
        QCOMPARE(boundary(said(table, choose, PlayerSeat{green}), said(table, choose, TogetherSeat{})),
            "fine | CQ-SECRET-1");
    }

    // --- The active player ---

    void DUE_1_whoseTurnItIs()
    {
        const Table table = greensTurn();
        QCOMPARE(
            sides(table, MoveAlien{{green, 1}, outer, false}, MoveAlien{{blue, 1}, {2, 1}, false}), "fine | CQ-DUE-1");
    }

    void DUE_3_whatComesFirst()
    {
        const auto with
            = [](Place at) { return given(greensTurn(), {ApplyCard{"Some text", {TokenPlaced{at, foot}}}}); };
        QCOMPARE(sides(with(outer), with(site), EndAction{}), "fine | CQ-DUE-3");
    }

    void DUE_4_stepByStep()
    {
        CoopTable table;
        table.atStep(2);
        QCOMPARE(sides(table, FreeLocations{}, AdvanceTechnology{}), "fine | CQ-DUE-4");
    }

    // --- Command ---

    void CMD_1_aOneIsOfferedARollMore()
    {
        const auto rolled = [](int face)
        {
            Table table = begunConquest(2);
            give(table, ChooseToken{green, CommandToken::Die}, PlayerSeat{green});
            give(table, ChooseToken{blue, CommandToken::Die}, PlayerSeat{blue});
            return given(table, {RollPoints{green, face}});
        };
        QCOMPARE(sides(rolled(1), rolled(2), AnswerOne{green, 4}), "fine | CQ-CMD-1");
    }

    void CMD_2_theDieAlone()
    {
        const auto atHand = [](const std::set<CommandToken> &tokens)
        {
            Table table = begunConquest(2);
            table.open.inPlay[green].atHand = tokens;
            return table;
        };
        const Table alone = atHand({CommandToken::Die});
        const Table oneMore = atHand({CommandToken::Six, CommandToken::Die});
        QCOMPARE(sides(alone, oneMore, TakeBack{green}), "fine | CQ-CMD-2");
        QCOMPARE(sides(oneMore, alone, ChooseToken{green, CommandToken::Six}, PlayerSeat{green}), "fine | CQ-CMD-2");
    }

    void CMD_3_thoseWhoAreTied()
    {
        Table table = begunConquest(3);
        for (const Colour player : {green, blue, Colour::Red})
            give(table, ChooseToken{player, player == blue ? CommandToken::Three : CommandToken::Two},
                PlayerSeat{player});
        QCOMPARE(sides(table, RollFirst{{{green, 1}, {Colour::Red, 2}}},
                     RollFirst{{{green, 1}, {blue, 3}, {Colour::Red, 2}}}),
            "fine | CQ-CMD-3");
    }

    // --- Action ---

    void ACT_1_theLastPoint()
    {
        const auto left = [](int points) { return after(greensTurn(), {PointsChanged{green, points - 6}}); };
        QCOMPARE(sides(left(1), left(0), MoveAlien{{green, 1}, outer, false}), "fine | CQ-ACT-1");
        QCOMPARE(sides(left(2), left(1), BuyThreat{green}), "fine | CQ-ACT-1");
        const auto destroyed = [&](int points) { return after(left(points), {AlienDestroyed{{green, 1}}}); };
        QCOMPARE(sides(destroyed(1), destroyed(0), LandAlien{{green, 1}}), "fine | CQ-ACT-1");
    }

    void ACT_3_whereMovementEnds()
    {
        const auto through = [](const std::vector<Event> &events)
        { return given(after(greensTurn(), events), {MoveAlien{{green, 1}, outer, false}}); };
        const MoveAlien on{{green, 1}, {1, 2}, false};
        const auto land = [&](const std::string &card) { return LocationDrawn{outer, card}; };
        // Empty, of resistance 0 or 1, and conquered or demolished.
        QCOMPARE(sides(through({land("Sample Meadow")}), through({}), on), "fine | CQ-ACT-3");
        QCOMPARE(sides(through({land("Sample Farm"), Conquered{outer, blue}}), through({land("Sample Farm")}), on),
            "fine | CQ-ACT-3");
        QCOMPARE(sides(through({land("Sample Farm"), ValueChanged{outer, -1, 0}}),
                     through({land("Sample Meadow"), ValueChanged{outer, 1, 0}}), on),
            "fine | CQ-ACT-3");
        // A token or another player's alien, there or beside it.
        for (const Place at : {outer, Place{1, 3}})
            QCOMPARE(boundary(said(through({land("Sample Meadow"), TokenPlaced{at, foot}}), on),
                         said(through({land("Sample Meadow"), AlienPlaced{{blue, 1}, at, false}}), on)),
                at == outer ? "CQ-ACT-3 | CQ-ACT-3" : "fine | fine");
        // An alien that flees in an Action phase moves on unless something holds it, or its movement was over before.
        const auto fled = [&](const std::string &from, bool ended)
        {
            Table table = after(greensTurn(), {land(from), AlienPlaced{{green, 1}, outer, ended}});
            return given(table,
                {ApplyCard{"Some text", {TokenPlaced{outer, foot}}}, FightToken{outer, foot, {}}, RollRound{{1}, {1}},
                    ResolveRound{}, Flee{green, {{{green, 1}, site}}}});
        };
        QVERIFY(!fled("Sample Meadow", false).open.battle);
        QCOMPARE(sides(fled("Sample Meadow", false), fled("Sample Meadow", true), on), "fine | CQ-ACT-3");
    }

    void ACT_5_fromTheReserve()
    {
        const Table table = after(greensTurn(), {AlienDestroyed{{green, 1}}});
        QCOMPARE(sides(table, LandAlien{{green, 1}}, LandAlien{{green, 2}}), "fine | CQ-ACT-5");
    }

    void ACT_7_theCostOfACard()
    {
        const auto left = [](int points)
        { return after(holding(greensTurn(), {"Sample Find"}), {PointsChanged{green, points - 6}}); };
        QCOMPARE(sides(left(2), left(1), PlayEvent{green, "Sample Find", {}}, PlayerSeat{green}), "fine | CQ-ACT-7");
    }

    // --- Battle ---

    void EXP_1_onceAPhase()
    {
        const Table fled = given(fighting("Sample Guards"),
            {RollRound{{1}, {4}}, ResolveRound{}, Flee{green, {{{green, 1}, site}, {{green, 2}, site}}}});
        const auto back = [](const Table &table) { return after(table, {AlienPlaced{{green, 1}, outer, true}}); };
        QCOMPARE(sides(standing(), back(fled), TurnUpResistance{outer, "Sample Crowd"}), "fine | CQ-EXP-1");
    }

    void EXP_2_nothingLeftToMeet()
    {
        QCOMPARE(sides(standing("Sample Meadow"), standing(), EndBattles{}), "fine | CQ-EXP-2");
        QCOMPARE(sides(standing("Sample Meadow"), after(standing("Sample Meadow"), {TokenPlaced{outer, foot}}),
                     EndBattles{}),
            "fine | CQ-EXP-2");
        QCOMPARE(
            sides(standing("Sample Meadow"), after(standing("Sample Meadow"), {TokenPlaced{site, foot}}), EndBattles{}),
            "fine | CQ-EXP-2");
    }

    void EXP_3_exploredBeforeItIsFought()
    {
        QCOMPARE(sides(standing(), standing({}), TurnUpResistance{outer, "Sample Crowd"}), "fine | CQ-EXP-3");
        const auto token = [](const std::string &at) { return after(standing(at), {TokenPlaced{outer, foot}}); };
        QCOMPARE(sides(token("Sample Meadow"), token({}), FightToken{outer, foot, {}}), "fine | CQ-EXP-3");
    }

    void STEAL_1_whereNoEnemyIs()
    {
        const Table table = after(standing("Sample Meadow"), {Conquered{outer, blue}});
        QCOMPARE(sides(table, after(table, {TokenPlaced{outer, foot}}), Steal{outer}), "fine | CQ-STEAL-1");
        QCOMPARE(sides(table, after(table, {AlienPlaced{{blue, 1}, outer, true}}), Steal{outer}), "fine | CQ-STEAL-1");
        QCOMPARE(sides(table, after(table, {Conquered{outer, green}}), Steal{outer}), "fine | CQ-STEAL-1");
    }

    void FIGHT_1_tokensFirst()
    {
        const Table table = standing();
        QCOMPARE(sides(table, after(table, {TokenPlaced{outer, foot}}), TurnUpResistance{outer, "Sample Crowd"}),
            "fine | CQ-FIGHT-1");
    }

    void FIGHT_2_aDieEach()
    {
        QCOMPARE(sides(fighting(), RollRound{{1}, {1}}, RollRound{{1}, {1, 1}}), "fine | CQ-FIGHT-2");
        QCOMPARE(sides(fighting(), RollRound{{1}, {1}}, RollRound{{1, 1}, {1}}), "fine | CQ-FIGHT-2");
    }

    void FIGHT_3_oneOfThoseThatFought()
    {
        const Table lost = given(fighting(), {RollRound{{1}, {6}}, ResolveRound{}});
        QCOMPARE(sides(lost, LoseAlien{{green, 2}}, LoseAlien{{green, 3}}), "fine | CQ-FIGHT-3");
    }

    void FIGHT_4_whereToFleeTo()
    {
        const auto to = [](Place at) { return Flee{green, {{{green, 1}, at}, {{green, 2}, at}}}; };
        // A crowd and a Meadow beside it; the die makes it a push.
        const auto beside = [](const std::vector<Event> &events)
        { return after(given(fighting("Sample Guards"), {RollRound{{1}, {4}}, ResolveRound{}}), events); };
        const Table meadow = beside({LocationDrawn{{1, 2}, "Sample Meadow"}});
        QCOMPARE(sides(beside({}), to(site), to({1, 2})), "fine | CQ-FIGHT-4");
        QCOMPARE(sides(meadow, beside({LocationDrawn{{1, 2}, "Sample Village"}}), to({1, 2})), "fine | CQ-FIGHT-4");
        QCOMPARE(sides(meadow, after(meadow, {TokenPlaced{{1, 2}, foot}}), to({1, 2})), "fine | CQ-FIGHT-4");
        QCOMPARE(sides(beside({AlienPlaced{{green, 3}, {1, 2}, true}}), beside({AlienPlaced{{blue, 3}, {1, 2}, true}}),
                     to({1, 2})),
            "fine | CQ-FIGHT-4");
        QCOMPARE(sides(meadow, to({1, 2}), Flee{green, {{{green, 1}, site}}}), "fine | CQ-FIGHT-4");
    }

    void FIGHT_5_theCunningRollTwo()
    {
        QCOMPARE(sides(fighting("Sample Scouts"), RollRound{{1}, {1, 1}}, RollRound{{1}, {1}}), "fine | CQ-FIGHT-5");
    }

    void FIGHT_6_theActivePlayerSaysFirst()
    {
        const Table table = given(after(standing("Sample Meadow"), {AlienPlaced{{blue, 1}, outer, true}}),
            {FightAliens{outer, blue}, RollRound{{6}, {6}}, ResolveRound{}});
        QCOMPARE(sides(table, GoOn{green}, GoOn{blue}), "fine | CQ-FIGHT-6");
    }

    void FIGHT_8_theDiceBeforeTheyAreResolved()
    {
        QCOMPARE(sides(given(fighting(), {RollRound{{1}, {1}}}), fighting(), ResolveRound{}), "fine | CQ-FIGHT-8");
    }

    // --- Tokens ---

    void TOKEN_1_theLastOfThePool()
    {
        CoopTable table;
        table.happen(TokensCalled{{{.section = 1}}});
        table.table().open.decks[Deck::Tokens].unseen = Cards{{foot, 1}};
        QCOMPARE(sides(table, PlaceToken{1, 1, foot, {}}, PlaceToken{1, 1, patrol, {}}), "fine | CQ-TOKEN-1");
    }

    void TOKEN_3_thoseWhoStandThere()
    {
        const Table table = given(greensTurn(), {ApplyCard{"Some text", {TokenPlaced{site, foot}}}});
        QCOMPARE(sides(table, FightToken{site, foot, green}, FightToken{site, foot, blue}), "fine | CQ-TOKEN-3");
    }

    // --- Cards ---

    void DRAW_1_oneIsDiscarded()
    {
        const Table table = given(holding(greensTurn(), {"Sample Fury", "Sample Find"}), {EndAction{}, EndBattles{}});
        const DiscardEvent discard{green, "Sample Find"};
        Table once = table;
        give(once, DiscardEvent{green, "Sample Fury"}, PlayerSeat{green});
        QCOMPARE(sides(table, once, discard, PlayerSeat{green}), "fine | CQ-DRAW-1");
        const auto draw = [](std::vector<std::string> cards)
        { return DrawEvents{green, static_cast<int>(cards.size()), std::move(cards), {}}; };
        QCOMPARE(sides(table, draw({"Sample Dread"}), draw({"Sample Dread", "Sample Dread"}), PlayerSeat{green}),
            "fine | CQ-DRAW-1");
    }

    void EVENT_1_aCardOfTheHand()
    {
        const Table table = holding(greensTurn(), {"Sample Haste"});
        QCOMPARE(
            sides(table, PlayEvent{green, "Sample Haste", {}}, PlayEvent{green, "Sample Dread", {}}, PlayerSeat{green}),
            "fine | CQ-EVENT-1");
    }

    void EVENT_2_aCostInTheOwnActionPhase()
    {
        const Table table = holding(greensTurn(), {"Sample Fury"});
        QCOMPARE(sides(table, given(table, {EndAction{}}), PlayEvent{green, "Sample Fury", {}}, PlayerSeat{green}),
            "fine | CQ-EVENT-2");
    }

    void CANCEL_1_whatIsBeingPlayed()
    {
        const auto played = [](const std::vector<Command> &since)
        {
            Table table = holding(greensTurn(), {"Sample Haste", "Sample Mist"});
            give(table, PlayEvent{green, "Sample Haste", {}}, PlayerSeat{green});
            return given(table, since);
        };
        const CancelCard cancel{blue, "Sample Veto", green, Deck::Events, "Sample Haste", {}, {}};
        // Being played; and over, when the turn has gone on.
        QCOMPARE(sides(played({}), played({EndAction{}}), cancel, PlayerSeat{blue}), "fine | CQ-CANCEL-1");
        CancelCard byAnother = cancel;
        byAnother.by = "Sample Dread";
        QCOMPARE(sides(played({}), cancel, byAnother, PlayerSeat{blue}), "fine | CQ-CANCEL-1");
    }

    void CANCEL_2_byADie()
    {
        CoopTable table;
        table.happen(TechnologyDrawn{"Sample Radio"});
        CancelCard cancel{green, "An ability", {}, Deck::Technology, "Sample Radio", 3, {}};
        CancelCard without = cancel;
        without.face.reset();
        QCOMPARE(sides(table, cancel, without), "fine | CQ-CANCEL-2");
        const auto isLeft = [&](int face)
        {
            CoopTable one = table;
            cancel.face = face;
            one.give(cancel);
            return !one.open().resistance.technology.empty();
        };
        QCOMPARE(boundary(isLeft(3), isLeft(4)), "yes | no");
    }

    void STUFF_1_whatLiesBeforeHim()
    {
        const Table table = after(greensTurn(), {StuffGained{green, "Sample Lamp"}});
        QCOMPARE(sides(table, ActivateStuff{green, "Sample Lamp", {}}, ActivateStuff{green, "Sample Lens", {}}),
            "fine | CQ-STUFF-1");
    }

    void STUFF_2_onceUntilTheNextTurn()
    {
        const Table table = after(greensTurn(), {StuffGained{green, "Sample Lamp"}});
        const ActivateStuff use{green, "Sample Lamp", {}};
        QCOMPARE(sides(table, given(table, {use}), use), "fine | CQ-STUFF-2");
    }

    void RACE_1_theThreatItCosts()
    {
        const Table table = greensTurn();
        QCOMPARE(sides(table, after(table, {ThreatChanged{green, -1}}), UseAbility{green, "Ink Cloud", {}}),
            "fine | CQ-RACE-1");
    }

    // --- The end ---

    void WIN_1_nothingAfterTheEnd()
    {
        const auto with
            = [](int terror) { return given(after(greensTurn(), {TerrorChanged{green, terror}}), {BuyThreat{green}}); };
        QCOMPARE(sides(with(7), with(8), BuyThreat{green}), "fine | CQ-WIN-1");
    }

    void WIN_2_theOthersAreAsked()
    {
        const Table table = given(greensTurn(), {ApplyCard{"Some text", {TerrorChanged{green, 8}}}});
        QCOMPARE(sides(table, LetWin{blue}, LetWin{green}), "fine | CQ-WIN-2");
    }

    // --- Together ---

    void COOP_2_commandTokensAgainstEachOther()
    {
        CoopTable table;
        table.happen(RoundBegan{2});
        const ChooseToken choose{green, CommandToken::Two};
        QCOMPARE(
            boundary(said(begunConquest(2), choose, PlayerSeat{green}), table.against(choose)), "fine | CQ-COOP-2");
        // The two of the centre are on one space.
        table.happen(TokensCalled{{{0, 1, true}}});
        table.put({0, 3}, patrol);
        QCOMPARE(sides(table, PlaceToken{0, 3, foot, {}}, PlaceToken{0, 4, foot, {}}), "fine | CQ-COOP-2");
    }

    void COOP_6_moreForThoseTogether()
    {
        const auto needing = [](Mode mode)
        { return ChoosePlayers{{.mode = mode, .colours = {green, blue}, .variants = {.objectiveNeeded = true}}}; };
        QCOMPARE(sides(newTable(conquestSample()), needing(Mode::Cooperative), needing(Mode::Competitive)),
            "fine | CQ-COOP-6");
    }

    void RES_3_whenTokensAreCalledFor()
    {
        CoopTable none;
        CoopTable called;
        called.happen(TokensCalled{{{.section = 1}}});
        const PlaceToken place{1, 1, foot, {}};
        QCOMPARE(boundary(called.against(place), none.against(place)), "fine | CQ-RES-3");
    }

    void RES_4_thoseThatMove()
    {
        CoopTable table;
        for (const int number : {1, 2})
            table.put({1, number}, patrol);
        table.atStep(4, {{{1, 1}, patrol}});
        QCOMPARE(sides(table, MoveToken{{{1, 1}, patrol}, 3}, MoveToken{{{1, 2}, patrol}, 3}), "fine | CQ-RES-4");
    }

    void RES_5_thoseThatFire()
    {
        CoopTable table;
        for (const int number : {1, 2})
            table.put({0, number}, "Sample Battery");
        const TokenAt first{{0, 1}, "Sample Battery"};
        table.stand({green, 1}, {0, 1});
        table.atStep(5, {first});
        const std::map<AlienId, int> dice{{{green, 1}, 1}};
        QCOMPARE(
            sides(table, FireBarrage{first, dice}, FireBarrage{{{0, 2}, "Sample Battery"}, dice}), "fine | CQ-RES-5");
        QCOMPARE(sides(table, FireBarrage{first, dice}, FireBarrage{first, {}}), "fine | CQ-FIGHT-5");
    }

    void RES_6_theDiceOfTheSector()
    {
        CoopTable table;
        table.atStep(6);
        QCOMPARE(sides(table, RollTechnology{{5}, {}}, RollTechnology{{5, 5}, {}}), "fine | CQ-RES-6");
        QCOMPARE(
            sides(table, RollTechnology{{6}, "Sample Radio"}, RollTechnology{{5}, "Sample Radio"}), "fine | CQ-RES-6");
        QCOMPARE(sides(table, RollTechnology{{5}, {}}, RollTechnology{{6}, {}}), "fine | CQ-RES-6");
        // From sector to sector: 3 is the last of the first.
        const auto at = [&](int marker)
        {
            CoopTable one = table;
            one.happen(MarkerMoved{marker});
            return one.against(RollTechnology{{5}, {}});
        };
        QCOMPARE(boundary(at(3), at(4)), "fine | CQ-RES-6");
    }

    void RES_7_whoIsPushed()
    {
        CoopTable table;
        table.happen(TokensCalled{{{.section = 1}}});
        table.put(outer, patrol);
        QCOMPARE(sides(table, PlaceToken{1, 1, foot, patrol}, PlaceToken{1, 1, foot, {}}), "fine | CQ-RES-7");
        // Three in the centre: nobody is pushed any more.
        const auto centre = [&](int tokens)
        {
            CoopTable one = table;
            for (int i = 0; i < tokens; ++i)
                one.put(site, foot);
            return one.against(PlaceToken{1, 1, foot, patrol});
        };
        QCOMPARE(boundary(centre(2), centre(3)), "fine | CQ-RES-7");
    }

    void RES_8_theNextPlacingComesAfterTheOneUnderWay()
    {
        CoopTable table;
        table.happen(TokensCalled{{{.section = 0}, {.section = 1}}});
        table.happen(TokensCalled{{{.section = 1}, {.section = 2}}});
        QCOMPARE(sides(table, PlaceToken{1, 1, foot, {}}, PlaceToken{2, 1, foot, {}}), "fine | CQ-RES-8");
    }

    void RES_10_theSpacesOfHisSection()
    {
        CoopTable table;
        table.happen(CaptainCame{"Sample Paragon", {site}});
        QCOMPARE(sides(table, FightCaptain{site, {6}, {1, 1}, {}}, FightCaptain{{2, 0}, {6}, {1, 1}, {}}),
            "fine | CQ-RES-10");
        QCOMPARE(
            sides(table, FightCaptain{site, {6}, {1, 1}, {}}, FightCaptain{site, {1}, {6, 6}, {}}), "fine | CQ-RES-10");
    }
};

DOSSIER_TESTS(ConquestBoundariesTest, Nothing)

} // namespace conquest_boundaries_test

#include "conquest_boundaries_test.moc"
