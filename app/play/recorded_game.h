#pragma once

#include "app/play/not_kept.h"
#include "app/play/read_events.h"
#include "model/journal/checkpoints.h"
#include "model/journal/journal_lines.h"
#include "model/storage/session_journal.h"

#include <algorithm>
#include <functional>
#include <string>
#include <variant>

namespace dossier
{

/// Where a played game gets what no rule may make up.
struct Outside
{
    std::function<journal::EventId()> newId;
    std::function<journal::Moment()> now;
};

/// Why nothing was recorded: the journal is against it, its file failed, or it would not be read again.
using NotRecorded = std::variant<journal::Refusal, storage::StorageError, NotKept>;

/// Where the table stands after what was recorded, or why nothing was.
using Recorded = tl::expected<journal::Position, NotRecorded>;

/// A table at a position of its journal.
template <typename Table>
struct TableAt
{
    journal::Position position{};
    Table table;
};

/// A game whose table is where its journal stands. What it answers as done is in the journal, and on the disk when a
/// file keeps it. The events of what is played are not applied as they are: they are recorded, read back from the
/// journal's JSON, and what was read is applied. So the table is always the one that opening the file would give, and
/// nothing is shown that is not on the disk. `Rules` says which game: its
/// types `Table` and `Event`, its `name`, `readEvent`, `apply`, `isEverybodys`, `isLeaders`, `isReveal` and
/// `unreadable` of an event, and of a table `inconsistency`, `toJson` and `tableForm`, the number of that form.
template <typename Rules>
class RecordedGame
{
public:
    using Table = typename Rules::Table;
    using Event = typename Rules::Event;
    using MaybeId = std::optional<journal::EventId>;

    /// After so many records a table is kept in the file, to open it from there.
    static constexpr std::uint32_t betweenSnapshots = 500;

    /// A game from a start, of which the journal knows what has been played. `stored` is null when no file keeps it,
    /// and outlives the game; `kept` is a table on the way to where it stands, and where a journal that is not whole
    /// begins.
    RecordedGame(Table start, storage::SessionJournal *stored, Outside outside, std::optional<TableAt<Table>> kept = {})
        : m_start(std::move(start))
        , m_table(m_start)
        , m_stored(stored)
        , m_outside(std::move(outside))
        , m_checkpoints({}, m_start)
    {
        if (kept && !journal().isWhole())
            m_checkpoints = journal::Checkpoints<Table>(kept->position, std::move(kept->table));
        else if (kept)
            m_checkpoints.keep(kept->position, std::move(kept->table));
        m_table = m_checkpoints.at(journal(), journal().position(), applyEntry);
        m_snapshot = kept ? kept->position.entry : 0;
    }

    [[nodiscard]] const Table &table() const { return m_table; }

    /// What is in memory of it: the latest part, until `readWhole`.
    [[nodiscard]] const journal::Journal &journal() const { return m_stored != nullptr ? m_stored->journal() : m_own; }

    /// Reads what opening left out; see `storage::SessionJournal::readWhole`.
    storage::Done readWhole()
    {
        if (journal().isWhole())
            return {};
        return m_stored->readWhole().map(
            [&]
            {
                if (journal().isWhole())
                    m_checkpoints = journal::Checkpoints<Table>({}, m_start);
            });
    }

    /// Makes the table anew from the journal, which alone is the truth.
    void standByTheJournal() { m_table = m_checkpoints.at(journal(), journal().position(), applyEntry); }

    /// What is wrong with the part of the journal that opening left out, once it was to be read.
    [[nodiscard]] std::optional<storage::StorageError> damageBefore() const
    {
        if (journal().isWhole())
            return std::nullopt;
        return storage::StorageError{.fault = storage::StorageFault::Damaged, .file = m_stored->file()};
    }

    /// Takes in what the file holds beyond what is known here, as after a writing that failed: the table is where the
    /// file's journal stands, before anything is judged by it.
    storage::Done catchUp()
    {
        if (m_stored == nullptr || !m_stored->isUnsure())
            return {};
        const journal::Position from = journal().position();
        return m_stored->readOn().map(
            [&]
            {
                if (journal().position() != from)
                    follow(from);
            });
    }

