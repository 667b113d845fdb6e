#pragma once

#include "model/storage/schema.h"

namespace dossier::test
{

/// The schema and two made-up versions after it: one with much to write, one that changes a sealed table.
std::vector<storage::SchemaStep> longerSchema();

} // namespace dossier::test
