#pragma once

#include "app/play/not_kept.h"
#include "app/play/read_events.h"
#include "app/play/seal_history.h"
#include "model/journal/checkpoints.h"
#include "model/journal/journal_lines.h"
#include "model/storage/session_journal.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <variant>

namespace dossier
{

/// The sources of ids and time for a played game.
struct Outside
{
    std::function<journal::EventId()> newId;
    std::function<journal::Moment()> now;
};

/// The reason why nothing was recorded: the journal refuses it, its file failed, or it could not be read back.
using NotRecorded = std::variant<journal::Refusal, storage::StorageError, NotKept>;

/// The table's position after recording, or the reason why nothing was recorded.
using Recorded = tl::expected<journal::Position, NotRecorded>;

/// A table at a position of its journal.
template <typename Table>
struct TableAt
{
    journal::Position position{};
    Table table;
};

/// A game whose table follows its journal. An answer "done" means that the result is in the journal, and on disk when a
/// file keeps it. Events of a play are not applied directly: they are recorded, read back from the journal's JSON, and
/// the result is applied. The table is therefore always the one that opening the file would give, and everything shown
/// is on disk. `Rules` describes the game: its types `Table` and `Event`, its `name`, `readEvent`, `apply`,
/// `isEverybodys`, `isLeaders`, `isReveal` and `unreadable` of an event, `revealedSlots` of events, and of a table
/// `inconsistency`, `hiddenSlots`, `toJson` and `tableForm`, the number of that form.
template <typename Rules>
class RecordedGame
{
public:
    using Table = typename Rules::Table;
    using Event = typename Rules::Event;
    using MaybeId = std::optional<journal::EventId>;

    /// Number of records after which a table is kept in the file, to open it from there.
    static constexpr std::uint32_t betweenSnapshots = 250;

    /// Continues a game from its start and its journal. `stored` is null when no file keeps the game, and outlives it;
    /// `kept` is a table at or before the journal's position, and at the beginning of a journal that is not complete in
    /// memory.
    RecordedGame(Table start, storage::SessionJournal *stored, Outside outside, std::optional<TableAt<Table>> kept = {})
        : m_start(std::move(start))
        , m_table(m_start)
        , m_stored(stored)
        , m_outside(std::move(outside))
        , m_checkpoints({}, m_start)
    {
        if (kept && !journal().isComplete())
            m_checkpoints = journal::Checkpoints<Table>(kept->position, std::move(kept->table));
        else if (kept)
            m_checkpoints.keep(kept->position, std::move(kept->table));
        m_table = m_checkpoints.at(journal(), journal().position(), applyEntry);
        m_snapshot = kept ? kept->position.entry : 0;
    }

    [[nodiscard]] const Table &table() const { return m_table; }

    /// The part of the journal in memory: the latest part, until `readWhole`.
    [[nodiscard]] const journal::Journal &journal() const { return m_stored != nullptr ? m_stored->journal() : m_own; }

    /// Reads the part that opening left out; see `storage::SessionJournal::readWhole`.
    storage::Done readWhole()
    {
        if (journal().isComplete())
            return {};
        return m_stored->readWhole().map(
            [&]
            {
                if (journal().isComplete())
                    m_checkpoints = journal::Checkpoints<Table>({}, m_start);
            });
    }

    /// Rebuilds the table from the journal, which is the only source of truth.
    void standByTheJournal() { m_table = m_checkpoints.at(journal(), journal().position(), applyEntry); }

    /// Returns the damage of the part of the journal that opening left out, once reading it was tried.
    [[nodiscard]] std::optional<storage::StorageError> damageBefore() const
    {
        if (journal().isComplete())
            return std::nullopt;
        return storage::StorageError{.fault = storage::StorageFault::Damaged, .file = m_stored->file()};
    }

    /// Reads records that the file has beyond those known here, as after a failed write: the table is at the position
    /// of the file's journal before anything is judged by it.
    storage::Done catchUp()
    {
        if (m_stored == nullptr || !m_stored->isUnsure())
            return {};
        const journal::Position from = journal().position();
        return m_stored->readOn().map(
            [&]
            {
                m_history.reset();
                if (journal().position() != from)
                    follow(from);
            });
    }

    /// Reads the records that another program has written meanwhile, once the whole journal is in memory; returns true
    /// when there are any.
    storage::Stored<bool> follow()
    {
        // The target of an undo is known only in a complete journal.
        if (m_stored == nullptr || !journal().isComplete())
            return false;
        const std::uint32_t known = journal().lastNumber();
        const journal::Position from = journal().position();
        return m_stored->readOn().map(
            [&]
            {
                m_history.reset();
                if (journal().position() != from)
                    follow(from);
                return journal().lastNumber() != known;
            });
    }

