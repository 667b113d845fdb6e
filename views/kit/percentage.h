#pragma once

#include "model/core/dice.h"

#include <QString>

namespace dossier::wording
{

/// "58.6%", as the reader's language writes it.
QString percentage(const Fraction &chance);

} // namespace dossier::wording
