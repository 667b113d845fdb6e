#pragma once

#include "journal_moves.h"
#include "replay.h"
#include "session_journal.h"

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

/// Why nothing was recorded: the journal is against it, or its file failed.
using NotRecorded = std::variant<journal::Refusal, storage::StorageError>;

/// Where the table stands after what was recorded, or why nothing was.
using Recorded = tl::expected<journal::Position, NotRecorded>;

/// What a command led to: its events, the command as it was given, its type, and the reason where it is a ruling.
template <typename Event>
struct Happening
{
    std::vector<Event> events{};
    std::string command{};
    std::string type{};
    std::string ruling{};
};

/// A game whose table is where its journal stands. What it answers as done is in the journal, and on the disk when a
/// file keeps it. `Rules` says which game: its types `Table` and `Event`, its `name`, and `toJson`, `readEvent`,
/// `apply`, `isEverybodys` and `isReveal` of an event.
template <typename Rules>
class RecordedGame
{
public:
    using Table = typename Rules::Table;
    using Event = typename Rules::Event;
    using MaybeId = std::optional<journal::EventId>;

    /// A game from a start, of which the journal knows what has been played. `stored` is null when no file keeps it,
    /// and outlives the game.
    RecordedGame(Table start, storage::SessionJournal *stored, Outside outside)
        : m_start(std::move(start))
        , m_table(m_start)
        , m_stored(stored)
        , m_outside(std::move(outside))
    {
        follow({});
    }

    [[nodiscard]] const Table &table() const { return m_table; }

    [[nodiscard]] const journal::Journal &journal() const { return m_stored != nullptr ? m_stored->journal() : m_own; }

    /// Whether that was said before, so that it is not done twice.
    [[nodiscard]] bool knows(const MaybeId &id) const { return id && journal().numberOf(*id); }

    /// The table at another position of the journal.
    [[nodiscard]] Table tableAt(journal::Position position) const
    {
        return journal::replay(journal(), {}, position, m_start, applyEntry);
    }

    Recorded play(const Happening<Event> &happening, const MaybeId &id = {})
    {
        return knows(id) ? Recorded(journal().position()) : record(id, entryOf(happening));
    }

    Recorded undo(const journal::Payload &correction, const MaybeId &id = {})
    {
        return move(id, journal::undo(journal(), correction));
    }

    Recorded redo(const MaybeId &id = {}) { return move(id, journal::redo(journal())); }

    Recorded goTo(journal::Position to, const journal::Payload &correction, const MaybeId &id = {})
    {
        return move(id, journal::moveTo(journal(), to, correction));
    }

    /// Gives a position a name, or takes that name away.
    Recorded bookmark(const journal::Bookmarked &bookmark, const MaybeId &id = {})
    {
        return record(id, bookmark).map([&](journal::Position) { return bookmark.at; });
    }

private:
    /// An event as the journal keeps it: on the public side only what everybody may know.
    static journal::Payload payloadOf(const Event &event)
    {
        std::string json = Rules::toJson(event);
        return Rules::isEverybodys(event) ? journal::Payload{std::move(json), {}}
                                          : journal::Payload{{}, std::move(json)};
    }

    [[nodiscard]] journal::Entry entryOf(const Happening<Event> &happening) const
    {
        journal::Entry entry{.parent = journal().position(), .command = happening.command};
        bool open = false;
        for (const Event &event : happening.events)
        {
            entry.events.push_back(payloadOf(event));
            entry.reveal = entry.reveal || Rules::isReveal(event);
            open = open || !entry.events.back().open.empty();
        }
        const std::string kind = std::string(Rules::name) + '.' + happening.type;
        entry.kind = open ? journal::Payload{kind, {}} : journal::Payload{{}, kind};
        entry.ruling = open ? journal::Payload{happening.ruling, {}} : journal::Payload{{}, happening.ruling};
        return entry;
    }

    static void applyEntry(Table &table, const journal::Entry &entry)
    {
        for (const journal::Payload &payload : entry.events)
            if (const auto event = Rules::readEvent(payload.open.empty() ? payload.secret : payload.open))
                Rules::apply(table, *event);
    }

    /// The table where the journal stands: played on from where it stood, or from the start.
    void follow(journal::Position from)
    {
        const journal::Position to = journal().position();
        const bool onward = journal::fork(journal(), from, to) == from;
        m_table = journal::replay(
            journal(), onward ? from : journal::Position{}, to, onward ? std::move(m_table) : m_start, applyEntry);
    }

    Recorded move(const MaybeId &id, const tl::expected<journal::Moved, journal::Refusal> &move)
    {
        if (knows(id))
            return journal().position();
        if (!move)
            return tl::unexpected<NotRecorded>(move.error());
        return record(id, *move);
    }

    Recorded record(const MaybeId &id, decltype(journal::Record::what) what)
    {
        const journal::Record record{id ? *id : m_outside.newId(), m_outside.now(), std::move(what)};
        const journal::Position from = journal().position();
        if (m_stored != nullptr)
        {
            const storage::Stored<storage::Appended> appended = m_stored->append(record);
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
        return journal().position();
    }

    Table m_start;
    Table m_table;
    storage::SessionJournal *m_stored;
    journal::Journal m_own;
    Outside m_outside;
};

} // namespace dossier
