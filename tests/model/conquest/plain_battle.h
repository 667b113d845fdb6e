#pragma once

#include "model/conquest/odds/battle.h"

#include <boost/multiprecision/cpp_int.hpp>

namespace dossier::test
{

using Ratio = boost::multiprecision::cpp_rational;

/// Returns the chances that 0, 1, … aliens are left, by recursion over single dice in the rules' own terms: slow, and
/// independent of the tested code.
std::vector<Ratio> plainlyLeft(const conquest::odds::Battle &battle);

/// A fraction as the contract of `check` writes it.
std::string asFraction(const Ratio &ratio);

} // namespace dossier::test
