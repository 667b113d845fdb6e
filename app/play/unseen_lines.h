#pragma once

#include "model/journal/journal.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace dossier
{

/// The reason that is kept with a step back or forth that nobody but whoever has the machine saw: it has no public
/// part, which no other reason lacks.
journal::Payload unseenReason();

/// True if all that lies between the two positions, of which one is on the way to the other, came after that record.
bool liesAfter(const journal::Journal &journal, journal::Position one, journal::Position other, std::uint32_t record);

/// The record of that number of the public side; 0 where none such is in memory.
std::uint32_t recordOfPublic(const journal::Journal &journal, std::uint32_t number);

/// Records that were taken back before others saw anything of them: everybody's journal leaves it out. Each record is
/// looked through once, when it is first there.
class UnseenLines
{
public:
    /// The numbers of those records, steps back and forth included.
    const std::set<std::uint32_t> &records(const journal::Journal &journal);

private:
    void take(const journal::Journal &journal, const journal::Moved &moved, std::uint32_t number);

    std::optional<journal::Beginning> m_beginning{};
    /// How many of the records in memory were looked through.
    std::size_t m_read = 0;
    std::set<std::uint32_t> m_records;
};

/// The public journal without what was taken back before others saw it, counted anew: no number tells that anything
/// was.
class ShownLines
{
public:
    /// `unseen` are the records of `UnseenLines`.
    ShownLines(const journal::Journal &journal, const std::set<std::uint32_t> &unseen);

    [[nodiscard]] std::uint32_t count() const { return shown(m_journal.publicCount()); }

    /// True if there is such a line of the public side.
    [[nodiscard]] bool has(std::uint32_t open) const { return !std::ranges::binary_search(m_unseen, open); }

    /// The number under which everybody reads that line of the public side; of one that is left out, the one before.
    [[nodiscard]] std::uint32_t shown(std::uint32_t open) const;

    /// The number on the public side of a line that everybody reads.
    [[nodiscard]] std::uint32_t open(std::uint32_t shown) const;

    /// A position of the public side; of one that is left out, the one that it was reached from.
    [[nodiscard]] journal::Position shown(journal::Position open) const;

    /// Counts a line of the public side as everybody does.
    template <typename Line>
    void count(Line &line) const
    {
        line.number = shown(line.number);
        line.from = shown(line.from);
        line.to = shown(line.to);
        line.gone = shown(line.gone);
    }

private:
    const journal::Journal &m_journal;
    /// Numbers of the public side, in order.
    std::vector<std::uint32_t> m_unseen;
};

} // namespace dossier
