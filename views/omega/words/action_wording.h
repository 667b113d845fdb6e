#pragma once

#include "model/omega/seen/events.h"
#include "model/omega/seen/state.h"

#include <QString>

namespace dossier::wording
{

/// Returns what a combatant does by an action; empty where the action's result says it.
QString aboutAction(const omega::PublicTable &table, const omega::ActionTaken &action);

/// Returns whose turn or activation ends, where the journal has it.
QString aboutTurnsEnd(const omega::PublicTable &table, const omega::TurnEnded &event);

/// Returns the number of hits that were rolled, and by whom where it was not the table.
QString rolled(const omega::Faces &faces, omega::Roller roller);

} // namespace dossier::wording
