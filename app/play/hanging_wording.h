#pragma once

#include <QString>

#include <string>

namespace dossier::wording
{

/// Describes the inconsistency of a table at that place (a JSON pointer from a game's `inconsistency`) and its remedy.
QString hanging(const std::string &place);

} // namespace dossier::wording
