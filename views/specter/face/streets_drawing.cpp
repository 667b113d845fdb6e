#include "views/specter/face/streets_drawing.h"

#include "views/kit/theme.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace dossier
{

namespace
{

constexpr int rowsOfStreets = 8;
/// The way of the agent, in spaces.
constexpr std::array way{
    QPoint(1, 0), QPoint(3, 1), QPoint(4, 3), QPoint(7, 3), QPoint(9, 4), QPoint(11, 5), QPoint(13, 4)};

bool isStructure(int x, int y)
{
    const bool isOnWay = std::ranges::find(way, QPoint(x, y)) != way.end();
    return !isOnWay && (x * 7 + y * 11) % 5 == 0;
}

/// How likely the agent is there: 0 to 1.
double likelihood(int x, int y)
{
    constexpr double reach = 6;
    const double distance = std::hypot(x - way.back().x(), y - way.back().y());
    return std::max(0.0, 1 - distance / reach);
}

} // namespace

void paintStreets(QPainter &painter, const QRectF &area, const Theme &theme)
{
    const double side = area.height() / rowsOfStreets;
    const auto rectOf = [&](int x, int y)
    { return QRectF(area.left() + x * side, area.top() + y * side, side, side).adjusted(1, 1, -1, -1); };
    const auto centerOf = [&](QPoint space) { return rectOf(space.x(), space.y()).center(); };
    painter.fillRect(area, theme.ground);
    for (int y = 0; y < rowsOfStreets; ++y)
        for (int x = 0; x * side < area.width(); ++x)
        {
            painter.fillRect(rectOf(x, y), isStructure(x, y) ? theme.line : theme.board.floor);
            QColor wash = theme.blue.fill;
            wash.setAlphaF(static_cast<float>(0.55 * likelihood(x, y)));
            if (!isStructure(x, y))
                painter.fillRect(rectOf(x, y), wash);
        }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.violet.fill, 2.5, Qt::DotLine));
    for (std::size_t i = 1; i < way.size(); ++i)
        painter.drawLine(centerOf(way[i - 1]), centerOf(way[i]));
    painter.setPen(QPen(theme.violet.fill, 2));
    painter.setBrush(theme.ground);
    for (const QPoint &space : way)
        painter.drawEllipse(centerOf(space), side * 0.2, side * 0.2);
    painter.setPen(QPen(theme.ground, 2));
    painter.setBrush(theme.violet.fill);
    painter.drawEllipse(centerOf(way.back()), side * 0.42, side * 0.42);
    painter.setBrush(theme.red.fill);
    for (const QPoint &hunter : {QPoint(8, 6), QPoint(16, 3)})
        painter.drawEllipse(centerOf(hunter), side * 0.5, side * 0.5);
}

} // namespace dossier
