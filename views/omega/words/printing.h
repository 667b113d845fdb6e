#pragma once

#include "model/omega/geometry/printing.h"

#include <QString>

namespace dossier
{

/// The printing with that id among the editions of LEVEL 7; the revised one for any other.
Printing printingOf(const QString &edition);

} // namespace dossier
