#include "model/omega/geometry/reach.h"
#include "model/omega/geometry/vents.h"
#include "tests/model/omega/geometry/moves.h"
#include "tests/model/omega/geometry/told.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>
#include <map>

namespace vents_test
{

using namespace dossier;
using namespace dossier::test;
using namespace Qt::StringLiterals;

using Rows = std::vector<std::string>;
using Path = std::vector<Space>;

/// OP-MOVE-8: clones and vents.
class VentsTest : public QObject
{
    Q_OBJECT

private slots:

    void op_move_8_tilesAreCountedOverSharedEdges()
    {
        const DrawnBoard board = drawn({"ab.", "..c", "..d"}, {"aab", "aab", "ccd"}, "");
        QCOMPARE(tilesBetween(board.map, board['a'], board['b']), 0);
        QCOMPARE(tilesBetween(board.map, board['a'], board['c']), 1);
        QCOMPARE(tilesBetween(board.map, board['a'], board['d']), 2);
    }

    void op_move_8_wallsAndDoorsShutNoVent()
    {
        const DrawnBoard board = drawn({"V#W"}, {"abc"}, "");
        QCOMPARE(tilesBetween(board.map, board['V'], board['W']), 2);
        const DrawnBoard doors = drawn({"V|W"}, {"ab"}, "");
        QCOMPARE(tilesBetween(doors.map, doors['V'], doors['W']), 1);
    }

    void op_move_8_tilesThatTouchAtACornerAreNoNeighbours()
    {
        const DrawnBoard board = drawn({"V.", ".W"}, {"ab", "cd"}, "");
        QCOMPARE(tilesBetween(board.map, board['V'], board['W']), 2);
    }

    void op_move_8_aPointATile()
    {
        QCOMPARE(judged({"MV#.W"}, {"aabbc"}, 3, {{0, 0}, {1, 0}, {4, 0}}), u"cost 3; OP-MOVE-1 OP-MOVE-8"_s);
        QCOMPARE(
            judged({"MV#.W"}, {"aabbc"}, 2, {{0, 0}, {1, 0}, {4, 0}}), u"! OP-MOVE-8 at step 2: nothing; OP-MOVE-8"_s);
        QCOMPARE(judged({"MV#.W"}, {"aaaaa"}, 1, {{0, 0}, {1, 0}, {4, 0}}), u"cost 1; OP-MOVE-1 OP-MOVE-8"_s);
    }

    void op_move_8_theWayStartsAndEndsOnAVent()
    {
        QCOMPARE(judged({"MV#.W"}, {"aabbc"}, 9, {{0, 0}, {4, 0}}), u"! OP-MOVE-1 at step 1: nothing; OP-MOVE-1"_s);
        QCOMPARE(
            judged({"MV#.W"}, {"aabbc"}, 9, {{0, 0}, {1, 0}, {3, 0}}), u"! OP-MOVE-1 at step 2: nothing; OP-MOVE-1"_s);
        QCOMPARE(
            judged({"MV#.W"}, {"aabbc"}, 9, {{0, 0}, {1, 0}, {1, 0}}), u"! OP-MOVE-8 at step 2: nothing; OP-MOVE-8"_s);
    }

    void op_move_8_onlyThoseWhoUseVentsMay()
    {
        const DrawnBoard board = drawn({"MV#.W"}, {"aabbc"}, "");
        MoveQuestion question = moveOf(board, 9, Side::Enemy);
        question.vents.clear();
        QCOMPARE(told(judgeMove(board.map, question, Path{{0, 0}, {1, 0}, {4, 0}})),
            u"! OP-MOVE-1 at step 2: nothing; OP-MOVE-1"_s);
    }

    void op_move_8_theMoveGoesOnAfterTheVent()
    {
        QCOMPARE(judged({"MV#..", "###.W", "####."}, {"aabbb", "aabbb", "aabbb"}, 3, {{0, 0}, {1, 0}, {4, 1}, {4, 2}}),
            u"cost 3; OP-MOVE-1 OP-MOVE-8"_s);
        QCOMPARE(judged({"MV#..", "###.W", "####."}, {"aabbb", "aabbb", "aabbb"}, 4,
                     {{0, 0}, {1, 0}, {4, 1}, {3, 0}, {3, 1}}),
            u"cost 4; OP-MOVE-1 OP-MOVE-2 OP-MOVE-8"_s);
    }

