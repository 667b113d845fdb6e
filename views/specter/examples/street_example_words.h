#pragma once

#include "model/specter/examples/street_example.h"

#include <QString>

namespace dossier::wording
{

/// What the rules of Specter Ops say of an example, in words; empty when nothing is asked.
QString verdictOf(const StreetExample &example);

} // namespace dossier::wording
