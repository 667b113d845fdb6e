#include "model/journal/journal.h"

#include "model/journal/journal_moves.h"

#include <algorithm>
#include <utility>

namespace dossier::journal
{

namespace
{

MarkedPlace placeOf(const Bookmarked &bookmark)
{
    return {bookmark.at, bookmarkNameOf(bookmark.name).seat};
}

} // namespace

std::optional<Refusal> Journal::refusal(const Record &record) const
{
    if (m_ids.contains(record.id))
        return Refusal::AlreadyThere;
    return std::visit([&](const auto &what) { return refusalOf(what); }, record.what);
}

std::optional<Refusal> Journal::refusalOf(const Entry &entry) const
{
    return entry.parent == m_position ? std::nullopt : std::optional(Refusal::NotFromHere);
}

std::optional<Refusal> Journal::refusalOf(const Moved &moved) const
{
    if (moved.from != m_position)
        return Refusal::NotFromHere;
    if (!has(moved.to) || moved.to == moved.from)
        return Refusal::NoSuchPosition;
    if (isEmpty(moved.correction) && !revealsLeft(*this, moved.from, moved.to).empty())
        return Refusal::RevealInTheWay;
    return std::nullopt;
}

std::optional<Refusal> Journal::refusalOf(const Bookmarked &bookmark) const
{
    if (!has(bookmark.at))
        return Refusal::NoSuchPosition;
    if (isEmpty(bookmark.name))
        return Refusal::NoSuchBookmark;
    const auto known = m_bookmarks.find(placeOf(bookmark));
    // A removal keeps the name that was given, so that it is exactly as public as the addition.
    const bool is = known != m_bookmarks.end() && known->second == bookmark.name;
    return is == bookmark.taken ? std::nullopt : std::optional(Refusal::NoSuchBookmark);
}

std::uint32_t Journal::add(Record record)
{
    const std::uint32_t number = lastNumber() + 1;
    const bool seen = isPublic(record);
    if (seen)
        m_public.push_back(number);
    m_ids.emplace(record.id, number);
    m_records.push_back(std::move(record));
    m_publicPositions.emplace_back();
    m_next.emplace_back();
    std::visit([&](const auto &what) { apply(what, number); }, m_records.back().what);
    return number;
}

void Journal::apply(const Entry &entry, std::uint32_t number)
{
    const bool seen = !m_public.empty() && m_public.back() == number;
    m_publicPositions[place({number})] = seen ? Position{publicCount()} : publicPosition(entry.parent);
    m_position = {number};
    leadTo(m_position);
}

void Journal::leadTo(Position entry)
{
    const Position parent = this->entry(entry.entry)->parent;
    m_next[place(parent)] = entry;
    if (publicPosition(entry) != publicPosition(parent))
        m_nextPublic[publicPosition(parent)] = publicPosition(entry);
}

void Journal::apply(const Moved &moved, std::uint32_t)
{
    // Up to the fork both ways coincide and lead here already.
    const Position last = fork(*this, moved.from, moved.to);
    for (Position at = moved.to; at != last; at = entry(at.entry)->parent)
        leadTo(at);
    m_position = moved.to;
}

void Journal::apply(const Bookmarked &bookmark, std::uint32_t)
{
    if (bookmark.taken)
        m_bookmarks.erase(placeOf(bookmark));
    else
        m_bookmarks[placeOf(bookmark)] = bookmark.name;
}

const Entry *Journal::entry(std::uint32_t number) const
{
    const bool there = number > m_beginning.records && number <= lastNumber();
    return there ? std::get_if<Entry>(&m_records[number - m_beginning.records - 1].what) : nullptr;
}

std::optional<std::uint32_t> Journal::numberOf(const EventId &id) const
{
    const auto found = m_ids.find(id);
    return found == m_ids.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Position> Journal::next(Position position) const
{
    const Position found = m_next[place(position)];
    return found.entry == 0 ? std::nullopt : std::optional(found);
}

std::optional<Position> Journal::nextPublic(Position open) const
{
    const auto found = m_nextPublic.find(open);
    return found == m_nextPublic.end() ? std::nullopt : std::optional(found->second);
}

std::vector<std::uint32_t> Journal::way(Position from, Position to) const
{
    std::vector<std::uint32_t> entries;
    for (Position at = to; at != from; at = entry(at.entry)->parent)
        entries.push_back(at.entry);
    std::ranges::reverse(entries);
    return entries;
}

bool Journal::isPublic(const Record &record) const
{
    if (const auto *entry = std::get_if<Entry>(&record.what))
        return !entry->kind.open.empty() || !entry->ruling.open.empty()
            || std::ranges::any_of(entry->events, [](const Payload &event) { return !event.open.empty(); });
    if (const auto *moved = std::get_if<Moved>(&record.what))
        return !moved->correction.open.empty() || publicPosition(moved->from) != publicPosition(moved->to);
    return !std::get<Bookmarked>(record.what).name.open.empty();
}

} // namespace dossier::journal
