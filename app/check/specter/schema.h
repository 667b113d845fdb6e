#pragma once

#include <string>

namespace dossier
{

/// One JSON Schema (draft 2020-12) of the queries about Specter Ops' sight and places, whose cost grows with what they
/// list: with the limits that the reader holds them to. Other queries are let pass by it as they come. What only a
/// board can tell (open spaces, rows of one length) is not in it.
std::string specterQuerySchema();

} // namespace dossier
