#pragma once

#include "model/omega/content/rule_example.h"

namespace dossier
{

/// Reads the `board` of a rule's text. Throws a Malformed.
RuleExample readRuleExample(const JsonValue &value);

} // namespace dossier
