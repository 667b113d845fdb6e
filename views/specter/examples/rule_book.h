#pragma once

#include "views/rules/rule_book.h"

namespace dossier
{

/// Returns the rules of Specter Ops.
RuleBook specterRules();

} // namespace dossier
