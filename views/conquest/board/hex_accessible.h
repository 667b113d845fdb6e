#pragma once

namespace dossier
{

class HexBoard;

/// Makes boards of spaces lists for screen readers, with a child for each space. Any number of calls does it once.
void installHexAccessibility();

/// Notifies screen readers that the cursor of the board has the focus.
void notifyFocus(HexBoard &board);

/// Notifies screen readers that the contents of the cursor's space may have changed.
void notifyRenamed(HexBoard &board);

} // namespace dossier
