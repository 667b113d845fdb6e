#pragma once

#include "model/omega/seen/refusal.h"
#include "views/omega/words/refusal_facts.h"

/// Sentences for reasons, by the chapters of the rules. A reason without a sentence does not compile.
namespace dossier::wording
{

QString sentence(const RefusalFacts &say, const omega::PlayReason &why);
QString sentence(const RefusalFacts &say, const omega::CommandoReason &why);
QString sentence(const RefusalFacts &say, const omega::BoardReason &why);

/// Where no more can be told of a look than its rule, that rule's title.
QString sentence(const RefusalFacts &say, Rule rule, const omega::CombatReason &why);

} // namespace dossier::wording
