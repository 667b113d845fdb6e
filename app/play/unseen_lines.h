#pragma once

#include "model/journal/journal.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace dossier
{

/// Returns the reason recorded with an undo or redo that only the person at the machine saw: it has no public part,
/// unlike every other reason.
journal::Payload unseenReason();

/// True when everything between the two positions, one of which leads to the other, is later than that record.
bool liesAfter(const journal::Journal &journal, journal::Position one, journal::Position other, std::uint32_t record);

/// Returns the record of that number of the public side; 0 when it is not in memory.
std::uint32_t recordOfPublic(const journal::Journal &journal, std::uint32_t number);

/// The records that were taken back before anybody else saw them: the public journal leaves them out. Each record is
/// examined once, when it first appears.
class UnseenLines
{
public:
    /// Returns the numbers of those records, including undo and redo steps.
    const std::set<std::uint32_t> &records(const journal::Journal &journal);

private:
    void applyMove(const journal::Journal &journal, const journal::Moved &moved, std::uint32_t number);

    std::optional<journal::Beginning> m_beginning{};
    /// Number of records in memory that were examined.
    std::size_t m_read = 0;
    std::set<std::uint32_t> m_records;
};

/// The public journal without the lines that were taken back before others saw them, renumbered so that no gap shows
/// that any existed.
class ShownLines
{
public:
    /// `unseen` are the records from `UnseenLines`.
    ShownLines(const journal::Journal &journal, const std::set<std::uint32_t> &unseen);

    [[nodiscard]] std::uint32_t count() const { return shown(m_journal.publicCount()); }

    /// True when that line of the public side is shown.
    [[nodiscard]] bool has(std::uint32_t open) const { return !std::ranges::binary_search(m_unseen, open); }

    /// Returns the number under which everybody reads that line of the public side; for a line left out, that of the
    /// line before.
    [[nodiscard]] std::uint32_t shown(std::uint32_t open) const;

    /// Returns the number on the public side of a line that everybody reads.
    [[nodiscard]] std::uint32_t open(std::uint32_t shown) const;

    /// Converts a position of the public side; for one left out, returns the position that it was reached from.
    [[nodiscard]] journal::Position shown(journal::Position open) const;

    /// Renumbers a line of the public side as everybody counts.
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
    /// Numbers of the public side, in ascending order.
    std::vector<std::uint32_t> m_unseen;
};

} // namespace dossier
