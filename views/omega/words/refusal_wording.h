#pragma once

#include "model/omega/seen/refusal.h"
#include "views/omega/selection/omega_command.h"
#include "views/session/reason_bar.h"

#include <QString>

namespace dossier::wording
{

/// Returns a refusal as a sentence with its facts, without the rule's id.
QString sentence(const omega::PublicTable &table, const omega::Violation &violation);

/// Returns a refusal for the bar; the page adds what overruling it does.
Objection objectionOf(const OmegaViewPtr &view, const omega::Violation &why);

ReasonWords omegaReasonWords();

} // namespace dossier::wording
