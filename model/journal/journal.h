#pragma once

#include "record.h"

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

/// All that happened in a session, in order, and where the table stands in it. Entries form a tree: what is undone
/// stays as a branch.
class Journal
{
public:
    /// Why this record cannot be added now, or nothing.
    [[nodiscard]] std::optional<Refusal> refusal(const Record &record) const;

    /// The record with that id, or nothing.
    [[nodiscard]] std::optional<std::uint32_t> numberOf(const EventId &id) const;

    /// Adds a record that `refusal` lets pass, and returns its number, counted from 1.
    std::uint32_t add(Record record);

    /// All records; the first has number 1.
    [[nodiscard]] std::span<const Record> records() const & { return m_records; }

    void records() const && = delete;

    /// The entry with that number, or nothing.
    [[nodiscard]] const Entry *entry(std::uint32_t number) const;

    /// Whether the table can stand there.
    [[nodiscard]] bool has(Position position) const { return position.entry == 0 || entry(position.entry) != nullptr; }

    /// Where the table stands.
    [[nodiscard]] Position position() const { return m_position; }

    /// The entry after this position to which redo leads: the one that the table was at last.
    [[nodiscard]] std::optional<Position> next(Position position) const;

    /// The entries on the way from one position, which must lie on it, to another.
    [[nodiscard]] std::vector<std::uint32_t> way(Position from, Position to) const;

    /// Names of positions.
    [[nodiscard]] const std::map<Position, Payload> &bookmarks() const { return m_bookmarks; }

    /// Whether everybody may know of this record.
    [[nodiscard]] bool isPublic(const Record &record) const;

    /// The numbers of the records that everybody may know of; the first is number 1 of the public side.
    [[nodiscard]] std::span<const std::uint32_t> publicRecords() const { return m_public; }

    /// A position as everybody knows it: after the last public entry on the way to it, by its public number.
    [[nodiscard]] Position publicPosition(Position position) const { return m_publicPositions[position.entry]; }

private:
    [[nodiscard]] std::optional<Refusal> refusalOf(const Entry &entry) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const Moved &moved) const;
    [[nodiscard]] std::optional<Refusal> refusalOf(const Bookmarked &bookmark) const;
    void take(const Entry &entry, std::uint32_t number);
    void take(const Moved &moved, std::uint32_t number);
    void take(const Bookmarked &bookmark, std::uint32_t number);

    std::vector<Record> m_records;
    std::map<EventId, std::uint32_t> m_ids;
    Position m_position;
    /// By number, 0 for the start: the entry after it that the table was at last, or 0.
    std::vector<Position> m_next{{}};
    std::map<Position, Payload> m_bookmarks;
    std::vector<std::uint32_t> m_public;
    /// By number; only those of entries and of the start say something.
    std::vector<Position> m_publicPositions{{}};
};

} // namespace dossier::journal
