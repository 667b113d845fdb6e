#pragma once

#include <string>

namespace dossier::omega
{

/// Version of the schema. It grows when a line, a view or a journal that was valid no longer is.
constexpr int schemaVersion = 1;

/// Returns one JSON Schema (draft 2020-12) of the lines and their answers: `line` and `answer`, with `command`, `event`
/// (the journal's own), `view` and `pack` among its definitions.
std::string schema();

} // namespace dossier::omega
