#pragma once

#include "model/content/rule_texts.h"
#include "model/omega/content/rule_example.h"

namespace dossier::omega
{

/// Describes the file of this game's rule texts.
RuleSource ruleSource();

/// Returns the small board of one of its rules; null when it has none.
const RuleExample *exampleOf(const RuleText &rule);

} // namespace dossier::omega
