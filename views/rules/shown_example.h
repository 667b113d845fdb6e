#pragma once

#include "views/board/board_scene.h"

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

} // namespace dossier
