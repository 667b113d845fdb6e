#pragma once

#include "sheet_print.h"

namespace dossier
{

// The documents as HTML for paper, in the language that is spoken.

QString sheetTitle();
QString reportTitle();

/// A movement sheet of forty empty lines.
QString blankSheet();

/// A movement sheet as the agent's player keeps it.
QString filledSheet(
    const specter::PublicTable &open, specter::Agent agent, const specter::Sheet &sheet, const QString &name);

/// The session by its public facts.
QString report(const PrintedSession &session);

} // namespace dossier
