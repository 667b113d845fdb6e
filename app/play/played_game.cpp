#include "played_game.h"

#include "journal_lines.h"
#include "json_reader.h"
#include "json_writer.h"
#include "omega_json.h"
#include "omega_session.h"
#include "play_words.h"

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

std::string doneAt(Position at)
{
    return "{\"at\": " + std::to_string(at.entry) + "}";
}

std::string malformedAnswer(const Malformed &fault)
{
    return "{\"malformed\": " + omega::toJson(fault) + "}";
}

/// Where the table stands now, or why it could not be recorded.
std::string answerOf(const Recorded &recorded)
{
    if (recorded)
        return doneAt(*recorded);
    if (const auto *refusal = get_if<journal::Refusal>(&recorded.error()))
        return refusedByJournal(*refusal);
    return failedAnswer(std::get<storage::StorageError>(recorded.error()));
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

PlayedGame::PlayedGame(
    omega::Table start, storage::SessionJournal *stored, Outside outside, std::optional<TableAt<omega::Table>> kept)
    : m_game(std::move(start), stored, std::move(outside), std::move(kept))
{
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
        return answerOf(m_game.undo(line.correction, line.id));
    if (const auto redo = asked("redo"); redo && boolean(*redo))
        return answerOf(m_game.redo(line.id));
    if (const auto name = asked("go"))
    {
        (void)m_game.readWhole();
        const std::optional<Position> at = bookmarked(journal(), nonEmptyText(*name));
        if (!at)
            return refusedByJournal(journal::Refusal::NoSuchBookmark);
        return answerOf(m_game.goTo(*at, line.correction, line.id));
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
    if (m_game.knows(line.id))
        return doneAt(journal().position());
    omega::Judged judged = omega::judge(table(), line.text);
    if (judged.type.empty())
        return std::move(judged.answer);
    const Recorded recorded
        = m_game.play({std::move(judged.events), judged.command, judged.type, judged.ruling}, line.id);
    return recorded ? std::move(judged.answer) : answerOf(recorded);
}

std::string PlayedGame::bookmark(const Line &line, const std::string &name, bool taken)
{
    const Position at = taken ? bookmarked(journal(), name).value_or(Position{}) : journal().position();
    return answerOf(m_game.bookmark({at, {name, {}}, taken}, line.id));
}

std::string PlayedGame::tell(const Line &line)
{
    if (const storage::Done whole = m_game.readWhole(); !whole)
        return failedAnswer(whole.error());
    const JsonValue seat = member(line.root, "journal");
    const Eyes eyes = word(seat, Words<Eyes, 2>{{{"overseer", Eyes::KnowSecrets}, {"public", Eyes::Everybodys}}});
    const std::vector<journal::Line> lines = m_game.lines(eyes, 1, journal::lineCount(journal(), eyes));
    return "{\"journal\": " + jsonArray(lines, [](const journal::Line &one) { return toJson(one); }) + "}";
}

} // namespace dossier
