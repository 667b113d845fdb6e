#include "model/omega/geometry/sight.h"
#include "model/omega/geometry/sight_map.h"
#include "tests/support/drawn_board.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace danger_map_test
{

using namespace dossier;
using namespace dossier::test;

/// Number of enemies that see a space.
class DangerMapTest : public QObject
{
    Q_OBJECT

private slots:

    void countsTheEnemiesThatSeeASpace()
    {
        const DrawnBoard board = drawn({"A..", "###", "B.C"});
        const std::vector<Watcher> enemies{
            {{board['A'], 1}, Facing::East}, {{board['B'], 1}, Facing::East}, {{board['C'], 1}, Facing::West}};
        for (const Printing printing : {Printing::First, Printing::Revised})
            QCOMPARE(dangerMap(board.map, printing, enemies).counts, (std::vector<int>{0, 1, 1, 0, 0, 0, 1, 2, 1}));
    }

    void emiDoesNotHinderEnemies()
    {
        const DrawnBoard board = drawn({"A....T"}, {"bbbbbb"}, "b");
        const std::vector<Watcher> enemies{{{board['A'], 1}, Facing::AllRound}};
        for (const Printing printing : {Printing::First, Printing::Revised})
            QCOMPARE(dangerMap(board.map, printing, enemies).at(board['T']), 1);
    }

    void nobodyIsADangerToNobody()
    {
        QCOMPARE(dangerMap(Map(2, 2), Printing::Revised, {}).counts, std::vector<int>(4));
    }

    void equalsEveryLookCountedOnRandomMaps()
    {
        std::mt19937 random(61);
        for (int i = 0; i < scaled(60); ++i)
        {
            const Map map = randomMap(random, {8, 20, 8, 0, true});
            std::vector<Watcher> enemies;
            for (int n = randomBetween(random, 0, 4); n > 0; --n)
                if (const auto figure = randomFigure(random, map, randomBetween(random, 1, 2)))
                    enemies.push_back({*figure, static_cast<Facing>(randomBetween(random, 0, 4))});
            const auto printing = static_cast<Printing>(randomBetween(random, 0, 1));
            if (dangerMap(map, printing, enemies).counts == counted(map, printing, enemies))
                continue;
            qWarning("%s", text(map).c_str());
            QCOMPARE(dangerMap(map, printing, enemies).counts, counted(map, printing, enemies));
        }
    }

private:
    static std::vector<int> counted(const Map &map, Printing printing, const std::vector<Watcher> &enemies)
    {
        std::vector<int> counts;
        for (int y = 0; y < map.height(); ++y)
            for (int x = 0; x < map.width(); ++x)
                counts.push_back(static_cast<int>(std::ranges::count_if(
                    enemies, [&](const Watcher &enemy) { return sees(map, printing, enemy, {x, y}); })));
        return counts;
    }

    static bool sees(const Map &map, Printing printing, const Watcher &enemy, Space target)
    {
        return map.isFloor(target) && !enemy.figure.covers(target)
            && std::ranges::any_of(enemy.figure.spaces(),
                [&](Space declared)
                {
                    const Attacker attacker{enemy.figure, declared, enemy.facing, Side::Enemy};
                    return sight(map, printing, attacker, AttackType::Ranged, {{target, 1}, target}).lineOfSight;
                });
    }
};

DOSSIER_TESTS(DangerMapTest, Nothing)

} // namespace danger_map_test

#include "danger_map_test.moc"
