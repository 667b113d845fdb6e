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

/// A figure's card or sheet, to look at and to fill in; what is not filled in
/// stays unknown. Another `version` shows the figure again: a change was
/// refused.
Part pieceSheet(const omega::Piece &piece, int version, const PieceActions &actions);

/// The key of the first field of a sheet that is unknown; of its label where
/// all are known.
QString firstUnknownField(const omega::Piece &piece);

} // namespace dossier
