#include "played_game.h"

#include "journal_lines.h"
#include "journal_moves.h"
#include "json_reader.h"
#include "json_writer.h"
#include "omega_json.h"
#include "omega_session.h"
#include "play_words.h"
#include "replay.h"

namespace dossier
{

using journal::Eyes;
using journal::Payload;
using journal::Position;

/// A line that is about the journal or a command, with what it says beside that.
struct PlayedGame::Line
{
    std::string_view text;
    JsonValue root;
    std::optional<journal::EventId> id;
    Payload correction;
};

namespace
{

/// An event as the journal keeps it: on the public side only what everybody may know.
Payload payloadOf(const omega::Event &event)
{
    const std::string json = omega::toJson(event);
    return omega::mayKnow(event, omega::PublicSeat{}) ? Payload{json, {}} : Payload{{}, json};
}

/// Whether somebody at the table learns something by it that was hidden.
bool isReveal(const omega::Event &event)
{
    return std::holds_alternative<omega::DoorTurnedUp>(event) || std::holds_alternative<omega::RoomRevealed>(event)
        || std::holds_alternative<omega::AttackRolled>(event) || std::holds_alternative<omega::AttackRerolled>(event)
        || std::holds_alternative<omega::ChallengeEnded>(event) || std::holds_alternative<omega::HazardRolled>(event);
}

void applyEntry(omega::Table &table, const journal::Entry &entry)
{
    for (const Payload &payload : entry.events)
        if (const auto event = omega::readEvent(payload.open.empty() ? payload.secret : payload.open))
            omega::apply(table, *event);
}

journal::Entry entryOf(Position parent, const omega::Judged &judged)
{
    journal::Entry entry{.parent = parent, .command = judged.command};
    bool open = false;
    for (const omega::Event &event : judged.events)
    {
        entry.events.push_back(payloadOf(event));
        entry.reveal = entry.reveal || isReveal(event);
        open = open || !entry.events.back().open.empty();
    }
    const std::string kind = "omega." + judged.type;
    entry.kind = open ? Payload{kind, {}} : Payload{{}, kind};
    entry.ruling = open ? Payload{judged.ruling, {}} : Payload{{}, judged.ruling};
    return entry;
}

std::string doneAt(Position at)
{
    return "{\"at\": " + std::to_string(at.entry) + "}";
}

std::string malformedAnswer(const Malformed &fault)
{
    return "{\"malformed\": " + omega::toJson(fault) + "}";
}

/// The position of that name, or none.
std::optional<Position> bookmarked(const journal::Journal &journal, const std::string &name)
{
    for (const auto &[at, called] : journal.bookmarks())
        if (called.open == name || called.secret == name)
            return at;
    return std::nullopt;
}

} // namespace

PlayedGame::PlayedGame(omega::Table start, storage::SessionJournal *stored, Outside outside)
    : m_start(std::move(start))
    , m_table(m_start)
    , m_stored(stored)
    , m_outside(std::move(outside))
{
    follow({});
}

/// The table where the journal stands: played on from where it stood, or from the start.
void PlayedGame::follow(Position from)
{
    const Position to = journal().position();
    const bool onward = journal::fork(journal(), from, to) == from;
    m_table
        = journal::replay(journal(), onward ? from : Position{}, to, onward ? std::move(m_table) : m_start, applyEntry);
}

std::string PlayedGame::answer(std::string_view text)
{
    const std::optional<JsonText> json = JsonText::parse(text);
    if (!json)
        return malformedAnswer({"", Fault::NotJson});
    try
    {
        const JsonValue root = json->root();
        Line line{text, root, {}, {}};
        if (const std::optional<JsonValue> id = memberIfAny(root, "id"))
            line.id = readId(*id);
        if (const std::optional<JsonValue> why = memberIfAny(root, "correction"))
            line.correction.open = nonEmptyText(*why);
        return perform(line);
    }
    catch (const Malformed &fault)
    {
        return malformedAnswer(fault);
    }
}

std::string PlayedGame::perform(const Line &line)
{
    const auto asked = [&](std::string_view name) { return memberIfAny(line.root, name); };
    if (const auto undo = asked("undo"); undo && boolean(*undo))
        return goTo(line, journal::undo(journal(), line.correction));
    if (const auto redo = asked("redo"); redo && boolean(*redo))
        return goTo(line, journal::redo(journal()));
    if (const auto name = asked("go"))
    {
        const std::optional<Position> at = bookmarked(journal(), nonEmptyText(*name));
        if (!at)
            return refusedByJournal(journal::Refusal::NoSuchBookmark);
        return goTo(line, journal::moveTo(journal(), *at, line.correction));
    }
    if (const auto name = asked("bookmark"))
        return bookmark(line, nonEmptyText(*name), false);
    if (const auto name = asked("drop"))
        return bookmark(line, nonEmptyText(*name), true);
    return asked("journal") ? tell(line) : play(line);
}

std::string PlayedGame::play(const Line &line)
{
    // Said once more: what it did is in the journal.
    if (line.id && journal().numberOf(*line.id))
        return doneAt(journal().position());
    omega::Judged judged = omega::judge(m_table, line.text);
    if (judged.type.empty())
        return std::move(judged.answer);
    return record(line, entryOf(journal().position(), judged), judged.answer);
}

std::string PlayedGame::goTo(const Line &line, const tl::expected<journal::Moved, journal::Refusal> &move)
{
    if (line.id && journal().numberOf(*line.id))
        return doneAt(journal().position());
    if (!move)
        return refusedByJournal(move.error());
    return record(line, *move, doneAt(move->to));
}

std::string PlayedGame::bookmark(const Line &line, const std::string &name, bool taken)
{
    const Position at = taken ? bookmarked(journal(), name).value_or(Position{}) : journal().position();
    return record(line, journal::Bookmarked{at, {name, {}}, taken}, doneAt(at));
}

std::string PlayedGame::tell(const Line &line) const
{
    const JsonValue seat = member(line.root, "journal");
    const Eyes eyes = word(seat, Words<Eyes, 2>{{{"overseer", Eyes::KnowSecrets}, {"public", Eyes::Everybodys}}});
    const std::vector<journal::Line> lines = journal::lines(journal(), eyes, 1, journal::lineCount(journal(), eyes));
    return "{\"journal\": " + jsonArray(lines, [](const journal::Line &one) { return toJson(one); }) + "}";
}

std::string PlayedGame::record(const Line &line, decltype(journal::Record::what) what, const std::string &done)
{
    const journal::Record record{line.id ? *line.id : m_outside.newId(), m_outside.now(), std::move(what)};
    const Position from = journal().position();
    if (m_stored != nullptr)
    {
        if (const storage::Stored<storage::Appended> appended = m_stored->append(record); !appended)
            return failedAnswer(appended.error());
    }
    else if (const std::optional<journal::Refusal> no = m_own.refusal(record))
        return refusedByJournal(*no);
    else
        m_own.add(record);
    follow(from);
    return done;
}

} // namespace dossier
