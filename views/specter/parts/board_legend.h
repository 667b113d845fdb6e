#pragma once

#include "views/board/board_scene.h"
#include "views/kit/part.h"

namespace dossier
{

/// A sign or a color of the board, and its meaning.
struct BoardSign
{
    /// Letters of a token; empty for colored spaces.
    QString letters{};
    QString meaning{};
    BoardTone tone = BoardTone::Plain;
    /// The mark of colored spaces; nothing for a token.
    std::optional<WashMark> mark{};
    bool operator==(const BoardSign &) const = default;
};

/// Returns the signs and colors that a board shows now, each once, with their meanings.
std::vector<BoardSign> signsOf(const BoardScene &scene);

/// Lists the signs and colors of a board.
Part boardLegend(const std::vector<BoardSign> &signs, const Action<> &close);

} // namespace dossier
