#include "model/omega/geometry/gas.h"
#include "tests/model/omega/geometry/told.h"
#include "tests/support/drawn_board.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace gas_test
{

using namespace dossier;
using namespace dossier::test;
using namespace Qt::StringLiterals;

using Rows = std::vector<std::string>;
using Spaces = std::vector<Space>;

/// OP-GAS-1: the permitted places for the markers of a card.
class GasTest : public QObject
{
    Q_OBJECT

private slots:

    void op_gas_1_aCloudHangsTogetherBySides()
    {
        QCOMPARE(judged({"...", "..."}, {{0, 0}, {1, 0}, {0, 1}, {1, 1}}), u"legal; OP-GAS-1"_s);
        QCOMPARE(judged({"....", "....", "...."}, ring()), u"legal; OP-GAS-1"_s);
        const Spaces apart{{0, 0}, {1, 0}, {0, 1}, {1, 1}, {3, 0}, {4, 0}, {3, 1}, {4, 1}};
        QCOMPARE(judged({".....", "....."}, apart), u"! apart 3,0; OP-GAS-1"_s);
        const Spaces cornerwise{{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 2}, {3, 2}, {2, 3}, {3, 3}};
        QCOMPARE(judged({"....", "....", "....", "...."}, cornerwise), u"! apart 2,2; OP-GAS-1"_s);
    }

    void op_gas_1_everyMarkerSharesASideWithTwoOthers()
    {
        QCOMPARE(judged({"...", "...", "#.."}, {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 1}}),
            u"! few neighbours 2,1; OP-GAS-1"_s);
        QCOMPARE(judged({"..."}, {{0, 0}}), u"! few neighbours 0,0; OP-GAS-1"_s);
        QCOMPARE(judged({"..."}, {{0, 0}, {1, 0}, {2, 0}}), u"! few neighbours 0,0; OP-GAS-1"_s);
        QCOMPARE(judged({"...", "...", "..."}, {{0, 0}, {1, 1}, {2, 2}, {0, 2}}), u"! few neighbours 0,0; OP-GAS-1"_s);
    }

    void op_gas_1_noMarkerOnAWallOrOffTheMap()
    {
        QCOMPARE(judged({"..", ".#"}, {{0, 0}, {1, 0}, {0, 1}, {1, 1}}), u"! on wall 1,1; OP-GAS-1"_s);
        QCOMPARE(judged({"..", ".."}, {{0, 0}, {0, 1}, {-1, 0}, {-1, 1}}), u"! on wall -1,0; OP-GAS-1"_s);
        QCOMPARE(judged({".."}, {{999999, -999999}}), u"! on wall 999999,-999999; OP-GAS-1"_s);
    }

    void op_gas_1_noMarkerOnAnObjective()
    {
        const Spaces square{{0, 0}, {1, 0}, {0, 1}, {1, 1}};
        QCOMPARE(judged({"..", ".."}, square, {{0, 1}}), u"! on objective 0,1; OP-GAS-1"_s);
        QCOMPARE(judged({"...", "..."}, square, {{2, 1}}), u"legal; OP-GAS-1"_s);
    }

    void op_gas_1_noTwoMarkersOnOneSpace()
    {
        const Spaces doubled{{0, 0}, {1, 0}, {0, 1}, {1, 1}, {1, 1}};
        QCOMPARE(judged({"..", ".."}, doubled), u"! doubled 1,1; OP-GAS-1"_s);
    }

    void op_gas_1_atMostNineMarkers()
    {
        Spaces square;
        for (int i = 0; i < 9; ++i)
            square.push_back({i % 3, i / 3});
        const Rows room{"...", "...", "...", "..."};
        QCOMPARE(judged(room, square), u"legal; OP-GAS-1"_s);
        square.push_back({0, 3});
        QCOMPARE(judged(room, square), u"! too many; OP-GAS-1"_s);
    }

    void op_gas_1_allLieOnTilesOfTheRoom()
    {
        const DrawnBoard board = drawn({"...", "..."}, {"abc", "abc"}, "");
        const Spaces square{{0, 0}, {1, 0}, {0, 1}, {1, 1}};
        QCOMPARE(told(judgeGas(board.map, square, {}, std::vector<TileName>{U'a', U'b'})), u"legal; OP-GAS-1"_s);
        QCOMPARE(told(judgeGas(board.map, square, {}, std::vector<TileName>{U'a', U'c'})),
            u"! outside room 1,0; OP-GAS-1"_s);
        QCOMPARE(told(judgeGas(board.map, square, {}, {})), u"! outside room 0,0; OP-GAS-1"_s);
    }

    void op_gas_1_doorsPlayNoPart()
    {
        QCOMPARE(judged({".|.", "--", ".|."}, {{0, 0}, {1, 0}, {0, 1}, {1, 1}}), u"legal; OP-GAS-1"_s);
    }

    void op_gas_1_theRulebooksIllegalPlacementHasThreeFaults()
    {
        const Rows room{"......", "...#..", "......"};
        const Spaces first{{0, 0}, {1, 0}, {0, 1}, {1, 1}};
        QCOMPARE(judged(room, first), u"legal; OP-GAS-1"_s);
        Spaces gap = first;
        gap.insert(gap.end(), {{4, 0}, {5, 0}, {4, 1}, {5, 1}});
        QCOMPARE(judged(room, gap), u"! apart 4,0; OP-GAS-1"_s);
        Spaces wall = first;
        wall.insert(wall.end(), {{2, 0}, {2, 1}, {3, 0}, {3, 1}});
        QCOMPARE(judged(room, wall), u"! on wall 3,1; OP-GAS-1"_s);
        Spaces marker = first;
        marker.push_back({0, 2});
        QCOMPARE(judged(room, marker), u"! few neighbours 0,2; OP-GAS-1"_s);
    }

    void theRulesRestatedGiveTheSameOnRandomPlacements()
    {
        std::mt19937 random(53);
        int legal = 0;
        for (int i = 0; i < scaled(4000); ++i)
        {
            const Map map = randomMap(random, {5, 8, 20, 0, false});
            Spaces markers = randomPlacement(random, map);
            Spaces objectives;
            if (const auto space = randomFloor(random, map); space && randomBetween(random, 0, 2) == 0)
                objectives.push_back(*space);
            std::vector<TileName> room;
            for (char name = 'a'; name <= 'z'; ++name)
                if (randomBetween(random, 0, 9) > 0)
                    room.push_back(static_cast<TileName>(name));
            const GasVerdict verdict = judgeGas(map, markers, objectives, room);
            legal += verdict.legal() ? 1 : 0;
            if (verdict.legal() == plain(map, markers, objectives, room))
                continue;
            qWarning("%smarkers %s", text(map).c_str(), qPrintable(told(markers)));
            QFAIL(qPrintable(told(verdict)));
        }
        QVERIFY(legal > 0);
    }

private:
    static QString judged(const Rows &drawing, const Spaces &markers, const Spaces &objectives = {})
    {
        return told(judgeGas(drawn(drawing).map, markers, objectives, std::vector<TileName>{U'a'}));
    }

    static Spaces ring() { return {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}}; }

    /// One or two rectangles, and now and then a marker anywhere.
    static Spaces randomPlacement(std::mt19937 &random, const Map &map)
    {
        Spaces markers;
        for (int n = randomBetween(random, 1, 2); n > 0; --n)
        {
            const Space at{randomBetween(random, 0, map.width() - 1), randomBetween(random, 0, map.height() - 1)};
            const int width = randomBetween(random, 1, 3);
            for (int i = width * randomBetween(random, 1, 3); i-- > 0;)
                if (const Space space{at.x + i % width, at.y + i / width};
                    std::ranges::find(markers, space) == markers.end() || randomBetween(random, 0, 9) == 0)
                    markers.push_back(space);
        }
        if (randomBetween(random, 0, 4) == 0)
            markers.push_back({randomBetween(random, -1, map.width()), randomBetween(random, -1, map.height())});
        return markers;
    }

    static bool beside(Space a, Space b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1; }

    static bool plain(
        const Map &map, const Spaces &markers, const Spaces &objectives, const std::vector<TileName> &room)
    {
        const std::set<Space> all(markers.begin(), markers.end());
        if (all.size() != markers.size() || all.size() > 9)
            return false;
        std::map<Space, int> cloud;
        for (const Space marker : all)
        {
            cloud.emplace(marker, static_cast<int>(cloud.size()));
            const auto neighbours = std::ranges::count_if(all, [&](Space other) { return beside(marker, other); });
            if (neighbours < 2 || !map.contains(marker) || !map.isFloor(marker)
                || std::ranges::find(objectives, marker) != objectives.end()
                || std::ranges::find(room, map.tile(marker)) == room.end())
                return false;
        }
        // Merge clouds until none touch.
        for (std::size_t round = 0; round < all.size(); ++round)
            for (auto &[a, first] : cloud)
                for (auto &[b, second] : cloud)
                    if (beside(a, b))
                        first = second = std::min(first, second);
        return std::ranges::all_of(cloud, [&](const auto &entry) { return entry.second == cloud.begin()->second; });
    }
};

DOSSIER_TESTS(GasTest, Nothing)

} // namespace gas_test

#include "gas_test.moc"
