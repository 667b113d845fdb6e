#pragma once

#include "model/conquest/seen/state.h"

#include <QString>

namespace dossier
{

/// Returns two letters that name a player's colour, shown next to it.
QString markOf(conquest::Colour colour);

/// Describes the contents of a space in words, for screen readers and tooltips.
QString spokenPlace(const conquest::PublicTable &table, conquest::Place place);

} // namespace dossier
