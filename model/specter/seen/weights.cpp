#include "model/specter/seen/weights.h"

#include "model/specter/seen/suppositions.h"
#include "model/specter/seen/walk.h"

#include <algorithm>

namespace dossier::specter
{

SpaceSet WeightField::spaces() const
{
    SpaceSet held;
    for (int y = m_first; y <= m_last; ++y)
        for (int x = 0; x < m_board->width(); ++x)
            if (at({x, y}) > 0)
                held.set({x, y});
    return held;
}

double WeightField::total() const
{
    double sum = 0;
    for (int y = m_first; y <= m_last; ++y)
        for (std::size_t x = 0; x < columnCount; ++x)
            sum += row(y)[x];
    return sum;
}

void WeightField::put(Space space, double weight)
{
    m_weights[index(space)] += weight;
    m_first = std::min(m_first, space.y);
    m_last = std::max(m_last, space.y);
}

void WeightField::scale(double factor)
{
    for (int y = m_first; y <= m_last; ++y)
        for (std::size_t x = 0; x < columnCount; ++x)
            row(y)[x] *= factor;
}

void WeightField::keep(const SpaceSet &spaces)
{
    // Also clears values that a step has put beyond the board.
    constexpr SpaceSet::Row all = (SpaceSet::Row{1} << columnCount) - 1;
    for (int y = m_first; y <= m_last; ++y)
        for (SpaceSet::Row left = all & ~spaces.row(y); left != 0; left &= left - 1)
            // The ring of a set and that of a field have the same width.
            row(y)[std::countr_zero(left)] = 0;
    while (m_first <= m_last && spaces.row(m_first) == 0)
        ++m_first;
    while (m_first <= m_last && spaces.row(m_last) == 0)
        --m_last;
}

void WeightField::addAround(WeightField &further) const
{
    for (int y = further.m_first; y <= further.m_last; ++y)
    {
        const double *north = row(y - 1);
        const double *here = row(y);
        const double *south = row(y + 1);
        double *sum = further.row(y);
        for (std::size_t x = 1; x + 1 < columnCount; ++x)
            sum[x] = (north[x - 1] + north[x] + north[x + 1]) + (here[x - 1] + here[x + 1])
                + (south[x - 1] + south[x] + south[x + 1]);
    }
}

void WeightField::addStraight(WeightField &further) const
{
    for (int y = further.m_first; y <= further.m_last; ++y)
        for (std::size_t x = 1; x + 1 < columnCount; ++x)
            further.row(y)[x] = (row(y - 1)[x] + row(y + 1)[x]) + (row(y)[x - 1] + row(y)[x + 1]);
}

void WeightField::addDiagonal(WeightField &further, Direction direction) const
{
    const SpaceSet &allowed = m_board->leaving(direction);
    for (int y = m_first; y <= m_last; ++y)
        for (SpaceSet::Row left = allowed.row(y); left != 0; left &= left - 1)
        {
            const Space from{std::countr_zero(left) - SpaceSet::ring, y};
            const Space to = neighbour(from, direction);
            further.m_weights[index(to)] += at(from);
        }
}

WeightField WeightField::stepped(const SpaceSet &into) const
{
    WeightField further(*m_board);
    if (m_last < m_first)
        return further;
    further.m_first = std::max(m_first - 1, 0);
    further.m_last = std::min(m_last + 1, m_board->height() - 1);
    if (m_board->diagonals() == Diagonals{})
        addAround(further);
    else
    {
        addStraight(further);
        for (const Direction direction : allDirections)
            if (isDiagonal(direction))
                addDiagonal(further, direction);
    }
    further.keep(into);
    return further;
}

void WeightField::add(const WeightField &other)
{
    for (int y = other.m_first; y <= other.m_last; ++y)
        for (std::size_t x = 0; x < columnCount; ++x)
            row(y)[x] += other.row(y)[x];
    m_first = std::min(m_first, other.m_first);
    m_last = std::max(m_last, other.m_last);
}

WeightField WeightField::everywhere(const SpaceSet &spaces) const
{
    WeightField all(*m_board);
    const double sum = total();
    spaces.forEach([&](Space space) { all.put(space, sum); });
    return all;
}

WeightField weightsAfter(const Board &board, const TurnRule &rule, const WeightField &before)
{
    return walked(board, rule, before);
}

namespace
{

using Fields = std::vector<Ended<WeightField>>;

double total(const Fields &fields)
{
    double sum = 0;
    for (const Ended<WeightField> &field : fields)
        sum += field.ofShort.total() + field.ofLong.total();
    return sum;
}

void scale(Fields &fields, double factor)
{
    for (Ended<WeightField> &field : fields)
    {
        field.ofShort.scale(factor);
        field.ofLong.scale(factor);
    }
}

/// Mixes the suppositions of each character, because any suspect may be the traitor in the next turn.
void letAnybodyBeTraitor(const Board &board, const std::vector<Supposition> &all, Fields &fields)
{
    Fields mixed(fields.size(), {WeightField(board), WeightField(board)});
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t other = 0; other < all.size(); ++other)
            if (all[i].objectiveReach == all[other].objectiveReach)
            {
                mixed[i].ofShort.add(fields[other].ofShort);
                mixed[i].ofLong.add(fields[other].ofLong);
            }
    fields = std::move(mixed);
}

/// Weighs those spaces equally, as ends of a short and of a long move: nothing distinguishes them.
void beginAnew(Fields &fields, const SpaceSet &spaces)
{
    for (Ended<WeightField> &field : fields)
        spaces.forEach(
            [&](Space space)
            {
                field.ofShort.put(space, 1);
                field.ofLong.put(space, 1);
            });
}

/// Advances by one turn, not scaled.
void advance(const Board &board, const PublicHistory &history, const TurnFacts &facts,
    const std::vector<Supposition> &all, Fields &fields)
{
    for (std::size_t i = 0; i < all.size(); ++i)
    {
        fields[i].ofShort.add(fields[i].ofLong);
        fields[i] = walkedApart(board, turnRule(board, facts, all[i]), std::move(fields[i].ofShort));
    }
    if (history.unknowns.anyTraitor)
        letAnybodyBeTraitor(board, all, fields);
}

/// Returns the fields of every supposition after the given number of turns, all to one scale.
Fields fieldsAfter(const Board &board, const PublicHistory &history, std::size_t turns,
    const std::vector<Supposition> &all, const std::vector<SpaceSet> &possible)
{
    Ended<WeightField> start{WeightField(board), WeightField(board)};
    start.ofShort.put(history.start, 1.0 / static_cast<double>(all.size()));
    Fields fields(all.size(), start);
    for (std::size_t turn = 0; turn < turns; ++turn)
    {
        advance(board, history, history.turns[turn], all, fields);
        if (total(fields) <= 0 && turn + 1 < possible.size())
            beginAnew(fields, possible[turn + 1]);
        if (const double sumOfAll = total(fields); sumOfAll > 0)
            scale(fields, 1 / sumOfAll);
    }
    return fields;
}

Ended<WeightField> sumOf(const Board &board, const Fields &fields)
{
    Ended<WeightField> sum{WeightField(board), WeightField(board)};
    for (const Ended<WeightField> &field : fields)
    {
        sum.ofShort.add(field.ofShort);
        sum.ofLong.add(field.ofLong);
    }
    return sum;
}

} // namespace

