#include "board_edit.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

constexpr std::array terrains{Terrain::Rubble, Terrain::Vent, Terrain::Peril, Terrain::Gas, Terrain::Marker};

/// Which set of a board keeps a terrain; none for rubble, which is the map's.
SpaceSet Board::*setOf(Terrain terrain)
{
    switch (terrain)
    {
    case Terrain::Vent:
        return &Board::vents;
    case Terrain::Peril:
        return &Board::peril;
    case Terrain::Gas:
        return &Board::gas;
    case Terrain::Marker:
        return &Board::markers;
    case Terrain::Rubble:
        break;
    }
    return nullptr;
}

/// Where the spaces of one board lie on another: moved by so much, or turned.
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
            for (const Terrain terrain : terrains)
                setTerrain(to, terrain, one, terrainOf(from, terrain).contains(source));
        }
}

/// Copies the doors whose two spaces both lie on the other board, and opens those that are not there.
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

void setWalls(Board &board, const SpaceSet &spaces, bool wall)
{
    spaces.forEach(
        [&](Space space)
        {
            if (!board.map.contains(space) || (wall && board.pieceOn(space)))
                return;
            board.map.setWall(space, wall);
            SpaceSet one;
            one.set(space);
            for (const Terrain terrain : terrains)
                if (wall)
                    setTerrain(board, terrain, one, false);
        });
}

void setTerrain(Board &board, Terrain terrain, const SpaceSet &spaces, bool present)
{
    const SpaceSet floor = spaces & board.map.floor();
    if (SpaceSet Board::*set = setOf(terrain))
        board.*set = present ? board.*set | floor : board.*set - spaces;
    else
        floor.forEach([&](Space space) { board.map.setRubble(space, present); });
}

const SpaceSet &terrainOf(const Board &board, Terrain terrain)
{
    SpaceSet Board::*set = setOf(terrain);
    return set != nullptr ? board.*set : board.map.rubble();
}

void setTile(Board &board, const SpaceSet &spaces, TileName name)
{
    spaces.forEach(
        [&](Space space)
        {
            if (board.map.contains(space))
                board.map.setTile(space, name);
        });
}

bool fits(const Board &board, const Figure &figure, std::optional<std::size_t> except)
{
    for (const Space space : figure.spaces())
    {
        const std::optional<std::size_t> other = board.pieceOn(space);
        if (!board.map.isFloor(space) || (other && other != except))
            return false;
        for (const Edge edge : {Edge{space, Edge::Side::East}, Edge{space, Edge::Side::South}})
            if (figure.covers(edge.beyond()) && board.map.hasDoor(edge))
                return false;
    }
    return true;
}

bool addPiece(Board &board, const Piece &piece)
{
    if (!fits(board, piece.figure))
        return false;
    board.pieces.push_back(piece);
    return true;
}

bool placePiece(Board &board, std::size_t piece, Space at)
{
    Figure moved = board.pieces.at(piece).figure;
    moved.at = at;
    if (!fits(board, moved, piece))
        return false;
    board.pieces[piece].figure = moved;
    return true;
}

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
