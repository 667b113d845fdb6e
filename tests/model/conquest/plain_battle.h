#pragma once

#include "model/conquest/odds/battle.h"

#include <boost/multiprecision/cpp_int.hpp>

namespace dossier::test
{

using Ratio = boost::multiprecision::cpp_rational;

/// The chances that 0, 1, … aliens are left, by recursion over single dice as the rules tell a round: slow, and without
/// anything of what is tested.
std::vector<Ratio> plainlyLeft(const conquest::odds::Battle &battle);

/// A fraction as the contract of `check` writes it.
std::string asFraction(const Ratio &ratio);

} // namespace dossier::test
