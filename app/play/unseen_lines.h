#pragma once

#include "model/journal/journal.h"

#include <cstdint>
#include <optional>
#include <set>

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

} // namespace dossier
