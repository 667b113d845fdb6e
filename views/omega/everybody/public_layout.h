#pragma once

#include <QRect>
#include <QSize>

namespace dossier
{

/// Places of the parts of the public window, and the length of a unit: a hundredth of its height, less where it is
/// narrow.
struct PublicLayout
{
    double unit = 10;
    /// Unit of the font, which grows with the text size.
    double fontSize = 10;
    QRect header;
    QRect track;
    QRect commandos;
    QRect pool;
    QRect wells;
    QRect reserves;
    QRect map;
    QRect journal;
};

/// Returns the places in a window of that size. Larger text leaves the map less room; in a window that is higher than
/// wide all parts are one below the other.
PublicLayout publicLayoutOf(const QSize &window, int textPercent);

} // namespace dossier
