#pragma once

#include "model/specter/seen/state.h"

namespace dossier::specter
{

/// SO-TRAITOR-1: whether everybody knows by a hunter's sight that the first agent stands there since his last move.
/// Whoever sees the space then sees him openly, and not in secret. What the agent told by himself (Power Fists) is no
/// such sight, nor is a place where he was seen last.
bool isFoundOn(const PublicTable &table, Coordinate place);

/// SO-MOVE-3: whether as many objectives are completed as an escape needs: then it needs no word.
bool hasObjectives(const PublicTable &table);

/// SO-MOVE-3: whether ending a move there can be that agent's escape. A hunter on foot bars the space.
bool escapesBy(const PublicTable &table, Agent agent, Coordinate end);

/// SO-END-1: whether a path of turn 1 ends where it and the game began: that space counts then for an escape with the
/// objectives alone. The path is not empty.
bool returnsToTheStart(const PublicTable &table, Agent agent, const std::vector<Coordinate> &path);

/// SO-END-1: whether a path is an escape if the agent says so, and none if he does not.
bool escapesOnceSaid(const PublicTable &table, Agent agent, const std::vector<Coordinate> &path);

/// SO-END-1: whether an escape needs no objectives at this table now.
bool escapesWithoutObjectives(const PublicTable &table);

/// The hunter on foot who stands there; none when nobody does.
std::optional<HunterKind> hunterOn(const PublicTable &table, Coordinate space);

} // namespace dossier::specter
