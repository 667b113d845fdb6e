#include "model/omega/geometry/field.h"
#include "model/omega/geometry/sight_revised.h"
#include "tests/model/omega/geometry/plain_lines.h"
#include "tests/model/omega/geometry/told.h"
#include "tests/support/drawn_board.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace sight_revised_oracle_test
{

using namespace dossier;
using namespace dossier::test;

/// Sight by lines against its second definition, by connectivity.
class SightRevisedOracleTest : public QObject
{
    Q_OBJECT

private slots:

    void everyPatternOfNineSpaces()
    {
        for (unsigned pattern = 0; pattern < 512; ++pattern)
            compareAllPairs(patterned(pattern));
    }

    void patternsOfNineSpacesWithDoors()
    {
        std::mt19937 random(17);
        for (int i = 0; i < scaled(700); ++i)
        {
            Map map = patterned(static_cast<unsigned>(random()) & static_cast<unsigned>(random()) & 511U);
            for (int y = 0; y < 3; ++y)
                for (int x = 0; x < 3; ++x)
                    for (const Edge::Side side : {Edge::Side::East, Edge::Side::South})
                        if (randomBetween(random, 0, 2) == 0)
                            map.setDoor({{x, y}, side});
            compareAllPairs(map);
        }
    }

    void randomMaps()
    {
        std::mt19937 random(19);
        for (int i = 0; i < scaled(400); ++i)
        {
            const int side = i % 20 == 0 ? 40 : 9;
            const Map map
                = randomMap(random, {side, randomBetween(random, 0, 25), randomBetween(random, 0, 12), 0, false});
            for (int pair = 0; pair < 12; ++pair)
            {
                const auto attacker = randomFloor(random, map);
                const auto target = randomFloor(random, map);
                if (attacker && target && *attacker != *target)
                    compare(map, *attacker, *target);
            }
        }
    }

private:
    static Map patterned(unsigned pattern)
    {
        Map map(3, 3);
        for (int i = 0; i < 9; ++i)
            map.setWall({i % 3, i / 3}, (pattern >> static_cast<unsigned>(i) & 1U) != 0);
        return map;
    }

    static void compareAllPairs(const Map &map)
    {
        map.floor().forEach(
            [&](Space attacker)
            {
                map.floor().forEach(
                    [&](Space target)
                    {
                        if (attacker != target && !QTest::currentTestFailed())
                            compare(map, attacker, target);
                    });
            });
    }

    static void compare(const Map &map, Space attacker, Space target)
    {
        const QString fault = difference(map, attacker, target);
        if (fault.isEmpty())
            return;
        qWarning("%s%s to %s", text(map).c_str(), qPrintable(told(attacker)), qPrintable(told(target)));
        QFAIL(qPrintable(fault));
    }

    /// Which lines are valid, from and to the corners as `cornersOf` orders them.
    using Lines = std::array<std::array<bool, 4>, 4>;

    static QString difference(const Map &map, Space attacker, Space target)
    {
        const std::array<Corner, 4> starts = cornersOf(attacker);
        const std::array<Corner, 4> ends = cornersOf(target);
        Lines plain{};
        for (std::size_t i = 0; i < 4; ++i)
            for (std::size_t j = 0; j < 4; ++j)
            {
                if (starts[i] == ends[j])
                    continue;
                plain[i][j] = plainLine(map, attacker, starts[i], target, ends[j]);
                if (lineBlocker(map, attacker, starts[i], target, ends[j]).has_value() == plain[i][j])
                    return QStringLiteral("line from %1 to %2").arg(told(starts[i]), told(ends[j]));
            }
        for (const Facing facing : {Facing::North, Facing::East, Facing::South, Facing::West, Facing::AllRound})
        {
            const LineEvidence evidence = sightByLines(map, attacker, facing, target);
            if (evidence.deciding.has_value() != plainSight(plain, attacker, facing, target))
                return QStringLiteral("sight facing %1").arg(static_cast<int>(facing));
            if (evidence.deciding && !sound(evidence))
                return QStringLiteral("deciding lines of ") + told(evidence);
        }
        if (coverByLines(map, attacker, target).has_value() != plainCover(map, attacker, target))
            return QStringLiteral("cover");
        return {};
    }

    /// OP-SIGHT-R1: some front corner has two valid lines whose ends are not on one ray.
    static bool plainSight(const Lines &plain, Space attacker, Facing facing, Space target)
    {
        const std::array<Corner, 4> starts = cornersOf(attacker);
        for (std::size_t i = 0; i < 4; ++i)
            for (std::size_t j = 0; j < 4; ++j)
                for (std::size_t k = 0; k < j; ++k)
                {
                    const Corner a = cornersOf(target)[j];
                    const Corner b = cornersOf(target)[k];
                    const Corner from = starts[i];
                    if (plain[i][j] && plain[i][k] && inFront(attacker, from, facing)
                        && (a.x - from.x) * (b.y - from.y) != (a.y - from.y) * (b.x - from.x))
                        return true;
                }
        return false;
    }

    static bool inFront(Space space, Corner corner, Facing facing)
    {
        return facing == Facing::AllRound || (facing == Facing::North && corner.y == space.y)
            || (facing == Facing::South && corner.y > space.y) || (facing == Facing::West && corner.x == space.x)
            || (facing == Facing::East && corner.x > space.x);
    }

    static bool sound(const LineEvidence &evidence)
    {
        const auto &[a, b] = *evidence.deciding;
        const auto drawnLine
            = [&](const SightLine &line) { return std::ranges::find(evidence.lines, line) != evidence.lines.end(); };
        return a.from == b.from && a.to != b.to && !a.blocker && !b.blocker && drawnLine(a) && drawnLine(b);
    }
};

DOSSIER_TESTS(SightRevisedOracleTest, Nothing)

} // namespace sight_revised_oracle_test

#include "sight_revised_oracle_test.moc"
