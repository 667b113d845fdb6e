#pragma once

#include "model/specter/seen/sight.h"

#include <functional>
#include <random>
#include <vector>

namespace dossier::test
{

// The rules as a person would check them, a space at a time.

/// SO-SEE-1.
bool plainlyVisible(const specter::Board &board, Space from, Space to);

/// SO-BOARD-4: whether one king's step leads from an open space to another.
bool plainStep(const specter::Board &board, Space from, Space to);

using Path = std::vector<Space>;

/// SO-MOVE-1: calls `visit` for every legal path of at most that many steps.
void forEachPath(const specter::Board &board, const SpaceSet &barred, Space from, int maxSteps,
    const std::function<void(const Path &)> &visit);

/// SO-HUNT-4: the least number of steps, by trying ever longer ways; -1 when there is none.
int plainDistance(const specter::Board &board, Space from, Space to);

/// A random legal path.
Path randomPath(std::mt19937 &random, const specter::Board &board, const SpaceSet &barred, Space from, int maxSteps);

} // namespace dossier::test
