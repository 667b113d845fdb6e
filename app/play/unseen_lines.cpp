#include "app/play/unseen_lines.h"

#include "model/journal/journal_moves.h"

#include <algorithm>

namespace dossier
{

journal::Payload unseenReason()
{
    return {{}, "unseen"};
}

bool liesAfter(const journal::Journal &journal, journal::Position one, journal::Position other, std::uint32_t record)
{
    const auto [first, last] = std::minmax(one, other);
    if (journal::fork(journal, first, last) != first)
        return false;
    const std::vector<std::uint32_t> way = journal.way(first, last);
    return std::ranges::all_of(way, [&](std::uint32_t number) { return number > record; });
}

std::uint32_t recordOfPublic(const journal::Journal &journal, std::uint32_t number)
{
    const std::uint32_t before = journal.beginning().publicRecords;
    const auto records = journal.publicRecords();
    return number > before && number - before <= records.size() ? records[number - before - 1] : 0;
}

const std::set<std::uint32_t> &UnseenLines::records(const journal::Journal &journal)
{
    if (m_beginning != journal.beginning())
    {
        m_beginning = journal.beginning();
        m_read = 0;
        m_records.clear();
    }
    const std::span<const journal::Record> records = journal.records();
    for (; m_read < records.size(); ++m_read)
        if (const auto *moved = std::get_if<journal::Moved>(&records[m_read].what))
            applyMove(journal, *moved, m_beginning->records + static_cast<std::uint32_t>(m_read) + 1);
    return m_records;
}

/// Records that reappear by a step that others see are readable for them again.
void UnseenLines::applyMove(const journal::Journal &journal, const journal::Moved &moved, std::uint32_t number)
{
    const bool isUnseen = moved.correction == unseenReason();
    const journal::Position fork = journal::fork(journal, moved.from, moved.to);
    if (isUnseen)
    {
        m_records.insert(number);
        for (const std::uint32_t gone : journal.way(fork, moved.from))
            m_records.insert(gone);
    }
    for (const std::uint32_t again : journal.way(fork, moved.to))
        m_records.erase(again);
}

ShownLines::ShownLines(const journal::Journal &journal, const std::set<std::uint32_t> &unseen)
    : m_journal(journal)
{
    const std::span<const std::uint32_t> open = journal.publicRecords();
    for (const std::uint32_t record : unseen)
        if (const auto found = std::ranges::lower_bound(open, record); found != open.end() && *found == record)
            m_unseen.push_back(
                journal.beginning().publicRecords + static_cast<std::uint32_t>(found - open.begin()) + 1);
}

std::uint32_t ShownLines::shown(std::uint32_t open) const
{
    return open - static_cast<std::uint32_t>(std::ranges::upper_bound(m_unseen, open) - m_unseen.begin());
}

std::uint32_t ShownLines::open(std::uint32_t shown) const
{
    for (const std::uint32_t unseen : m_unseen)
        if (unseen <= shown)
            ++shown;
        else
            break;
    return shown;
}

journal::Position ShownLines::shown(journal::Position open) const
{
    while (!has(open.entry))
        open = m_journal.publicPosition(m_journal.entry(recordOfPublic(m_journal, open.entry))->parent);
    return {shown(open.entry)};
}

} // namespace dossier
