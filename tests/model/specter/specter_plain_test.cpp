#include "model/specter/seen/attack.h"
#include "model/specter/seen/hunter_moves.h"
#include "model/specter/seen/move.h"
#include "model/specter/seen/sensor.h"
#include "tests/model/specter/plain_specter.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/specter_boards.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <map>

namespace specter_plain_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

std::vector<Hunter> randomHunters(std::mt19937 &random, const Board &board)
{
    std::vector<Hunter> hunters;
    for (int count = randomBetween(random, 0, 3); count > 0; --count)
        hunters.push_back(
            {randomOpen(random, board), randomBetween(random, 0, 3) == 0, randomBetween(random, 0, 5) == 0});
    return hunters;
}

/// A path over the board that need not be legal.
std::vector<Space> anyPath(std::mt19937 &random, const Board &board)
{
    std::vector<Space> path{randomOpen(random, board)};
    for (int steps = randomBetween(random, 0, 5); steps > 0; --steps)
    {
        const Space to{path.back().x + randomBetween(random, -1, 1), path.back().y + randomBetween(random, -1, 1)};
        const Space elsewhere{
            randomBetween(random, 0, board.width() - 1), randomBetween(random, 0, board.height() - 1)};
        path.push_back(board.contains(to) && randomBetween(random, 0, 9) > 0 ? to : elsewhere);
    }
    return path;
}

bool plainlySeen(const Board &board, const std::vector<Hunter> &hunters, Space space)
{
    return std::ranges::any_of(
        hunters, [&](const Hunter &hunter) { return !hunter.traitor && plainlyVisible(board, hunter.at, space); });
}

bool plainlyBarred(const std::vector<Hunter> &hunters, Space space)
{
    return std::ranges::any_of(
        hunters, [&](const Hunter &hunter) { return !hunter.inVehicle && Space(hunter.at) == space; });
}

/// SO-SEE-2 to -4 read from the end of the path.
Shown plainShown(const Board &board, const std::vector<Hunter> &hunters, const std::vector<Space> &path)
{
    if (plainlySeen(board, hunters, path.back()))
        return {Showing::Seen, path.back()};
    Shown shown;
    for (const Space space : path)
        if (plainlySeen(board, hunters, space))
            shown = {Showing::LastSeen, space};
    return shown;
}

bool plainlyLegal(const Board &board, const std::vector<Hunter> &hunters, const std::vector<Space> &path)
{
    bool legal = path.size() <= 5;
    for (std::size_t step = 1; step < path.size(); ++step)
        legal = legal && plainStep(board, path[step - 1], path[step]) && !plainlyBarred(hunters, path[step]);
    return legal;
}

} // namespace

/// The rules by whole rows and sets against the rules a space at a time, on random boards.
class SpecterPlainTest : public QObject
{
    Q_OBJECT

private slots:

    void sightIsThePlainOne()
    {
        std::mt19937 random(61);
        for (int tries = scaled(300); tries > 0; --tries)
        {
            const Board board = randomStreets(random, maxColumns, maxRows);
            const Space from = randomOpen(random, board);
            const SpaceSet visible = visibleFrom(board, from);
            for (int y = -1; y <= board.height(); ++y)
                for (int x = -1; x <= board.width(); ++x)
                    QCOMPARE(visible.contains({x, y}), plainlyVisible(board, from, {x, y}));
        }
    }

    void stepsAreThePlainOnes()
    {
        std::mt19937 random(62);
        for (int tries = scaled(150); tries > 0; --tries)
        {
            const Board board = randomStreets(random, maxColumns, maxRows, 45);
            const Space from = randomOpen(random, board);
            SpaceSet start;
            start.set(from);
            const SpaceSet next = board.stepped(start);
            for (int y = -1; y <= board.height(); ++y)
                for (int x = -1; x <= board.width(); ++x)
                {
                    QCOMPARE(next.contains({x, y}), plainStep(board, from, {x, y}));
                    QCOMPARE(board.isStep(from, {x, y}), plainStep(board, from, {x, y}));
                }
        }
    }

    void movesAreJudgedPlainly()
    {
        std::mt19937 random(63);
        std::map<Showing, int> shown;
        int illegal = 0;
        for (int tries = scaled(20000); tries > 0; --tries)
        {
            const Board board = randomStreets(random, 8, 8);
            const std::vector<Hunter> hunters = randomHunters(random, board);
            const std::vector<Space> path = anyPath(random, board);
            const AgentMove move = judgeMove(board, hunters, path);
            QCOMPARE(move.legal(), plainlyLegal(board, hunters, path));
            QCOMPARE(move.steps, static_cast<int>(path.size()) - 1);
            if (move.legal())
                QVERIFY(move.shown == plainShown(board, hunters, path));
            illegal += move.legal() ? 0 : 1;
            if (move.legal())
                ++shown[move.shown.what];
        }
        QVERIFY(illegal > 0 && shown.size() == 3);
    }

    void attackDistancesArePlain()
    {
        std::mt19937 random(64);
        for (int tries = scaled(150); tries > 0; --tries)
        {
            const Board board = randomStreets(random, 9, 9, 45);
            const Space from = randomOpen(random, board);
            const Space to = randomOpen(random, board);
            QCOMPARE(attackDistance(board, from, to).value_or(-1), plainDistance(board, from, to));
        }
    }

    void huntersEndsAreThoseOfSomePath()
    {
        std::mt19937 random(65);
        for (int tries = scaled(100); tries > 0; --tries)
        {
            const Board board = randomStreets(random, 8, 8, 40);
            HunterOnTurn hunter{.at = randomOpen(random, board), .vehicle = randomOpen(random, board)};
            hunter.stunned = randomBetween(random, 0, 2) == 0;
            SpaceSet ends;
            forEachPath(board, {}, hunter.at, hunter.stunned ? 2 : 4, [&](const Path &path) { ends.set(path.back()); });
            const HunterEnds given = hunterEnds(board, hunter);
            QCOMPARE(told(given.onFoot), told(ends));
            QCOMPARE(given.getsIn, ends.contains(hunter.vehicle));
        }
    }

    void aSensorPointsWhereTheAgentIs()
    {
        for (int dx = -3; dx <= 3; ++dx)
            for (int dy = -3; dy <= 3; ++dy)
            {
                std::string name = dy < 0 ? "N" : dy > 0 ? "S" : "";
                name += dx < 0 ? "W" : dx > 0 ? "E" : "";
                const Reading reading = sensorAnswer({9, 9}, {9 + dx, 9 + dy}, 3);
                QCOMPARE(std::string(wordOf(reading)), name.empty() ? "here" : name);
            }
    }

    /// The chance by the tree of rolls, cut where the rest cannot matter in a double.
    void chancesAreThoseOfTheTreeOfRolls()
    {
        const std::function<double(int, bool, int)> reach = [&](int count, bool first, int depth) -> double
        {
            double chance = 0;
            for (int face = 1; face <= 6; ++face)
            {
                if (first && face == 1)
                    continue;
                if (face == 6 && depth > 0)
                    chance += reach(count - 6, false, depth - 1) / 6;
                else if (face >= count)
                    chance += 1.0 / 6;
            }
            return chance;
        };
        for (int distance = 1; distance <= 40; ++distance)
            QVERIFY(std::abs(chanceToHit(distance).approximately() - reach(distance, true, 9)) < 1e-6);
    }
};

DOSSIER_TESTS(SpecterPlainTest, Nothing)

} // namespace specter_plain_test

#include "specter_plain_test.moc"
