#pragma once

#include "model/specter/seen/view.h"

#include <QString>

namespace dossier
{

// Pieces of the pages that are printed of a movement sheet, as HTML for paper.

/// Returns the agent's character, the remaining health, the objectives and the cards, as far as the sheet and the
/// table hold them.
QString sheetHead(const specter::PublicTable &table, specter::Agent agent, const specter::Sheet &sheet);

/// Returns the turns of a sheet: all forty, the first half beside the second.
QString sheetTurns(const specter::PublicTable &table, specter::Agent agent, const specter::Sheet &sheet);

/// Returns a page with the board and the way on it.
QString sheetMap(const specter::PublicTable &table, specter::Agent agent, const specter::Sheet &sheet);

} // namespace dossier
