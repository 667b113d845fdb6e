#pragma once

#include "model/omega/geometry/board.h"
#include "model/omega/geometry/printing.h"
#include "views/omega/verdict/board_choice.h"

#include <optional>

namespace dossier
{

/// The board in the editor, and the picks on it.
struct PickedBoard
{
    omega::Board board{};
    BoardChoice choice{};
    /// The piece whose sheet the verdict requested.
    std::optional<std::size_t> asked{};
    SpaceSet marked{};
    /// The tile that the tile tool assigns.
    TileName tile = U'a';
    /// The printing that judges the board.
    Printing printing = Printing::Revised;

    /// The piece whose sheet is shown.
    [[nodiscard]] std::optional<std::size_t> sheetPiece() const
    {
        for (const std::optional<std::size_t> piece : {asked, choice.target, choice.actor})
            if (piece && *piece < board.pieces.size())
                return piece;
        return std::nullopt;
    }

    /// Drops all picks of pieces.
    void clearPieces()
    {
        choice.actor.reset();
        choice.target.reset();
        asked.reset();
    }
};

} // namespace dossier
