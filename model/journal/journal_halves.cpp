#include "model/journal/journal_halves.h"

#include "model/journal/journal_bytes.h"

namespace dossier::journal
{

namespace
{

/// Version number of the form, at the beginning of each text.
constexpr std::uint32_t form = 1;

PublicEntry publicHalf(const Journal &journal, const Entry &entry)
{
    PublicEntry half{journal.publicPosition(entry.parent), entry.kind.open, {}, entry.ruling.open, entry.reveal};
    for (const Payload &event : entry.events)
        if (!event.open.empty())
            half.events.push_back(event.open);
    return half;
}

PublicMoved publicHalf(const Journal &journal, const Moved &moved)
{
    return {journal.publicPosition(moved.from), journal.publicPosition(moved.to), moved.correction.open};
}

PublicBookmarked publicHalf(const Journal &journal, const Bookmarked &bookmark)
{
    return {journal.publicPosition(bookmark.at), bookmark.name.open, bookmark.taken};
}

void write(ByteWriter &out, const PublicEntry &entry)
{
    out.put(entry.parent);
    out.put(entry.kind);
    out.put(entry.ruling);
    out.put(entry.reveal);
    out.put(static_cast<std::uint32_t>(entry.events.size()));
    for (const std::string &event : entry.events)
        out.put(event);
}

void write(ByteWriter &out, const PublicMoved &moved)
{
    out.put(moved.from);
    out.put(moved.to);
    out.put(moved.correction);
}

void write(ByteWriter &out, const PublicBookmarked &bookmark)
{
    out.put(bookmark.at);
    out.put(bookmark.name);
    out.put(bookmark.taken);
}

void read(ByteReader &in, PublicEntry &entry)
{
    entry.parent = in.position();
    entry.kind = in.text();
    entry.ruling = in.text();
    entry.reveal = in.boolean();
    for (std::uint32_t left = in.number(); left > 0 && in.isGood(); --left)
        entry.events.push_back(in.text());
}

void read(ByteReader &in, PublicMoved &moved)
{
    moved.from = in.position();
    moved.to = in.position();
    moved.correction = in.text();
}

void read(ByteReader &in, PublicBookmarked &bookmark)
{
    bookmark.at = in.position();
    bookmark.name = in.text();
    bookmark.taken = in.boolean();
}

void write(ByteWriter &out, const Entry &entry)
{
    out.put(entry.parent);
    out.put(entry.kind.secret);
    out.put(entry.command);
    out.put(entry.ruling.secret);
    out.put(entry.reveal);
    out.put(static_cast<std::uint32_t>(entry.events.size()));
    for (const Payload &event : entry.events)
    {
        // True: the next open event of the public half belongs here.
        out.put(!event.open.empty());
        out.put(event.secret);
    }
}

void write(ByteWriter &out, const Moved &moved)
{
    out.put(moved.from);
    out.put(moved.to);
    out.put(moved.correction.secret);
}

void write(ByteWriter &out, const Bookmarked &bookmark)
{
    out.put(bookmark.at);
    out.put(bookmark.name.secret);
    out.put(bookmark.taken);
}

/// The part that a public half adds to a secret one: nothing when there is no such half.
template <typename Half>
Half given(const std::optional<PublicRecord> &open)
{
    return open && std::holds_alternative<Half>(open->what) ? std::get<Half>(open->what) : Half{};
}

/// Reads the secret half and the open parts from the public one, if any; false when they do not belong together.
bool read(ByteReader &in, const std::optional<PublicRecord> &half, Entry &entry)
{
    const auto open = given<PublicEntry>(half);
    entry.parent = in.position();
    entry.kind = {open.kind, in.text()};
    entry.command = in.text();
    entry.ruling = {open.ruling, in.text()};
    entry.reveal = in.boolean();
    auto next = open.events.begin();
    for (std::uint32_t left = in.number(); left > 0 && in.isGood(); --left)
    {
        const bool hasOpen = in.boolean();
        if (hasOpen && next == open.events.end())
            return false;
        entry.events.push_back({hasOpen ? *next++ : std::string(), in.text()});
    }
    return next == open.events.end() && (!half || open.reveal == entry.reveal);
}

bool read(ByteReader &in, const std::optional<PublicRecord> &half, Moved &moved)
{
    const auto open = given<PublicMoved>(half);
    moved.from = in.position();
    moved.to = in.position();
    moved.correction = {open.correction, in.text()};
    return true;
}

bool read(ByteReader &in, const std::optional<PublicRecord> &half, Bookmarked &bookmark)
{
    const auto open = given<PublicBookmarked>(half);
    bookmark.at = in.position();
    bookmark.name = {open.name, in.text()};
    bookmark.taken = in.boolean();
    return !half || open.taken == bookmark.taken;
}

template <typename RecordType>
std::string bytesOf(const RecordType &record)
{
    ByteWriter out;
    out.put(form);
    out.put(record.id);
    out.put(record.time);
    out.put(static_cast<std::uint32_t>(record.what.index()));
    std::visit([&](const auto &what) { write(out, what); }, record.what);
    return out.take();
}

/// Reads the fields that both halves begin with and makes a record of the named kind; false when they are missing.
template <typename First, typename Second, typename Third, typename RecordType>
bool readHead(ByteReader &in, RecordType &record)
{
    const bool known = in.number() == form;
    record.id = in.id();
    record.time = in.moment();
    const std::uint32_t which = in.number();
    if (which == 0)
        record.what = First{};
    else if (which == 1)
        record.what = Second{};
    else
        record.what = Third{};
    return known && which <= 2 && in.isGood();
}

} // namespace

std::optional<PublicRecord> publicHalf(const Journal &journal, const Record &record)
{
    if (!journal.isPublic(record))
        return std::nullopt;
    PublicRecord half{record.id, record.time, {}};
    std::visit([&](const auto &what) { half.what = publicHalf(journal, what); }, record.what);
    return half;
}

Halves halvesOf(const Journal &journal, const Record &record)
{
    const std::optional<PublicRecord> open = publicHalf(journal, record);
    return {open ? bytesOf(*open) : std::string(), bytesOf(record)};
}

std::optional<PublicRecord> publicRecordOf(const std::string &open)
{
    ByteReader in(open);
    PublicRecord record;
    if (!readHead<PublicEntry, PublicMoved, PublicBookmarked>(in, record))
        return std::nullopt;
    std::visit([&](auto &what) { read(in, what); }, record.what);
    return in.isFullyRead() ? std::optional(std::move(record)) : std::nullopt;
}

std::optional<Record> recordOf(const Halves &halves)
{
    const std::optional<PublicRecord> open = publicRecordOf(halves.open);
    ByteReader in(halves.secret);
    Record record;
    if (!readHead<Entry, Moved, Bookmarked>(in, record) || open.has_value() == halves.open.empty())
        return std::nullopt;
    if (open && (open->id != record.id || open->time != record.time || open->what.index() != record.what.index()))
        return std::nullopt;
    const bool together = std::visit([&](auto &what) { return read(in, open, what); }, record.what);
    return together && in.isFullyRead() ? std::optional(std::move(record)) : std::nullopt;
}

} // namespace dossier::journal
