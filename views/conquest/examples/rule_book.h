#pragma once

#include "views/rules/rule_book.h"

namespace dossier
{

/// The rules of Conquest of Planet Earth.
RuleBook conquestRules();

} // namespace dossier
