#pragma once

#include "model/specter/seen/event.h"
#include "model/specter/seen/state.h"

#include <QString>

namespace dossier::wording
{

/// What these events are called on the button that undoes them, in two or three words: by the first that has a name;
/// empty where none has.
QString shortName(const specter::PublicTable &table, const specter::Events &events);

/// What a correction by hand is called there.
QString shortNameOfCorrection();

} // namespace dossier::wording
