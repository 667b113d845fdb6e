#pragma once

#include "model/content/rule_texts.h"
#include "model/omega/content/rule_example.h"

namespace dossier::omega
{

/// How the texts of this game's rules are read.
RuleSource ruleSource();

/// The small board of one of its rules; null where there is none.
const RuleExample *exampleOf(const RuleText &rule);

} // namespace dossier::omega
