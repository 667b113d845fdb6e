#pragma once

#include "model/specter/examples/street_example.h"

#include <QString>

namespace dossier::wording
{

/// Returns the verdict of Specter Ops' rules on an example, in words; empty when the example has no question.
QString verdictOf(const StreetExample &example);

} // namespace dossier::wording
