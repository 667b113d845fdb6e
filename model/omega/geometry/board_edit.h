#pragma once

#include "model/omega/geometry/board.h"

#include <array>

namespace dossier::omega
{

/// Terrain that a brush can paint onto spaces.
enum class Terrain : std::uint8_t
{
    Rubble,
    Vent,
    Peril,
    Gas,
    /// A combatant marker.
    Marker,
};

inline constexpr std::array allTerrains{Terrain::Rubble, Terrain::Vent, Terrain::Peril, Terrain::Gas, Terrain::Marker};

/// Makes spaces of the map wall or floor. A wall removes the terrain there; under a piece the floor stays.
void setWalls(Board &board, const SpaceSet &spaces, bool wall);

/// Puts terrain on the floor among those spaces, or clears it.
void setTerrain(Board &board, Terrain terrain, const SpaceSet &spaces, bool present);

[[nodiscard]] const SpaceSet &terrainOf(const Board &board, Terrain terrain);

/// Assigns spaces of the map to a tile.
void setTile(Board &board, const SpaceSet &spaces, TileName name);

/// True when a figure may be there: on floor, across no door, on no other piece's space (except that of `except`).
bool fits(const Board &board, const Figure &figure, std::optional<std::size_t> except = std::nullopt);

/// Adds a piece where it fits; returns true when it does.
bool addPiece(Board &board, const Piece &piece);

/// Moves a piece's north-west space, if it fits there; returns true when it does.
bool placePiece(Board &board, std::size_t piece, Space at);

} // namespace dossier::omega
