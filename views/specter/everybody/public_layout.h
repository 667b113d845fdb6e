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
    /// The unit of letters, which the size of text makes longer.
    double fontSize = 10;
    QRect header;
    QRect turns;
    QRect said;
    QRect hunters;
    QRect agent;
    QRect journal;
    QRect board;
};

/// The places in a window of that size. The board has the whole height at the right; in a window that is higher than
/// wide it lies under the rest. What is announced has more room where more than two hunters ask, and where two agents
/// speak some of what is known of them, too.
SpecterPublicLayout specterPublicLayoutOf(
    const QSize &window, int textPercent, bool muchIsSaid = false, bool bothSpeak = false);

} // namespace dossier
