#pragma once

#include "model/specter/seen/view.h"
#include "views/specter/paper/sheet_print.h"

namespace dossier
{

// The documents as HTML for paper, in the language that is spoken.

QString sheetTitle();
QString reportTitle();

/// A movement sheet to be written on, for the agent of that table: forty lines for a pen, and the board on a page of
/// its own.
QString blankSheet(const specter::PublicTable &table);

/// A movement sheet as the agent's player keeps it, of a session of that name, with the way on the board; for whoever
/// keeps none those that lie open, and nothing where none does.
QString filledSheet(const specter::View &view, const QString &name);

/// The session by what everybody knows of it.
QString report(const PrintedSession &session);

} // namespace dossier