    /// Moves the played records from the log into the file, which is then complete by itself.
    storage::Done foldIn() { return m_stored != nullptr ? m_stored->foldIn() : storage::Done(); }

    /// Closes the journal; nothing is played afterwards.
    storage::Done close() { return m_stored != nullptr ? m_stored->close() : storage::Done(); }

    /// True when that command was recorded before, so that it is not repeated.
    [[nodiscard]] bool knows(const MaybeId &id)
    {
        return id && (journal().numberOf(*id) || (readWhole() && journal().numberOf(*id)));
    }

    /// Returns lines of the journal as those eyes may read them. Omits secrets of a single seat.
    [[nodiscard]] std::vector<journal::Line> lines(journal::Eyes eyes, std::uint32_t first, std::uint32_t count) const
    {
        std::vector<journal::Line> lines = journal::lines(journal(), eyes, first, count);
        for (journal::Line &line : lines)
        {
            if (isMark(line))
                line.words = wordsForLeader(line.words);
            // A ruling's own event comes first; its reason is as public as that event.
            else if (!line.events.empty() && isPrivate(line.events.front()))
                line.words.secret.clear();
            std::erase_if(line.events, [](const journal::Payload &payload) { return isPrivate(payload); });
        }
        return lines;
    }

    /// Returns lines of the public journal, a type without a place for secrets.
    [[nodiscard]] std::vector<journal::PublicLine> publicLines(std::uint32_t first, std::uint32_t count) const
    {
        std::vector<journal::PublicLine> made;
        for (const journal::Line &line : lines(journal::Eyes::Everybodys, first, count))
            made.push_back(journal::publicPartOf(line));
        return made;
    }

    /// Returns the bookmarks that a seat may read, the public ones and its own (see `journal::BookmarkName`), by place.
    [[nodiscard]] std::vector<std::pair<journal::Position, journal::BookmarkName>> bookmarks(
        const std::optional<std::string> &seat) const
    {
        std::vector<std::pair<journal::Position, journal::BookmarkName>> marks;
        for (const auto &[place, kept] : journal().bookmarks())
            if (!place.seat || place.seat == seat)
                marks.emplace_back(place.at, journal::bookmarkNameOf(kept));
        return marks;
    }

    /// Returns the table at another position of the journal.
    [[nodiscard]] Table tableAt(journal::Position position)
    {
        return m_checkpoints.at(journal(), position, applyEntry);
    }

    /// Returns the time since which all that a record revealed was sealed as it is; nothing for a record without a
    /// reveal or seal, and for one of an earlier run of the program.
    [[nodiscard]] std::optional<journal::Moment> sealedSince(std::uint32_t record) const
    {
        const auto found = m_sealedAt.find(record);
        if (found == m_sealedAt.end() || !journal().isComplete() || found->second == 0)
            return std::nullopt;
        const std::uint32_t sealed = journal().publicRecords()[found->second - 1];
        return journal().records()[sealed - 1].time;
    }

    Recorded play(const Happening<Event> &happening, const MaybeId &id = {})
    {
        if (knows(id))
            return journal().position();
        if (std::optional<NotKept> no = notKept<Rules>(m_table, happening))
            return tl::unexpected<NotRecorded>(*std::move(no));
        return record(id, entryOf(happening));
    }

    Recorded undo(const journal::Payload &correction, const MaybeId &id = {})
    {
        return move(id, [&] { return journal::undo(journal(), correction); });
    }

    Recorded redo(const MaybeId &id = {})
    {
        return move(id, [&] { return journal::redo(journal()); });
    }

    Recorded goTo(journal::Position to, const journal::Payload &correction, const MaybeId &id = {})
    {
        return move(id, [&] { return journal::moveTo(journal(), to, correction); });
    }

    /// Names a position, or removes that name.
    Recorded bookmark(const journal::Bookmarked &bookmark, const MaybeId &id = {})
    {
        return record(id, bookmark).map([&](journal::Position) { return bookmark.at; });
    }

private:
    static bool isMark(const journal::Line &line)
    {
        return line.what == journal::LineKind::Bookmarked || line.what == journal::LineKind::BookmarkTaken;
    }

    /// Returns a bookmark's name as typed; empty for one of another seat.
    static journal::Payload wordsForLeader(const journal::Payload &kept)
    {
        if (journal::isEmpty(kept) || !kept.open.empty())
            return kept;
        const journal::BookmarkName name = journal::bookmarkNameOf(kept);
        return name.seat == std::string() ? journal::Payload{{}, name.name} : journal::Payload{};
    }

    /// True when the event belongs to one seat and is secret even from the leader.
    static bool isPrivate(const journal::Payload &payload)
    {
        const auto event = payload.open.empty() ? Rules::readEvent(payload.secret) : std::nullopt;
        return event && !Rules::isLeaders(*event);
    }

