#pragma once

#include "model/specter/seen/state.h"

#include <QString>

namespace dossier::wording
{

/// What a card lets its owner do, in short and by the numbers of the pack; empty for one that the pack has not.
QString effect(const specter::PublicTable &table, specter::Equipment card);
QString effect(const specter::PublicTable &table, specter::AgentKind character);
QString effect(const specter::PublicTable &table, specter::HunterKind hunter);

} // namespace dossier::wording
