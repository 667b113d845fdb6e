#pragma once

#include <QRect>
#include <QSize>

namespace dossier
{

/// Where the parts of the public window lie, and how long a unit is: a hundredth of its height, less where it is
/// narrow.
struct PublicLayout
{
    double unit = 10;
    /// The unit of letters, which the size of text makes longer.
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

/// The places in a window of that size. Larger text leaves the map less room; in a window that is higher than wide all
/// parts lie under one another.
PublicLayout publicLayoutOf(const QSize &window, int textPercent);

} // namespace dossier
