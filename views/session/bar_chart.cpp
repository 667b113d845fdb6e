#include "views/session/bar_chart.h"

#include "views/kit/plain_text.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace dossier
{

namespace
{

constexpr int labelGap = 8;
/// Height of a bar in lines of text, and the space below the bars of a row.
constexpr double barShare = 0.85;
constexpr double rowSpace = 6;

/// Lengths of a picture in pixels.
constexpr int pictureMargin = 24;
constexpr int pictureWidth = 720;
constexpr int headingSize = 24;
constexpr int textSize = 16;
constexpr int maxPictureTitle = 80;

QBrush brushOf(std::size_t series, const Theme &theme)
{
    const std::array fills{theme.teal.fill, theme.amber.fill, theme.red.fill, theme.blue.fill, theme.green.fill};
    constexpr std::array patterns{
        Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense4Pattern, Qt::FDiagPattern, Qt::DiagCrossPattern};
    return {fills.at(series % fills.size()), patterns.at(series % patterns.size())};
}

QString valueText(double value)
{
    return QLocale().toString(value, 'f', value == std::round(value) ? 0 : 1);
}

double highest(const BarChart &chart)
{
    double most = 0.0001;
    for (const ChartSeries &series : chart.series)
        for (const double value : series.values)
            most = std::max(most, value);
    return most;
}

double widest(const QFontMetrics &metrics, const QStringList &texts)
{
    int width = 0;
    for (const QString &text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return width;
}

class ChartPainter
{
public:
    ChartPainter(QPainter &painter, const QRect &area, const Theme &theme, const BarChart &chart)
        : m_painter(painter)
        , m_area(area)
        , m_theme(theme)
        , m_chart(chart)
        , m_line(painter.fontMetrics().lineSpacing())
        , m_highest(highest(chart))
    {
    }

    void paint()
    {
        paintLegend();
        const double labels = std::min(widest(m_painter.fontMetrics(), m_chart.rows), m_area.width() * 0.4);
        QStringList numbers;
        for (const ChartSeries &series : m_chart.series)
            for (const double value : series.values)
                numbers << valueText(value);
        const double room
            = std::max(1.0, m_area.width() - labels - 2 * labelGap - widest(m_painter.fontMetrics(), numbers));
        double top = m_line + rowSpace;
        const double high = m_line * barShare;
        for (qsizetype row = 0; row < m_chart.rows.size(); ++row)
        {
            const double bars = high * static_cast<double>(m_chart.series.size());
            m_painter.setPen(m_theme.ink);
            m_painter.drawText(QRectF(0, top, labels, bars), Qt::AlignRight | Qt::AlignVCenter,
                m_painter.fontMetrics().elidedText(m_chart.rows[row], Qt::ElideRight, static_cast<int>(labels) + 1));
            for (std::size_t i = 0; i < m_chart.series.size(); ++i)
                paintBar(i, m_chart.series[i].values.value(row, -1),
                    {labels + labelGap, top + high * static_cast<double>(i), room, high});
            top += bars + rowSpace;
        }
    }

private:
    void fill(const QRectF &bar, std::size_t series)
    {
        const QBrush brush = brushOf(series, m_theme);
        m_painter.fillRect(bar, m_theme.raised);
        m_painter.fillRect(bar, brush);
        m_painter.setPen(brush.color());
        m_painter.drawRect(bar);
    }

    void paintLegend()
    {
        const double side = m_line * 0.6;
        double left = 0;
        for (std::size_t i = 0; i < m_chart.series.size(); ++i)
        {
            const QString &name = m_chart.series[i].name;
            fill({left, (m_line - side) / 2, side, side}, i);
            left += side + labelGap;
            m_painter.setPen(m_theme.ink);
            m_painter.drawText(QRectF(left, 0, m_area.width() - left, m_line), Qt::AlignLeft | Qt::AlignVCenter, name);
            left += m_painter.fontMetrics().horizontalAdvance(name) + 2 * labelGap;
        }
    }

    void paintBar(std::size_t series, double value, QRectF room)
    {
        if (value < 0)
            return;
        const double length = value / m_highest * room.width();
        if (length > 0)
            fill({room.left(), room.top() + 1, length, room.height() - 2}, series);
        m_painter.setPen(m_theme.dim);
        m_painter.drawText(
            QPointF(room.left() + length + labelGap / 2, room.bottom() - m_painter.fontMetrics().descent()),
            valueText(value));
    }

    QPainter &m_painter;
    QRect m_area;
    const Theme &m_theme;
    const BarChart &m_chart;
    double m_line;
    double m_highest;
};

QVariant stateOf(const BarChart &chart)
{
    QVariantList state{chart.rows};
    for (const ChartSeries &series : chart.series)
        state << series.name << QVariant::fromValue(series.values);
    return state;
}

QSize sizeOf(const BarChart &chart, const QFont &font)
{
    const double line = QFontMetrics(font).lineSpacing();
    const double row = line * barShare * static_cast<double>(chart.series.size()) + rowSpace;
    return {240, static_cast<int>(std::ceil(line + rowSpace + row * static_cast<double>(chart.rows.size())))};
}

QFont pictureFont(int size)
{
    QFont font(QStringLiteral("Dossier Sans"));
    font.setPixelSize(size);
    return font;
}

int heightOf(const QString &text, const QFont &font)
{
    return QFontMetrics(font).boundingRect(0, 0, pictureWidth, 10000, Qt::TextWordWrap, text).height() + labelGap;
}

} // namespace

Part barChart(const QString &key, const QString &name, const BarChart &chart)
{
    return painted(key,
        {.paint = [chart](QPainter &painter, const QRect &area, const Theme &theme)
            { ChartPainter(painter, area, theme, chart).paint(); },
            .size = [chart](const QFont &font) { return sizeOf(chart, font); },
            .state = stateOf(chart)})
        .named(name);
}

Picture chartPicture(const QString &question, const QString &answer, const BarChart &chart)
{
    const QFont heading = pictureFont(headingSize);
    const QFont body = pictureFont(textSize);
    const int questionHeight = heightOf(question, heading);
    const int answerHeight = heightOf(answer, body);
    const QRect area(0, 0, pictureWidth, sizeOf(chart, body).height());
    const auto paint = [=](QPainter &painter, const Theme &theme)
    {
        painter.save();
        painter.translate(pictureMargin, pictureMargin);
        painter.setPen(theme.ink);
        const auto write = [&](const QString &text, const QFont &font, int height)
        {
            painter.setFont(font);
            painter.drawText(QRect(0, 0, pictureWidth, height), Qt::TextWordWrap, text);
            painter.translate(0, height);
        };
        write(question, heading, questionHeight);
        write(answer, body, answerHeight);
        ChartPainter(painter, area, theme, chart).paint();
        painter.restore();
    };
    return {singleLine(question, maxPictureTitle),
        {pictureWidth + 2 * pictureMargin, questionHeight + answerHeight + area.height() + 2 * pictureMargin}, paint};
}

} // namespace dossier
