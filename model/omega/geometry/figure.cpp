#include "model/omega/geometry/figure.h"

namespace dossier
{

std::vector<Space> Figure::spaces() const
{
    std::vector<Space> all;
    for (int dy = 0; dy < size; ++dy)
        for (int dx = 0; dx < size; ++dx)
            all.push_back({at.x + dx, at.y + dy});
    return all;
}

SpaceSet spacesOf(const Figure &figure)
{
    SpaceSet set;
    for (int dy = 0; dy < figure.size; ++dy)
        for (int dx = 0; dx < figure.size; ++dx)
            set.set({figure.at.x + dx, figure.at.y + dy});
    return set;
}

SpaceSet spacesOf(std::span<const SidedFigure> figures)
{
    SpaceSet set;
    for (const SidedFigure &placed : figures)
        set |= spacesOf(placed.figure);
    return set;
}

SpaceSet nonFriendlySpaces(std::span<const SidedFigure> figures, Side side)
{
    SpaceSet set;
    for (const SidedFigure &placed : figures)
        if (placed.side != side)
            set |= spacesOf(placed.figure);
    return set;
}

} // namespace dossier
