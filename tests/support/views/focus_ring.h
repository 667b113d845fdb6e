#pragma once

#include <QString>

class QWidget;

namespace dossier::test
{

/// Returns the fault of a window's tab order: empty when it is complete, returns to the window from each of its widgets
/// and is the same backwards. Qt would follow a broken one endlessly.
QString brokenFocusRing(const QWidget &window);

} // namespace dossier::test
