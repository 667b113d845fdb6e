#pragma once

#include "model/conquest/seen/pack.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <vector>

namespace dossier
{

/// A section on the board: its centre, in sides of a space, and its clockwise rotation in sixths; unturned its space
/// 1 is at the top.
struct HexSection
{
    QPointF centre{};
    int turned = 0;
    bool operator==(const HexSection &) const = default;
};

/// CQ-BOARD-1: returns the sections of a board for that number of players, the one with the objective first, at the
/// places of the layout. When the layout lists touching spaces instead, sections are turned so that those are near
/// each other; entries made later at the table move nothing.
std::vector<HexSection> sectionsOf(int players, const std::optional<conquest::Layout> &layout);

/// Returns the section of the objective and the sections at all places around it, clockwise from the first.
std::vector<HexSection> sectionsAtAllPlaces();

/// Positions of a board's spaces in a rectangle, at the largest size at which the whole board fits. Spaces have two
/// level sides.
class HexGeometry
{
public:
    HexGeometry() = default;
    HexGeometry(const std::vector<HexSection> &sections, const QRectF &into);

    /// Length of a space's side; 0 without a board.
    [[nodiscard]] double side() const { return m_side; }

    [[nodiscard]] int sections() const { return static_cast<int>(m_sections.size()); }

    /// The whole board with its margin.
    [[nodiscard]] QRectF extent() const;

    [[nodiscard]] bool has(conquest::Place place) const;
    [[nodiscard]] std::vector<conquest::Place> places() const;
    [[nodiscard]] QPointF centreOf(conquest::Place place) const;
    /// Returns the outline of a space, slightly inset so that neighbours do not share a line.
    [[nodiscard]] QPolygonF outlineOf(conquest::Place place) const;
    /// Returns the rectangle around a space's outline.
    [[nodiscard]] QRectF rectOf(conquest::Place place) const;
    [[nodiscard]] std::optional<conquest::Place> placeAt(QPointF point) const;

    /// Returns the width of a space at that height above or below its centre; both in pixels.
    [[nodiscard]] double widthAt(double height) const;

    bool operator==(const HexGeometry &) const = default;

private:
    std::vector<HexSection> m_sections;
    double m_side = 0;
    /// Centre of the first section.
    QPointF m_origin;
};

} // namespace dossier
