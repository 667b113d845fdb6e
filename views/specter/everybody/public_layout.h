#pragma once

#include <QRect>
#include <QSize>

namespace dossier
{

/// Places of the parts of Specter Ops' public window, and the length of a unit: a hundredth of its height, less when
/// the window is narrow.
struct SpecterPublicLayout
{
    double unit = 10;
    /// Unit of the font, which grows with the text size.
    double fontSize = 10;
    QRect header;
    QRect turns;
    QRect said;
    QRect hunters;
    QRect agent;
    QRect journal;
    QRect board;
};

/// Returns the places in a window of that size. The board has the full height at the right; in a window that is
/// higher than wide it is below the rest. The announcement gets more room when more than two hunters ask, and, when
/// two agents speak, some of the room of the known facts, too.
SpecterPublicLayout specterPublicLayoutOf(
    const QSize &window, int textPercent, bool muchIsSaid = false, bool bothSpeak = false);

} // namespace dossier
