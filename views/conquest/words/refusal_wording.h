#pragma once

#include "model/conquest/seen/refusal.h"
#include "views/session/reason_bar.h"

#include <QString>

#include <memory>

namespace dossier::wording
{

/// Explains a refusal in a sentence with its numbers.
QString sentence(const conquest::PublicTable &table, const conquest::Violation &violation);

/// Returns the refusal for the reason bar; the page adds the effect of overruling it.
Objection objectionOf(const std::shared_ptr<const conquest::View> &seen, const conquest::Violation &why);

ReasonWords conquestReasonWords();

} // namespace dossier::wording