    /// Returns an event in the journal's form: only public events are on the public side.
    static journal::Payload payloadOf(const Written<Event> &event)
    {
        return Rules::isEverybodys(event.event) ? journal::Payload{event.json, {}} : journal::Payload{{}, event.json};
    }

    [[nodiscard]] journal::Entry entryOf(const Happening<Event> &happening) const
    {
        journal::Entry entry{.parent = journal().position(), .command = happening.command, .reveal = happening.drawn};
        bool open = false;
        for (const Written<Event> &event : happening.events)
        {
            entry.events.push_back(payloadOf(event));
            entry.reveal = entry.reveal || Rules::isReveal(event.event);
            open = open || !entry.events.back().open.empty();
        }
        const std::string kind = std::string(Rules::name) + '.' + happening.type;
        entry.kind = open ? journal::Payload{kind, {}} : journal::Payload{{}, kind};
        // The reason is as public as the event that records the ruling, which comes first.
        const bool told = !entry.events.empty() && !entry.events.front().open.empty();
        entry.ruling = told ? journal::Payload{happening.ruling, {}} : journal::Payload{{}, happening.ruling};
        return entry;
    }

    /// Applies events read back from the journal; no other function changes the table.
    static void applyEntry(Table &table, const journal::Entry &entry)
    {
        for (const auto &event : readEvents<Rules>(entry.events))
            Rules::apply(table, event);
    }

    /// Moves the table to the journal's position, where it may be known: else replays from its old position, or from a
    /// kept table.
    void follow(journal::Position from, std::optional<Table> known = std::nullopt)
    {
        const journal::Position to = journal().position();
        if (known)
            m_table = *std::move(known);
        else if (journal::fork(journal(), from, to) == from)
            m_table = journal::replay(journal(), from, to, m_table, applyEntry);
        else
            m_table = m_checkpoints.at(journal(), to, applyEntry);
        m_checkpoints.pass(journal(), to, m_table);
    }

    /// The target of a move is known only in a complete journal.
    template <typename Move>
    Recorded move(const MaybeId &id, Move &&made)
    {
        if (const storage::Done whole = readWhole(); !whole)
            return tl::unexpected<NotRecorded>(whole.error());
        if (knows(id))
            return journal().position();
        const tl::expected<journal::Moved, journal::Refusal> moved = made();
        if (!moved)
            return tl::unexpected<NotRecorded>(moved.error());
        return record(id, *moved);
    }

    /// Keeps the table in the file now and then. A failure costs only time.
    void keepSnapshot()
    {
        const journal::Position here = journal().position();
        // A journal is read on from an entry that everybody may know of.
        if (m_stored == nullptr || here.entry < m_snapshot + betweenSnapshots
            || !std::ranges::binary_search(journal().publicRecords(), here.entry))
            return;
        if (m_stored->keepSnapshot(here, Rules::tableForm, Rules::toJson(m_table)))
            m_snapshot = here.entry;
    }

    /// True when the record ends a part of the game, which everybody knows and continues from: a reveal, or the
    /// beginning of a turn or a round.
    static bool endsAPart(const decltype(journal::Record::what) &what)
    {
        const auto *entry = std::get_if<journal::Entry>(&what);
        return entry != nullptr
            && (entry->reveal
                || std::ranges::any_of(entry->events, [](const journal::Payload &event)
                    { return Rules::roundOf(event.open.empty() ? event.secret : event.open).has_value(); }));
    }

    /// Returns the table after a record that the journal takes.
    Table tableAfter(const decltype(journal::Record::what) &what)
    {
        if (const auto *moved = std::get_if<journal::Moved>(&what))
            return tableAt(moved->to);
        Table after = m_table;
        if (const auto *entry = std::get_if<journal::Entry>(&what))
            applyEntry(after, *entry);
        return after;
    }

    /// Returns the slots that an entry reveals to everybody.
    static std::vector<RevealedSlot> revealedBy(const decltype(journal::Record::what) &what)
    {
        const auto *entry = std::get_if<journal::Entry>(&what);
        if (entry == nullptr || !entry->reveal)
            return {};
        std::vector<journal::Payload> open = entry->events;
        std::erase_if(open, [](const journal::Payload &event) { return event.open.empty(); });
        return Rules::revealedSlots(readEvents<Rules>(open));
    }

    /// Returns the slots at each sealed step, worked out from the whole journal once; null where that cannot be read.
    const SealHistory *history()
    {
        if (!m_history && readWhole() && journal().isComplete())
            if (const auto seals = m_stored->sealRows())
                m_history = historyOf(*seals);
        return m_history ? &*m_history : nullptr;
    }

