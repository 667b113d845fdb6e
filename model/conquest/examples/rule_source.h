#pragma once

#include "model/conquest/examples/hex_example.h"
#include "model/content/rule_texts.h"

namespace dossier::conquest
{

/// Describes the file of this game's rule texts.
RuleSource ruleSource();

/// Returns the small board of one of its rules; null when it has none.
const HexExample *exampleOf(const RuleText &rule);

} // namespace dossier::conquest
