#include "model/specter/examples/rule_source.h"

#include "model/specter/examples/street_example_json.h"
#include "model/specter/seen/rule_ids.h"

namespace dossier::specter
{

RuleSource ruleSource()
{
    return {digest.rules(), "streets", [](const JsonValue &value) -> std::any { return readStreetExample(value); }};
}

const StreetExample *exampleOf(const RuleText &rule)
{
    return std::any_cast<StreetExample>(&rule.example);
}

} // namespace dossier::specter
