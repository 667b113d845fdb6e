#include "views/session/paper_print.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFontMetricsF>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <cmath>

namespace dossier
{

namespace
{

constexpr double marginMillimetres = 14;
constexpr int dotsPerInch = 300;
constexpr double pointSize = 9;
/// The number of the page has so many lines at its foot.
constexpr double footLines = 1.6;

void drawPage(QPainter &painter, QTextDocument &text, int page)
{
    const QRectF part(QPointF(0, page * text.pageSize().height()), text.pageSize());
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black);
    context.clip = part;
    painter.save();
    painter.translate(0, -part.top());
    painter.setClipRect(part);
    text.documentLayout()->draw(&painter, context);
    painter.restore();
}

} // namespace

void keepHeadings(QTextDocument &text)
{
    const auto pageOf = [&](const QTextBlock &block)
    { return std::floor(text.documentLayout()->blockBoundingRect(block).top() / text.pageSize().height()); };
    for (QTextBlock block = text.begin(); block.next().isValid(); block = block.next())
    {
        if (block.blockFormat().headingLevel() == 0 || pageOf(block) == pageOf(block.next()))
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).setBlockFormat(format);
    }
}

void print(const QString &document, QPagedPaintDevice &device)
{
    QTextDocument text;
    text.documentLayout()->setPaintDevice(&device);
    QFont font = text.defaultFont();
    font.setPointSizeF(pointSize);
    text.setDefaultFont(font);
    text.setDocumentMargin(0);
    text.setHtml(document);
    QPainter painter(&device);
    painter.setFont(font);
    const qreal foot = QFontMetricsF(font, &device).lineSpacing() * footLines;
    const QSizeF body(device.width(), device.height() - foot);
    text.setPageSize(body);
    keepHeadings(text);
    for (int page = 0; page < text.pageCount(); ++page)
    {
        if (page > 0)
            device.newPage();
        drawPage(painter, text, page);
        painter.drawText(QRectF(0, body.height(), body.width(), foot), Qt::AlignRight | Qt::AlignBottom,
            QStringLiteral("%1 / %2").arg(page + 1).arg(text.pageCount()));
    }
}

QByteArray pdfOf(const QString &document, const QString &title)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Dossier"));
    writer.setResolution(dotsPerInch);
    writer.setPageLayout({QPageSize(QPageSize::A4), QPageLayout::Portrait,
        QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres),
        QPageLayout::Millimeter});
    print(document, writer);
    return buffer.data();
}

} // namespace dossier
