#pragma once

#include "model/specter/seen/view.h"

#include <QString>

#include <optional>

namespace dossier
{

/// What comparing a sheet that lies open with what was said has shown.
struct SheetVerdict
{
    bool fits = true;
    QString text;
};

/// Whether a sheet lies open of every agent in play.
bool areSheetsOpen(const specter::PublicTable &table);

/// Nothing while the sheet does not lie open.
std::optional<SheetVerdict> sheetVerdict(const specter::PublicView &view, specter::Agent agent);

} // namespace dossier
