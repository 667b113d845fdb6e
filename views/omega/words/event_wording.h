#pragma once

#include "model/omega/seen/event.h"
#include "model/omega/seen/state.h"

#include <QString>

namespace dossier::wording
{

/// What happened, as a sentence; empty for what only the bookkeeping needs.
QString sentence(const omega::PublicTable &table, const omega::Event &event);

} // namespace dossier::wording
