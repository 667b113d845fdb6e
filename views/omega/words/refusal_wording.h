#pragma once

#include "model/omega/seen/refusal.h"
#include "views/omega/selection/omega_command.h"
#include "views/session/reason_bar.h"

#include <QString>

namespace dossier::wording
{

/// Why a rule says no, as a sentence: what its facts tell, without the rule's id.
QString sentence(const omega::PublicTable &table, const omega::Violation &violation);

/// The same as a bar says it; what overruling it does is the page's to add.
Objection objectionOf(const OmegaViewPtr &view, const omega::Violation &why);

ReasonWords omegaReasonWords();

} // namespace dossier::wording