    /// Takes in what another program has written meanwhile, once the whole journal is in memory; gives true when that
    /// is anything.
    storage::Stored<bool> follow()
    {
        // Where an undo leads is known of a whole journal alone.
        if (m_stored == nullptr || !journal().isWhole())
            return false;
        const std::uint32_t known = journal().lastNumber();
        const journal::Position from = journal().position();
        return m_stored->readOn().map(
            [&]
            {
                if (journal().position() != from)
                    follow(from);
                return journal().lastNumber() != known;
            });
    }

    /// Carries what was played over from the log into the file, which has the evening by itself then.
    storage::Done foldIn() { return m_stored != nullptr ? m_stored->foldIn() : storage::Done(); }

    /// Whether that was said before, so that it is not done twice.
    [[nodiscard]] bool knows(const MaybeId &id)
    {
        return id && (journal().numberOf(*id) || (readWhole() && journal().numberOf(*id)));
    }

    /// Lines of the journal as those eyes may read them. What is a single seat's own is nobody's to read there.
    [[nodiscard]] std::vector<journal::Line> lines(journal::Eyes eyes, std::uint32_t first, std::uint32_t count) const
    {
        std::vector<journal::Line> lines = journal::lines(journal(), eyes, first, count);
        for (journal::Line &line : lines)
        {
            if (isMark(line))
                line.words = wordsForLeader(line.words);
            // A ruling's own event comes first, and its reason is known to whoever may know of that.
            else if (!line.events.empty() && isPrivate(line.events.front()))
                line.words.secret.clear();
            std::erase_if(line.events, [](const journal::Payload &payload) { return isPrivate(payload); });
        }
        return lines;
    }

    /// Lines of the public journal: they have no place for a secret.
    [[nodiscard]] std::vector<journal::PublicLine> publicLines(std::uint32_t first, std::uint32_t count) const
    {
        std::vector<journal::PublicLine> made;
        for (const journal::Line &line : lines(journal::Eyes::Everybodys, first, count))
            made.push_back(journal::publicPartOf(line));
        return made;
    }

    /// The bookmarks that a seat may read, everybody's and its own (see `journal::BookmarkName`), by place.
    [[nodiscard]] std::vector<std::pair<journal::Position, journal::BookmarkName>> bookmarks(
        const std::optional<std::string> &seat) const
    {
        std::vector<std::pair<journal::Position, journal::BookmarkName>> marks;
        for (const auto &[place, kept] : journal().bookmarks())
            if (!place.seat || place.seat == seat)
                marks.emplace_back(place.at, journal::bookmarkNameOf(kept));
        return marks;
    }

