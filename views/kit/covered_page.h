#pragma once

class QWidget;

namespace dossier
{

/// Hides a page that is no longer in the window from screen readers, with everything in it: references that a reader
/// still holds, and numbers that it guesses, lead to nothing, and no change in the page is announced. Repeated calls
/// have no further effect.
void coverForReaders(QWidget &page);

/// Makes the page accessible to screen readers again.
void uncoverForReaders(QWidget &page);

} // namespace dossier