    void op_move_8_theRevisedPrintingIgnoresWhoStandsOnTheVent()
    {
        // A commando is on the vent; the clone leaves it again, and may not stay.
        DrawnBoard board = drawn({"MV#W."}, {"aabbb"}, "");
        MoveQuestion question = moveOf(board, 9, Side::Enemy);
        question.figures.push_back({{board['W'], 1}, Side::Commando});
        const Path on{{0, 0}, {1, 0}, {3, 0}, {4, 0}};
        QCOMPARE(told(judgeMove(board.map, question, on)), u"cost 3; OP-MOVE-1 OP-MOVE-8"_s);
        QCOMPARE(
            told(judgeMove(board.map, question, std::span(on).first(3))), u"! OP-MOVE-5 at step 2: 3,0; OP-MOVE-5"_s);
        question.printing = Printing::First;
        QCOMPARE(told(judgeMove(board.map, question, on)), u"! OP-MOVE-4 at step 2: 3,0; OP-MOVE-4"_s);
    }

    void op_move_8_theFirstPrintingTravelsThroughVentsToo()
    {
        const DrawnBoard board = drawn({"MV#.W"}, {"aabbc"}, "");
        MoveQuestion question = moveOf(board, 3, Side::Enemy);
        question.printing = Printing::First;
        QCOMPARE(told(judgeMove(board.map, question, Path{{0, 0}, {1, 0}, {4, 0}})), u"cost 3; OP-MOVE-1 OP-MOVE-8"_s);
    }

    void op_move_8_adjacentVentsAreStepped_orTravelled_whicheverIsCheaper()
    {
        QCOMPARE(judged({"MVW"}, {"aab"}, 9, {{0, 0}, {1, 0}, {2, 0}}), u"cost 2; OP-MOVE-1 OP-MOVE-8"_s);
        QCOMPARE(judged({"MVW"}, {"aaa"}, 9, {{0, 0}, {1, 0}, {2, 0}}), u"cost 1; OP-MOVE-1 OP-MOVE-8"_s);
        QCOMPARE(judged({"MV|W"}, {"aab"}, 9, {{0, 0}, {1, 0}, {2, 0}}), u"cost 2; OP-MOVE-1 OP-MOVE-8"_s);
    }

    void op_move_8_largeFiguresUseNoVents()
    {
        const DrawnBoard board = drawn({"M...W", "....."}, {"aabbc", "aabbc"}, "");
        MoveQuestion question = moveOf(board, 9, Side::Enemy, 2);
        question.vents.push_back(board['M']);
        QCOMPARE(
            told(judgeMove(board.map, question, Path{{0, 0}, {4, 0}})), u"! OP-MOVE-8 at step 1: nothing; OP-MOVE-8"_s);
    }

    void op_move_8_reachGoesThroughVents()
    {
        const DrawnBoard board = drawn({"MV#W."}, {"aabbb"}, "");
        const MoveQuestion question = moveOf(board, 3, Side::Enemy);
        QCOMPARE(told(reachOf(board.map, question)), u"0,0=0 1,0=1 3,0=2 4,0=3"_s);
        QCOMPARE(told(cheapestPath(board.map, question, {4, 0})), u"0,0 1,0 3,0 4,0"_s);
    }

    void op_move_8_aDearerWayThroughTheVentsMaySaveTheDiagonal()
    {
        const DrawnBoard board = drawn({"V~#", "#W~", "##X"}, {"abb", "cdd", "ddd"}, "");
        MoveQuestion question;
        question.mover.at = board['V'];
        question.side = Side::Enemy;
        question.speed = 3;
        question.vents = {board['V'], board['W']};
        QCOMPARE(told(reachOf(board.map, question)), u"0,0=0 1,0=1 1,1=1 2,1=2 2,2=3"_s);
        const std::vector<Space> path = cheapestPath(board.map, question, board['X']);
        QCOMPARE(told(path), u"0,0 1,1 2,2"_s);
        QCOMPARE(told(judgeMove(board.map, question, path)), u"cost 3; OP-MOVE-1 OP-MOVE-2 OP-MOVE-8"_s);
    }

