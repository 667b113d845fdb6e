#include "model/omega/geometry/sight.h"
#include "model/omega/geometry/sight_map.h"
#include "tests/support/drawn_board.h"
#include "tests/support/random_board.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace sight_map_test
{

using namespace dossier;
using namespace dossier::test;

/// Holds the fast sight map to `sight`, space by space.
class SightMapTest : public QObject
{
    Q_OBJECT

private slots:

    void equalsSightOnRandomMaps_data()
    {
        QTest::addColumn<int>("maxSide");
        QTest::addColumn<int>("walls");
        QTest::addColumn<int>("doors");
        QTest::addColumn<int>("maps");
        QTest::newRow("tiny") << 4 << 25 << 15 << 3000;
        QTest::newRow("small, few walls") << 9 << 8 << 5 << 300;
        QTest::newRow("small, no walls, many doors") << 8 << 0 << 25 << 300;
        QTest::newRow("middle") << 14 << 20 << 6 << 60;
        QTest::newRow("large") << 40 << 15 << 3 << 4;
    }

    void equalsSightOnRandomMaps()
    {
        QFETCH(int, maxSide);
        QFETCH(int, walls);
        QFETCH(int, doors);
        QFETCH(int, maps);
        std::mt19937 random(20261121);
        for (int i = 0; i < maps; ++i)
        {
            const Map map = randomMap(random, {maxSide, walls, doors, 0, true});
            const auto figure = randomFigure(random, map, randomBetween(random, 1, 2));
            if (!figure)
                continue;
            const auto facing = static_cast<Facing>(randomBetween(random, 0, 4));
            const auto printing = static_cast<Printing>(randomBetween(random, 0, 1));
            const auto side = static_cast<Side>(randomBetween(random, 0, 1));
            const SpaceSet fast = sightMap(map, printing, *figure, facing, side);
            const SpaceSet plain = bySight(map, printing, *figure, facing, side);
            if (fast == plain)
                continue;
            qWarning("%s figure %d,%d size %d facing %d printing %d side %d", text(map).c_str(), figure->at.x,
                figure->at.y, figure->size, int(facing), int(printing), int(side));
            QCOMPARE(rows(map, fast), rows(map, plain));
        }
    }

private:
    static SpaceSet bySight(const Map &map, Printing printing, const Figure &figure, Facing facing, Side side)
    {
        SpaceSet seen;
        map.floor().forEach(
            [&](Space target)
            {
                if (figure.covers(target))
                    return;
                for (const Space declared : figure.spaces())
                    if (sight(
                            map, printing, {figure, declared, facing, side}, AttackType::Ranged, {{target, 1}, target})
                            .lineOfSight)
                        seen.set(target);
            });
        return seen;
    }
};

DOSSIER_TESTS(SightMapTest, Nothing)

} // namespace sight_map_test

#include "sight_map_test.moc"
