#pragma once

#include "model/omega/content/rule_example.h"
#include "views/rules/example_board.h"

namespace dossier
{

/// Asks the engine what an example shows, in the printing that it is drawn for.
ExampleScene shownExample(const RuleExample &example);

} // namespace dossier
