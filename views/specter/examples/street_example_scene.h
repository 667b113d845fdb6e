#pragma once

#include "model/specter/examples/street_example.h"
#include "views/rules/example_board.h"

namespace dossier
{

/// Asks the rules of Specter Ops what an example shows.
ExampleScene shownExample(const StreetExample &example);

} // namespace dossier
