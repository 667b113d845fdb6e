#pragma once

#include "model/specter/seen/state.h"

namespace dossier::specter
{

/// SO-TRAITOR-1: true when everybody knows by a hunter's sight that the first agent has been there since his last move.
/// A hunter who sees the space then sees him openly, not in secret. A place that the agent revealed by himself (Power
/// Fists) or where he was last seen does not count.
bool isFoundOn(const PublicTable &table, Coordinate place);

/// SO-MOVE-3: true when enough objectives for an escape are completed: the escape then needs no announcement.
bool hasObjectives(const PublicTable &table);

/// SO-MOVE-3: true when ending a move there can be that agent's escape. A hunter on foot bars the space.
bool escapesBy(const PublicTable &table, Agent agent, Coordinate end);

/// SO-END-1: true when a path of turn 1 ends where it and the game began. For an escape that space then counts only
/// with completed objectives. The path is not empty.
bool returnsToTheStart(const PublicTable &table, Agent agent, const std::vector<Coordinate> &path);

/// SO-END-1: true when a path is an escape exactly if the agent announces it.
bool escapesOnceSaid(const PublicTable &table, Agent agent, const std::vector<Coordinate> &path);

/// SO-END-1: true when an escape at this table currently needs no objectives.
bool escapesWithoutObjectives(const PublicTable &table);

/// Returns the hunter on foot on that space; none when it is free.
std::optional<HunterKind> hunterOn(const PublicTable &table, Coordinate space);

} // namespace dossier::specter
