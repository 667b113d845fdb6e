#pragma once

#include "model/core/rule.h"

#include <vector>

namespace dossier
{

struct Part;
template <typename... Entered>
struct Action;

/// Shows a link to the first rule, by its title, and a menu of the others. Nothing is shown of no rule.
Part ruleLinks(const std::vector<Rule> &rules, const Action<Rule> &open);

/// Shows a link to each rule, in a row that wraps.
Part allRuleLinks(const std::vector<Rule> &rules, const Action<Rule> &open);

} // namespace dossier
