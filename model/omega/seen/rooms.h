#pragma once

#include "model/omega/seen/view.h"

namespace dossier::omega
{

/// The names of the tiles that a room's spaces lie on.
std::vector<TileName> tilesOf(const PublicTable &table, const Room &room);

/// OP-ROOM-2: the tiles of a room that a card can turn: those with its icon, face up still.
std::vector<TileName> tilesToTurn(const PublicTable &table, const Room &room, const RoomCard &card);

/// The objective that a card brings.
ObjectiveId objectiveOf(const RoomCard &card);

/// OP-ROOM-2: the priority group of a card; those without a known one come last.
int groupOf(const PublicTable &table, const RoomCardId &card);

/// OP-SPAWN-1: whether a clone nest is on the tile of that space.
bool hasCloneNest(const PublicTable &table, Space space);

/// OP-ATK-4, OP-ATK-2: what activating an enemy costs; none while its combat cost is unknown.
std::optional<int> activationCost(const PublicTable &table, FigureId figure, bool combat);

} // namespace dossier::omega
