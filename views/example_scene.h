#pragma once

#include "rule_example.h"
#include "shown_example.h"

namespace dossier
{

/// Asks the engine what an example shows, in the printing that it is drawn for.
ExampleScene shownExample(const RuleExample &example);

} // namespace dossier
