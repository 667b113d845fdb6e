#pragma once

#include "model/core/members.h"
#include "model/grid/space_set.h"
#include "model/specter/seen/space.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace dossier::specter
{

/// SO-BOARD-4: the diagonal steps past structures that the table allows. A step between two structures needs both
/// flags.
struct Diagonals
{
    /// A step past one structure or two.
    bool corner = true;
    /// A step between two structures.
    bool between = true;
    friend bool operator==(const Diagonals &, const Diagonals &) = default;
    static constexpr auto names = memberNames("corner", "between");
};

/// The count of "within N" on cards, which no text defines.
enum class Nearness : std::uint8_t
{
    /// In king's steps, structures and figures ignored.
    StructuresIgnored,
    /// In steps that a figure could walk.
    OnFoot,
};

constexpr auto words(Nearness /*nearness*/)
{
    return memberNames("structures_ignored", "on_foot");
}

/// SO-BOARD-1, -2, -4: the structures, the road stretches along which spaces see each other, and the allowed steps.
class Board
{
public:
    /// Rows of `.` (open) and `#` (structure), equally long: 1 to 40 rows of 1 to 23. The stretches hold open spaces.
    explicit Board(std::span<const std::string> rows, std::vector<SpaceSet> stretches = {},
        const Diagonals &diagonals = {}, Nearness nearness = Nearness::StructuresIgnored, bool smokeCutsRoads = false);

    friend bool operator==(const Board &, const Board &) = default;

    [[nodiscard]] int width() const { return m_width; }

    [[nodiscard]] int height() const { return m_height; }

    [[nodiscard]] bool contains(Space space) const
    {
        return space.x >= 0 && space.x < m_width && space.y >= 0 && space.y < m_height;
    }

    [[nodiscard]] bool isOpen(Space space) const { return m_open.contains(space); }

    [[nodiscard]] const SpaceSet &open() const { return m_open; }

    [[nodiscard]] const std::vector<SpaceSet> &stretches() const { return m_stretches; }

    [[nodiscard]] const Diagonals &diagonals() const { return m_diagonals; }

    [[nodiscard]] Nearness nearness() const { return m_nearness; }

    /// True when smoke over the whole width of a stretch ends the sight along it.
    [[nodiscard]] bool smokeCutsRoads() const { return m_smokeCutsRoads; }

    /// Spaces of the stretches.
    [[nodiscard]] const SpaceSet &roads() const { return m_roads; }

    /// Spaces from which a king's step in that direction leads to an open space and is allowed (SO-BOARD-4).
    [[nodiscard]] const SpaceSet &leaving(Direction direction) const
    {
        return m_leaving[static_cast<std::size_t>(direction)];
    }

    /// Returns every space that one allowed step from a member of the set leads to.
    [[nodiscard]] SpaceSet stepped(const SpaceSet &from) const;

    /// True when one allowed step leads from one space to the other.
    [[nodiscard]] bool isStep(Space from, Space to) const;

private:
    void prepareSteps();

    int m_width;
    int m_height;
    Diagonals m_diagonals;
    Nearness m_nearness;
    bool m_smokeCutsRoads;
    SpaceSet m_open;
    SpaceSet m_roads;
    std::vector<SpaceSet> m_stretches;
    std::array<SpaceSet, allDirections.size()> m_leaving{};
};

/// Returns the set of one space.
constexpr SpaceSet only(Space space)
{
    SpaceSet set;
    set.set(space);
    return set;
}

/// Returns every space of the board within that distance of another, the space itself included, by the table's way to
/// count. On foot the first step may leave a structure in any direction.
SpaceSet within(const Board &board, Space centre, int distance);

} // namespace dossier::specter
