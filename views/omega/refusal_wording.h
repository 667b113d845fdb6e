#pragma once

#include "omega_refusal.h"

#include <QString>

namespace dossier::wording
{

/// Why a rule says no, as a sentence: what its facts tell, without the rule's id.
QString sentence(const omega::PublicTable &table, const omega::Violation &violation);

} // namespace dossier::wording
