#include "views/kit/qr_code.h"

#include <QFontMetrics>
#include <QPainter>
#include <qrencode.h>

#include <algorithm>
#include <memory>

namespace dossier
{

namespace
{

/// Modules of white that a reader needs on each side.
constexpr int quietModules = 4;
/// Lines of text that a code is high.
constexpr int linesHigh = 9;

} // namespace

QImage qrImage(const QString &text, int modulePixels)
{
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(text.isEmpty()
            ? nullptr
            : QRcode_encodeString(text.toUtf8().constData(), 0, QR_ECLEVEL_M, QR_MODE_8, /*case*/ 1),
        &QRcode_free);
    if (!code)
        return {};
    const int modules = code->width + 2 * quietModules;
    QImage image(modules, modules, QImage::Format_RGB32);
    image.fill(Qt::white);
    for (int y = 0; y < code->width; ++y)
        for (int x = 0; x < code->width; ++x)
            if ((code->data[y * code->width + x] & 1U) != 0)
                image.setPixelColor(x + quietModules, y + quietModules, Qt::black);
    return image.scaled(image.size() * modulePixels);
}

Part qrCode(const QString &text, const QString &name, int maxPixels)
{
    const QImage image = qrImage(text, 1);
    const auto paint = [image](QPainter &painter, const QRect &area, const Theme & /*theme*/)
    {
        // Whole pixels keep the edges of the modules sharp.
        const int side = std::min(area.width(), area.height()) / std::max(image.width(), 1) * image.width();
        const QRect square({area.left(), area.top() + (area.height() - side) / 2}, QSize(side, side));
        painter.drawImage(square, image);
    };
    const auto size = [image](const QFont &font)
    {
        const int pixels = std::max(QFontMetrics(font).lineSpacing() * linesHigh / std::max(image.width(), 1), 2);
        return image.size() * pixels;
    };
    return painted(QStringLiteral("qrCode"), {.paint = paint, .size = size, .state = text, .maxHeight = maxPixels})
        .named(name)
        .when(!image.isNull());
}

} // namespace dossier
