#pragma once

#include <QRect>
#include <QSize>

namespace dossier
{

/// Places of the parts of Conquest of Planet Earth's public window, and the font unit: a hundredth of the window's
/// height, less when the window is narrow.
struct ConquestPublicLayout
{
    double fontSize = 10;
    QRect header;
    QRect players;
    QRect board;
    QRect battle;
    QRect journal;
};

/// Returns the places in a window of that size. The board has the full height at the right; in a window that is
/// higher than wide it is below the rest.
ConquestPublicLayout conquestPublicLayoutOf(const QSize &window, int textPercent);

} // namespace dossier
