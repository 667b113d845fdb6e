#include "model/omega/content/rule_source.h"

#include "model/omega/content/rule_example_json.h"
#include "model/omega/geometry/rule_ids.h"

namespace dossier::omega
{

RuleSource ruleSource()
{
    return {digest.rules(), "board", [](const JsonValue &value) -> std::any { return readRuleExample(value); }};
}

const RuleExample *exampleOf(const RuleText &rule)
{
    return std::any_cast<RuleExample>(&rule.example);
}

} // namespace dossier::omega
