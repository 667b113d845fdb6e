#pragma once

#include "model/specter/seen/view.h"
#include "views/specter/paper/sheet_print.h"

namespace dossier
{

// The documents as HTML for paper, in the current language.

QString sheetTitle();
QString reportTitle();

/// A movement sheet to be written on, for the agent of that table: forty lines for a pen, and the board on a page of
/// its own.
QString blankSheet(const specter::PublicTable &table);

/// Returns the movement sheet that the agent's player keeps, of a session of that name, with the path on the board;
/// for other players the open sheets, and nothing when none is open.
QString filledSheet(const specter::View &view, const QString &name);

/// Returns the session as far as it is public.
QString report(const PrintedSession &session);

} // namespace dossier
