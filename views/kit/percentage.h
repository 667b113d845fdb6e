#pragma once

#include "model/core/dice.h"

#include <QString>

namespace dossier::wording
{

/// "58.6%": a chance from 0 to 1, with so many digits behind the point, as the reader's language writes it.
QString percentage(double chance, int digits = 1);

/// The same of an exact one.
QString percentage(const Fraction &chance);

} // namespace dossier::wording
