#include "model/conquest/seen/battle_odds.h"
#include "model/conquest/seen/due.h"
#include "model/conquest/seen/numbers.h"
#include "tests/model/conquest/coop_table.h"
#include "tests/model/conquest/greens_battle.h"
#include "tests/support/boundary.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace conquest_meanwhile_test
{

using namespace dossier;
using namespace dossier::conquest;
using namespace dossier::test;
using namespace std::string_literals;

namespace
{

const std::string battery = "Sample Battery";

/// Green's three aliens in his Battle phase, on a card that has just been explored.
Table exploring(const std::string &card, const TableOptions &options = {})
{
    return battleAt(outer, 3, card, options);
}

/// The first fight there is won.
std::string win(Table &table)
{
    return all(table, {TurnUpResistance{outer, "Sample Crowd"}, RollRound{{6}, {1}}, ResolveRound{}});
}

bool isDue(const PublicTable &table, const Command &command)
{
    const std::vector<Due> due = dueOf({{table}});
    return std::ranges::find(due, command, &Due::command) != due.end();
}

/// A battery fires in step five, and green's alien is on a space of which nobody has said whether it is adjacent.
CoopTable unsaid()
{
    CoopTable table;
    table.table().open.pack.layouts.clear();
    for (const Colour player : {green, blue})
        for (int number = 1; number <= 4; ++number)
            table.happen(AlienDestroyed{{player, number}});
    table.put({0, 1}, battery);
    table.stand({green, 1}, outer);
    table.atStep(5, {{{0, 1}, battery}});
    return table;
}

} // namespace

/// Changes by a card, or unknown values, during another action.
class ConquestMeanwhileTest : public QObject
{
    Q_OBJECT

private slots:

    /// CQ-FIGHT-1: a fight for each point of resistance now.
    void FIGHT_1_aCardThatChangesTheResistanceChangesTheFights()
    {
        const auto afterTwoFights = [](int more)
        {
            Table table = exploring("Sample Harbour");
            std::string said = win(table);
            said += give(table, ApplyCard{"Some text", {ValueChanged{outer, more, 0}}});
            said += win(table);
            return said + (table.open.battle->stage == Stage::Conquer ? "won" : "one more fight");
        };
        QCOMPARE(boundary(afterTwoFights(0), afterTwoFights(1)), "won | one more fight");
        // A token that a card removes need not be fought.
        Table table = exploring("Sample Harbour");
        QCOMPARE(win(table), ""s);
        QCOMPARE(give(table, ApplyCard{"Some text", {ValueChanged{outer, -1, 0}}}), ""s);
        QCOMPARE(table.open.battle->stage, Stage::Conquer);
    }

    /// CQ-EVENT-3, CQ-FIGHT-2: a bonus is for the fight, for its round, or for the whole battle, as its card says.
    void EVENT_3_aBonusLastsAsLongAsItsCardSays()
    {
        using Strengths = std::vector<std::optional<int>>;
        const auto strengths = [](const std::optional<Lasting> &lasts)
        {
            Table table = exploring("Sample Harbour");
            const auto now = [&] { return strengthOf(table.open, *table.open.battle, Side::Attacker); };
            give(table, TurnUpResistance{outer, "Sample Crowd"});
            give(table, ApplyCard{"Some text", {BonusChanged{Side::Attacker, 2, lasts}}});
            Strengths told{now()};
            // A push, and the same fight again.
            give(table, RollRound{{6}, {6}});
            give(table, ResolveRound{});
            give(table, GoOn{green});
            told.push_back(now());
            give(table, RollRound{{6}, {1}});
            give(table, ResolveRound{});
            give(table, TurnUpResistance{outer, "Sample Crowd"});
            told.push_back(now());
            return told;
        };
        QCOMPARE(strengths(Lasting::Round), (Strengths{11, 9, 9}));
        QCOMPARE(strengths(std::nullopt), (Strengths{11, 11, 9}));
        QCOMPARE(strengths(Lasting::Battle), (Strengths{11, 11, 11}));
    }

    /// CQ-EVENT-3: a bonus before a battle, or between two fights, is for the next fight of that turn.
    void EVENT_3_aBonusBeforeAFightIsKeptForIt()
    {
        Table table = exploring("Sample Harbour");
        const auto add = [&](int by, const std::optional<Lasting> &lasts)
        { return give(table, ApplyCard{"Some text", {BonusChanged{Side::Opponent, by, lasts}}}); };
        const auto now = [&] { return strengthOf(table.open, *table.open.battle, Side::Opponent); };
        QCOMPARE(add(1, std::nullopt), ""s);
        QCOMPARE(add(2, Lasting::Battle), ""s);
        QCOMPARE(give(table, TurnUpResistance{outer, "Sample Crowd"}), ""s);
        QCOMPARE(now(), std::optional(4));
        QCOMPARE(all(table, {RollRound{{6}, {1}}, ResolveRound{}}), ""s);
        QCOMPARE(add(5, std::nullopt), ""s);
        QCOMPARE(give(table, TurnUpResistance{outer, "Sample Crowd"}), ""s);
        QCOMPARE(now(), std::optional(8));
        applyEvent(table, BattleEnded{false});
        applyEvent(table, BattleBegan{green, outer, {}, false, 2});
        QVERIFY(table.open.battle->more == Bonuses{} && table.open.battle->fight.more == Bonuses{});
        // Another turn knows nothing of it.
        applyEvent(table, BattleEnded{false});
        QCOMPARE(add(1, std::nullopt), ""s);
        applyEvent(table, TurnBegan{green});
        QCOMPARE(table.open.turn, Turn{});
    }

    /// CQ-ODDS-1: a bonus for the whole battle is in the chances of each of its fights.
    void ODDS_1_aBonusOfTheBattleIsInEachFight()
    {
        const auto ahead = [](int bonus)
        {
            Table table = exploring("Sample Harbour");
            win(table);
            if (bonus != 0)
                give(table, ApplyCard{"Some text", {BonusChanged{Side::Attacker, bonus, Lasting::Battle}}});
            return battleAhead(table.open, outer, green);
        };
        const std::optional<BattleAhead> plain = ahead(0);
        const std::optional<BattleAhead> helped = ahead(2);
        QVERIFY(plain && helped && plain->unknown.cards.size() == helped->unknown.cards.size());
        for (std::size_t i = 0; i < plain->unknown.cards.size(); ++i)
            QCOMPARE(plain->unknown.cards[i].card.strength - helped->unknown.cards[i].card.strength,
                plain->unknown.cards[i].hero ? 0 : 2);
        // A bonus for the next fight applies only to that one: the first token, or the first card to come.
        const auto before = [](bool token)
        {
            Table table = exploring("Sample Harbour");
            if (token)
                applyEvent(table, TokenPlaced{outer, foot});
            give(table, ApplyCard{"Some text", {BonusChanged{Side::Opponent, 2, std::nullopt}}});
            return battleAhead(table.open, outer, green);
        };
        QCOMPARE(before(false)->unknown.heroes.strength, 2);
        QCOMPARE(before(true)->unknown.heroes.strength, 0);
        QCOMPARE(before(true)->known.oppositions.front().strength, 5);
        // The present fight has it once, and a round of its own is none of a chain.
        const auto current = [](const std::optional<Lasting> &lasts)
        {
            Table table = exploring("Sample Farm");
            give(table, TurnUpResistance{outer, "Sample Guards"});
            give(table, ApplyCard{"Some text", {BonusChanged{Side::Attacker, 2, lasts}}});
            const std::optional<BattleAhead> found = battleAhead(table.open, outer, green);
            return found ? found->known.oppositions.front().strength : -1;
        };
        QCOMPARE(current(std::nullopt), 1);
        QCOMPARE(current(Lasting::Battle), 1);
        QCOMPARE(current(Lasting::Round), -1);
    }

    /// CQ-FIGHT-7, CQ-DEMO-1: a location demolished before the token is placed is no longer conquered.
    void FIGHT_7_whatACardHasDemolishedIsNotConquered()
    {
        Table table = exploring("Sample Farm");
        QCOMPARE(win(table), ""s);
        QVERIFY(isDue(table.open, Conquer{true}));
        Table whole = table;
        QCOMPARE(give(whole, Conquer{true}), ""s);
        QCOMPARE(give(table, ApplyCard{"Some text", {Demolished{outer}}}), ""s);
        QVERIFY(isDue(table.open, Conquer{false}));
        QCOMPARE(give(table, Conquer{true}), "CQ-FIGHT-7"s);
        QCOMPARE(give(table, Conquer{false}), ""s);
        QVERIFY(!table.open.battle);
    }

    /// CQ-FIGHT-6: likewise a conquest token that is there no more.
    void FIGHT_6_aTokenThatIsGoneIsNotReplaced()
    {
        Table table = exploring("Sample Farm");
        applyEvent(table, Conquered{outer, blue});
        applyEvent(table, AlienPlaced{{blue, 1}, outer, true});
        QCOMPARE(
            all(table, {FightAliens{outer, blue}, RollRound{{6}, {1}}, ResolveRound{}, LoseAlien{{blue, 1}}}), ""s);
        QVERIFY(isDue(table.open, Conquer{true}));
        QCOMPARE(give(table, ApplyCard{"Some text", {LocationFreed{outer}}}), ""s);
        QCOMPARE(give(table, Conquer{true}), "CQ-FIGHT-6"s);
        QCOMPARE(give(table, Conquer{false}), ""s);
        QCOMPARE(spaceAt(table.open, outer).location->conqueredBy, std::optional<Colour>());
    }

    /// CQ-SETUP-5: cards to be played at once are due in seat order.
    void SETUP_5_cardsToBePlayedAtOnceComeInSeatOrder()
    {
        Table table = newTable(conquestSample());
        give(table, ChoosePlayers{{.colours = {Colour::Red, green}}});
        applyEvent(table, HandDrawn{green, 1, {"Sample Storm"}, true});
        applyEvent(table, HandDrawn{Colour::Red, 1, {"Sample Storm"}, true});
        const std::vector<Due> due = dueOf({{table.open}});
        QCOMPARE(due.at(0).command, Command(PlayEvent{Colour::Red, "Sample Storm", {}}));
        QCOMPARE(due.at(1).command, Command(PlayEvent{green, "Sample Storm", {}}));
    }

    /// CQ-RES-10: Captain Fantastic is placed nowhere by a card either.
    void RES_10_ACardBringsCaptainFantasticToItsSection()
    {
        CoopTable table;
        QCOMPARE(table.give(ApplyCard{"Some text", {TokenPlaced{{1, 3}, "Sample Paragon"}}}), ""s);
        QVERIFY(spaceAt(table.open(), {1, 3}).tokens.empty());
        QVERIFY(table.open().resistance.captain.has_value());
        QCOMPARE(table.open().resistance.captain->left, std::vector<Place>{landingSite(table.open(), green)});
        QCOMPARE(table.against(FightCaptain{{1, 0}, {6}, {1, 1}, {}}), ""s);
        // While he is at one section no card calls him to another: his token is not in the pool.
        QVERIFY(!table.give(ApplyCard{"Some text", {TokenPlaced{{2, 3}, "Sample Paragon"}}}).empty());
        QCOMPARE(table.open().resistance.captain->left, std::vector<Place>{landingSite(table.open(), green)});
        // At a place without anybody he has nobody to fight, and is back in the pool.
        CoopTable other;
        QCOMPARE(other.give(ApplyCard{"Some text", {TokenPlaced{{0, 3}, "Sample Paragon"}}}), ""s);
        QVERIFY(!other.open().resistance.captain);
        QCOMPARE(belongings(other.table()), belongings(CoopTable().table()));
    }

    /// CQ-BOARD-2, CQ-FIGHT-4: unknown touching spaces lead to a question, not a refusal.
    void BOARD_2_fleeingWhereNobodyHasSaidWhatTouches()
    {
        Table table = exploring("Sample Farm");
        table.open.pack.layouts.clear();
        applyEvent(table, AlienPlaced{{green, 4}, {0, 1}, true});
        QCOMPARE(
            all(table,
                {TurnUpResistance{outer, "Sample Guards"}, RollRound{{1}, {6}}, ResolveRound{}, LoseAlien{{green, 3}}}),
            ""s);
        const Flee flee{green, {{{green, 1}, {0, 1}}, {{green, 2}, {0, 1}}}};
        QCOMPARE(give(table, flee), "CQ-BOARD-2"s);
        Table apart = table;
        QCOMPARE(give(apart, SayTouching{borderOf(outer, {0, 1}), false}), ""s);
        QCOMPARE(give(apart, flee), "CQ-FIGHT-4"s);
        QCOMPARE(give(table, SayTouching{borderOf(outer, {0, 1}), true}), ""s);
        QCOMPARE(give(table, flee), ""s);
    }

    /// CQ-BOARD-2, CQ-RES-5: the reach of a barrage is requested before the token is passed over.
    void BOARD_2_aBarrageAsksWhatTouches()
    {
        const Border border = borderOf(outer, {0, 1});
        CoopTable table = unsaid();
        QVERIFY(isDue(table.open(), SayTouching{border, true}) && isDue(table.open(), SayTouching{border, false}));
        CoopTable near = unsaid();
        QCOMPARE(near.give(SayTouching{border, true}), ""s);
        QCOMPARE(near.against(FireBarrage{{{0, 1}, battery}, {}}), "CQ-FIGHT-5"s);
        QCOMPARE(near.give(FireBarrage{{{0, 1}, battery}, {{{green, 1}, 2}}}), ""s);
        QCOMPARE(near.open().inPlay.at(green).aliens.at(1).at, std::optional<Place>());
        QCOMPARE(table.give(SayTouching{border, false}), ""s);
        QCOMPARE(table.open().resistance.step, 6);
    }
};

DOSSIER_TESTS(ConquestMeanwhileTest, Nothing)

} // namespace conquest_meanwhile_test

#include "conquest_meanwhile_test.moc"
