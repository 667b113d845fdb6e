#pragma once

#include "model/conquest/table.h"

#include <functional>
#include <vector>

namespace dossier
{

/// Source of chance: returns a number from 0 to `below` − 1.
using DrawBelow = std::function<int(int below)>;

/// Returns the command with every die rolled and every card and token drawn by the app from the decks. Keeps the parts
/// that the app cannot know (cards of a deck that nobody has entered, hands that it does not hold). `entered` holds the
/// first dice when people rolled them: those keep their faces.
conquest::Command drawn(const conquest::Table &table, const conquest::Command &command, const DrawBelow &draw,
    const std::vector<int> &entered = {});

} // namespace dossier
