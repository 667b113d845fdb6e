#pragma once

#include "views/actions/edit_wording.h"
#include "views/omega/editor/picked_board.h"

#include <QString>

namespace dossier
{

/// The result of an edit: the board after it, if it changes, the picks then, and a short message.
struct EditOutcome
{
    PickedBoard picked{};
    std::optional<BoardEdit> edit{};
    omega::Board after{};
    /// The marked spaces once the board after the edit is shown.
    std::optional<SpaceSet> markedAfter{};
    QString said{};
};

/// Puts the marked part on the clipboard, as the text of a map.
EditOutcome copied(const PickedBoard &picked);

/// Copies the marked part and clears it.
EditOutcome cut(const PickedBoard &picked);

/// Pastes the part of a map on the clipboard at the marked spaces, or else at the cursor.
EditOutcome pasted(const PickedBoard &picked, Space cursor);

/// Clears the marked spaces, or removes the figure whose sheet is shown.
EditOutcome removed(const PickedBoard &picked);

EditOutcome allMarked(const PickedBoard &picked);

/// Turns the acting figure a quarter to the right; from west to all-round.
EditOutcome pieceTurned(const PickedBoard &picked);

/// Changes the figure whose sheet is shown.
EditOutcome pieceChanged(const PickedBoard &picked, const omega::Piece &piece);

EditOutcome renamed(const PickedBoard &picked, const QString &name);
EditOutcome mapRotated(const PickedBoard &picked);
EditOutcome mapResized(const PickedBoard &picked, int columns, int rows);

} // namespace dossier
