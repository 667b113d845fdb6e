#pragma once

#include "model/omega/geometry/steps.h"

namespace dossier
{

/// The four spaces around a lattice point, clockwise.
enum class Quadrant : std::uint8_t
{
    NorthWest,
    NorthEast,
    SouthEast,
    SouthWest,
};

inline constexpr std::array<Quadrant, 4> allQuadrants{
    Quadrant::NorthWest, Quadrant::NorthEast, Quadrant::SouthEast, Quadrant::SouthWest};

/// The quadrant turned clockwise by that many quarters of a circle.
constexpr Quadrant turned(Quadrant quadrant, int quarters)
{
    return static_cast<Quadrant>((static_cast<unsigned>(quadrant) + static_cast<unsigned>(quarters + 4)) & 3U);
}

/// How the spaces of that quadrant lie to their lattice point: -1 west or 1 east of it.
constexpr int eastward(Quadrant quadrant)
{
    return quadrant == Quadrant::NorthEast || quadrant == Quadrant::SouthEast ? 1 : -1;
}

/// How the spaces of that quadrant lie to their lattice point: -1 north or 1 south of it.
constexpr int southward(Quadrant quadrant)
{
    return quadrant == Quadrant::SouthEast || quadrant == Quadrant::SouthWest ? 1 : -1;
}

/// The space in that quadrant of a lattice point.
constexpr Space spaceAt(Corner corner, Quadrant quadrant)
{
    return {corner.x - (eastward(quadrant) < 0 ? 1 : 0), corner.y - (southward(quadrant) < 0 ? 1 : 0)};
}

/// Whether two open quadrants are connected around a lattice point: one is reached from the other through open
/// quadrants, side by side, over edges without a closed door (the digest's "Spaces"). A quadrant is so with itself.
bool connectedAround(const Map &map, Corner corner, Space a, Space b);

/// The same for all lattice points of a map at once: sets of lattice points.
class CornerLinks
{
public:
    explicit CornerLinks(const Steps &steps);

    /// The lattice points around which two different quadrants are connected.
    [[nodiscard]] const SpaceSet &between(Quadrant a, Quadrant b) const
    {
        return m_between[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
    }

private:
    std::array<std::array<SpaceSet, 4>, 4> m_between;
};

/// The spaces that lie in that quadrant of the lattice points of a set.
SpaceSet spacesAt(const SpaceSet &corners, Quadrant quadrant);

} // namespace dossier
