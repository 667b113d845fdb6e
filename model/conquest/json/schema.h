#pragma once

#include <string>

namespace dossier::conquest
{

/// The version of what the schema describes: a greater one where a line, a view or a journal that was good is no
/// longer.
constexpr int schemaVersion = 1;

/// One JSON Schema (draft 2020-12) of what is given and answered by lines: `line` and `answer`, with `command`, `event`
/// (the journal's own), `view` and `pack` among its definitions.
std::string schema();

} // namespace dossier::conquest
