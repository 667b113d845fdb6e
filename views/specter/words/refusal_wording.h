#pragma once

#include "model/specter/seen/refusal.h"
#include "views/session/reason_bar.h"
#include "views/specter/selection/specter_command.h"

#include <QString>

namespace dossier::wording
{

/// Explains a refusal in a sentence.
QString sentence(const specter::PublicTable &table, const specter::Violation &violation);

/// Returns the refusal for the reason bar; the page adds the effect of overruling it.
Objection objectionOf(const SpecterViewPtr &view, const specter::Violation &why);

ReasonWords specterReasonWords();

} // namespace dossier::wording
