#pragma once

#include "model/conquest/seen/refusal.h"

#include <QString>

namespace dossier::wording
{

// Sentences for reasons, by the chapters of the rules and the names of a table. A reason without a sentence does not
// compile.

QString sentence(const conquest::PublicTable &table, const conquest::PlayReason &why);
QString sentence(const conquest::PublicTable &table, const conquest::FightReason &why);

} // namespace dossier::wording
