#include "views/session/paper_print.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFontMetricsF>
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

} // namespace

QPageLayout usualPaper()
{
    return {QPageSize(QPageSize::A4), QPageLayout::Portrait,
        QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres), QPageLayout::Millimeter};
}

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

PaperPages::PaperPages(const QString &document, QPagedPaintDevice &device)
    : m_text(std::make_unique<QTextDocument>())
    , m_size(device.width(), device.height())
{
    m_text->documentLayout()->setPaintDevice(&device);
    QFont font = m_text->defaultFont();
    font.setPointSizeF(pointSize);
    m_text->setDefaultFont(font);
    m_text->setDocumentMargin(0);
    m_text->setHtml(document);
    const qreal foot = QFontMetricsF(font, &device).lineSpacing() * footLines;
    m_text->setPageSize({m_size.width(), m_size.height() - foot});
    keepHeadings(*m_text);
}

PaperPages::~PaperPages() = default;

int PaperPages::count() const
{
    return m_text->pageCount();
}

QString PaperPages::words() const
{
    return m_text->toPlainText();
}

void PaperPages::draw(QPainter &painter, int page) const
{
    const QSizeF body = m_text->pageSize();
    const QRectF part(QPointF(0, page * body.height()), body);
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black);
    context.clip = part;
    painter.save();
    painter.translate(0, -part.top());
    painter.setClipRect(part, Qt::IntersectClip);
    m_text->documentLayout()->draw(&painter, context);
    painter.restore();
    painter.setPen(Qt::black);
    painter.setFont(QFont(m_text->defaultFont(), m_text->documentLayout()->paintDevice()));
    painter.drawText(QRectF(0, body.height(), m_size.width(), m_size.height() - body.height()),
        Qt::AlignRight | Qt::AlignBottom, QStringLiteral("%1 / %2").arg(page + 1).arg(count()));
}

void print(const QString &document, QPagedPaintDevice &device)
{
    const PaperPages pages(document, device);
    QPainter painter(&device);
    for (int page = 0; page < pages.count(); ++page)
    {
        if (page > 0)
            device.newPage();
        pages.draw(painter, page);
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
    writer.setPageLayout(usualPaper());
    print(document, writer);
    return buffer.data();
}

} // namespace dossier
