#include "views/kit/icons.h"

#include "views/kit/shipped.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace dossier
{

namespace
{

/// Draws an SVG whose strokes are `currentColor` in a colour of the palette.
class PaletteIcon : public QIconEngine
{
public:
    PaletteIcon(QByteArray svg, IconBeside beside, QPalette::ColorRole colour)
        : m_svg(std::move(svg))
        , m_beside(beside)
        , m_colour(colour)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        QByteArray svg = m_svg;
        svg.replace("currentColor", palette.color(group, m_colour).name().toLatin1());
        QSvgRenderer(svg).render(painter, place(rect));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine *clone() const override { return new PaletteIcon(*this); }

private:
    /// Style sheets cannot set the gap between icon and text, so the icon leaves a quarter of its square free at the
    /// right.
    [[nodiscard]] QRectF place(const QRectF &rect) const
    {
        if (m_beside == IconBeside::Nothing)
            return rect;
        const double margin = rect.width() / 8;
        return rect.adjusted(0, margin, -2 * margin, -margin);
    }

    QByteArray m_svg;
    IconBeside m_beside;
    QPalette::ColorRole m_colour;
};

} // namespace

QIcon icon(const QString &name, IconBeside beside, QPalette::ColorRole colour)
{
    const QByteArray svg = shipped(QStringLiteral(":/icons/%1.svg").arg(name));
    return svg.isEmpty() ? QIcon() : QIcon(new PaletteIcon(svg, beside, colour));
}

} // namespace dossier
