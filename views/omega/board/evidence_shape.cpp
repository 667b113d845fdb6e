#include "views/omega/board/evidence_shape.h"

#include <QRectF>

#include <algorithm>
#include <cmath>

namespace dossier
{

namespace
{

constexpr double touch = 1e-6;

/// Returns the part of a segment that lies in the interior of a space.
std::optional<std::pair<double, double>> crossing(const QLineF &line, const QRectF &rect)
{
    double enter = 0;
    double leave = 1;
    const auto cut = [&](double start, double way, double min, double max)
    {
        if (std::abs(way) < touch)
        {
            if (start <= min + touch || start >= max - touch)
                leave = -1;
            return;
        }
        const auto [first, last] = std::minmax({(min - start) / way, (max - start) / way});
        enter = std::max(enter, first);
        leave = std::min(leave, last);
    };
    cut(line.x1(), line.dx(), rect.left(), rect.right());
    cut(line.y1(), line.dy(), rect.top(), rect.bottom());
    return leave - enter > touch ? std::optional(std::pair{enter, leave}) : std::nullopt;
}

/// Returns the position on the segment that is nearest to a point, if the segment touches the point.
std::optional<double> meets(const QLineF &line, QPointF point)
{
    const QPointF way = line.p2() - line.p1();
    const double length = QPointF::dotProduct(way, way);
    if (length < touch)
        return std::nullopt;
    const double along = std::clamp(QPointF::dotProduct(point - line.p1(), way) / length, 0.0, 1.0);
    const QPointF away = line.pointAt(along) - point;
    return QPointF::dotProduct(away, away) < touch ? std::optional(along) : std::nullopt;
}

std::optional<double> stopAt(const QLineF &line, Space space)
{
    const auto part = crossing(line, QRectF(space.x, space.y, 1, 1));
    if (!part)
        return std::nullopt;
    return part->first > touch ? part->first : (part->first + part->second) / 2;
}

std::optional<double> stopAt(const QLineF &line, const Edge &edge)
{
    const bool east = edge.side == Edge::Side::East;
    const QPointF end(edge.at.x + 1, edge.at.y + 1);
    const QLineF side(end - (east ? QPointF(0, 1) : QPointF(1, 0)), end);
    if (const std::optional<double> along = meets(line, side.center()))
        return along;
    QPointF point;
    if (line.intersects(side, &point) == QLineF::BoundedIntersection)
        return meets(line, point);
    return std::nullopt;
}

std::optional<double> stopAt(const QLineF &line, Corner corner)
{
    return meets(line, QPointF(corner.x, corner.y));
}

double clearPart(const EvidenceShape &shape)
{
    const std::size_t segments = shape.points.size() - 1;
    if (shape.blocker)
        for (std::size_t i = 0; i < segments; ++i)
        {
            const QLineF line(shape.points[i], shape.points[i + 1]);
            const std::optional<double> stop
                = std::visit([&](const auto &at) { return stopAt(line, at); }, shape.blocker->at);
            if (stop)
                return static_cast<double>(i) + *stop;
        }
    return static_cast<double>(segments);
}

} // namespace

QPointF EvidenceShape::at(double along) const
{
    const double last = static_cast<double>(points.size()) - 2;
    const double segment = std::clamp(std::floor(along), 0.0, std::max(last, 0.0));
    const auto index = static_cast<std::size_t>(segment);
    if (index + 1 >= points.size())
        return points.empty() ? QPointF() : points.back();
    return QLineF(points[index], points[index + 1]).pointAt(along - segment);
}

std::vector<QPointF> EvidenceShape::between(double from, double to) const
{
    std::vector<QPointF> part{at(from)};
    for (double along = std::floor(from) + 1; along < to; ++along)
        part.push_back(at(along));
    part.push_back(at(to));
    return part;
}

EvidenceShape shapeOf(const Evidence &evidence)
{
    EvidenceShape shape;
    if (const auto *line = std::get_if<SightLine>(&evidence.look))
    {
        shape.points = {QPointF(line->from.x, line->from.y), QPointF(line->to.x, line->to.y)};
        shape.blocker = line->blocker;
    }
    else if (const auto *path = std::get_if<SightPath>(&evidence.look))
    {
        for (const Space space : path->spaces)
            shape.points.emplace_back(space.x + 0.5, space.y + 0.5);
        shape.blocker = path->blocker;
    }
    if (shape.points.size() > 1)
        shape.clear = clearPart(shape);
    return shape;
}

} // namespace dossier