    /// The table at another position of the journal.
    [[nodiscard]] Table tableAt(journal::Position position)
    {
        return m_checkpoints.at(journal(), position, applyEntry);
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

    /// Gives a position a name, or takes that name away.
    Recorded bookmark(const journal::Bookmarked &bookmark, const MaybeId &id = {})
    {
        return record(id, bookmark).map([&](journal::Position) { return bookmark.at; });
    }

private:
    static bool isMark(const journal::Line &line)
    {
        return line.what == journal::LineKind::Bookmarked || line.what == journal::LineKind::BookmarkTaken;
    }

    /// A bookmark's name as it is written; nothing of another seat's.
    static journal::Payload wordsForLeader(const journal::Payload &kept)
    {
        if (journal::isEmpty(kept) || !kept.open.empty())
            return kept;
        const journal::BookmarkName name = journal::bookmarkNameOf(kept);
        return name.seat == std::string() ? journal::Payload{{}, name.name} : journal::Payload{};
    }

    /// Whether it is of one seat that is not even the leader's to know.
    static bool isPrivate(const journal::Payload &payload)
    {
        const auto event = payload.open.empty() ? Rules::readEvent(payload.secret) : std::nullopt;
        return event && !Rules::isLeaders(*event);
    }

    /// An event as the journal keeps it: on the public side only what everybody may know.
    static journal::Payload payloadOf(const Written<Event> &event)
    {
        return Rules::isEverybodys(event.event) ? journal::Payload{event.json, {}} : journal::Payload{{}, event.json};
    }

    [[nodiscard]] journal::Entry entryOf(const Happening<Event> &happening) const
    {
        journal::Entry entry{.parent = journal().position(), .command = happening.command};
        bool open = false;
        for (const Written<Event> &event : happening.events)
        {
            entry.events.push_back(payloadOf(event));
            entry.reveal = entry.reveal || Rules::isReveal(event.event);
            open = open || !entry.events.back().open.empty();
        }
        const std::string kind = std::string(Rules::name) + '.' + happening.type;
        entry.kind = open ? journal::Payload{kind, {}} : journal::Payload{{}, kind};
        // The reason is as open as the event that records the ruling, which comes first.
        const bool told = !entry.events.empty() && !entry.events.front().open.empty();
        entry.ruling = told ? journal::Payload{happening.ruling, {}} : journal::Payload{{}, happening.ruling};
        return entry;
    }

    /// Applies events as the journal has them, read back; here and nowhere else the table changes.
    static void applyEntry(Table &table, const journal::Entry &entry)
    {
        for (const auto &event : readEvents<Rules>(entry.events))
            Rules::apply(table, event);
    }

    /// The table where the journal stands: played on from where it stood, or from one that is kept.
    void follow(journal::Position from)
    {
        const journal::Position to = journal().position();
        if (journal::fork(journal(), from, to) == from)
            m_table = journal::replay(journal(), from, to, m_table, applyEntry);
        else
            m_table = m_checkpoints.at(journal(), to, applyEntry);
        m_checkpoints.pass(journal(), to, m_table);
    }

    /// Where it leads is known of a whole journal alone.
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

    /// Keeps the table in the file now and then. That it could not be costs nothing but time.
    void keepSnapshot()
    {
        const journal::Position here = journal().position();
        if (m_stored == nullptr || here.entry < m_snapshot + betweenSnapshots)
            return;
        if (m_stored->keepSnapshot(here, Rules::tableForm, Rules::toJson(m_table)))
            m_snapshot = here.entry;
    }

    /// Whether it ends a part of the game: everybody knows of it, and goes on from there.
    static bool endsAPart(const decltype(journal::Record::what) &what)
    {
        const auto *entry = std::get_if<journal::Entry>(&what);
        return entry != nullptr
            && (entry->reveal
                || std::ranges::any_of(entry->events, [](const journal::Payload &event)
                    { return Rules::roundOf(event.open.empty() ? event.secret : event.open).has_value(); }));
    }

    /// Writes a record. Where the file turns out to have gone on without us, that is taken in, and nothing is written.
    storage::Stored<storage::Appended> append(const journal::Record &record)
    {
        const journal::Position from = journal().position();
        if (const storage::Done sure = catchUp(); !sure)
            return tl::unexpected(sure.error());
        storage::StorageError gone{.fault = storage::StorageFault::Refused, .file = m_stored->file()};
        gone.refusal = journal::Refusal::NotFromHere;
        if (journal().position() != from)
            return tl::unexpected(gone);
        storage::Stored<storage::Appended> appended = m_stored->append(record);
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
            const storage::Stored<storage::Appended> appended = append(record);
            if (!appended && appended.error().refusal)
                return tl::unexpected<NotRecorded>(*appended.error().refusal);
            if (!appended)
                return tl::unexpected<NotRecorded>(appended.error());
        }
        else if (const std::optional<journal::Refusal> no = m_own.refusal(record))
            return tl::unexpected<NotRecorded>(*no);
        else
            m_own.add(record);
        follow(from);
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
    /// The entry after which a table was kept in the file last.
    std::uint32_t m_snapshot = 0;
};

} // namespace dossier
