#pragma once

#include "model/specter/seen/state.h"

#include <QString>

namespace dossier::wording
{

/// Summarizes a card's effect for its owner, with the numbers of the pack; empty for a card that the pack does not
/// have.
QString effect(const specter::PublicTable &table, specter::Equipment card);
QString effect(const specter::PublicTable &table, specter::AgentKind character);
QString effect(const specter::PublicTable &table, specter::HunterKind hunter);

} // namespace dossier::wording
