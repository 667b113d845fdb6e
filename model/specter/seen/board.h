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

/// SO-BOARD-4: which diagonal steps the table allows past structures. A step between two needs both.
struct Diagonals
{
    /// A step past one structure or two.
    bool corner = true;
    /// A step between two structures.
    bool between = true;
    friend bool operator==(const Diagonals &, const Diagonals &) = default;
    static constexpr auto names = memberNames("corner", "between");
};

/// How "within N" of cards is counted, which no text says.
enum class Nearness : std::uint8_t
{
    /// In king's steps, whatever stands between.
    StructuresIgnored,
    /// In steps that one could walk.
    OnFoot,
};

constexpr auto words(Nearness /*nearness*/)
{
    return memberNames("structures_ignored", "on_foot");
}

/// SO-BOARD-1, -2, -4: where the structures stand, which spaces see each other along a road, and which steps there are.
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

    /// Whether smoke over the whole width of a stretch ends the sight along it.
    [[nodiscard]] bool smokeCutsRoads() const { return m_smokeCutsRoads; }

    /// The spaces of the stretches.
    [[nodiscard]] const SpaceSet &roads() const { return m_roads; }

    /// The spaces from which a king's step in that direction leads to an open space and is allowed (SO-BOARD-4).
    [[nodiscard]] const SpaceSet &leaving(Direction direction) const
    {
        return m_leaving[static_cast<std::size_t>(direction)];
    }

    /// Every space that one allowed step from a member of the set leads to.
    [[nodiscard]] SpaceSet stepped(const SpaceSet &from) const;

    /// Whether one allowed step leads from one space to the other.
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

/// The set of one space.
constexpr SpaceSet only(Space space)
{
    SpaceSet set;
    set.set(space);
    return set;
}

/// Every space of the board within so many of another one, itself too, by the table's way to count. On foot the first
/// step may leave a structure to any side.
SpaceSet within(const Board &board, Space centre, int distance);

} // namespace dossier::specter
