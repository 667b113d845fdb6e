#pragma once

#include "tests/support/specter_random.h"

namespace dossier::test
{

/// A command of that kind (an index among the kinds) with random values that the table has, most often against the
/// rules. There is none for corrections, and none where it would need somebody who is not there.
std::optional<specter::Command> anyCommand(RandomSpecter &random, const specter::Table &table, std::size_t kind);

} // namespace dossier::test
