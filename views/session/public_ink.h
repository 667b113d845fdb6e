#pragma once

#include "views/kit/theme.h"

#include <QFont>
#include <QPainter>

namespace dossier
{

/// Style of a line in the public window.
struct Lettering
{
    /// Height of the line, in the window's units.
    double size = 3;
    QColor colour{};
    QFont::Weight weight = QFont::Medium;
    Qt::Alignment where = Qt::AlignLeft | Qt::AlignVCenter;
};

/// Kinds of counts that a row of pips shows.
enum class PublicPips : std::uint8_t
{
    Adrenaline,
    Wounds,
};

/// Draws in the public window. Sizes are in units that grow with the window; rectangles are in pixels.
class PublicInk
{
public:
    PublicInk(QPainter &painter, const Theme &theme, double unit);

    [[nodiscard]] QPainter &painter() const { return m_painter; }

    [[nodiscard]] const Theme &theme() const { return m_theme; }

    /// Converts units to pixels.
    [[nodiscard]] double units(double count) const { return count * m_unit; }

    /// Writes one line, in a smaller font when it does not fit, and cut when that is not enough. Returns the width
    /// used.
    double write(const QRectF &into, const QString &text, const Lettering &how);

    /// Writes a text in as many lines as the rectangle holds, in a smaller font when it does not fit, and cut when that
    /// is not enough.
    void writeWrapped(const QRectF &into, const QString &text, const Lettering &how);

    /// Writes a caption in dim capitals. Returns the rest of the rectangle below it.
    QRectF caption(const QRectF &into, const QString &text);

    /// The rounded ground of a panel.
    void card(const QRectF &rect, const QColor &border, double width = 1) const;

    /// A row of discs or squares, filled up to a count, so large that they fit; no row where the most is unknown.
    void pips(const QRectF &into, PublicPips kind, int count, int max, Qt::Alignment where = Qt::AlignLeft) const;

    /// Smallest font size used so far, in pixels; 0 when nothing was written.
    [[nodiscard]] double min() const { return m_min; }

    /// True when a line had to be cut.
    [[nodiscard]] bool hasCut() const { return m_cut; }

private:
    QPainter &m_painter;
    const Theme &m_theme;
    double m_unit;
    double m_min = 0;
    bool m_cut = false;
};

} // namespace dossier
