#pragma once

#include "model/omega/content/rule_example.h"
#include "views/rules/example_board.h"

namespace dossier
{

/// Computes an example's scene with the engine, by the printing that it is drawn for.
ExampleScene shownExample(const RuleExample &example);

} // namespace dossier
