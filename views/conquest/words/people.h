#pragma once

#include "model/conquest/seen/state.h"

#include <QString>

#include <map>

namespace dossier
{

/// Who plays each colour, by names that fit into a line; colours that nobody named are not there.
using ConquestPeople = std::map<conquest::Colour, QString>;

namespace wording
{

/// "Green (Anna)"; the colour alone where nobody named who plays it.
QString name(conquest::Colour player, const ConquestPeople &people);

} // namespace wording

} // namespace dossier
