#pragma once

#include "shown_example.h"
#include "street_example.h"

namespace dossier
{

/// Asks the rules of Specter Ops what an example shows.
ExampleScene shownExample(const StreetExample &example);

} // namespace dossier
