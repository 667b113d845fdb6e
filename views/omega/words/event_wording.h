#pragma once

#include "model/omega/seen/event.h"
#include "model/omega/seen/state.h"

#include <QString>

namespace dossier::wording
{

/// Returns an event as a sentence; empty for bookkeeping events.
QString sentence(const omega::PublicTable &table, const omega::Event &event);

} // namespace dossier::wording
