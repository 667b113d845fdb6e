#pragma once

#include "model/conquest/seen/state.h"

#include <QString>

namespace dossier
{

/// Two letters that stand for a player's colour beside it.
QString markOf(conquest::Colour colour);

/// What lies on a space, in words: for screen readers and tips.
QString spokenPlace(const conquest::PublicTable &table, conquest::Place place);

} // namespace dossier
