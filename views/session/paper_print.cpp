#include "views/session/paper_print.h"

#include "views/kit/paper_size.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

namespace dossier
{

namespace
{

constexpr double marginMillimetres = 14;
constexpr int dotsPerInch = 300;
constexpr double pointSize = 9;
constexpr double pointsPerInch = 72;
/// Height of the page number at the foot, in lines.
constexpr double footLines = 1.6;

} // namespace

QPageLayout usualPaper()
{
    return {usualPaperSize(), QPageLayout::Portrait,
        QMarginsF(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres), QPageLayout::Millimeter};
}

/// Writes nothing: it only supplies the measures of the printer.
class PaperPages::Ruler
{
public:
    explicit Ruler(const QPageLayout &paper)
    {
        m_device.setResolution(dotsPerInch);
        m_device.setPageLayout(paper);
    }

    [[nodiscard]] QPdfWriter &device() { return m_device; }

private:
    QBuffer m_nothing;
    QPdfWriter m_device{&m_nothing};
};

PaperPages::PaperPages(const QString &document, const QPageLayout &paper)
    : m_ruler(std::make_unique<Ruler>(paper))
    , m_text(std::make_unique<QTextDocument>())
    , m_size(m_ruler->device().width(), m_ruler->device().height())
{
    m_text->documentLayout()->setPaintDevice(&m_ruler->device());
    QFont font = m_text->defaultFont();
    font.setPointSizeF(pointSize);
    // With shaping the font uses another colon between digits, which a PDF cannot map back to its character.
    font.setStyleStrategy(QFont::PreferNoShaping);
    m_text->setDefaultFont(font);
    m_text->setDocumentMargin(0);
    m_text->setHtml(document);
    m_text->setTextWidth(m_size.width());
    m_bodyHeight = m_size.height() - QFontMetricsF(font, &m_ruler->device()).lineSpacing() * footLines;
    m_sheets = sheetsOf(*m_text, m_bodyHeight);
}

PaperPages::~PaperPages() = default;

QString PaperPages::words() const
{
    return m_text->toPlainText();
}

/// Draws a part of the document so far down on the page.
void PaperPages::drawPart(QPainter &painter, const PaperPart &part, double at) const
{
    const QRectF clip(0, part.top, m_size.width(), part.height());
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black);
    // Lines that only touch the part are not drawn.
    context.clip = clip.adjusted(0, 1, 0, -1);
    painter.save();
    painter.translate(0, at - part.top);
    painter.setClipRect(clip, Qt::IntersectClip);
    m_text->documentLayout()->draw(&painter, context);
    painter.restore();
}

void PaperPages::draw(QPainter &painter, int page) const
{
    const PaperSheet &sheet = m_sheets.at(static_cast<std::size_t>(page));
    if (sheet.heads)
        drawPart(painter, *sheet.heads, 0);
    drawPart(painter, sheet.body, sheet.heads ? sheet.heads->height() : 0);
    QFont font = m_text->defaultFont();
    font.setPixelSize(static_cast<int>(pointSize * dotsPerInch / pointsPerInch));
    painter.setPen(Qt::black);
    painter.setFont(font);
    painter.drawText(QRectF(0, m_bodyHeight, m_size.width(), m_size.height() - m_bodyHeight),
        Qt::AlignRight | Qt::AlignBottom, QStringLiteral("%1 / %2").arg(page + 1).arg(count()));
}

void print(const QString &document, QPagedPaintDevice &device)
{
    const PaperPages pages(document, device.pageLayout());
    QPainter painter(&device);
    const double scale = device.width() / pages.size().width();
    painter.scale(scale, scale);
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
