#pragma once

#include <string>
#include <string_view>

namespace dossier::test
{

// Records the rules' answers for the test that every rule is tested. With DOSSIER_TOLD_RULES in the environment the
// test functions add a line to the file of that name: the running test, and its result.

/// Records the answer of the rules at a table of that printing: the id of the rule that refuses, or nothing.
void reportRule(std::string_view printing, const std::string &rule);

/// Records both sides of a boundary.
void reportBoundary(const std::string &last, const std::string &beyond);

} // namespace dossier::test
