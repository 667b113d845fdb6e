#include "views/board/board_export.h"

#include "views/board/board_lettering.h"
#include "views/board/scene_painter.h"
#include "views/kit/plain_text.h"

#include <QPainter>

namespace dossier
{

namespace
{

/// Lengths of a picture in its own units, of which a space has 64 a side.
constexpr double side = 64;
constexpr double margin = 56;
constexpr double titleHeight = 64;

QString titleOf(const BoardScene &scene)
{
    return singleLine(QString::fromStdString(scene.name), 80);
}

QSize sizeOf(const BoardScene &scene)
{
    const QSize map = scene.size;
    return QSizeF(map.width() * side + 2 * margin, map.height() * side + 2 * margin + titleHeight).toSize();
}

/// Paints the page's title, with an ellipsis when a small board leaves too little room.
void paintTitle(QPainter &painter, const BoardScene &scene, const QColor &colour)
{
    const KeptPainter kept(painter);
    QFont font = painter.font();
    font.setPixelSize(36);
    font.setWeight(QFont::Bold);
    painter.setFont(font);
    painter.setPen(colour);
    const QRectF into(margin, margin * 0.4, sizeOf(scene).width() - 2 * margin, titleHeight);
    const QString title = QFontMetricsF(font).elidedText(titleOf(scene), Qt::ElideRight, into.width());
    painter.drawText(into, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, title);
}

void paintPicture(QPainter &painter, const BoardScene &scene, const Theme &theme)
{
    const QSize map = scene.size;
    QFont font(QStringLiteral("Dossier Sans"));
    font.setPixelSize(20);
    painter.setFont(font);
    const BoardFrame frame{{margin, margin + titleHeight, map.width() * side, map.height() * side}, side};
    const BoardCanvas canvas{painter, frame, theme, scene.spaces()};
    paintTitle(painter, scene, theme.ink);
    paintCoordinates(painter, map, frame, theme.dim);
    paintScene(canvas, scene);
}

} // namespace

Picture boardPicture(const BoardScene &scene)
{
    return {titleOf(scene), sizeOf(scene),
        [scene](QPainter &painter, const Theme &theme) { paintPicture(painter, scene, theme); }};
}

} // namespace dossier
