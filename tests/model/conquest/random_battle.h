#pragma once

#include "model/conquest/odds/battle.h"

#include <random>

namespace dossier::test
{

/// A number from 0 up to `count`, less than it.
int below(std::mt19937 &random, int count);

/// With every ability and reading, of that strength at most.
conquest::odds::Opposition randomOpposition(std::mt19937 &random, int max);

/// Few aliens of unequal strength against few oppositions, some without any.
conquest::odds::Battle randomBattle(std::mt19937 &random);

std::string textOf(const conquest::odds::Battle &battle);

} // namespace dossier::test
