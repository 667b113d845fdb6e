#pragma once

#include "model/conquest/examples/hex_example.h"
#include "views/conquest/board/hex_scene.h"

namespace dossier
{

/// A small board of a rule of Conquest of Planet Earth, with what the rules say of it.
struct HexExampleScene
{
    HexScene scene{};
    /// The verdict in words; empty when nothing is asked.
    QString verdict{};
};

/// Asks the rules of Conquest of Planet Earth what an example shows.
HexExampleScene shownExample(const HexExample &example);

} // namespace dossier
