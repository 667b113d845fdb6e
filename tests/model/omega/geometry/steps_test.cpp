#include "model/omega/geometry/corner_links.h"
#include "model/omega/geometry/steps.h"
#include "tests/model/omega/geometry/plain_steps.h"
#include "tests/support/drawn_board.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace steps_test
{

using namespace dossier;
using namespace dossier::test;

/// Steps and lattice points: the whole map at once against one space at a time.
class StepsTest : public QObject
{
    Q_OBJECT

private slots:

    void twoQuadrantsAreConnectedAroundAPointOverOpenFloor()
    {
        const DrawnBoard open = drawn({"ab", "cd"});
        const Corner middle{1, 1};
        QVERIFY(connectedAround(open.map, middle, open['a'], open['d']));
        QVERIFY(connectedAround(open.map, middle, open['a'], open['a']));
        const DrawnBoard pinch = drawn({"a#", "#d"});
        QVERIFY(!connectedAround(pinch.map, middle, pinch['a'], pinch['d']));
        const DrawnBoard halfShut = drawn({"a#", "cd"});
        QVERIFY(connectedAround(halfShut.map, middle, halfShut['a'], halfShut['d']));
        const DrawnBoard doorsEnd = drawn({"a|b", "cd"});
        QVERIFY(connectedAround(doorsEnd.map, middle, doorsEnd['a'], doorsEnd['b']));
        const DrawnBoard longDoor = drawn({"a|b", "c|d"});
        QVERIFY(!connectedAround(longDoor.map, middle, longDoor['a'], longDoor['b']));
        QVERIFY(connectedAround(longDoor.map, middle, longDoor['a'], longDoor['c']));
    }

    void equalTheirDefinitionsOnRandomMaps()
    {
        std::mt19937 random(3);
        for (int i = 0; i < scaled(400); ++i)
        {
            const Map map = randomMap(random, {i % 40 == 0 ? 40 : 8, 25, 20, 0, false});
            SpaceSet barred;
            for (int n = randomBetween(random, 0, 12); n > 0; --n)
                barred.set({randomBetween(random, 0, map.width() - 1), randomBetween(random, 0, map.height() - 1)});
            if (!stepsEqual(map, barred) || !linksEqual(map))
            {
                qWarning("%s", text(map).c_str());
                QFAIL("the map at once differs from its spaces one by one");
            }
        }
    }

private:
    static bool stepsEqual(const Map &map, const SpaceSet &barred)
    {
        const Steps steps = stepsOf(map, barred);
        for (int y = -1; y <= map.height(); ++y)
            for (int x = -1; x <= map.width(); ++x)
                for (const Direction direction : allDirections)
                {
                    const bool allowed = steps.allow({x, y}, direction);
                    if (allowed != stepAllowed(map, barred, {x, y}, direction)
                        || allowed != plainStep(map, barred, {x, y}, neighbour({x, y}, direction)))
                        return false;
                }
        return true;
    }

    static bool linksEqual(const Map &map)
    {
        const CornerLinks links(stepsOf(map));
        for (int y = 0; y <= map.height(); ++y)
            for (int x = 0; x <= map.width(); ++x)
                for (const Quadrant a : allQuadrants)
                    for (const Quadrant b : allQuadrants)
                    {
                        const bool linked = connectedAround(map, {x, y}, spaceAt({x, y}, a), spaceAt({x, y}, b));
                        if (linked != plainlyLinked(map, {x, y}, a, b)
                            || (a != b && linked != links.between(a, b).contains({x, y})))
                            return false;
                    }
        return true;
    }

    /// The digest's "connected around the point", by spreading over the four quadrants until nothing changes.
    static bool plainlyLinked(const Map &map, Corner corner, Quadrant from, Quadrant to)
    {
        SpaceSet reached;
        if (!map.isFloor(spaceAt(corner, from)))
            return false;
        reached.set(spaceAt(corner, from));
        for (int round = 0; round < 4; ++round)
            for (const Quadrant a : allQuadrants)
                for (const Quadrant b : allQuadrants)
                    if (reached.contains(spaceAt(corner, a))
                        && edgeBetween(spaceAt(corner, a), spaceAt(corner, b)).has_value()
                        && plainStep(map, {}, spaceAt(corner, a), spaceAt(corner, b)))
                        reached.set(spaceAt(corner, b));
        return reached.contains(spaceAt(corner, to));
    }
};

DOSSIER_TESTS(StepsTest, Nothing)

} // namespace steps_test

#include "steps_test.moc"
