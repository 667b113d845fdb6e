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
    /// The journal already has a record with this id.
    AlreadyThere,
    /// The record's parent is not the table's position.
    NotFromHere,
    NoSuchPosition,
    /// The move crosses a reveal and gives no correction.
    RevealInTheWay,
    /// There is no such bookmark, or the name is empty.
    NoSuchBookmark,
    NothingToUndo,
    NothingToRedo,
};

/// The point where the part of a journal in memory begins: right after a public entry, or at the start.
struct Beginning
{
    /// Number of records left out; the last of them is that entry.
    std::uint32_t records = 0;
    /// Number of public records among them.
    std::uint32_t publicRecords = 0;
    bool operator==(const Beginning &) const = default;
};

/// Everything that happened in a session, in order, and the table's position in it. Entries form a tree: undone entries
/// remain as a branch.
///
/// A journal can hold only its latest part. It then knows no id, no position and no bookmark from before.
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

    /// True when it holds everything from the start.
    [[nodiscard]] bool isComplete() const { return m_beginning.records == 0; }

    /// Returns the number of the last record, 0 when there is none.
    [[nodiscard]] std::uint32_t lastNumber() const
    {
        return m_beginning.records + static_cast<std::uint32_t>(m_records.size());
    }

    /// Number of public records, including those left out.
    [[nodiscard]] std::uint32_t publicCount() const
    {
        return m_beginning.publicRecords + static_cast<std::uint32_t>(m_public.size());
    }

    /// Returns the reason why this record cannot be added now, or nothing.
    [[nodiscard]] std::optional<Refusal> refusal(const Record &record) const;

    /// Returns the number of the record with that id, or nothing.
    [[nodiscard]] std::optional<std::uint32_t> numberOf(const EventId &id) const;

    /// Adds a record that `refusal` accepts, and returns its number, counted from 1.
    std::uint32_t add(Record record);

    /// Records in memory; in a whole journal the first has number 1.
    [[nodiscard]] std::span<const Record> records() const & { return m_records; }

    void records() const && = delete;

    /// Returns the entry with that number, or nothing.
    [[nodiscard]] const Entry *entry(std::uint32_t number) const;

    /// True when the table can be at that position.
    [[nodiscard]] bool has(Position position) const
    {
        return position.entry == m_beginning.records || entry(position.entry) != nullptr;
    }

    /// The table's present position.
    [[nodiscard]] Position position() const { return m_position; }

    /// Returns the entry after this position to which redo leads: the one most recently visited.
    [[nodiscard]] std::optional<Position> next(Position position) const;

    /// Returns the entries on the way from one position, which must lie on it, to another.
    [[nodiscard]] std::vector<std::uint32_t> way(Position from, Position to) const;

    /// Names of positions; each seat can have one at each position.
    [[nodiscard]] const std::map<MarkedPlace, Payload> &bookmarks() const { return m_bookmarks; }

    /// True when the record has an open part.
    [[nodiscard]] bool isPublic(const Record &record) const;

    /// Numbers of the public records in memory; in a whole journal the first is number 1 of the public side.
    [[nodiscard]] std::span<const std::uint32_t> publicRecords() const { return m_public; }

    /// Returns the public number of the last public entry on the way to a position.
    [[nodiscard]] Position publicPosition(Position position) const { return m_publicPositions[place(position)]; }

    /// Returns the public position after this one to which redo leads as far as the public journal shows: the most
    /// recently visited. Secret moves in between do not show.
    [[nodiscard]] std::optional<Position> nextPublic(Position open) const;

    /// Returns the position right after the public entry of that number in a whole journal; the start when there is
    /// none.
    [[nodiscard]] Position realPosition(Position open) const
    {
        return open.entry == 0 || open.entry > m_public.size() ? Position{} : Position{m_public[open.entry - 1]};
    }

private:
    [[nodiscard]] std::optional<Refusal> refusalOf(const Entry &entry) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const Moved &moved) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const Bookmarked &bookmark) const;
    void apply(const Entry &entry, std::uint32_t number);
    void apply(const Moved &moved, std::uint32_t number);
    void apply(const Bookmarked &bookmark, std::uint32_t number);

    /// Makes redo lead to this entry from its parent.
    void leadTo(Position entry);

    /// Index of a position in the vectors below: 0 for the beginning of the journal.
    [[nodiscard]] std::size_t place(Position position) const { return position.entry - m_beginning.records; }

    Beginning m_beginning;
    std::vector<Record> m_records;
    std::map<EventId, std::uint32_t> m_ids;
    Position m_position;
    /// By index: the entry after it that the table visited last, or 0.
    std::vector<Position> m_next{{}};
    std::map<MarkedPlace, Payload> m_bookmarks;
    std::vector<std::uint32_t> m_public;
    /// By index; only those of entries and of the start are meaningful.
    std::vector<Position> m_publicPositions{{}};
    /// By public position: the public entry after it that the table visited last.
    std::map<Position, Position> m_nextPublic;
};

} // namespace dossier::journal
