#pragma once

#include "views/kit/map_problem.h"
#include "views/kit/preferences.h"

#include <QString>

/// The one place where values of the model become sentences in the reader's language.
namespace dossier::wording
{

/// Why a member of a file cannot be used, as a sentence.
QString sentence(Fault fault);

/// What is wrong with a file, as a sentence.
QString sentence(FileFault fault);

/// What happened, to what.
QString headline(const MapProblem &problem);

/// Where in the file and why, and what to do.
QString advice(const MapProblem &problem);

/// A language's name in that language.
QString name(Language language);

QString name(ThemeChoice theme);

} // namespace dossier::wording
