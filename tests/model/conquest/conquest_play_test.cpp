#include "model/conquest/seen/numbers.h"
#include "tests/model/conquest/greens_battle.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace conquest_play_test
{

using namespace dossier;
using namespace dossier::conquest;
using namespace dossier::test;
using namespace std::string_literals;

namespace
{

/// Puts a location somewhere without an exploring player.
void put(Table &table, Place at, const std::string &card)
{
    applyEvent(table, LocationDrawn{at, card});
}

/// One round, by these dice.
std::string round(Table &table, std::vector<int> attacker, std::vector<int> opponent)
{
    const std::string no = give(table, RollRound{std::move(attacker), std::move(opponent)});
    return no.empty() ? give(table, ResolveRound{}) : no;
}

Stage stageOf(const Table &table)
{
    return table.open.battle ? table.open.battle->stage : Stage::Conquer;
}

} // namespace

class ConquestPlayTest : public QObject
{
    Q_OBJECT

private slots:

    // --- Set-up ---

    /// CQ-SETUP-1.
    void twoToFourPlayEachOther()
    {
        Table table = newTable(conquestSample());
        QCOMPARE(give(table, ChoosePlayers{{.colours = {green}}}), "CQ-SETUP-1"s);
        QCOMPARE(give(table, ChoosePlayers{{.colours = {green, green}}}), "malformed /players"s);
        QCOMPARE(give(table, ChoosePlayers{{.colours = {green, blue}}}), ""s);
        QCOMPARE(table.open.spaces.size(), std::size_t{21});
        QCOMPARE(spaceAt(table.open, {}).location->card, "Sample Capitol"s);
    }

    /// CQ-SETUP-3, -4.
    void aRaceIsThereOnce()
    {
        Table table = newTable(conquestSample());
        give(table, ChoosePlayers{{.colours = {green, blue}}});
        QCOMPARE(give(table, TakeRace{green, "Sample Moths"}), ""s);
        QCOMPARE(give(table, TakeRace{blue, "Sample Moths"}), "CQ-SETUP-3"s);
        QCOMPARE(inPlay(table.open, green).threat, 1);
        QCOMPARE(aliensAt(table.open, {1, 0}, green).size(), std::size_t{4});
        QCOMPARE(inPlay(table.open, green).atHand.size(), std::size_t{6});
        QCOMPARE(give(table, BeginGame{}), "CQ-SETUP-5"s);
    }

    // --- Command ---

    /// CQ-CMD-1, -3, CQ-SECRET-1.
    void tokensAreHiddenUntilAllHaveChosen()
    {
        Table table = begunConquest(2);
        QCOMPARE(give(table, ChooseToken{green, CommandToken::Five}, PlayerSeat{blue}), "CQ-SECRET-1"s);
        QCOMPARE(give(table, ChooseToken{green, CommandToken::Five}, PlayerSeat{green}), ""s);
        QVERIFY(!view(table, PlayerSeat{blue}).chosen);
        QCOMPARE(give(table, ChooseToken{green, CommandToken::Four}, PlayerSeat{green}), ""s);
        QVERIFY(view(table, PlayerSeat{green}).chosen == (CommandToken::Four));
        QCOMPARE(give(table, ChooseToken{blue, CommandToken::Three}, PlayerSeat{blue}), ""s);
        QVERIFY(table.open.clock.active == (blue));
        QVERIFY(inPlay(table.open, green).points.left == (4));
        QVERIFY(!inPlay(table.open, green).atHand.contains(CommandToken::Four));
        QVERIFY(table.open.clock.phase == (Phase::Action));
    }

    /// CQ-CMD-1: one offer, the token and the second roll.
    void aOneMayBeRolledAgain()
    {
        Table table = begunConquest(2);
        give(table, ChooseToken{green, CommandToken::Die}, PlayerSeat{green});
        give(table, ChooseToken{blue, CommandToken::Three}, PlayerSeat{blue});
        QCOMPARE(give(table, RollPoints{blue, 4}), "CQ-CMD-1"s);
        QCOMPARE(give(table, RollPoints{green, 1}), ""s);
        QCOMPARE(give(table, RollPoints{green, 4}), "CQ-CMD-1"s);
        QCOMPARE(inPlay(table.open, green).threat, 1);
        QCOMPARE(give(table, AnswerOne{green, 1}), ""s);
        QCOMPARE(inPlay(table.open, green).threat, 2);
        QCOMPARE(give(table, AnswerOne{green, 5}), "CQ-DUE-1"s);
        QVERIFY(table.open.clock.active == (green));
    }

    /// CQ-CMD-3: the tied players roll, the lowest is first; by option play continues from the last.
    void aTieIsRolledOff()
    {
        Table table = begunConquest(3);
        for (const Colour player : table.open.players.colours)
            give(table, ChooseToken{player, CommandToken::Two}, PlayerSeat{player});
        QCOMPARE(table.open.pending.tied.size(), std::size_t{3});
        QCOMPARE(give(table, RollFirst{{{green, 3}, {blue, 2}}}), "CQ-CMD-3"s);
        QCOMPARE(give(table, RollFirst{{{green, 3}, {blue, 2}, {Colour::Red, 2}}}), ""s);
        QVERIFY(table.open.pending.tied == ((std::vector{blue, Colour::Red})));
        QCOMPARE(give(table, RollFirst{{{blue, 6}, {Colour::Red, 5}}}), ""s);
        QVERIFY(table.open.clock.active == (Colour::Red));
        Table other = begunConquest(2, {.firstTie = FirstTie::NextAfterTheLast});
        for (const Colour player : other.open.players.colours)
            give(other, ChooseToken{player, CommandToken::Two}, PlayerSeat{player});
        QVERIFY(other.open.clock.active == (green));
    }

    /// CQ-CMD-2.
    void theTokensComeBackWhenTheDieIsLeft()
    {
        Table table = begunConquest(2);
        QCOMPARE(give(table, TakeBack{green}), "CQ-CMD-2"s);
        table.open.inPlay[green].atHand = {CommandToken::Die};
        QCOMPARE(give(table, ChooseToken{green, CommandToken::Two}, PlayerSeat{green}), "CQ-CMD-2"s);
        QCOMPARE(give(table, TakeBack{green}), ""s);
        QCOMPARE(inPlay(table.open, green).atHand.size(), std::size_t{6});
    }

    // --- Action ---

    /// CQ-ACT-1, -3, CQ-BOARD-2.
    void movementEndsOnAnEmptySpace()
    {
        Table table = greensTurn();
        QCOMPARE(give(table, MoveAlien{{blue, 1}, {2, 1}, false}), "CQ-DUE-1"s);
        QCOMPARE(give(table, MoveAlien{{green, 1}, {2, 1}, false}), "CQ-BOARD-2"s);
        QCOMPARE(give(table, MoveAlien{{green, 1}, outer, false}), ""s);
        QCOMPARE(give(table, MoveAlien{{green, 1}, {1, 2}, false}), "CQ-ACT-3"s);
        QVERIFY(inPlay(table.open, green).points.left == (5));
    }

    /// CQ-ACT-3: on over a space without resistance, as long as there are points.
    void movementGoesOnWhereNobodyResists()
    {
        Table table = greensTurn();
        put(table, outer, "Sample Meadow");
        put(table, {1, 2}, "Sample Farm");
        applyEvent(table, PointsChanged{green, -4});
        QCOMPARE(give(table, MoveAlien{{green, 1}, outer, false}), ""s);
        QCOMPARE(give(table, MoveAlien{{green, 1}, {1, 4}, false}), "CQ-BOARD-2"s);
        QCOMPARE(give(table, MoveAlien{{green, 1}, {1, 2}, false}), ""s);
        QCOMPARE(give(table, MoveAlien{{green, 2}, outer, false}), "CQ-ACT-1"s);
        QVERIFY(alienOf(table.open, {green, 1})->ended);
    }

    /// CQ-ACT-5: an alien that lands on a token is bound, and those already there are not.
    void aTokenBindsWhoLands()
    {
        Table table = greensTurn();
        QCOMPARE(give(table, LandAlien{{green, 1}}), "CQ-ACT-5"s);
        applyEvent(table, AlienDestroyed{{green, 1}});
        applyEvent(table, TokenPlaced{{1, 0}, "Sample Footsoldiers"});
        QCOMPARE(give(table, MoveAlien{{green, 1}, outer, false}), "CQ-ACT-3"s);
        QCOMPARE(give(table, LandAlien{{green, 1}}), ""s);
        QCOMPARE(give(table, MoveAlien{{green, 1}, outer, false}), "CQ-ACT-3"s);
        QCOMPARE(give(table, MoveAlien{{green, 2}, outer, false}), ""s);
    }

    /// CQ-ACT-6.
    void twoPointsBuyThreat()
    {
        Table table = greensTurn();
        QCOMPARE(give(table, BuyThreat{green}), ""s);
        QCOMPARE(inPlay(table.open, green).threat, 2);
        applyEvent(table, PointsChanged{green, -3});
        QCOMPARE(give(table, BuyThreat{green}), "CQ-ACT-1"s);
    }

    // --- Battle ---

    /// CQ-EXP-2, -3, CQ-FIGHT-1, -2, -7: Thick shells of three against a crowd of one.
    void aFarmIsExploredFoughtForAndConquered()
    {
        Table table = battleAt(outer, 1, {});
        QCOMPARE(give(table, EndBattles{}), "CQ-EXP-2"s);
        QCOMPARE(give(table, TurnUpResistance{outer, "Sample Crowd"}), "CQ-EXP-3"s);
        QCOMPARE(give(table, Explore{{1, 0}, "Sample Farm"}), "CQ-BOARD-4"s);
        QCOMPARE(give(table, Explore{outer, "Sample Farm"}), ""s);
        QCOMPARE(give(table, Explore{outer, "Sample Farm"}), "CQ-EXP-3"s);
        QCOMPARE(give(table, EndBattles{}), "CQ-EXP-2"s);
        QCOMPARE(give(table, TurnUpResistance{outer, "Sample Doctor"}), ""s);
        QVERIFY(stageOf(table) == (Stage::TurnUp));
        QCOMPARE(give(table, RollRound{{1}, {1}}), "CQ-FIGHT-8"s);
        QCOMPARE(give(table, TurnUpResistance{outer, "Sample Crowd"}), ""s);
        // Cunning rolls two.
        QCOMPARE(give(table, RollRound{{3}, {1}}), "CQ-FIGHT-5"s);
        QCOMPARE(round(table, {3}, {1, 2}), ""s);
        QVERIFY(stageOf(table) == (Stage::Conquer));
        QCOMPARE(give(table, Conquer{true}), ""s);
        QCOMPARE(terrorOf(table.open, green), 1);
        QCOMPARE(resistanceNow(table.open, outer), 0);
        QCOMPARE(table.open.decks[Deck::Resistance].discarded.size(), std::size_t{2});
        QCOMPARE(give(table, EndBattles{}), ""s);
    }

    /// CQ-FIGHT-2: a push, and overwhelming dice at any strengths.
    void aSixOverwhelms()
    {
        Table table = battleAt(outer, 2, "Sample Farm");
        give(table, TurnUpResistance{outer, "Sample Crowd"});
        QCOMPARE(round(table, {1}, {6}), ""s);
        QVERIFY(stageOf(table) == (Stage::Lose));
        QCOMPARE(give(table, LoseAlien{{green, 3}}), "CQ-FIGHT-3"s);
        QCOMPARE(give(table, LoseAlien{{green, 2}}), ""s);
        QCOMPARE(give(table, GoOn{blue}), "CQ-FIGHT-6"s);
        QCOMPARE(give(table, GoOn{green}), ""s);
        QCOMPARE(round(table, {6}, {6}), ""s);
        QVERIFY(stageOf(table) == (Stage::FleeOrStay));
        give(table, GoOn{green});
        QCOMPARE(round(table, {1}, {3}), ""s);
        QVERIFY(stageOf(table) == (Stage::FleeOrStay));
    }

    /// CQ-FIGHT-5: Assault wins ties, a double overwhelming too (by option it is a push).
    void assaultWinsTies()
    {
        for (const bool pushes : {false, true})
        {
            Table table = battleAt(outer, 2, "Sample Farm", {.doubleOverwhelmingPushes = pushes});
            give(table, TurnUpResistance{outer, "Sample Cars"});
            QCOMPARE(round(table, {6}, {6}), ""s);
            QVERIFY(stageOf(table) == (pushes ? Stage::FleeOrStay : Stage::Lose));
            QCOMPARE(table.open.battle->fight.last->attacker, 12);
            QCOMPARE(table.open.battle->fight.last->opponent, 11);
        }
    }

    /// CQ-FIGHT-5: Deadly from five, Bold for each alien there.
    void theDeadlyAndTheBold()
    {
        Table table = battleAt(outer, 3, "Sample Farm");
        give(table, TurnUpResistance{outer, "Sample Planes"});
        QCOMPARE(round(table, {5}, {5}), ""s);
        QVERIFY(stageOf(table) == (Stage::Lose));
        Table bold = battleAt(outer, 3, "Sample Farm");
        give(bold, TurnUpResistance{outer, "Sample Singer"});
        give(bold, TurnUpResistance{outer, "Sample Riflemen"});
        QVERIFY(strengthOf(bold.open, *bold.open.battle, Side::Opponent) == (4 + 1 + 3));
        bold.open.options.boldForEach = true;
        QVERIFY(strengthOf(bold.open, *bold.open.battle, Side::Opponent) == (4 + 1 + 6));
    }

    /// CQ-FIGHT-5: before each round, of any player.
    void aBarrageFiresAtAllAround()
    {
        Table table = battleAt(outer, 1, "Sample Farm");
        give(table, TurnUpResistance{outer, "Sample Cannons"});
        QVERIFY(stageOf(table) == (Stage::Barrage));
        RollBarrage roll;
        roll.dice[{green, 1}] = 2;
        QCOMPARE(give(table, roll), "CQ-FIGHT-5"s);
        for (int number = 2; number <= 4; ++number)
            roll.dice[{green, number}] = 3;
        QCOMPARE(give(table, roll), ""s);
        QVERIFY(!table.open.battle);
        QVERIFY(!alienOf(table.open, {green, 1})->at);
        QCOMPARE(aliensAt(table.open, {1, 0}).size(), std::size_t{3});
    }

    /// CQ-FIGHT-4.
    void allFleeToOnePlace()
    {
        Table table = battleAt(outer, 2, "Sample Farm");
        give(table, TurnUpResistance{outer, "Sample Guards"});
        Flee flee{green, {{{green, 1}, {1, 0}}}};
        QCOMPARE(give(table, flee), "CQ-FIGHT-8"s);
        QCOMPARE(round(table, {1}, {4}), ""s);
        QVERIFY(stageOf(table) == (Stage::FleeOrStay));
        QCOMPARE(give(table, flee), "CQ-FIGHT-4"s);
        flee.to[{green, 2}] = {1, 2};
        QCOMPARE(give(table, flee), "CQ-FIGHT-4"s);
        flee.to[{green, 2}] = {1, 0};
        QCOMPARE(give(table, flee), ""s);
        QVERIFY(!table.open.battle);
        QCOMPARE(give(table, EndBattles{}), ""s);
    }

    /// CQ-FIGHT-1, -3, CQ-TOKEN-2: tokens come first, and go back into the pool.
    void tokensAreFoughtFirst()
    {
        Table table = battleAt(outer, 2, "Sample Farm");
        applyEvent(table, TokenPlaced{outer, "Sample Footsoldiers"});
        const Cards pool = *table.open.decks[Deck::Tokens].unseen;
        QCOMPARE(give(table, TurnUpResistance{outer, "Sample Crowd"}), "CQ-FIGHT-1"s);
        QCOMPARE(give(table, FightToken{outer, "Sample Jumpers", {}}), "CQ-FIGHT-1"s);
        QCOMPARE(give(table, FightToken{outer, "Sample Footsoldiers", {}}), ""s);
        QCOMPARE(round(table, {4}, {4}), ""s);
        QCOMPARE(table.open.decks[Deck::Tokens].unseen->at("Sample Footsoldiers"), pool.at("Sample Footsoldiers") + 1);
        QVERIFY(stageOf(table) == (Stage::NextFight));
        QCOMPARE(give(table, EndBattles{}), "CQ-DUE-3"s);
        QCOMPARE(give(table, TurnUpResistance{outer, "Sample Crowd"}), ""s);
    }

    /// CQ-TOKEN-3: at once, out of turn, that token only; an empty space is explored before.
    void aTokenThatAppearsIsFoughtAtOnce()
    {
        Table table = greensTurn();
        applyEvent(table, AlienPlaced{{blue, 1}, {2, 3}, true});
        QCOMPARE(give(table, ApplyCard{"Some text", {TokenPlaced{{2, 3}, "Sample Jumpers"}}}), ""s);
        QCOMPARE(give(table, EndAction{}), "CQ-DUE-3"s);
        QCOMPARE(give(table, FightToken{{2, 3}, "Sample Jumpers", {}}), "CQ-TOKEN-3"s);
        QCOMPARE(give(table, Explore{{2, 3}, "Sample Barracks"}), ""s);
        QCOMPARE(give(table, FightToken{{2, 3}, "Sample Jumpers", green}), "CQ-TOKEN-3"s);
        QCOMPARE(give(table, FightToken{{2, 3}, "Sample Jumpers", blue}), ""s);
        QCOMPARE(round(table, {6}, {1, 1}), ""s);
        QVERIFY(!table.open.battle);
        QVERIFY(!spaceAt(table.open, {2, 3}).location->conqueredBy);
        QCOMPARE(give(table, EndAction{}), ""s);
    }

    /// CQ-FIGHT-6.
    void aliensFightAliens()
    {
        Table table = greensTurn();
        put(table, outer, "Sample Village");
        applyEvent(table, Conquered{outer, blue});
        applyEvent(table, AlienPlaced{{green, 1}, outer, true});
        applyEvent(table, AlienPlaced{{blue, 1}, outer, true});
        give(table, EndAction{});
        QCOMPARE(give(table, Steal{outer}), "CQ-STEAL-1"s);
        QCOMPARE(give(table, FightAliens{outer, blue}), ""s);
        QCOMPARE(round(table, {2}, {3}), ""s);
        // Three and two: a push; the active player says first.
        QVERIFY(stageOf(table) == (Stage::FleeOrStay));
        QCOMPARE(give(table, GoOn{blue}), "CQ-FIGHT-6"s);
        QCOMPARE(give(table, GoOn{green}), ""s);
        QCOMPARE(give(table, GoOn{blue}), ""s);
        QCOMPARE(round(table, {6}, {1}), ""s);
        QCOMPARE(give(table, LoseAlien{{green, 1}}), "CQ-FIGHT-3"s);
        QCOMPARE(give(table, LoseAlien{{blue, 1}}), ""s);
        QVERIFY(stageOf(table) == (Stage::Conquer));
        QVERIFY((resolve(table, Conquer{true}).front() == Event(Stolen{outer, green, blue})));
        QCOMPARE(give(table, Conquer{true}), ""s);
        QCOMPARE(terrorOf(table.open, green), 2);
        QCOMPARE(terrorOf(table.open, blue), 0);
    }

    /// CQ-STEAL-1: in the Battle phase, where no enemy is.
    void aConquestIsStolen()
    {
        Table table = greensTurn();
        put(table, outer, "Sample Village");
        applyEvent(table, Conquered{outer, blue});
        applyEvent(table, AlienPlaced{{green, 1}, outer, true});
        QCOMPARE(give(table, Steal{outer}), "CQ-DUE-1"s);
        give(table, EndAction{});
        applyEvent(table, TokenPlaced{outer, "Sample Jumpers"});
        QCOMPARE(give(table, Steal{outer}), "CQ-STEAL-1"s);
        applyEvent(table, TokenTaken{outer, "Sample Jumpers"});
        QVERIFY((resolve(table, Steal{outer}) == Events{Stolen{outer, green, blue}}));
        QCOMPARE(give(table, Steal{outer}), ""s);
        QCOMPARE(terrorOf(table.open, green), 2);
    }

    /// CQ-FIGHT-9.
    void theSuperheroShufflesTheDeck()
    {
        Table table = battleAt(outer, 4, "Sample Farm");
        give(table, TurnUpResistance{outer, "Sample Paragon"});
        QCOMPARE(round(table, {6}, {1, 1}), ""s);
        QVERIFY(table.open.decks[Deck::Resistance].discarded.empty());
        QCOMPARE(table.open.decks[Deck::Resistance].unseen->at("Sample Paragon"), 1);
    }

    // --- Cards, the end ---

    /// CQ-DRAW-1.
    void aHandIsFilledAtTheEndOfATurn()
    {
        Table table = greensTurn();
        give(table, EndAction{});
        give(table, EndBattles{});
        const std::string card = table.hands[green].front();
        QCOMPARE(give(table, DiscardEvent{green, card}, PlayerSeat{blue}), "CQ-SECRET-1"s);
        QCOMPARE(give(table, DiscardEvent{green, card}, PlayerSeat{green}), ""s);
        QCOMPARE(give(table, DiscardEvent{green, table.hands[green].front()}, PlayerSeat{green}), "CQ-DRAW-1"s);
        QCOMPARE(give(table, EndTurn{}), "CQ-DRAW-1"s);
        QCOMPARE(give(table, DrawEvents{green, 2, {card, card}, {}}, PlayerSeat{green}), "CQ-DRAW-1"s);
        QCOMPARE(give(table, DrawEvents{green, 1, {card}, {}}, PlayerSeat{green}), ""s);
        QCOMPARE(give(table, EndTurn{}), ""s);
        QVERIFY(table.open.clock.active == (blue));
    }

    /// CQ-STUFF-1, -2, CQ-ACT-2.
    void stuffIsTurnedDownUntilTheOwnNextTurn()
    {
        Table table = greensTurn();
        std::string active;
        for (const StuffCard &card : conquestSample().stuff)
            if (card.activate)
                active = card.name;
        QCOMPARE(give(table, ActivateStuff{green, active, {}}), "CQ-STUFF-1"s);
        applyEvent(table, StuffGained{green, active});
        QCOMPARE(give(table, ActivateStuff{green, active, {}}), ""s);
        QCOMPARE(give(table, ActivateStuff{green, active, {}}), "CQ-STUFF-2"s);
        applyEvent(table, TurnBegan{green});
        QCOMPARE(give(table, ActivateStuff{green, active, {}}), ""s);
    }

    /// CQ-ALLY-1, -2.
    void anAllyIsOneMoreAlien()
    {
        Table table = greensTurn();
        const auto ally = std::ranges::find(conquestSample().stuff, true, &StuffCard::ally);
        applyEvent(table, StuffGained{green, ally->name});
        QVERIFY(alienOf(table.open, {green, 5})->at == (Place{1, 0}));
        QVERIFY(strengthOf(table.open, AlienId{green, 5}) == (ally->strength.value_or(3)));
        applyEvent(table, StuffLost{green, ally->name, blue});
        QVERIFY(alienOf(table.open, {blue, 5})->at == (Place{1, 0}));
        applyEvent(table, StuffLost{blue, ally->name, std::nullopt});
        QVERIFY(alienOf(table.open, {blue, 5}) == nullptr);
    }

    /// CQ-WIN-1, -2: terror from a card; the others are asked.
    void eightTerrorWins()
    {
        Table table = greensTurn(3);
        give(table, ApplyCard{"Some text", {TerrorChanged{green, 7}}});
        QVERIFY(!table.open.outcome);
        give(table, ApplyCard{"Some text", {TerrorChanged{green, 1}}});
        QVERIFY(!table.open.outcome);
        QCOMPARE(give(table, EndAction{}), "CQ-DUE-3"s);
        QCOMPARE(give(table, LetWin{green}), "CQ-WIN-2"s);
        QCOMPARE(give(table, LetWin{blue}), ""s);
        QCOMPARE(give(table, LetWin{Colour::Red}), ""s);
        QVERIFY(table.open.outcome->winners == (std::set{green}));
        QCOMPARE(give(table, EndGame{}), "CQ-WIN-1"s);
    }

    /// CQ-CANCEL-1, CQ-WIN-2.
    void aWinByACardIsCancelled()
    {
        Table table = greensTurn();
        give(table, ApplyCard{"Some text", {TerrorChanged{green, 8}}});
        QCOMPARE(give(table, CancelCard{blue, "An ability", {}, Deck::Events, "Other text", {}, {}}), "CQ-CANCEL-1"s);
        QCOMPARE(
            give(table, CancelCard{blue, "An ability", {}, Deck::Events, "Some text", {}, {TerrorChanged{green, -8}}}),
            ""s);
        QVERIFY(!table.open.pending.winning && !table.open.outcome);
        QCOMPARE(terrorOf(table.open, green), 0);
    }

    /// CQ-DEMO-1.
    void whatIsDemolishedFrightensNobody()
    {
        Table table = greensTurn();
        put(table, outer, "Sample Village");
        applyEvent(table, Conquered{outer, green});
        QCOMPARE(terrorOf(table.open, green), 2);
        applyEvent(table, Demolished{outer});
        QCOMPARE(terrorOf(table.open, green), 0);
        QVERIFY(!mayBeConquered(table.open, outer));
        QCOMPARE(resistanceNow(table.open, outer), 0);
    }
};

DOSSIER_TESTS(ConquestPlayTest, Nothing)

} // namespace conquest_play_test

#include "conquest_play_test.moc"