Ended<WeightField> lastWeights(const Board &board, const PublicHistory &history, const std::vector<SpaceSet> &possible)
{
    const std::vector<Supposition> all = suppositions(history.unknowns);
    return sumOf(board, fieldsAfter(board, history, history.turns.size(), all, possible));
}

void weightsThrough(const Board &board, const PublicHistory &history, std::size_t turns,
    const std::vector<SpaceSet> &possible, const std::function<void(Space then, const WeightField &now)> &take)
{
    const std::vector<Supposition> all = suppositions(history.unknowns);
    const Fields then = fieldsAfter(board, history, turns, all, possible);
    const Ended<WeightField> sum = sumOf(board, then);
    (sum.ofShort.spaces() | sum.ofLong.spaces())
        .forEach(
            [&](Space space)
            {
                Fields through = then;
                for (Ended<WeightField> &field : through)
                {
                    field.ofShort.keep(only(space));
                    field.ofLong.keep(only(space));
                }
                for (std::size_t turn = turns; turn < history.turns.size(); ++turn)
                    advance(board, history, history.turns[turn], all, through);
                Ended<WeightField> now = sumOf(board, through);
                now.ofShort.add(now.ofLong);
                take(space, now.ofShort);
            });
}

WeightField historyWeights(const Board &board, const PublicHistory &history)
{
    Ended<WeightField> last = lastWeights(board, history);
    last.ofShort.add(last.ofLong);
    return last.ofShort;
}

} // namespace dossier::specter
