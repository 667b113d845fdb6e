#include "model/conquest/seen/refusal.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/test_class.h"
#include "views/conquest/desk/battle_panel.h"
#include "views/conquest/desk/flee_panel.h"

#include <QTest>

namespace flee_panel_test
{

using namespace dossier;
using namespace dossier::conquest;

namespace
{

constexpr Place outer{1, 1};

/// Two saucers of Green have beaten the first resistance of a place beside their landing site and another saucer.
Table betweenFights(bool apart)
{
    TableOptions options;
    options.fleeApart = apart;
    Table table = test::greensTurn(2, options);
    test::applyEvent(table, LocationDrawn{outer, "Sample City"});
    for (const int number : {1, 2})
        test::applyEvent(table, AlienPlaced{{Colour::Green, number}, outer, true});
    test::applyEvent(table, AlienPlaced{{Colour::Green, 3}, {1, 2}, true});
    test::applyEvent(table, LocationDrawn{{1, 2}, "Sample Farm"});
    (void)test::give(table, EndAction{});
    (void)test::give(table, TurnUpResistance{outer, "Sample Crowd"});
    (void)test::give(table, RollRound{{6}, {1}});
    (void)test::give(table, ResolveRound{});
    return table;
}

TableSelection lookAt(const Table &table)
{
    return {.view = std::make_shared<const View>(view(table, PublicSeat{}))};
}

} // namespace

/// CQ-FIGHT-4: fleeing apart.
class FleePanelTest : public QObject
{
    Q_OBJECT

private slots:

    void eachAlienFleesToItsOwnSpace()
    {
        const Table table = betweenFights(true);
        const TableSelection look = lookAt(table);
        Flight chosen;
        std::optional<ConquestCommand> asked;
        const auto panel = [&]
        {
            return fleePanel(
                look, chosen, [&](AlienId alien, Place to) { chosen[alien] = to; },
                [&](const ConquestCommand &command) { asked = command; });
        };
        const Part rows = panel().inside.at(1);
        QCOMPARE(rows.inside.size(), 4U);
        const auto &first = std::get<Field>(rows.inside.at(1).content);
        const auto &second = std::get<Field>(rows.inside.at(3).content);
        QCOMPARE(first.options.size(), 2);
        first.entered.run(0);
        second.entered.run(1);
        std::get<Button>(panel().inside.at(2).content).pressed.run();
        QVERIFY(asked && asked->as<Flee>() != nullptr);
        QCOMPARE(asked->as<Flee>()->to,
            (std::map<AlienId, Place>{{{Colour::Green, 1}, {1, 0}}, {{Colour::Green, 2}, {1, 2}}}));
        QVERIFY(!refusal(view(table, PublicSeat{}), asked->command()));
    }

    /// CQ-FIGHT-4: whoever flees there may have to fight.
    void aSpaceWithEnemiesSaysSo()
    {
        Table table = betweenFights(true);
        const auto spaces = [&]
        {
            const Part rows = fleePanel(lookAt(table), {}, [](AlienId, Place) { }, {}).inside.at(1);
            return std::get<Field>(rows.inside.at(1).content).options;
        };
        QCOMPARE(spaces().filter(QStringLiteral("Blue")).size(), 0);
        test::applyEvent(table, AlienPlaced{{Colour::Blue, 1}, {1, 2}, false});
        QCOMPARE(spaces().filter(QStringLiteral(", to aliens of Blue")).size(), 1);
    }

    /// CQ-FIGHT-4: beside the flights, not among the chances; only where both are possible.
    void whatIsBetterOnAverageIsSaidBesideTheFlights()
    {
        Table table = test::greensTurn();
        test::applyEvent(table, LocationDrawn{outer, "Sample Farm"});
        test::applyEvent(table, AlienPlaced{{Colour::Green, 1}, outer, true});
        BattleChances chances;
        const auto hint = [&]
        {
            workOut(chances, lookAt(table).view, BattlePlace{outer, Colour::Green});
            return spokenLines(fleeHint(chances)).join(u' ');
        };
        for (const Command &command : std::vector<Command>{EndAction{}, TurnUpResistance{outer, "Sample Guards"}})
            QCOMPARE(test::give(table, command), std::string());
        QCOMPARE(hint(), QString());
        for (const Command &command : std::vector<Command>{RollRound{{3}, {3}}, ResolveRound{}})
            QCOMPARE(test::give(table, command), std::string());
        const QString said = hint();
        QVERIFY(chances.whole && !chances.whole->decisions.empty());
        QVERIFY2(said.contains(chances.whole->decisions.front().fleeIsBetter() ? QStringLiteral("better to flee")
                                                                               : QStringLiteral("better to fight on")),
            qPrintable(said));
        const QString panel = spokenLines(battlePanel(chances, {})).join(u' ');
        QVERIFY(!panel.contains(QStringLiteral("better")));
        // The percentage counts the whole battle before, between and after the rounds.
        QVERIFY2(panel.contains(QStringLiteral("CHANCE TO WIN THE BATTLE")), qPrintable(panel));
        chances.whole.reset();
        chances.next = NextFights{1, {0.25, 0.75}};
        const QString partly = spokenLines(battlePanel(chances, {})).join(u' ');
        QVERIFY2(partly.contains(QStringLiteral("CHANCE TO WIN THE BATTLE")), qPrintable(partly));
        QVERIFY2(partly.contains(QStringLiteral("Too many cards")), qPrintable(partly));
    }

    /// CQ-FIGHT-2: the strength and the sum have the same parts.
    void aStrengthNamesItsParts()
    {
        Table table = test::greensTurn();
        test::applyEvent(table, LocationDrawn{outer, "Sample Farm"});
        test::applyEvent(table, AlienPlaced{{Colour::Green, 1}, outer, true});
        for (const Command &command :
            std::vector<Command>{EndAction{}, TurnUpResistance{outer, "Sample Riflemen"}, RollRound{{3}, {4}}})
            QCOMPARE(test::give(table, command), std::string());
        BattleChances chances;
        workOut(chances, lookAt(table).view, BattlePlace{outer, Colour::Green});
        QStringList tips;
        const auto collect = [&](const auto &self, const Part &part) -> void
        {
            tips << part.tip;
            for (const Part &inside : part.inside)
                self(self, inside);
        };
        collect(collect, battlePanel(chances, {}));
        const QStringList withBold = tips.filter(QStringLiteral("Bold, with"));
        QCOMPARE(withBold.size(), 2);
        for (const QString &tip : withBold)
            QVERIFY2(tip.contains(QStringLiteral("Sample Riflemen: 4")), qPrintable(tip));
    }

    void whereAliensStayTogetherNothingIsRequested()
    {
        const TableSelection look = lookAt(betweenFights(false));
        QVERIFY(!flightNow(look, {}));
        QVERIFY(!fleePanel(look, {}, {}, {}).isShown);
    }
};

DOSSIER_TESTS(FleePanelTest, Windows)

} // namespace flee_panel_test

#include "flee_panel_test.moc"
