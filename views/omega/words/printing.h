#pragma once

#include "model/omega/geometry/printing.h"

#include <QString>

namespace dossier
{

/// Returns the printing with that id among the editions of LEVEL 7; the revised one for any other.
Printing printingOf(const QString &edition);

namespace wording
{

/// Return a printing's name, and its difference from the other.
QString name(Printing printing);
QString explanation(Printing printing);

} // namespace wording

} // namespace dossier
