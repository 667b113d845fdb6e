#include "views/conquest/everybody/public_layout.h"

#include "views/session/public_column.h"

namespace dossier
{

namespace
{

/// The part of the width that the board takes.
constexpr double boardPart = 0.6;

void fill(ConquestPublicLayout &layout, PublicColumn &column, double larger, double players)
{
    layout.header = column.take(16 * larger);
    layout.players = column.take(players * larger);
    layout.journal = column.takeFromBottom(9 * larger);
}

ConquestPublicLayout wide(const QSize &window, double larger)
{
    ConquestPublicLayout layout;
    const double unit = std::min(window.width() / 150.0, window.height() / 100.0);
    layout.fontSize = unit * larger;
    const double edge = PublicColumn::margin * unit;
    const QRectF inner = QRectF(QPointF(), window).adjusted(edge, edge, -edge, -edge);
    const double left = inner.width() * (1 - boardPart / (larger > 1 ? 1.1 : 1));
    layout.board = inner.adjusted(left + PublicColumn::gap * unit, 0, 0, 0).toRect();
    PublicColumn column(QRectF(inner.topLeft(), QSizeF(left, inner.height())), unit);
    fill(layout, column, larger, 37);
    layout.battle = column.rest().toRect();
    return layout;
}

ConquestPublicLayout tall(const QSize &window, double larger)
{
    ConquestPublicLayout layout;
    const double unit = std::min(window.width() / 96.0, window.height() / 165.0);
    layout.fontSize = unit * larger;
    const double edge = PublicColumn::margin * unit;
    PublicColumn column(QRectF(QPointF(), window).adjusted(edge, edge, -edge, -edge), unit);
    fill(layout, column, larger, 27);
    layout.battle = column.take(20 * larger);
    layout.board = column.rest().toRect();
    return layout;
}

} // namespace

ConquestPublicLayout conquestPublicLayoutOf(const QSize &window, int textPercent)
{
    const double larger = 1 + (textPercent - 100) / 600.0;
    return window.width() * 10 >= window.height() * 12 ? wide(window, larger) : tall(window, larger);
}

} // namespace dossier
