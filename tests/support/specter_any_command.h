#pragma once

#include "tests/support/specter_random.h"

namespace dossier::test
{

/// A command of that kind (an index among the kinds) with random values that the table has, most often against the
/// rules. There is none for corrections, and none where it would need somebody who is not there.
std::optional<specter::Command> anyCommand(RandomSpecter &random, const specter::Table &table, std::size_t kind);

/// Why an agent whose sheet is kept is not where everybody's facts leave him; empty when he is.
std::string lost(const specter::Table &table);

} // namespace dossier::test