    SealHistory historyOf(const std::vector<storage::SealRow> &seals)
    {
        SealHistory history;
        auto seal = seals.begin();
        Table table = m_start;
        std::uint32_t step = 0;
        for (const journal::Record &record : journal().records())
        {
            if (const auto *moved = std::get_if<journal::Moved>(&record.what))
                table = tableAt(moved->to);
            else if (const auto *entry = std::get_if<journal::Entry>(&record.what))
                applyEntry(table, *entry);
            const auto number = static_cast<std::uint32_t>(&record - journal().records().data()) + 1;
            if (!std::ranges::binary_search(journal().publicRecords(), number))
                continue;
            ++step;
            if (seal != seals.end() && seal->number == step)
                history.add(step, Rules::hiddenSlots(table), (seal++)->root);
        }
        return history;
    }

    /// Seals the hidden slots of the table after a public record, and opens those that it reveals.
    std::optional<storage::StepSeal> sealOf(const journal::Record &record, const HiddenSlots &hidden)
    {
        const storage::SessionSeals &seals = m_stored->seals();
        if (seals.key() == nullptr)
            return std::nullopt;
        storage::StepSeal seal{vault::rootOf(*seals.key(), seals.step(journal().publicCount() + 1), hidden)};
        if (const auto revealed = revealedBy(record.what); !revealed.empty())
            if (const SealHistory *known = history())
                seal.openings = openingsOf(*seals.key(), seals, *known, revealed);
        return seal;
    }

    /// Writes a record to the file and moves the table after it.
    storage::Stored<storage::Appended> recordInFile(const journal::Record &record)
    {
        const journal::Position from = journal().position();
        const bool isSealed = !journal().refusal(record) && journal().isPublic(record);
        std::optional<Table> after = isSealed ? std::optional(tableAfter(record.what)) : std::nullopt;
        const HiddenSlots hidden = after ? Rules::hiddenSlots(*after) : HiddenSlots();
        const std::optional<storage::StepSeal> seal = after ? sealOf(record, hidden) : std::nullopt;
        storage::Stored<storage::Appended> appended = append(record, seal);
        if (!appended)
            return appended;
        if (appended->wasThere)
            after.reset();
        else if (seal && m_history)
            m_history->add(journal().publicCount(), hidden, seal->root);
        if (seal && !appended->wasThere && seal->openings.size() == revealedBy(record.what).size())
            for (const vault::Opening &opening : seal->openings)
                m_sealedAt[appended->number] = std::max(m_sealedAt[appended->number], opening.step);
        follow(from, std::move(after));
        return appended;
    }

    /// Writes a record. If the file turns out to have more records than are known here, reads them and writes nothing.
    storage::Stored<storage::Appended> append(
        const journal::Record &record, const std::optional<storage::StepSeal> &seal)
    {
        const journal::Position from = journal().position();
        if (const storage::Done sure = catchUp(); !sure)
            return tl::unexpected(sure.error());
        storage::StorageError gone{.fault = storage::StorageFault::Refused, .file = m_stored->file()};
        gone.refusal = journal::Refusal::NotFromHere;
        if (journal().position() != from)
            return tl::unexpected(gone);
        storage::Stored<storage::Appended> appended = m_stored->append(record, seal);
        if (!appended)
            (void)catchUp();
        return appended;
    }

    Recorded record(const MaybeId &id, decltype(journal::Record::what) what)
    {
        const bool ends = endsAPart(what);
        const journal::Record record{id ? *id : m_outside.newId(), m_outside.now(), std::move(what)};
        const journal::Position from = journal().position();
        if (m_stored != nullptr)
        {
            const storage::Stored<storage::Appended> appended = recordInFile(record);
            if (!appended && appended.error().refusal)
                return tl::unexpected<NotRecorded>(*appended.error().refusal);
            if (!appended)
                return tl::unexpected<NotRecorded>(appended.error());
        }
        else if (const std::optional<journal::Refusal> no = m_own.refusal(record))
            return tl::unexpected<NotRecorded>(*no);
        else
        {
            m_own.add(record);
            follow(from);
        }
        keepSnapshot();
        if (ends)
            (void)foldIn();
        return journal().position();
    }

    Table m_start;
    Table m_table;
    storage::SessionJournal *m_stored;
    journal::Journal m_own;
    Outside m_outside;
    journal::Checkpoints<Table> m_checkpoints;
    /// Nothing until a slot is opened.
    std::optional<SealHistory> m_history;
    /// The step that proves all that a record of this run revealed, by the number of the record.
    std::map<std::uint32_t, std::uint64_t> m_sealedAt;
    /// The entry at which a table was last kept in the file.
    std::uint32_t m_snapshot = 0;
};

} // namespace dossier
