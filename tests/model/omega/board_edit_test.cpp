#include "model/omega/geometry/board_edit.h"
#include "model/omega/geometry/board_reshape.h"
#include "tests/support/drawn_board.h"
#include "tests/support/random_board.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace board_edit_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

SpaceSet spaces(const std::vector<Space> &list)
{
    SpaceSet set;
    for (const Space space : list)
        set.set(space);
    return set;
}

Board boardOf(const std::vector<std::string> &rows)
{
    Board board;
    board.map = drawn(rows).map;
    return board;
}

Piece pieceAt(Space at, int size = 1, Facing facing = Facing::North)
{
    Piece piece;
    piece.figure = {at, size};
    piece.facing = facing;
    return piece;
}

/// A board with something of everything on it.
Board randomBoard(std::mt19937 &random)
{
    Board board;
    board.map = randomMap(random);
    for (const Terrain terrain : {Terrain::Vent, Terrain::Peril, Terrain::Gas, Terrain::Marker})
        for (int i = 0; i < 4; ++i)
            if (const auto space = randomFloor(random, board.map))
                setTerrain(board, terrain, spaces({*space}), true);
    for (int i = 0; i < 6; ++i)
        if (const auto figure = randomFigure(random, board.map, randomBetween(random, 1, 2)))
            addPiece(board, pieceAt(figure->at, figure->size, static_cast<Facing>(randomBetween(random, 0, 4))));
    return board;
}

/// Checks the invariants of Board: terrain is on floor, pieces fit.
bool isSound(const Board &board)
{
    for (const Terrain terrain : {Terrain::Rubble, Terrain::Vent, Terrain::Peril, Terrain::Gas, Terrain::Marker})
        if (!(terrainOf(board, terrain) - board.map.floor()).empty())
            return false;
    for (std::size_t i = 0; i < board.pieces.size(); ++i)
        if (!fits(board, board.pieces[i].figure, i))
            return false;
    return true;
}

} // namespace

/// The edits of a board.
class BoardEditTest : public QObject
{
    Q_OBJECT

private slots:

    void aWallTakesTheTerrainAway()
    {
        Board board = boardOf({"~.."});
        for (const Terrain terrain : {Terrain::Vent, Terrain::Peril, Terrain::Gas, Terrain::Marker})
            setTerrain(board, terrain, spaces({{0, 0}, {1, 0}}), true);
        setWalls(board, spaces({{0, 0}}), true);
        QVERIFY(!board.map.isFloor({0, 0}));
        for (const Terrain terrain : {Terrain::Vent, Terrain::Peril, Terrain::Gas, Terrain::Marker})
            QCOMPARE(rows(board.map, terrainOf(board, terrain)), (std::vector<std::string>{"010"}));
        QVERIFY(board.map.rubble().empty());
    }

    void aWallSparesTheFloorUnderAPiece()
    {
        Board board = boardOf({"..."});
        QVERIFY(addPiece(board, pieceAt({1, 0})));
        setWalls(board, spaces({{0, 0}, {1, 0}, {2, 0}}), true);
        QCOMPARE(rows(board.map, board.map.floor()), (std::vector<std::string>{"010"}));
    }

    void terrainLiesOnFloorOnly()
    {
        Board board = boardOf({".#."});
        setTerrain(board, Terrain::Gas, spaces({{0, 0}, {1, 0}, {5, 5}}), true);
        QCOMPARE(rows(board.map, board.gas), (std::vector<std::string>{"100"}));
    }

    void piecesStandOnFloorAcrossNoDoorAndOnSpacesOfTheirOwn()
    {
        Board board = boardOf({"..|..", "...."});
        QVERIFY(addPiece(board, pieceAt({0, 0}, 2)));
        QVERIFY2(!addPiece(board, pieceAt({1, 1})), "on another piece");
        QVERIFY2(!addPiece(board, pieceAt({4, 1}, 2)), "off the map");
        QVERIFY2(addPiece(board, pieceAt({2, 0}, 2)), "beside the door");
        QVERIFY2(!placePiece(board, 1, {1, 0}), "on the first and across the door");
        QVERIFY2(placePiece(board, 0, {0, 0}), "where it stands");
        QCOMPARE(board.pieceOn({3, 1}), std::optional<std::size_t>(1));
        QCOMPARE(board.pieceOn({4, 0}), std::optional<std::size_t>());
    }

    void aQuarterTurnTakesEverythingWithIt()
    {
        Board board = boardOf({"#.|.", ".~."});
        QVERIFY(addPiece(board, pieceAt({2, 0}, 1, Facing::East)));
        setTerrain(board, Terrain::Vent, spaces({{0, 1}}), true);
        const Board turned = rotated(board);
        QCOMPARE(text(turned.map), text(drawn({".#", "~.", " -", ".."}).map));
        QCOMPARE(turned.pieces.front().figure, (Figure{{1, 2}, 1}));
        QCOMPARE(turned.pieces.front().facing, Facing::South);
        QVERIFY(turned.vents.contains({0, 0}));
    }

    void fourQuarterTurnsAreNone()
    {
        std::mt19937 random(4);
        for (int i = 0; i < 200; ++i)
        {
            const Board board = randomBoard(random);
            QVERIFY(isSound(rotated(board)));
            QVERIFY2(rotated(rotated(rotated(rotated(board)))) == board, text(board.map).c_str());
        }
    }

    void aRegionKeepsTheDoorsInsideIt()
    {
        const Board board = boardOf({"..|.", " -  ", "#.|."});
        QCOMPARE(text(region(board, {1, 0}, {1, 1}).map), text(drawn({".", "-", "."}).map));
        QCOMPARE(text(region(board, {2, 1}, {1, 1}).map), text(drawn({".|."}).map));
        QCOMPARE(region(board, {-5, -5}, {9, 9}), board);
    }

    void pastingReplacesWhatWasThere()
    {
        const Board clip = boardOf({"#|~"});
        const Board result = pasted(boardOf({"..|.", "~~~"}), clip, {1, 0});
        QCOMPARE(text(result.map), text(drawn({".#|~", "~~~"}).map));
        QCOMPARE(text(pasted(boardOf({"."}), clip, {-1, 0}).map), text(drawn({"~"}).map));
    }

    void copyingAndPastingInPlaceChangesNothing()
    {
        std::mt19937 random(5);
        for (int i = 0; i < 200; ++i)
        {
            const Board board = randomBoard(random);
            const Space a{randomBetween(random, 0, 9), randomBetween(random, 0, 9)};
            const Space b{randomBetween(random, 0, 9), randomBetween(random, 0, 9)};
            if (!board.map.contains(a) || !board.map.contains(b))
                continue;
            const Board clip = region(board, a, b);
            QVERIFY(isSound(clip));
            const Space northWest{std::min(a.x, b.x), std::min(a.y, b.y)};
            QVERIFY2(pasted(board, clip, northWest) == board, text(board.map).c_str());
        }
    }

    void anotherSizeKeepsWhatFits()
    {
        Board board = boardOf({"#.|.", "..~"});
        QVERIFY(addPiece(board, pieceAt({1, 0})));
        QVERIFY(addPiece(board, pieceAt({2, 0})));
        const Board smaller = resized(board, 2, 2);
        QCOMPARE(text(smaller.map), text(drawn({"#.", ".."}).map));
        QCOMPARE(smaller.pieces.size(), std::size_t(1));
        QCOMPARE(text(resized(board, 4, 1).map), text(drawn({"#.|.."}).map));
    }
};

DOSSIER_TESTS(BoardEditTest, Nothing)

} // namespace board_edit_test

#include "board_edit_test.moc"
