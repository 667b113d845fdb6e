#pragma once

namespace dossier
{

class BoardView;

/// Makes board views tables of spaces for screen readers. Repeated calls have no further effect.
void installBoardAccessibility();

/// Announces the view's cursor as the focus to screen readers.
void notifyFocus(BoardView &view);

/// Announces to screen readers that the map has other spaces, or that the cursor's space has another name.
void notifyScene(BoardView &view, bool resized, bool renamed);

} // namespace dossier
