#pragma once

#include <QStringList>

class QWidget;

namespace dossier::test
{

/// Returns texts, buttons and scrolled pages of a window that have less room than they need.
QStringList clippedTexts(const QWidget &window);

} // namespace dossier::test
