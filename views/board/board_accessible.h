#pragma once

namespace dossier
{

class BoardView;

/// Makes board views tables of spaces for screen readers. Any number of calls does it once.
void installBoardAccessibility();

/// Tells screen readers that the cursor of the view is the focus.
void tellFocus(BoardView &view);

/// Tells screen readers that the map has other spaces, or that the cursor's space is called otherwise.
void tellScene(BoardView &view, bool resized, bool renamed);

} // namespace dossier
