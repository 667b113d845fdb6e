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

/// Returns the quadrant turned clockwise by that many quarters of a circle.
constexpr Quadrant turned(Quadrant quadrant, int quarters)
{
    return static_cast<Quadrant>((static_cast<unsigned>(quadrant) + static_cast<unsigned>(quarters + 4)) & 3U);
}

/// East-west position of a quadrant's spaces: -1 west or 1 east of their lattice point.
constexpr int eastward(Quadrant quadrant)
{
    return quadrant == Quadrant::NorthEast || quadrant == Quadrant::SouthEast ? 1 : -1;
}

/// North-south position of a quadrant's spaces: -1 north or 1 south of their lattice point.
constexpr int southward(Quadrant quadrant)
{
    return quadrant == Quadrant::SouthEast || quadrant == Quadrant::SouthWest ? 1 : -1;
}

/// Returns the space in that quadrant of a lattice point.
constexpr Space spaceAt(Corner corner, Quadrant quadrant)
{
    return {corner.x - (eastward(quadrant) < 0 ? 1 : 0), corner.y - (southward(quadrant) < 0 ? 1 : 0)};
}

/// True when two open quadrants are connected around a lattice point: one is reached from the other through open
/// quadrants, side by side, over edges without a closed door (the digest's "Spaces"). A quadrant is connected with
/// itself.
bool connectedAround(const Map &map, Corner corner, Space a, Space b);

/// These connections for all lattice points of a map at once, as sets of lattice points.
class CornerLinks
{
public:
    explicit CornerLinks(const Steps &steps);

    /// Returns the lattice points around which two different quadrants are connected.
    [[nodiscard]] const SpaceSet &between(Quadrant a, Quadrant b) const
    {
        return m_between[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
    }

private:
    std::array<std::array<SpaceSet, 4>, 4> m_between;
};

/// Returns the spaces in that quadrant of the lattice points of a set.
SpaceSet spacesAt(const SpaceSet &corners, Quadrant quadrant);

} // namespace dossier
