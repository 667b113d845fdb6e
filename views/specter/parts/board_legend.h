#pragma once

#include "views/board/board_scene.h"
#include "views/kit/part.h"

namespace dossier
{

/// A sign or a color of the board, as the scene of one space that shows it alone, and its meaning.
struct BoardSign
{
    BoardScene scene{};
    QString meaning{};
};

/// Returns the signs and colors that a board shows now, each once, with their meanings.
std::vector<BoardSign> signsOf(const BoardScene &scene);

/// Lists the signs and colors of a board.
Part boardLegend(const std::vector<BoardSign> &signs, const Action<> &close);

} // namespace dossier
