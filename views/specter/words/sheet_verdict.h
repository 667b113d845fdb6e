#pragma once

#include "model/specter/seen/view.h"

#include <QString>

#include <optional>

namespace dossier
{

/// Result of comparing an open sheet with the announcements.
struct SheetVerdict
{
    bool fits = true;
    QString text;
};

/// True when the sheet of every agent in play is open.
bool areSheetsOpen(const specter::PublicTable &table);

/// Returns nothing while the sheet is not open.
std::optional<SheetVerdict> sheetVerdict(const specter::PublicView &view, specter::Agent agent);

} // namespace dossier
