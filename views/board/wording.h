#pragma once

#include "views/kit/map_problem.h"
#include "views/kit/preferences.h"

#include <QString>

/// The only code that turns values of the model into sentences in the reader's language.
namespace dossier::wording
{

/// Returns the reason why a member of a file cannot be used, as a sentence.
QString sentence(Fault fault);

/// Returns the fault of a file, as a sentence.
QString sentence(FileFault fault);

/// Returns the event and the object that it happened to.
QString headline(const MapProblem &problem);

/// Returns the place in the file, the reason and the remedy.
QString advice(const MapProblem &problem);

/// Returns a language's name in that language.
QString name(Language language);

QString name(ThemeChoice theme);

} // namespace dossier::wording
