#pragma once

#include "model/content/rule_texts.h"
#include "model/specter/examples/street_example.h"

namespace dossier::specter
{

/// Describes the file of this game's rule texts.
RuleSource ruleSource();

/// Returns the small board of one of its rules; null when it has none.
const StreetExample *exampleOf(const RuleText &rule);

} // namespace dossier::specter
