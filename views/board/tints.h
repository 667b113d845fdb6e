#pragma once

#include "model/grid/space_set.h"

#include <QColor>

#include <vector>

namespace dossier
{

struct BoardCanvas;

/// Overlapping tints of a board. Mixes the colours before painting, so that each space is painted once: on a full board
/// most of the time goes into pixels.
class Tints
{
public:
    /// Adds a colour, as opaque as its alpha, over the tints that these spaces already have.
    void add(SpaceSet spaces, const QColor &colour);

    /// Fills the spaces that the canvas shows.
    void paint(const BoardCanvas &canvas) const;

private:
    struct Part
    {
        QColor colour;
        SpaceSet spaces;
    };

    /// The parts are disjoint.
    std::vector<Part> m_parts;
};

} // namespace dossier
