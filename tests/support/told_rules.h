#pragma once

#include <string>
#include <string_view>

namespace dossier::test
{

// What the tests ask of the rules, for the test that every rule is tested. With DOSSIER_TOLD_RULES in the environment
// the helpers of the tests add a line to the file of that name: the test that runs, and what it learned.

/// What the rules answered at a table of that printing: the id of the rule that refuses, or nothing.
void toldOfRule(std::string_view printing, const std::string &rule);

/// Both sides of a boundary.
void toldOfBoundary(const std::string &last, const std::string &beyond);

} // namespace dossier::test
