#pragma once

#include "model/omega/seen/view.h"

namespace dossier::omega
{

/// OP-CMD-1: returns the highest rank among those alive.
std::optional<Role> commandingOfficer(const PublicTable &table);

/// Returns everybody who gets an initiative card: all but the dead, by rank.
std::vector<Role> takingTurns(const PublicTable &table);

/// True when a commando still plays: not dead, and on the map once the game has begun.
bool isInPlay(const PublicTable &table, const Commando &commando);

/// OP-ROUND-1: returns the commando whose turn comes next; none when everybody has had one.
std::optional<Role> nextInTurn(const PublicTable &table);

/// OP-CMD-4: returns the commandos who have yet to choose a stance in this Planning.
std::vector<Role> withoutStance(const PublicTable &table);

/// True when the pack has a stance card for that commando: one without a card chooses none.
bool hasStances(const PublicTable &table, Role role);

/// OP-ADR-3: returns the result of a transfer now.
Forecast forecastOf(const PublicTable &table);

/// OP-ROUND-2: true when a timer token has reached the space of an event; always true for those without one.
bool hasCome(const Clock &clock, const MissionEvent &event);

/// OP-ROUND-2: returns the public events of the round track.
std::vector<TrackMark> trackOf(const PublicTable &table);

/// OP-ROUND-2: returns the marks of the given events alone, such as those that the overseer planned.
std::vector<TrackMark> trackOf(const std::vector<MissionEvent> &events);

/// Returns the commands that can be given next, the needed first: those of the due step, or of an unfinished matter.
std::vector<Due> dueOf(const PublicTable &table);

} // namespace dossier::omega
