#pragma once

#include "model/omega/seen/events.h"
#include "model/omega/seen/state.h"

#include <QString>

namespace dossier::wording
{

/// What somebody does by an action; empty where what comes of it says it.
QString aboutAction(const omega::PublicTable &table, const omega::ActionTaken &action);

/// Whose turn or activation ends, where the journal has it.
QString aboutTurnsEnd(const omega::PublicTable &table, const omega::TurnEnded &event);

/// How many hits were rolled, and by whom where it was not the table.
QString rolled(const omega::Faces &faces, omega::Roller roller);

} // namespace dossier::wording
