#pragma once

#include "model/core/dice.h"

#include <QString>

namespace dossier::wording
{

/// Returns a chance from 0 to 1 as "58.6%", with that many decimal digits, in the user's locale.
QString percentage(double chance, int digits = 1);

/// Returns an exact chance as a percentage.
QString percentage(const Fraction &chance);

} // namespace dossier::wording
