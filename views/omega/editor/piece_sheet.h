#pragma once

#include "model/omega/geometry/board.h"
#include "views/kit/part.h"

namespace dossier
{

struct PieceActions
{
    std::function<void(const omega::Piece &piece)> change{};
    std::function<void()> remove{};
};

/// A figure's card or sheet, to read and to fill in; empty fields stay unknown. Another `version` shows the figure
/// again, because a change was refused.
Part pieceSheet(const omega::Piece &piece, int version, const PieceActions &actions);

/// Returns the key of the first unknown field of a sheet; of its label where all are known.
QString firstUnknownField(const omega::Piece &piece);

} // namespace dossier
