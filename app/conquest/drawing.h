#pragma once

#include "model/conquest/table.h"

#include <functional>
#include <vector>

namespace dossier
{

/// Chance: a number from 0 on, below that one.
using DrawBelow = std::function<int(int below)>;

/// The command with every die rolled and every card and token drawn by the app, from what lies in the decks. What the
/// app cannot know (cards of a deck that nobody has told it, hands that it does not keep) stays as it was. The first
/// dice may have been rolled by people: those stay as they lie.
conquest::Command drawn(const conquest::Table &table, const conquest::Command &command, const DrawBelow &draw,
    const std::vector<int> &entered = {});

} // namespace dossier