    void tilesBetweenEqualsTheLeastChainOfTilesOnRandomMaps()
    {
        std::mt19937 random(43);
        for (int i = 0; i < scaled(300); ++i)
        {
            const Map map = randomMap(random, {9, 30, 10, 0, false});
            const auto from = randomFloor(random, map);
            const auto to = randomFloor(random, map);
            if (from && to)
                QCOMPARE(tilesBetween(map, *from, *to), plainTiles(map, map.tile(*from), map.tile(*to)));
        }
    }

    void everyPathWrittenOutGivesTheSameReach()
    {
        std::mt19937 random(47);
        for (int i = 0; i < scaled(150); ++i)
        {
            const Map map = randomMap(random, {4, 25, 10, 20, false});
            const auto at = randomFloor(random, map);
            if (!at)
                continue;
            MoveQuestion question;
            question.mover.at = *at;
            question.side = Side::Enemy;
            question.speed = randomBetween(random, 0, 3);
            question.printing = static_cast<Printing>(randomBetween(random, 0, 1));
            for (int n = randomBetween(random, 2, 4); n > 0; --n)
                question.vents.push_back(randomFloor(random, map).value_or(*at));
            if (const auto other = randomFloor(random, map); other && *other != *at)
                question.figures.push_back({{*other, 1}, static_cast<Side>(randomBetween(random, 0, 1))});
            std::map<std::pair<int, int>, int> min;
            std::vector<Space> path{*at};
            writeOut(map, question, path, min);
            std::vector<ReachedSpace> reached;
            for (const auto &[end, cost] : min)
                reached.push_back({{end.second, end.first}, cost});
            if (told(reached) != told(reachOf(map, question)))
            {
                qWarning("%s%s speed %d vents %s", text(map).c_str(), qPrintable(told(*at)), question.speed,
                    qPrintable(told(question.vents)));
                QCOMPARE(told(reachOf(map, question)), told(reached));
            }
        }
    }

private:
    static QString judged(const Rows &drawing, const Rows &tiles, int speed, const Path &path)
    {
        const DrawnBoard board = drawn(drawing, tiles, "");
        return told(judgeMove(board.map, moveOf(board, speed, Side::Enemy), path));
    }

    /// By lengthening: all tiles that one tile more can reach, until the tile is among them or nothing is new.
    static std::optional<int> plainTiles(const Map &map, TileName from, TileName to)
    {
        std::vector<TileName> reached{from};
        for (int tiles = 0; tiles <= 100; ++tiles)
        {
            if (std::ranges::find(reached, to) != reached.end())
                return tiles;
            const std::vector<TileName> before = reached;
            for (int y = 0; y < map.height(); ++y)
                for (int x = 0; x < map.width(); ++x)
                    for (const Space beside : {Space{x + 1, y}, {x - 1, y}, {x, y + 1}, {x, y - 1}})
                        if (map.contains(beside) && std::ranges::find(before, map.tile({x, y})) != before.end())
                            reached.push_back(map.tile(beside));
        }
        return std::nullopt;
    }

    static void writeOut(
        const Map &map, const MoveQuestion &question, std::vector<Space> &path, std::map<std::pair<int, int>, int> &min)
    {
        const MoveVerdict verdict = judgeMove(map, question, path);
        if (verdict.states.size() < path.size() || path.size() > 6)
            return;
        if (verdict.legal())
        {
            const auto [end, fresh] = min.emplace(std::pair{path.back().y, path.back().x}, *verdict.cost());
            end->second = std::min(end->second, *verdict.cost());
        }
        map.floor().forEach(
            [&](Space to)
            {
                path.push_back(to);
                writeOut(map, question, path, min);
                path.pop_back();
            });
    }
};

DOSSIER_TESTS(VentsTest, Nothing)

} // namespace vents_test

#include "vents_test.moc"
