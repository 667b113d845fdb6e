#pragma once

#include "model/grid/space_set.h"

#include <QColor>

#include <vector>

namespace dossier
{

struct BoardCanvas;

/// Tints that lie over each other on a board. Where several meet their colours are laid together first, so that each
/// space is painted once: on a full board most of the time goes into pixels.
class Tints
{
public:
    /// Lays a colour, as opaque as its alpha says, over what these spaces bear already.
    void add(SpaceSet spaces, const QColor &colour);

    /// Fills the spaces that the canvas shows.
    void paint(const BoardCanvas &canvas) const;

private:
    struct Part
    {
        QColor colour;
        SpaceSet spaces;
    };

    /// No space is in two of them.
    std::vector<Part> m_parts;
};

} // namespace dossier
