#pragma once

class QWidget;

namespace dossier
{

/// Takes a page that is no longer in the window from screen readers, with all that is in it: a reference that one of
/// them still holds, or a number that it guesses, leads to nothing, and nothing that changes in the page is told. Any
/// number of calls does it once.
void coverForReaders(QWidget &page);

/// Lets screen readers come to the page again.
void uncoverForReaders(QWidget &page);

} // namespace dossier
