#include "views/specter/everybody/public_layout.h"

#include "views/session/public_column.h"

namespace dossier
{

namespace
{

/// The part of the width that the board takes.
constexpr double boardPart = 0.47;
/// Height that two speaking agents take from the room of the known facts: everything else keeps its place.
constexpr double forBoth = 3;

void fill(SpecterPublicLayout &layout, PublicColumn &column, double larger)
{
    layout.header = column.take(11.5 * larger);
    layout.turns = column.take(3.4);
    layout.journal = column.takeFromBottom(8.4 * larger);
}

SpecterPublicLayout wide(const QSize &window, double larger, bool muchIsSaid, double moved)
{
    SpecterPublicLayout layout;
    layout.unit = std::min(window.width() / 150.0, window.height() / 100.0);
    layout.fontSize = layout.unit * larger;
    const double edge = PublicColumn::margin * layout.unit;
    const QRectF inner = QRectF(QPointF(), window).adjusted(edge, edge, -edge, -edge);
    const double left = inner.width() * (1 - boardPart / (larger > 1 ? 1.1 : 1));
    layout.board = inner.adjusted(left + PublicColumn::gap * layout.unit, 0, 0, 0).toRect();
    PublicColumn column(QRectF(inner.topLeft(), QSizeF(left, inner.height())), layout.unit);
    // These parts already have room for a larger font; the rest of the growth goes to the hunters.
    const double grown = 6 * (larger - 1);
    fill(layout, column, 1);
    layout.said = column.take(muchIsSaid ? 21.5 + moved + grown : (17 + moved) * larger);
    layout.agent = column.takeFromBottom(19 - moved + grown);
    layout.hunters = column.rest().toRect();
    return layout;
}

SpecterPublicLayout tall(const QSize &window, double larger, bool muchIsSaid, double moved)
{
    SpecterPublicLayout layout;
    layout.unit = std::min(window.width() / 96.0, window.height() / 150.0);
    layout.fontSize = layout.unit * larger;
    const double edge = PublicColumn::margin * layout.unit;
    PublicColumn column(QRectF(QPointF(), window).adjusted(edge, edge, -edge, -edge), layout.unit);
    fill(layout, column, larger);
    layout.said = column.take(((muchIsSaid ? 17.5 : 14) + moved) * larger);
    layout.hunters = column.take(15 * larger);
    layout.agent = column.take((17 - moved) * larger);
    layout.board = column.rest().toRect();
    return layout;
}

} // namespace

SpecterPublicLayout specterPublicLayoutOf(const QSize &window, int textPercent, bool muchIsSaid, bool bothSpeak)
{
    const double moved = bothSpeak ? forBoth : 0;
    const double larger = 1 + (textPercent - 100) / 600.0;
    return window.width() * 10 >= window.height() * 12 ? wide(window, larger, muchIsSaid, moved)
                                                       : tall(window, larger, muchIsSaid, moved);
}

} // namespace dossier
