#pragma once

#include "model/omega/seen/view.h"

namespace dossier::omega
{

/// Returns the names of the tiles of a room's spaces.
std::vector<TileName> tilesOf(const PublicTable &table, const Room &room);

/// OP-ROOM-2: returns the tiles of a room that a card can turn: those with its icon that are still face up.
std::vector<TileName> tilesToTurn(const PublicTable &table, const Room &room, const RoomCard &card);

/// Returns the objective that a card brings.
ObjectiveId objectiveOf(const RoomCard &card);

/// OP-ROOM-2: returns the priority group of a card; cards without a known one come last.
int groupOf(const PublicTable &table, const RoomCardId &card);

/// OP-SPAWN-1: true when a clone nest is on the tile of that space.
bool hasCloneNest(const PublicTable &table, Space space);

/// OP-ATK-4, OP-ATK-2: returns the cost of activating an enemy; none while its combat cost is unknown.
std::optional<int> activationCost(const PublicTable &table, FigureId figure, bool combat);

} // namespace dossier::omega
