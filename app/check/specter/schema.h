#pragma once

#include <string>

namespace dossier
{

/// Returns one JSON Schema (draft 2020-12) of the queries about sight and places in Specter Ops, whose cost grows with
/// their lists, with the limits that the reader enforces. It accepts every other query unchecked. Conditions that
/// depend on a board (open spaces, rows of one length) are not in it.
std::string specterQuerySchema();

} // namespace dossier
