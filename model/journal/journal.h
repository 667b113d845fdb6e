#pragma once

#include "model/journal/record.h"
#include "model/journal/seen/bookmark_name.h"

#include <map>
#include <optional>
#include <span>

namespace dossier::journal
{

/// Why a record cannot be added.
enum class Refusal : std::uint8_t
{
    /// A record with this id is in the journal.
    AlreadyThere,
    /// The table does not stand where the record says.
    NotFromHere,
    NoSuchPosition,
    /// Going there crosses a reveal, and no correction says why.
    RevealInTheWay,
    /// There is no such bookmark, or the name is empty.
    NoSuchBookmark,
    NothingToUndo,
    NothingToRedo,
};

/// Where the part of a journal that is in memory begins: right after an entry that everybody may know of, or at the
/// start.
struct Beginning
{
    /// The records that are left out, the last of them that entry.
    std::uint32_t records = 0;
    /// Those of them on the public side.
    std::uint32_t publicRecords = 0;
    bool operator==(const Beginning &) const = default;
};

/// All that happened in a session, in order, and where the table stands in it. Entries form a tree: what is undone
/// stays as a branch.
///
/// A journal can hold its latest part alone: then it knows no id, no position and no bookmark from before.
class Journal
{
public:
    Journal() = default;

    explicit Journal(const Beginning &beginning)
        : m_beginning(beginning)
        , m_position{beginning.records}
        , m_publicPositions{{beginning.publicRecords}}
    {
    }

    [[nodiscard]] const Beginning &beginning() const { return m_beginning; }

    /// Whether it holds everything from the start.
    [[nodiscard]] bool isWhole() const { return m_beginning.records == 0; }

    /// The number of the last record, 0 when there is none.
    [[nodiscard]] std::uint32_t lastNumber() const
    {
        return m_beginning.records + static_cast<std::uint32_t>(m_records.size());
    }

    /// How many records everybody may know of, those left out included.
    [[nodiscard]] std::uint32_t publicCount() const
    {
        return m_beginning.publicRecords + static_cast<std::uint32_t>(m_public.size());
    }

    /// Why this record cannot be added now, or nothing.
    [[nodiscard]] std::optional<Refusal> refusal(const Record &record) const;

    /// The record with that id, or nothing.
    [[nodiscard]] std::optional<std::uint32_t> numberOf(const EventId &id) const;

    /// Adds a record that `refusal` lets pass, and returns its number, counted from 1.
    std::uint32_t add(Record record);

    /// The records in memory; in a whole journal the first has number 1.
    [[nodiscard]] std::span<const Record> records() const & { return m_records; }

    void records() const && = delete;

    /// The entry with that number, or nothing.
    [[nodiscard]] const Entry *entry(std::uint32_t number) const;

    /// Whether the table can stand there.
    [[nodiscard]] bool has(Position position) const
    {
        return position.entry == m_beginning.records || entry(position.entry) != nullptr;
    }

    /// Where the table stands.
    [[nodiscard]] Position position() const { return m_position; }

    /// The entry after this position to which redo leads: the one that the table was at last.
    [[nodiscard]] std::optional<Position> next(Position position) const;

    /// The entries on the way from one position, which must lie on it, to another.
    [[nodiscard]] std::vector<std::uint32_t> way(Position from, Position to) const;

    /// Names of positions, one of each seat at each of them.
    [[nodiscard]] const std::map<MarkedPlace, Payload> &bookmarks() const { return m_bookmarks; }

    /// Whether everybody may know of this record.
    [[nodiscard]] bool isPublic(const Record &record) const;

    /// The numbers of the records in memory that everybody may know of; in a whole journal the first is number 1 of the
    /// public side.
    [[nodiscard]] std::span<const std::uint32_t> publicRecords() const { return m_public; }

    /// A position as everybody knows it: after the last public entry on the way to it, by its public number.
    [[nodiscard]] Position publicPosition(Position position) const { return m_publicPositions[place(position)]; }

    /// The public position after this one to which redo leads as far as everybody knows: the one that the table was at
    /// last. What was done in secret meanwhile does not tell.
    [[nodiscard]] std::optional<Position> nextPublic(Position open) const;

    /// The position right after the public entry of that number in a whole journal; the start where there is none.
    [[nodiscard]] Position realPosition(Position open) const
    {
        return open.entry == 0 || open.entry > m_public.size() ? Position{} : Position{m_public[open.entry - 1]};
    }

private:
    [[nodiscard]] std::optional<Refusal> refusalOf(const Entry &entry) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const Moved &moved) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const Bookmarked &bookmark) const;
    void take(const Entry &entry, std::uint32_t number);
    void take(const Moved &moved, std::uint32_t number);
    void take(const Bookmarked &bookmark, std::uint32_t number);

    /// Redo leads to this entry from where it was done.
    void leadTo(Position entry);

    /// A position's place in the vectors below: 0 for where the journal begins.
    [[nodiscard]] std::size_t place(Position position) const { return position.entry - m_beginning.records; }

    Beginning m_beginning;
    std::vector<Record> m_records;
    std::map<EventId, std::uint32_t> m_ids;
    Position m_position;
    /// By place: the entry after it that the table was at last, or 0.
    std::vector<Position> m_next{{}};
    std::map<MarkedPlace, Payload> m_bookmarks;
    std::vector<std::uint32_t> m_public;
    /// By place; only those of entries and of the start say something.
    std::vector<Position> m_publicPositions{{}};
    /// By public position: the public entry after it that the table was at last.
    std::map<Position, Position> m_nextPublic;
};

} // namespace dossier::journal
