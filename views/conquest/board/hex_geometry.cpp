#include "views/conquest/board/hex_geometry.h"

#include "model/conquest/seen/sections.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace dossier
{

namespace
{

using conquest::Border;
using conquest::Place;

constexpr int sixths = conquest::outerSpaces;
const double high = std::numbers::sqrt3;
/// Half the rectangle around a section, in sides.
const QPointF halfSection(2.5, 1.5 * high);
/// Free margin around the board, in sides.
constexpr double margin = 0.12;
/// The part of a space that its outline takes.
constexpr double drawn = 0.965;

/// Returns the centre of the section at a place; places count clockwise. Sections of seven spaces lie in one field of
/// spaces, with a hairline gap.
QPointF middleAt(int place)
{
    static const std::array<QPointF, conquest::placesAround> all{
        {{3.09, -3.57}, {4.63, 0.89}, {1.55, 4.46}, {-3.09, 3.57}, {-4.63, -0.89}, {-1.55, -4.46}}};
    return all.at(static_cast<std::size_t>(std::clamp(place, 1, conquest::placesAround)) - 1);
}

/// Returns the middle of a space from the middle of its section, in sides.
QPointF within(int number, int turned)
{
    if (number == 0)
        return {};
    const double angle = (number - 1 + turned) * std::numbers::pi / 3;
    return {high * std::sin(angle), -high * std::cos(angle)};
}

QPointF middleOf(const std::vector<HexSection> &sections, Place place)
{
    const HexSection &section = sections[static_cast<std::size_t>(place.section)];
    return section.centre + within(place.number, section.turned);
}

/// Returns the distance between spaces that touch across sections.
double apart(const std::vector<HexSection> &sections, const std::vector<Border> &borders)
{
    double sum = 0;
    for (const auto &[one, other] : borders)
    {
        const QPointF way = middleOf(sections, one) - middleOf(sections, other);
        sum += QPointF::dotProduct(way, way);
    }
    return sum;
}

/// Turns one section after the other to its best rotation, until no change is an improvement.
double turnWell(std::vector<HexSection> &sections, const std::vector<Border> &borders)
{
    constexpr double clearly = 1e-6;
    double best = apart(sections, borders);
    for (bool better = true; better;)
    {
        better = false;
        for (HexSection &section : sections)
            for (int turned = 0; turned < sixths; ++turned)
            {
                const int before = std::exchange(section.turned, turned);
                if (const double sum = apart(sections, borders); sum < best - clearly)
                {
                    best = sum;
                    better = true;
                }
                else
                    section.turned = before;
            }
    }
    return best;
}

/// Returns the whole board with its margin, in sides.
QRectF around(const std::vector<HexSection> &sections)
{
    QRectF all;
    for (const HexSection &section : sections)
        all |= QRectF(section.centre - halfSection, section.centre + halfSection);
    return all.adjusted(-margin, -margin, margin, margin);
}

} // namespace

std::vector<HexSection> sectionsAtAllPlaces()
{
    std::vector<HexSection> all(1);
    for (int place = 1; place <= conquest::placesAround; ++place)
        all.push_back({middleAt(place)});
    return all;
}

std::vector<HexSection> sectionsOf(int players, const std::optional<conquest::Layout> &layout)
{
    std::vector<HexSection> plain(1);
    const bool laid = layout && !layout->places.empty();
    for (const int place : laid ? layout->places : conquest::usualPlaces(players))
        plain.push_back({middleAt(place)});
    if (laid)
        return plain;
    std::vector<Border> borders;
    const auto onBoard = [&](Place place) { return place.section < static_cast<int>(plain.size()); };
    if (layout)
        std::ranges::copy_if(layout->touching, std::back_inserter(borders),
            [&](const Border &border)
            {
                return border.first.section != border.second.section && onBoard(border.first) && onBoard(border.second);
            });
    std::vector<HexSection> best = plain;
    double min = turnWell(best, borders);
    for (int turned = 1; turned < sixths && !borders.empty(); ++turned)
    {
        std::vector<HexSection> tried = plain;
        tried.front().turned = turned;
        if (const double sum = turnWell(tried, borders); sum < min - 1e-6)
        {
            min = sum;
            best = tried;
        }
    }
    return best;
}

HexGeometry::HexGeometry(const std::vector<HexSection> &sections, const QRectF &into)
    : m_sections(sections)
{
    if (sections.empty() || into.isEmpty())
        return;
    const QRectF all = around(sections);
    m_side = std::min(into.width() / all.width(), into.height() / all.height());
    m_origin = into.center() - all.center() * m_side;
}

QRectF HexGeometry::extent() const
{
    const QRectF all = around(m_sections);
    return {m_origin + all.topLeft() * m_side, all.size() * m_side};
}

bool HexGeometry::has(Place place) const
{
    return place.section >= 0 && place.section < sections() && place.number >= 0 && place.number <= sixths;
}

std::vector<Place> HexGeometry::places() const
{
    std::vector<Place> all;
    for (int section = 0; section < sections(); ++section)
        for (int number = 0; number <= sixths; ++number)
            all.push_back({section, number});
    return all;
}

QPointF HexGeometry::centreOf(Place place) const
{
    return has(place) ? m_origin + middleOf(m_sections, place) * m_side : QPointF();
}

QPolygonF HexGeometry::outlineOf(Place place) const
{
    const QPointF middle = centreOf(place);
    QPolygonF outline;
    for (int corner = 0; corner < sixths; ++corner)
    {
        const double angle = corner * std::numbers::pi / 3;
        outline << middle + QPointF(std::cos(angle), std::sin(angle)) * (m_side * drawn);
    }
    return outline;
}

QRectF HexGeometry::rectOf(Place place) const
{
    const QPointF half(m_side * drawn, m_side * drawn * high / 2);
    return {centreOf(place) - half, centreOf(place) + half};
}

std::optional<Place> HexGeometry::placeAt(QPointF point) const
{
    for (const Place place : places())
    {
        const QPointF off = point - centreOf(place);
        const double height = std::abs(off.y());
        if (m_side > 0 && height <= m_side * high / 2 && std::abs(off.x()) * 2 <= widthAt(height))
            return place;
    }
    return std::nullopt;
}

double HexGeometry::widthAt(double height) const
{
    return 2 * (m_side - std::abs(height) / high);
}

} // namespace dossier
