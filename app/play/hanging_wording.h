#pragma once

#include <QString>

#include <string>

namespace dossier::wording
{

/// What is wrong at a table that hangs at that place (a JSON pointer, of a game's `inconsistency`), and what mends it.
QString hanging(const std::string &place);

} // namespace dossier::wording
