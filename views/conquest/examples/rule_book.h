#pragma once

#include "views/rules/rule_book.h"

namespace dossier
{

/// Returns the rules of Conquest of Planet Earth.
RuleBook conquestRules();

} // namespace dossier
