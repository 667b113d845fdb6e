#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/sections.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace conquest_layouts_test
{

using namespace dossier;
using namespace dossier::conquest;

namespace
{

constexpr Colour green = Colour::Green;
constexpr Colour blue = Colour::Blue;

std::string chosen(Table &table, std::vector<int> places)
{
    return test::give(table, ChoosePlayers{{.colours = {green, blue}, .places = std::move(places)}});
}

} // namespace

/// CQ-BOARD-1, CQ-BOARD-2: the places of sections around that of the objective, and the touching spaces that follow.
class ConquestLayoutsTest : public QObject
{
    Q_OBJECT

private slots:

    void theSpacesOfTwoSectionsBelowTheObjectiveTouchAsDrawn()
    {
        const std::vector<Border> drawn{{{0, 3}, {1, 1}}, {{0, 4}, {1, 1}}, {{0, 4}, {1, 6}}, {{0, 4}, {2, 2}},
            {{0, 5}, {2, 1}}, {{0, 5}, {2, 2}}, {{1, 5}, {2, 3}}, {{1, 6}, {2, 2}}, {{1, 6}, {2, 3}}};
        QCOMPARE(bordersAcross({3, 4}), drawn);
    }

    void everyPlaceTouchesTheObjectiveByThreePairsAndSoDoNeighbours()
    {
        for (int place = 1; place <= placesAround; ++place)
        {
            QCOMPARE(bordersAcross({place}).size(), 3U);
            for (int steps = 1; steps < placesAround; ++steps)
            {
                const int other = (place + steps - 1) % placesAround + 1;
                const bool sideBySide = steps == 1 || steps == placesAround - 1;
                QCOMPARE(bordersAcross({place, other}).size(), sideBySide ? 9U : 6U);
            }
        }
    }

    void thePlacesThatWereSetUpGoBeforeThoseOfTheBox()
    {
        Table table = newTable(test::conquestSample());
        QCOMPARE(chosen(table, {}), std::string());
        QCOMPARE(touch(table.open, {1, 5}, {2, 3}), true);
        QCOMPARE(chosen(table, {5, 2}), std::string());
        QCOMPARE(touch(table.open, {1, 5}, {2, 3}), false);
        QCOMPARE(touch(table.open, {0, 3}, {2, 6}), true);
        QCOMPARE(layoutOf(table.open)->places, (std::vector{5, 2}));
        // A person's own statement overrides the layout.
        QCOMPARE(test::give(table, SayTouching{.border = {{0, 3}, {2, 6}}, .touch = false}), std::string());
        QCOMPARE(touch(table.open, {0, 3}, {2, 6}), false);
    }

    void aBoxWithoutLayoutsKnowsWhatTouchesOncePlacesAreSetUp()
    {
        Pack bare = test::conquestSample();
        bare.layouts.clear();
        Table table = newTable(bare);
        QCOMPARE(chosen(table, {}), std::string());
        QCOMPARE(touch(table.open, {0, 3}, {1, 1}), std::optional<bool>());
        QVERIFY(!layoutOf(table.open));
        QCOMPARE(chosen(table, {3, 4}), std::string());
        QCOMPARE(touch(table.open, {0, 3}, {1, 1}), true);
    }

    void placesThatDoNotExistAreMalformed()
    {
        Table table = newTable(test::conquestSample());
        for (const std::vector<int> &places :
            {std::vector{3}, std::vector{3, 3}, std::vector{0, 3}, std::vector{3, 7}, std::vector{1, 2, 3}})
            QCOMPARE(chosen(table, places), std::string("malformed /players"));
        Pack pack = test::conquestSample();
        pack.layouts.front().places = {7};
        QCOMPARE(faultIn(pack), std::string("/layouts/0/places"));
        pack.layouts.front().places = {1, 2};
        QCOMPARE(faultIn(pack), std::string("/layouts/0/places"));
    }

    void theFirstLayoutOfTheSampleIsTheUsualOneForEveryNumberOfPlayers()
    {
        for (int players = 1; players <= 4; ++players)
        {
            const auto &layouts = test::conquestSample().layouts;
            const auto first = std::ranges::find(layouts, players, &Layout::players);
            QVERIFY(first != layouts.end());
            QCOMPARE(first->places, usualPlaces(players));
        }
    }
};

DOSSIER_TESTS(ConquestLayoutsTest, Nothing)

} // namespace conquest_layouts_test

#include "conquest_layouts_test.moc"
