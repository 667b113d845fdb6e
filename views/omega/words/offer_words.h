#pragma once

#include "views/omega/selection/picked.h"

#include <QString>

namespace dossier::wording
{

/// Returns the text of a button or a menu entry for the offer.
QString button(const omega::View &view, const Offer &offer);

/// Returns the rule that forbids it, and the reason; empty for a legal offer.
QString against(const omega::View &view, const Offer &offer);

} // namespace dossier::wording
