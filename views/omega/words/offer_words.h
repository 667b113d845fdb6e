#pragma once

#include "views/omega/selection/picked.h"

#include <QString>

namespace dossier::wording
{

/// What a button or an entry of a menu says that gives it.
QString button(const omega::View &view, const Offer &offer);

/// Which rule is against it, and why; empty for one that is allowed.
QString against(const omega::View &view, const Offer &offer);

} // namespace dossier::wording
