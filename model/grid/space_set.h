#pragma once

#include "model/grid/space.h"

#include <array>
#include <bit>
#include <cstdint>

namespace dossier
{

/// A set of spaces (or of lattice points) of a map up to 40x40, one bit each, so that a rule tests a whole row at once.
/// The set includes one ring around the map, so that a step of one never leaves the array; spaces further out are in no
/// set.
class SpaceSet
{
public:
    static constexpr int side = 40;
    static constexpr int ring = 1;
    static constexpr int rowCount = side + 2 * ring;

    using Row = std::uint64_t;

    /// Bits of the columns from 0 up to, not including, that width.
    static constexpr Row columns(int width) { return ((Row{1} << width) - 1) << ring; }

    static constexpr Row column(int x) { return Row{1} << (x + ring); }

    constexpr bool operator==(const SpaceSet &) const = default;

    /// Returns row y as bits: column x is bit x + 1. Rows run from -1 to 40.
    [[nodiscard]] constexpr Row row(int y) const { return m_rows[index(y)]; }

    constexpr Row &row(int y) { return m_rows[index(y)]; }

    [[nodiscard]] constexpr bool contains(Space space) const
    {
        return inside(space) && (row(space.y) & column(space.x)) != 0;
    }

    /// Adds or removes a space; ignores spaces beyond the ring.
    constexpr void set(Space space, bool member = true)
    {
        if (!inside(space))
            return;
        if (member)
            row(space.y) |= column(space.x);
        else
            row(space.y) &= ~column(space.x);
    }

    [[nodiscard]] constexpr bool empty() const
    {
        Row any = 0;
        for (const Row bits : m_rows)
            any |= bits;
        return any == 0;
    }

    [[nodiscard]] constexpr int count() const
    {
        int total = 0;
        for (const Row bits : m_rows)
            total += std::popcount(bits);
        return total;
    }

    constexpr SpaceSet &operator|=(const SpaceSet &other)
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            m_rows[i] |= other.m_rows[i];
        return *this;
    }

    constexpr SpaceSet &operator&=(const SpaceSet &other)
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            m_rows[i] &= other.m_rows[i];
        return *this;
    }

    constexpr SpaceSet &operator-=(const SpaceSet &other)
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            m_rows[i] &= ~other.m_rows[i];
        return *this;
    }

    friend constexpr SpaceSet operator|(SpaceSet a, const SpaceSet &b) { return a |= b; }

    friend constexpr SpaceSet operator&(SpaceSet a, const SpaceSet &b) { return a &= b; }

    friend constexpr SpaceSet operator-(SpaceSet a, const SpaceSet &b) { return a -= b; }

    /// Returns every member moved by one step; drops those that leave the ring.
    [[nodiscard]] constexpr SpaceSet moved(Direction direction) const
    {
        SpaceSet result;
        const int dy = southward(direction);
        for (int y = -ring; y < side + ring; ++y)
            if (y - dy >= -ring && y - dy < side + ring)
                result.row(y) = shifted(row(y - dy), eastward(direction)) & columnsWithRing;
        return result;
    }

    /// Calls `visit(Space)` for each member, row by row, west to east.
    template <typename Visit>
    constexpr void forEach(Visit &&visit) const
    {
        for (int y = -ring; y < side + ring; ++y)
            for (Row bits = row(y); bits != 0; bits &= bits - 1)
                visit(Space{std::countr_zero(bits) - ring, y});
    }

    /// A row moved east by one (1), west by one (-1) or not at all (0).
    static constexpr Row shifted(Row bits, int east)
    {
        if (east > 0)
            return bits << 1U;
        return east < 0 ? bits >> 1U : bits;
    }

private:
    static constexpr Row columnsWithRing = (Row{1} << rowCount) - 1;

    static constexpr bool inside(Space space)
    {
        return space.x >= -ring && space.x < side + ring && space.y >= -ring && space.y < side + ring;
    }

    static constexpr std::size_t index(int y)
    {
        const int row = y + ring;
        return static_cast<std::size_t>(row);
    }

    std::array<Row, static_cast<std::size_t>(rowCount)> m_rows{};
};

} // namespace dossier
