#pragma once

#include "model/conquest/seen/state.h"

#include <QString>

#include <map>

namespace dossier
{

/// Names of the players by colour, short enough for one line; colours without a name are absent.
using ConquestPeople = std::map<conquest::Colour, QString>;

namespace wording
{

/// Returns "Anna (Green)"; the colour alone when no name is known.
QString name(conquest::Colour player, const ConquestPeople &people);

} // namespace wording

} // namespace dossier
