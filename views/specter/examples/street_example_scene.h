#pragma once

#include "model/specter/examples/street_example.h"
#include "views/rules/example_board.h"

namespace dossier
{

/// Returns an example with the verdict of the rules of Specter Ops.
ExampleScene shownExample(const StreetExample &example);

} // namespace dossier
