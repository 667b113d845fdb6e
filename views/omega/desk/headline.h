#pragma once

#include "views/omega/selection/picked.h"

#include <QString>

namespace dossier
{

// What the bar under the board says first.

/// The event of the mission that has come and was not told yet; null when there is none.
const omega::MissionEvent *eventDue(const omega::View &view);

/// What the step asks for; with a picked figure its own headline takes the place.
QString stepHeadline(const omega::View &view, const Picked &picked);

/// While a form is open, with or without a field that a press on the board fills.
QString formHeadline(bool byClicks);

/// While the dice of an explosion are waited for.
QString blastHeadline(const omega::Explode &blast);

/// For whom or what one of its rolls is.
QString blastRollName(const omega::PublicTable &table, const omega::Explode &blast, std::size_t roll);

/// Whose roll of it is the next, and which of all of them.
QString blastRollHeadline(const omega::PublicTable &table, const omega::Explode &blast, std::size_t roll);

/// Why nothing else is done while they are.
QString blastWaits(const omega::Explode &blast);

/// A target with its wounds, where it has some.
QString targetText(const omega::PublicTable &table, const omega::Combatant &who);

/// What is picked, in a few words; empty when nothing is.
QString pickedHeadline(const omega::PublicTable &table, const Picked &picked);

} // namespace dossier
