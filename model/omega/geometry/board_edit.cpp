#include "model/omega/geometry/board_edit.h"

namespace dossier::omega
{

namespace
{

/// Returns the set of a board that holds a terrain; none for rubble, which belongs to the map.
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
            for (const Terrain terrain : allTerrains)
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

} // namespace dossier::omega
