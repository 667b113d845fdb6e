#pragma once

#include "model/specter/seen/view.h"
#include "views/specter/paper/sheet_print.h"

namespace dossier
{

// The documents as HTML for paper, in the language that is spoken.

QString sheetTitle();
QString reportTitle();

/// A movement sheet of forty empty lines.
QString blankSheet();

/// A movement sheet as the agent's player keeps it, of a session of that name; empty for a view that knows no sheet.
QString filledSheet(const specter::View &agents, const QString &name);

/// The session by what everybody knows of it.
QString report(const PrintedSession &session);

} // namespace dossier
