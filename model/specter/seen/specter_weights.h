#pragma once

#include "specter_turn.h"

#include <array>
#include <vector>

namespace dossier::specter
{

/// Relative numbers of histories over the spaces of a board, in doubles and whole rows at a time. A field of the walk
/// (specter_walk.h). Rows that hold nothing are skipped, so that costs follow what can be reached.
class WeightField
{
public:
    explicit WeightField(const Board &board)
        : m_board(&board)
    {
    }

    [[nodiscard]] double at(Space space) const { return m_rows[row(space.y)][column(space.x)]; }

    /// The spaces of the board that hold anything.
    [[nodiscard]] SpaceSet spaces() const;

    [[nodiscard]] double total() const;

    /// Adds to one space of the board.
    void put(Space space, double weight);

    /// Multiplies everything.
    void scale(double factor);

    void keep(const SpaceSet &spaces);
    [[nodiscard]] WeightField stepped(const SpaceSet &into) const;
    void add(const WeightField &other);
    [[nodiscard]] WeightField everywhere(const SpaceSet &spaces) const;

private:
    // One column of zeros on either side, and one row above and below; a whole number of vectors a row.
    static constexpr std::size_t columnCount = 28;
    static constexpr std::size_t rowCount = static_cast<std::size_t>(mostRows) + 2;
    using Row = std::array<double, columnCount>;

    static constexpr std::size_t row(int y) { return static_cast<std::size_t>(y + 1); }

    static constexpr std::size_t column(int x) { return static_cast<std::size_t>(x + 1); }

    void addAround(WeightField &further) const;
    void addStraight(WeightField &further) const;
    void addDiagonal(WeightField &further, Direction direction) const;

    const Board *m_board;
    // Rows from m_first up to m_last hold something; both of a field without content are past the board.
    int m_first = mostRows;
    int m_last = -1;
    std::array<Row, rowCount> m_rows{};
};

/// The relative number of histories that lead to each space, as `historyCounts` gives them exactly; scaled so that all
/// together are 1, or nothing. Secret traitors and characters that cannot be ruled out are all supposed in turn and
/// their numbers added; hidden cards are not supposed.
WeightField historyWeights(const Board &board, const PublicHistory &history);

/// The weights after one turn more, not scaled.
WeightField weightsAfter(const Board &board, const TurnRule &rule, const WeightField &before);

} // namespace dossier::specter
