#pragma once

#include "views/omega/selection/picked.h"

#include <QString>

namespace dossier
{

// Headlines of the bar under the board.

/// Returns the mission event that has come and is not resolved yet; null when there is none.
const omega::MissionEvent *eventDue(const omega::View &view);

/// True for a mission that a guide describes; the sample has none.
bool hasGuide(const omega::Mission &mission);

/// Returns the instruction of the step; a picked figure's own headline replaces it.
QString stepHeadline(const omega::View &view, const Picked &picked);

/// Returns the headline while a form is open, with or without a field that a press on the board fills.
QString formHeadline(bool byClicks);

/// Returns the headline while the dice of an explosion are awaited.
QString blastHeadline(const omega::Explode &blast);

/// Returns the name of the combatant or marker that a roll is for.
QString blastRollName(const omega::PublicTable &table, const omega::Explode &blast, std::size_t roll);

/// Returns the combatant or marker of the next roll, and its number among all rolls.
QString blastRollHeadline(const omega::PublicTable &table, const omega::Explode &blast, std::size_t roll);

/// Returns the reason why nothing else can be done while the dice are awaited.
QString blastWaits(const omega::Explode &blast);

/// Returns a target with its wounds, where it has some.
QString targetText(const omega::PublicTable &table, const omega::Combatant &who);

/// Returns the picks in a few words; empty when there are none.
QString pickedHeadline(const omega::PublicTable &table, const Picked &picked);

} // namespace dossier
