#pragma once

namespace dossier
{

class HexBoard;

/// Makes boards of spaces lists for screen readers, with a child for each space. Any number of calls does it once.
void installHexAccessibility();

/// Tells screen readers that the cursor of the board is the focus.
void notifyFocus(HexBoard &board);

/// Tells screen readers that something else may lie on the cursor's space.
void notifyRenamed(HexBoard &board);

} // namespace dossier
