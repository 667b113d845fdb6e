#pragma once

#include "model/omega/seen/view.h"

namespace dossier::omega
{

/// OP-CMD-1: the highest rank among those alive.
std::optional<Role> commandingOfficer(const PublicTable &table);

/// Everybody who gets an initiative card: all but the dead, by rank.
std::vector<Role> takingTurns(const PublicTable &table);

/// Whether a commando takes part still: not dead, and once the game has begun on the map.
bool isInPlay(const PublicTable &table, const Commando &commando);

/// OP-ROUND-1: whose turn comes next; none when everybody has had one.
std::optional<Role> nextInTurn(const PublicTable &table);

/// OP-CMD-4: who has yet to choose a stance in this Planning.
std::vector<Role> withoutStance(const PublicTable &table);

/// Whether the pack has a stance card for that commando: who has none chooses none.
bool hasStances(const PublicTable &table, Role role);

/// OP-ADR-3: what a transfer would do now.
Forecast forecastOf(const PublicTable &table);

/// OP-ROUND-2: whether a timer token has come to the space of an event; those without one always have.
bool hasCome(const Clock &clock, const MissionEvent &event);

/// OP-ROUND-2: what hangs on the round track, as everybody knows it.
std::vector<TrackMark> trackOf(const PublicTable &table);

/// OP-ROUND-2: what events hang on the track by themselves, such as those that the overseer planned.
std::vector<TrackMark> trackOf(const std::vector<MissionEvent> &events);

/// What can be done next, the needed first: the step that is due, or what has begun and is not done.
std::vector<Due> dueOf(const PublicTable &table);

} // namespace dossier::omega
