#pragma once

#include "tests/support/specter_random.h"

namespace dossier::test
{

/// Returns a command of that kind (an index among the kinds) with random values that the table has, most often against
/// the rules. Nothing for corrections, and nothing when it would need somebody who is missing.
std::optional<specter::Command> anyCommand(RandomSpecter &random, const specter::Table &table, std::size_t kind);

/// Returns the reason why an agent with a kept sheet is not at a place that the public facts allow; empty when he is.
std::string lost(const specter::Table &table);

} // namespace dossier::test
