#include "model/conquest/seen/refusal.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/test_class.h"
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
