#pragma once

#include "model/grid/space.h"

#include <QString>

namespace dossier
{

/// Returns the letters of a column, counted from 0: A to Z, then AA, AB and so on.
QString columnName(int column);

/// Returns the name of a space: the letters of its column and the number of its row, such as C7.
QString spaceName(Space space);

} // namespace dossier
