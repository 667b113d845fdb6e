#pragma once

#include "model/specter/seen/walk.h"

#include <functional>
#include <vector>

namespace dossier::specter
{

/// Relative numbers of histories over the spaces of a board, in doubles and whole rows at a time. A field of the walk
/// (specter_walk.h). Empty rows are skipped, so the cost depends on the reachable spaces.
class WeightField
{
public:
    explicit WeightField(const Board &board)
        : m_board(&board)
        , m_weights(static_cast<std::size_t>(board.height() + 2) * columnCount)
    {
    }

    [[nodiscard]] double at(Space space) const { return m_weights[index(space)]; }

    /// Returns the spaces of the board with a value.
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
    // One column of zeros on either side, and one row above and below.
    static constexpr std::size_t columnCount = static_cast<std::size_t>(maxColumns) + 3;

    static std::size_t index(Space space)
    {
        return static_cast<std::size_t>(space.y + 1) * columnCount + static_cast<std::size_t>(space.x + 1);
    }

    // Returns the row of weights from the western ring to the eastern one.
    [[nodiscard]] double *row(int y) { return m_weights.data() + index({-1, y}); }

    [[nodiscard]] const double *row(int y) const { return m_weights.data() + index({-1, y}); }

    void addAround(WeightField &further) const;
    void addStraight(WeightField &further) const;
    void addDiagonal(WeightField &further, Direction direction) const;

    const Board *m_board;
    // All values outside the rows from m_first to m_last are zero.
    int m_first = maxRows;
    int m_last = -1;
    std::vector<double> m_weights;
};

/// Returns the relative number of histories that lead to each space, in doubles where `historyCounts` is exact, scaled
/// to a sum of 1 unless there is none. It adds the numbers of all suppositions about secret traitors and characters
/// that cannot be ruled out; it supposes no hidden cards.
WeightField historyWeights(const Board &board, const PublicHistory &history);

/// Returns the weights with short and long moves of the last turn apart; the start counts as a short one. `possible`
/// are the agent's possible spaces with any card, at the start and after each turn: when the facts leave no history
/// without a hidden card, each of those spaces counts equally, as the end of a short and of a long move, and the
/// histories continue from there.
Ended<WeightField> lastWeights(
    const Board &board, const PublicHistory &history, const std::vector<SpaceSet> &possible = {});

/// Visits each space where he can have been after that many turns, with the weights after the last turn of the
/// histories through it, all to one scale. `possible` is that of `lastWeights`, for those first turns.
void weightsThrough(const Board &board, const PublicHistory &history, std::size_t turns,
    const std::vector<SpaceSet> &possible, const std::function<void(Space then, const WeightField &now)> &take);

/// Returns the weights after one more turn, not scaled.
WeightField weightsAfter(const Board &board, const TurnRule &rule, const WeightField &before);

} // namespace dossier::specter
