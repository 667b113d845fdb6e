#include "views/omega/everybody/public_layout.h"

#include "views/session/public_column.h"

#include <algorithm>

namespace dossier
{

namespace
{

/// Places the header and the foot, which both shapes have.
PublicColumn framed(PublicLayout &layout, const QSize &window, double larger, double trackHeight)
{
    layout.fontSize = layout.unit * larger;
    const double edge = PublicColumn::margin * layout.unit;
    PublicColumn column(QRectF(QPointF(), window).adjusted(edge, edge, -edge, -edge), layout.unit);
    layout.header = column.take(11.6 * larger);
    layout.track = column.take(trackHeight * larger);
    layout.journal = column.takeFromBottom(8.6 * larger);
    return column;
}

PublicLayout wide(const QSize &window, double larger)
{
    PublicLayout layout;
    layout.unit = std::min(window.width() / 150.0, window.height() / 100.0);
    PublicColumn column = framed(layout, window, larger, 5.6);
    layout.commandos = column.take(16.4 * larger);
    const QRectF middle = column.rest();
    const double left = middle.width() * (larger > 1 ? 0.56 : 0.5);
    PublicColumn parts(QRectF(middle.topLeft(), QSizeF(left, middle.height())), layout.unit);
    layout.pool = parts.take(13 * larger);
    layout.reserves = parts.takeFromBottom(10 * larger);
    layout.wells = parts.rest().toRect();
    layout.map = middle.adjusted(left + PublicColumn::gap * layout.unit, 0, 0, 0).toRect();
    return layout;
}

PublicLayout tall(const QSize &window, double larger)
{
    PublicLayout layout;
    layout.unit = std::min(window.width() / 96.0, window.height() / 132.0);
    PublicColumn column = framed(layout, window, larger, 10);
    layout.commandos = column.take(30 * larger);
    layout.pool = column.take(13.5 * larger);
    layout.wells = column.take(17 * larger);
    layout.reserves = column.take(10 * larger);
    layout.map = column.rest().toRect();
    return layout;
}

} // namespace

PublicLayout publicLayoutOf(const QSize &window, int textPercent)
{
    const double larger = 1 + (textPercent - 100) / 600.0;
    return window.width() * 10 >= window.height() * 12 ? wide(window, larger) : tall(window, larger);
}

} // namespace dossier
