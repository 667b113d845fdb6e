#pragma once

#include "views/rules/rule_book.h"

namespace dossier
{

/// The rules of Specter Ops.
RuleBook specterRules();

} // namespace dossier
