#include "views/kit/picture.h"

#include "views/kit/paper_size.h"
#include "views/kit/path_text.h"

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

void writePng(QBuffer &buffer, const Picture &picture, const Theme &theme)
{
    QImage image(picture.size, QImage::Format_RGB32);
    image.fill(theme.ground);
    QPainter painter(&image);
    picture.paint(painter, theme);
    painter.end();
    image.setText(QStringLiteral("Title"), picture.title);
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

void writeSvg(QBuffer &buffer, const Picture &picture, const Theme &theme)
{
    QBuffer drawn;
    drawn.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&drawn);
    generator.setSize(picture.size);
    generator.setViewBox(QRect(QPoint(), picture.size));
    generator.setTitle({});
    generator.setDescription({});
    QPainter painter(&generator);
    painter.fillRect(QRect(QPoint(), picture.size), theme.ground);
    picture.paint(painter, theme);
    painter.end();
    buffer.write(withHead(drawn.data(), picture.size, picture.title));
}

void writePdf(QBuffer &buffer, const Picture &picture)
{
    const QSizeF size = picture.size;
    QPdfWriter writer(&buffer);
    writer.setTitle(picture.title);
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
    picture.paint(painter, themeFor(ThemeChoice::Light));
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

QByteArray pictureIn(PictureFormat format, const Picture &picture, const Theme &theme)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    switch (format)
    {
    case PictureFormat::Png:
        writePng(buffer, picture, theme);
        break;
    case PictureFormat::Svg:
        writeSvg(buffer, picture, theme);
        break;
    case PictureFormat::Pdf:
        writePdf(buffer, picture);
        break;
    }
    return buffer.data();
}

} // namespace dossier
