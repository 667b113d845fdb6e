#pragma once

#include "board_scene.h"
#include "rule_example.h"

#include <QString>

namespace dossier
{

/// A rule's small board with what the engine says of it.
struct ExampleScene
{
    BoardScene scene;
    /// The verdict in words; empty when nothing is asked.
    QString verdict;
};

/// Asks the engine what an example shows, in the printing that it is drawn for.
ExampleScene shownExample(const RuleExample &example);

} // namespace dossier
