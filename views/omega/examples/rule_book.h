#pragma once

#include "views/rules/rule_book.h"

namespace dossier
{

/// The rules of LEVEL 7 [OMEGA PROTOCOL].
RuleBook omegaRules();

} // namespace dossier
