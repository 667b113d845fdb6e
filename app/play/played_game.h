#pragma once

#include "journal_lines.h"
#include "judged_line.h"
#include "play_words.h"

#include <string_view>

namespace dossier
{

/// A game with its journal, played by JSON lines. What is answered as done is in the journal, and on the disk when the
/// journal is a file's. `Rules` has what RecordedGame asks for, `judge` (a table, a line) and the `leader`, who reads
/// the journal's secrets but for what is a single seat's own.
///
/// Beside the lines that the game's session judges, each of which may have an `"id"` of 32 hexadecimal digits, so that
/// saying it twice does it once:
///
///     {"undo": true}, {"redo": true}, {"go": "a bookmark"}; with `"correction"`, the reason, past a reveal
///     {"bookmark": "a name"}, {"drop": "a name"}
///     {"journal": leader} or {"journal": "public"}: its lines, as those eyes may read them
template <typename Rules>
class PlayedGame
{
public:
    using Table = typename Rules::Table;

    /// A game from a start, of which the journal knows what has been played. `stored` is null when no file keeps it.
    PlayedGame(Table start, storage::SessionJournal *stored, Outside outside, std::optional<TableAt<Table>> kept = {})
        : m_game(std::move(start), stored, std::move(outside), std::move(kept))
    {
    }

    [[nodiscard]] const Table &table() const { return m_game.table(); }

    [[nodiscard]] const journal::Journal &journal() const { return m_game.journal(); }

    /// Answers a line; a failed file is answered as `{"failed": {"file": …, "fault": …}}`, and nothing is done.
    std::string answer(std::string_view text)
    {
        const std::optional<JsonText> json = JsonText::parse(text);
        if (!json)
            return malformedAnswer({"", Fault::NotJson});
        try
        {
            return perform(PlayedLine::read(text, json->root()));
        }
        catch (const Malformed &fault)
        {
            return malformedAnswer(fault);
        }
    }

    /// What is said after an exception of the program's own, and the table is the journal's again: what was recorded
    /// counts, up to that position, and nothing else of the line.
    std::string answerAfterFault()
    {
        try
        {
            m_game.standByTheJournal();
        }
        catch (const std::exception &)
        {
            // Then the table is as the line left it; the journal is right all the same.
        }
        return escapedAnswer(journal().position());
    }

private:
    std::string perform(const PlayedLine &line)
    {
        const auto asked = [&](std::string_view name) { return memberIfAny(line.root, name); };
        if (const auto undo = asked("undo"); undo && boolean(*undo))
            return answerOf(m_game.undo(line.correction, line.id));
        if (const auto redo = asked("redo"); redo && boolean(*redo))
            return answerOf(m_game.redo(line.id));
        if (const auto name = asked("go"))
        {
            (void)m_game.readWhole();
            const std::optional<journal::Position> at = bookmarked(journal(), nonEmptyText(*name));
            if (!at)
                return refusedByJournal(journal::Refusal::NoSuchBookmark);
            return answerOf(m_game.goTo(*at, line.correction, line.id));
        }
        if (const auto name = asked("bookmark"))
            return bookmark(line, nonEmptyText(*name), false);
        if (const auto name = asked("drop"))
            return bookmark(line, nonEmptyText(*name), true);
        return asked("journal") ? tell(*asked("journal")) : play(line);
    }

    std::string play(const PlayedLine &line)
    {
        // Said once more: what it did is in the journal.
        if (m_game.knows(line.id))
            return doneAt(journal().position());
        auto judged = Rules::judge(table(), line.text);
        if (judged.type.empty())
            return std::move(judged.answer);
        const Recorded recorded
            = m_game.play({std::move(judged.events), judged.command, judged.type, judged.ruling}, line.id);
        return recorded ? std::move(judged.answer) : answerOf(recorded);
    }

    std::string bookmark(const PlayedLine &line, const std::string &name, bool taken)
    {
        const journal::Position at
            = taken ? bookmarked(journal(), name).value_or(journal::Position{}) : journal().position();
        return answerOf(m_game.bookmark({at, {name, {}}, taken}, line.id));
    }

    std::string tell(const JsonValue &seat)
    {
        if (const storage::Done whole = m_game.readWhole(); !whole)
            return failedAnswer(whole.error());
        const journal::Eyes eyes = readEyes(seat, Rules::leader);
        return journalAnswer(m_game.lines(eyes, 1, journal::lineCount(journal(), eyes)));
    }

    RecordedGame<Rules> m_game;
};

} // namespace dossier
