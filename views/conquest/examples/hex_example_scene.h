#pragma once

#include "model/conquest/examples/hex_example.h"
#include "views/conquest/board/hex_scene.h"

namespace dossier
{

/// A small example board for a rule of Conquest of Planet Earth, with the verdict of the rules.
struct HexExampleScene
{
    HexScene scene{};
    /// The verdict in words; empty when the example has no question.
    QString verdict{};
};

/// Returns an example with the verdict of the rules of Conquest of Planet Earth.
HexExampleScene shownExample(const HexExample &example);

} // namespace dossier
