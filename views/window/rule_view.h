#pragma once

#include "model/core/rule.h"
#include "views/kit/part.h"

namespace dossier
{

struct RuleText;

/// One rule: its title, text and printings, a small board with the engine's verdict, and related rules.
Part ruleView(const RuleText &rule, const Action<Rule> &open);

} // namespace dossier
