#pragma once

#include "model/content/rule_texts.h"
#include "model/specter/examples/street_example.h"

namespace dossier::specter
{

/// How the texts of this game's rules are read.
RuleSource ruleSource();

/// The small board of one of its rules; null where there is none.
const StreetExample *exampleOf(const RuleText &rule);

} // namespace dossier::specter
