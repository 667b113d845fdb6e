#include "model/omega/geometry/board_reshape.h"

#include "model/omega/geometry/board_edit.h"

#include <algorithm>
#include <array>

namespace dossier::omega
{

namespace
{

/// Maps the spaces of one board to another, by a shift or a rotation.
template <typename Place>
void copySpaces(const Board &from, Board &to, Place &&place)
{
    const Map &map = from.map;
    for (int y = 0; y < map.height(); ++y)
        for (int x = 0; x < map.width(); ++x)
        {
            const Space source{x, y};
            const Space target = place(source);
            if (!to.map.contains(target))
                continue;
            SpaceSet one;
            one.set(target);
            setWalls(to, one, !map.isFloor(source));
            to.map.setTile(target, map.tile(source));
            for (const Terrain terrain : allTerrains)
                setTerrain(to, terrain, one, terrainOf(from, terrain).contains(source));
        }
}

/// Copies the doors with both spaces on the other board, and opens those that are absent here.
template <typename Place>
void copyDoors(const Board &from, Board &to, Place &&place)
{
    for (int y = 0; y < from.map.height(); ++y)
        for (int x = 0; x < from.map.width(); ++x)
            for (const Edge edge : {Edge{{x, y}, Edge::Side::East}, Edge{{x, y}, Edge::Side::South}})
                if (from.map.contains(edge.beyond()))
                    if (const auto target = edgeBetween(place(edge.at), place(edge.beyond())))
                        to.map.setDoor(*target, from.map.hasDoor(edge));
}

void copyEmi(const Board &from, Board &to)
{
    for (const TileName name : from.map.emiTiles())
        to.map.setEmi(name);
}

Facing turnedRight(Facing facing)
{
    constexpr std::array next{Facing::East, Facing::South, Facing::West, Facing::North, Facing::AllRound};
    return next[static_cast<std::size_t>(facing)];
}

} // namespace

Board resized(const Board &board, int width, int height)
{
    Board result;
    result.name = board.name;
    result.map = Map(width, height);
    copyEmi(board, result);
    return pasted(result, board, {0, 0});
}

Board rotated(const Board &board)
{
    Board result;
    result.name = board.name;
    result.map = Map(board.map.height(), board.map.width());
    copyEmi(board, result);
    const auto place = [&](Space space) { return Space{board.map.height() - 1 - space.y, space.x}; };
    copySpaces(board, result, place);
    copyDoors(board, result, place);
    for (Piece piece : board.pieces)
    {
        const Space southWest{piece.figure.at.x, piece.figure.at.y + piece.figure.size - 1};
        piece.figure.at = place(southWest);
        piece.facing = turnedRight(piece.facing);
        addPiece(result, piece);
    }
    return result;
}

Board region(const Board &board, Space a, Space b)
{
    const Space from{std::max(0, std::min(a.x, b.x)), std::max(0, std::min(a.y, b.y))};
    const Space to{
        std::min(board.map.width() - 1, std::max(a.x, b.x)), std::min(board.map.height() - 1, std::max(a.y, b.y))};
    Board result;
    result.name = board.name;
    result.map = Map(to.x - from.x + 1, to.y - from.y + 1);
    copyEmi(board, result);
    return pasted(result, board, {-from.x, -from.y});
}

Board pasted(const Board &board, const Board &clip, Space at)
{
    Board result = board;
    const auto place = [&](Space space) { return Space{space.x + at.x, space.y + at.y}; };
    copySpaces(clip, result, place);
    copyDoors(clip, result, place);
    for (Piece piece : clip.pieces)
    {
        piece.figure.at = place(piece.figure.at);
        addPiece(result, piece);
    }
    return result;
}

} // namespace dossier::omega
