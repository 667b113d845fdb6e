#include "specter_counts.h"

#include "specter_walk.h"

namespace dossier::specter
{

namespace
{

/// Numbers of histories over the spaces of a board.
class CountField
{
public:
    explicit CountField(const Board &board)
        : m_board(&board)
        , m_counts(static_cast<std::size_t>(board.width() * board.height()))
    {
    }

    [[nodiscard]] const SpaceSet &spaces() const { return m_spaces; }

    [[nodiscard]] const HistoryCount &at(Space space) const { return m_counts[index(space)]; }

    void put(Space space, const HistoryCount &count)
    {
        m_spaces.set(space);
        m_counts[index(space)] += count;
    }

    void keep(const SpaceSet &spaces)
    {
        (m_spaces - spaces).forEach([&](Space space) { m_counts[index(space)] = 0; });
        m_spaces &= spaces;
    }

    [[nodiscard]] CountField stepped(const SpaceSet &into) const
    {
        CountField further(*m_board);
        for (const Direction direction : allDirections)
            (m_spaces & m_board->leaving(direction))
                .forEach(
                    [&](Space space)
                    {
                        if (const Space to = neighbour(space, direction); into.contains(to))
                            further.put(to, at(space));
                    });
        return further;
    }

    void add(const CountField &other)
    {
        other.m_spaces.forEach([&](Space space) { put(space, other.at(space)); });
    }

    [[nodiscard]] CountField everywhere(const SpaceSet &spaces) const
    {
        HistoryCount total = 0;
        m_spaces.forEach([&](Space space) { total += at(space); });
        CountField all(*m_board);
        if (total != 0)
            spaces.forEach([&](Space space) { all.put(space, total); });
        return all;
    }

private:
    [[nodiscard]] std::size_t index(Space space) const
    {
        const int index = space.y * m_board->width() + space.x;
        return static_cast<std::size_t>(index);
    }

    const Board *m_board;
    SpaceSet m_spaces;
    std::vector<HistoryCount> m_counts;
};

} // namespace

std::map<Space, HistoryCount> historyCounts(const Board &board, const PublicHistory &history)
{
    CountField field(board);
    field.put(history.start, 1);
    for (const TurnFacts &facts : history.turns)
        field = walked(board, turnRule(board, facts), std::move(field));
    std::map<Space, HistoryCount> counts;
    field.spaces().forEach([&](Space space) { counts.emplace(space, field.at(space)); });
    return counts;
}

} // namespace dossier::specter
