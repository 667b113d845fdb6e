#pragma once

#include "views/omega/board/floor_scene.h"

#include <QLineF>
#include <QPointF>

#include <vector>

namespace dossier
{

/// A piece of evidence as lines in units of spaces from the map's north-west corner.
struct EvidenceShape
{
    /// The whole way.
    std::vector<QPointF> points;
    /// Position up to which the way is clear, in segments and parts of one; the number of segments when nothing blocks
    /// it.
    double clear = 0;
    std::optional<Blocker> blocker;

    /// Returns the point at a distance along the way, in segments and parts of one.
    [[nodiscard]] QPointF at(double along) const;

    /// Returns the part of the way between two such distances.
    [[nodiscard]] std::vector<QPointF> between(double from, double to) const;
};

EvidenceShape shapeOf(const Evidence &evidence);

} // namespace dossier
