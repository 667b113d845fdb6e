#include "views/session/paper_preview.h"

#include "views/session/paper_print.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace dossier
{

namespace
{

/// Pixels between pages and around them.
constexpr int gap = 16;
/// A page is as wide as this at least where the window allows it, and never wider than that: pixels.
constexpr int usualWidth = 560;
constexpr int maxWidth = 780;

} // namespace

/// Lays out and draws the pages.
class PaperPreview::Stack : public QWidget
{
public:
    explicit Stack(QWidget *parent)
        : QWidget(parent)
    {
    }

    void show(const QString &document, const QString &why)
    {
        m_pages = document.isEmpty() ? nullptr : std::make_unique<PaperPages>(document, usualPaper());
        m_why = why;
        setAccessibleDescription(m_pages ? m_pages->words() : why);
        // Takes the height of the new content, not that of the old one.
        setMinimumHeight(heightForWidth(width()));
        updateGeometry();
        resize(width(), heightForWidth(width()));
        update();
    }

    [[nodiscard]] int heightForWidth(int width) const override
    {
        if (!m_pages)
            return fontMetrics().height() * 4;
        const int rows = (m_pages->count() + columnsIn(width) - 1) / columnsIn(width);
        return rows * (pageIn(width).height() + gap) + gap;
    }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

    [[nodiscard]] QSize sizeHint() const override { return {usualWidth, heightForWidth(usualWidth)}; }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        setMinimumHeight(heightForWidth(width()));
    }

    void paintEvent(QPaintEvent *event) override
    {
        QPainter painter(this);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
        if (!m_pages)
            return painter.drawText(
                rect().adjusted(gap, gap, -gap, -gap), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_why);
        for (int page = 0; page < m_pages->count(); ++page)
            if (const QRect at = placeOf(page); at.intersects(event->rect()))
                draw(painter, page, at);
    }

private:
    [[nodiscard]] int columnsIn(int width) const
    {
        return std::clamp((width - gap) / (usualWidth + gap), 1, std::max(m_pages->count(), 1));
    }

    /// Returns the size of a page for that width.
    [[nodiscard]] QSize pageIn(int width) const
    {
        const int columns = columnsIn(width);
        const int wide = std::clamp((width - gap) / columns - gap, 1, maxWidth);
        const QSizeF paper = usualPaper().fullRect().size();
        return {wide, static_cast<int>(wide * paper.height() / paper.width())};
    }

    [[nodiscard]] QRect placeOf(int page) const
    {
        const int columns = columnsIn(width());
        const QSize size = pageIn(width());
        const int left = (width() - columns * (size.width() + gap) + gap) / 2;
        return {
            QPoint(left + page % columns * (size.width() + gap), gap + page / columns * (size.height() + gap)), size};
    }

    void draw(QPainter &painter, int page, const QRect &at) const
    {
        painter.fillRect(at, Qt::white);
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawRect(at.adjusted(0, 0, -1, -1));
        painter.save();
        const QRectF inside = usualPaper().paintRect(QPageLayout::Point);
        const double points = at.width() / usualPaper().fullRect(QPageLayout::Point).width();
        painter.translate(at.topLeft() + inside.topLeft() * points);
        const double dots = inside.width() * points / m_pages->size().width();
        painter.scale(dots, dots);
        m_pages->draw(painter, page);
        painter.restore();
    }

    std::unique_ptr<PaperPages> m_pages;
    QString m_why;
};

PaperPreview::PaperPreview(QWidget *parent)
    : QScrollArea(parent)
    , m_stack(new Stack(this))
{
    setWidgetResizable(true);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(m_stack);
}

void PaperPreview::present(const QString &document)
{
    if (document == m_document)
        return;
    m_document = document;
    m_stack->show(document, {});
    verticalScrollBar()->setValue(0);
}

void PaperPreview::say(const QString &why)
{
    m_document.clear();
    m_stack->show({}, why);
}

void PaperPreview::clear()
{
    m_document.clear();
    m_stack->show({}, {});
}

} // namespace dossier
