#pragma once

#include "model/journal/journal_moves.h"
#include "model/journal/replay.h"

#include <map>

namespace dossier::journal
{

/// Tables at some positions of one journal. They save time only: going to a position replays at most a stretch of the
/// journal, and without checkpoints the replay starts at the beginning and gives equal tables.
template <typename Table>
class Checkpoints
{
public:
    /// Keeps a table after every `stretch` replayed entries, and at most `max` tables.
    static constexpr std::size_t stretch = 100;
    static constexpr std::size_t max = 48;

    /// `start` is the table at the beginning of the part that is in memory.
    explicit Checkpoints(Position beginning, Table start)
        : m_beginning(beginning)
        , m_start(std::move(start))
    {
    }

    /// Returns the table at a position, by `apply(table, entry)`.
    template <typename Apply>
    Table at(const Journal &journal, Position to, Apply &&apply)
    {
        const Position from = begin(journal, to);
        Table table = from == m_beginning ? m_start : m_kept.at(from);
        std::size_t since = 0;
        for (const std::uint32_t number : journal.way(from, to))
        {
            apply(table, *journal.entry(number));
            if (++since % stretch == 0)
                keep({number}, table);
        }
        return table;
    }

    /// Keeps a table that was made elsewhere, when the last checkpoint is a stretch behind.
    void pass(const Journal &journal, Position at, const Table &table)
    {
        if (journal.way(begin(journal, at), at).size() >= stretch)
            keep(at, table);
    }

    /// Keeps a table.
    void keep(Position at, Table table)
    {
        m_kept.insert_or_assign(at, std::move(table));
        if (m_kept.size() > max)
            m_kept.erase(m_kept.begin());
    }

    [[nodiscard]] std::size_t size() const { return m_kept.size(); }

private:
    /// Returns the last position with a known table on the way there.
    [[nodiscard]] Position begin(const Journal &journal, Position to) const
    {
        while (to != m_beginning && !m_kept.contains(to))
            to = journal.entry(to.entry)->parent;
        return to;
    }

    Position m_beginning;
    Table m_start;
    std::map<Position, Table> m_kept;
};

} // namespace dossier::journal
