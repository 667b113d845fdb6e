#pragma once

#include <QString>

class QWidget;

namespace dossier::test
{

/// What is wrong with the ring through which the tab key walks a window: empty when it is whole, comes back to the
/// window from each of its widgets and is the same backwards. Qt walks it without an end when it is not.
QString brokenFocusRing(const QWidget &window);

} // namespace dossier::test
