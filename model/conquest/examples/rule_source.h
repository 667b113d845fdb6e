#pragma once

#include "model/conquest/examples/hex_example.h"
#include "model/content/rule_texts.h"

namespace dossier::conquest
{

/// How the texts of this game's rules are read.
RuleSource ruleSource();

/// The small board of one of its rules; null where there is none.
const HexExample *exampleOf(const RuleText &rule);

} // namespace dossier::conquest
