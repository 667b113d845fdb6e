#pragma once

#include "model/journal/journal_moves.h"
#include "model/journal/replay.h"

#include <map>

namespace dossier::journal
{

/// Tables at some positions of one journal, so that going anywhere replays no more than a stretch of it. They are worth
/// nothing but time: without any the same tables are made from the start.
template <typename Table>
class Checkpoints
{
public:
    /// A table is kept after every so many entries that are replayed, and so many of them at the most.
    static constexpr std::size_t stretch = 100;
    static constexpr std::size_t most = 48;

    /// `start` is the table where the journal that is in memory begins.
    explicit Checkpoints(Position beginning, Table start)
        : m_beginning(beginning)
        , m_start(std::move(start))
    {
    }

    /// The table at a position, by `apply(table, entry)`.
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

    /// Remembers a table that was made otherwise, when the last one kept is a stretch behind.
    void pass(const Journal &journal, Position at, const Table &table)
    {
        if (journal.way(begin(journal, at), at).size() >= stretch)
            keep(at, table);
    }

    /// Remembers a table.
    void keep(Position at, Table table)
    {
        m_kept.insert_or_assign(at, std::move(table));
        if (m_kept.size() > most)
            m_kept.erase(m_kept.begin());
    }

    [[nodiscard]] std::size_t size() const { return m_kept.size(); }

private:
    /// The last position on the way there whose table is known.
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
