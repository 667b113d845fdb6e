#pragma once

#include <QString>

/// What the program says of its own command line, in the language that is spoken. Needs a QCoreApplication.
namespace dossier
{

/// `dossier --help`.
QString helpText();

/// `dossier check --help`: its kinds of queries, an example, its exit codes.
QString checkHelpText();

/// How `dossier check` is called; a line.
QString checkUsage();

/// `dossier play --help`: its lines, options and exit codes.
QString playHelpText();

/// How `dossier play` is called; a line.
QString playUsage();

} // namespace dossier
