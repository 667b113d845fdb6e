#include "model/conquest/examples/rule_source.h"

#include "model/conquest/examples/hex_example_json.h"
#include "model/conquest/seen/rule_ids.h"

namespace dossier::conquest
{

RuleSource ruleSource()
{
    return {digest.rules(), "hexes", [](const JsonValue &value) -> std::any { return readHexExample(value); }};
}

const HexExample *exampleOf(const RuleText &rule)
{
    return std::any_cast<HexExample>(&rule.example);
}

} // namespace dossier::conquest
