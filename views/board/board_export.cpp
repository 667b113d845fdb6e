#include "views/board/board_export.h"

#include "views/board/board_lettering.h"
#include "views/board/scene_painter.h"
#include "views/kit/paper_size.h"
#include "views/kit/path_text.h"
#include "views/kit/plain_text.h"

#include <QBuffer>
#include <QImage>
#include <QMarginsF>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

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

void writePng(QBuffer &buffer, const BoardScene &scene, const Theme &theme)
{
    QImage image(sizeOf(scene), QImage::Format_RGB32);
    image.fill(theme.ground);
    QPainter painter(&image);
    paintPicture(painter, scene, theme);
    painter.end();
    image.setText(QStringLiteral("Title"), titleOf(scene));
    image.save(&buffer, "PNG");
}

/// Gives a picture by QSvgGenerator its size and title. Qt writes the size in millimetres, which programs convert to
/// pixels in different ways, and Qt 6.4 writes a title without escaping XML.
QByteArray withHead(QByteArray svg, QSize size, const QString &title)
{
    const qsizetype head = svg.indexOf("<svg ");
    const qsizetype viewBox = svg.indexOf("viewBox", head);
    if (head < 0 || viewBox < 0)
        return svg;
    svg.insert(
        svg.indexOf('>', viewBox) + 1, QStringLiteral("\n<title>%1</title>").arg(title.toHtmlEscaped()).toUtf8());
    const QString begin = QStringLiteral("<svg width=\"%1\" height=\"%2\" ").arg(size.width()).arg(size.height());
    return svg.replace(head, viewBox - head, begin.toUtf8());
}

void writeSvg(QBuffer &buffer, const BoardScene &scene, const Theme &theme)
{
    QBuffer drawn;
    drawn.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&drawn);
    generator.setSize(sizeOf(scene));
    generator.setViewBox(QRect(QPoint(), sizeOf(scene)));
    generator.setTitle({});
    generator.setDescription({});
    QPainter painter(&generator);
    painter.fillRect(QRect(QPoint(), sizeOf(scene)), theme.ground);
    paintPicture(painter, scene, theme);
    painter.end();
    buffer.write(withHead(drawn.data(), sizeOf(scene), titleOf(scene)));
}

void writePdf(QBuffer &buffer, const BoardScene &scene)
{
    const QSizeF size = sizeOf(scene);
    QPdfWriter writer(&buffer);
    writer.setTitle(titleOf(scene));
    writer.setCreator(QStringLiteral("Dossier"));
    writer.setResolution(300);
    writer.setPageLayout(
        QPageLayout(usualPaperSize(), size.width() > size.height() ? QPageLayout::Landscape : QPageLayout::Portrait,
            QMarginsF(10, 10, 10, 10), QPageLayout::Millimeter));
    const QSizeF page = writer.pageLayout().paintRectPixels(writer.resolution()).size();
    QPainter painter(&writer);
    const double scale = std::min(page.width() / size.width(), page.height() / size.height());
    painter.translate((page.width() - size.width() * scale) / 2, 0);
    painter.scale(scale, scale);
    paintPicture(painter, scene, themeFor(ThemeChoice::Light));
}

} // namespace

std::optional<PictureFormat> formatOf(const QString &path)
{
    const QString ending = endingOf(path).toLower();
    if (ending == QLatin1String("png"))
        return PictureFormat::Png;
    if (ending == QLatin1String("svg"))
        return PictureFormat::Svg;
    if (ending == QLatin1String("pdf"))
        return PictureFormat::Pdf;
    return std::nullopt;
}

QByteArray pictureOf(const BoardScene &scene, PictureFormat format, const Theme &theme)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    switch (format)
    {
    case PictureFormat::Png:
        writePng(buffer, scene, theme);
        break;
    case PictureFormat::Svg:
        writeSvg(buffer, scene, theme);
        break;
    case PictureFormat::Pdf:
        writePdf(buffer, scene);
        break;
    }
    return buffer.data();
}
} // namespace dossier
