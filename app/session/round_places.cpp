#include "app/session/round_places.h"

namespace dossier
{

std::vector<RoundMark> RoundPlaces::marks(const journal::Journal &journal, journal::Eyes eyes)
{
    read(journal);
    const std::vector<std::uint32_t> way = journal.way({journal.beginning().records}, journal.position());
    const std::span<const std::uint32_t> open = journal.publicRecords();
    std::vector<RoundMark> marks;
    int number = 0;
    for (const RoundMark &told : m_announced)
    {
        if (told.number == number || !std::ranges::binary_search(way, told.line))
            continue;
        number = told.number;
        const auto place = std::ranges::lower_bound(open, told.line);
        if (eyes == journal::Eyes::KnowSecrets)
            marks.push_back(told);
        else if (place != open.end() && *place == told.line)
            marks.push_back(
                {journal.beginning().publicRecords + static_cast<std::uint32_t>(place - open.begin()) + 1, number});
    }
    return marks;
}

void RoundPlaces::read(const journal::Journal &journal)
{
    if (journal.beginning() != m_beginning)
    {
        m_beginning = journal.beginning();
        m_read = 0;
        m_announced.clear();
    }
    const std::span<const journal::Record> records = journal.records();
    for (; m_read < records.size(); ++m_read)
        if (const auto *entry = std::get_if<journal::Entry>(&records[m_read].what))
            for (const journal::Payload &event : entry->events)
                if (const std::optional<int> number = m_roundOf(event.open))
                    m_announced.push_back({m_beginning.records + static_cast<std::uint32_t>(m_read) + 1, *number});
}

} // namespace dossier
