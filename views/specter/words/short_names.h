#pragma once

#include "model/specter/seen/event.h"
#include "model/specter/seen/state.h"

#include <QString>

namespace dossier::wording
{

/// Returns the name of these events for the undo button, in two or three words: that of the first event that has one;
/// empty when none has.
QString shortName(const specter::PublicTable &table, const specter::Events &events);

/// Returns the name of a correction by hand for that button.
QString shortNameOfCorrection();

} // namespace dossier::wording
