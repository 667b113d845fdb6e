#pragma once

#include "specter_refusal.h"

#include <QString>

namespace dossier::wording
{

/// Why a rule says no, in a sentence; the title of the rule where it has none of its own.
QString sentence(const specter::PublicTable &table, const specter::Violation &violation);

} // namespace dossier::wording
