#pragma once

#include "app/play/play_words.h"
#include "app/play/unseen_lines.h"
#include "model/journal/journal_lines.h"
#include "model/json/judged_line.h"
#include "model/json/line_members.h"

#include <functional>
#include <string_view>
#include <utility>

namespace dossier
{

/// A game with its journal, played by JSON lines. A result that was answered is in the journal, and on disk when a file
/// keeps the journal. `Rules` meets the requirements of RecordedGame, and has `judge` (a table, a line) with the
/// `lineMembers` that it knows, the `leader`, who reads the journal's secrets except those of a single seat, and
/// `markSeat` of a line's `"seat"`.
///
/// A line is parsed once, and its request is looked up in one table (`members`). The lines beside those that the game
/// judges are listed here. Any line may have an `"id"` of 32 hexadecimal digits, so that repeating it has no effect:
///
///     {"undo": true}, {"redo": true}, {"go": "a bookmark"}; with `"correction"`, the reason, past a reveal
///     {"bookmark": "a name"}, {"drop": "a name"}; only the seat that wrote the name can read it and go to it: the
///     leader, or another `"seat"`; the public seat writes for everybody
///     {"journal": leader} or {"journal": "public"}: its lines, as those eyes may read them; steps that were undone
///     before others saw them are not public
///
/// A file from an earlier version may keep a table that a correction left inconsistent: the first answer then has
/// `"hangs"` in addition, the pointer of the value at fault.
template <typename Rules>
class PlayedGame
{
public:
    using Table = typename Rules::Table;

    /// Continues a game from its start and its journal. `stored` is null when no file keeps it.
    PlayedGame(Table start, storage::SessionJournal *stored, Outside outside, std::optional<TableAt<Table>> kept = {})
        : m_game(std::move(start), stored, std::move(outside), std::move(kept))
    {
        if (journal().position() != journal::Position{})
            m_hangs = Rules::inconsistency(table());
    }

    [[nodiscard]] const Table &table() const { return m_game.table(); }

    [[nodiscard]] const journal::Journal &journal() const { return m_game.journal(); }

    /// The inconsistent place of the table that the file kept, until it was reported in an answer; see above.
    [[nodiscard]] const std::optional<std::string> &hangs() const { return m_hangs; }

    /// Moves the played records from the log into the file.
    storage::Done foldIn() { return m_game.foldIn(); }

    /// Closes the journal; nothing is played afterwards.
    storage::Done close() { return m_game.close(); }

    /// The members that a line may have, in the order of precedence.
    static const std::vector<LineMember> &members()
    {
        static const std::vector<LineMember> all(rows().begin(), rows().end());
        return all;
    }

    /// Registers an answer for lines that have that member, regardless of their other members: only its value is read,
    /// and no other member is allowed with it. A Malformed that it throws is answered.
    void answerBesides(std::string_view member, std::function<std::string(const JsonValue &asked)> answer)
    {
        m_besides.push_back({{member}, std::move(answer)});
    }

    /// Answers a line. A failed file is answered by `{"failed": {"file": …, "fault": …}}`, and nothing is done.
    std::string answer(std::string_view text)
    {
        std::string answer = answerTo(text);
        if (const std::optional<std::string> place = std::exchange(m_hangs, std::nullopt))
            answer.replace(answer.size() - 1, 1, ", \"hangs\": \"" + *place + "\"}");
        return answer;
    }

    /// Returns the answer after an exception of the program's own, with the table restored from the journal: the
    /// recorded part counts, up to that position, and nothing else of the line.
    std::string answerAfterFault()
    {
        try
        {
            m_game.standByTheJournal();
        }
        catch (const std::exception &)
        {
            // The table stays as the line left it; the journal is correct all the same.
        }
        return escapedAnswer(journal().position());
    }

private:
    std::string answerTo(std::string_view text)
    {
        const std::optional<JsonText> json = JsonText::parse(text);
        if (!json)
            return malformedAnswer({"", Fault::NotJson});
        try
        {
            return answer(json->root());
        }
        catch (const Malformed &fault)
        {
            return malformedAnswer(fault);
        }
    }

    using Maybe = std::optional<std::string>;
    using Row = LineRow<Maybe (PlayedGame::*)(const PlayedLine &, const JsonValue &asked, const Beside &)>;
    using RowBesides = LineRow<std::function<std::string(const JsonValue &asked)>>;

    /// A row that returns nothing leaves the line to the next row whose member it has.
    static const std::vector<Row> &rows()
    {
        static const std::vector<Row> all = []
        {
            std::vector<Row> rows{{{"undo"}, &PlayedGame::undo}, {{"redo"}, &PlayedGame::redo},
                {{"go", {"seat"}}, &PlayedGame::go}, {{"bookmark", {"seat"}}, &PlayedGame::bookmark},
                {{"drop", {"seat"}}, &PlayedGame::drop}, {{"journal"}, &PlayedGame::describe}};
            for (const LineMember &judged : Rules::lineMembers())
                rows.push_back({judged, &PlayedGame::judge});
            // PlayedLine reads these members of any line.
            for (Row &row : rows)
                row.with.insert(row.with.end(), {"id", "correction"});
            return rows;
        }();
        return all;
    }

    std::string answer(const JsonValue &root)
    {
        for (const RowBesides &row : m_besides)
            if (const std::optional<JsonValue> asked = memberIfAny(root, row.name))
                return row.answer(*asked);
        const PlayedLine line = PlayedLine::read(root);
        if (const storage::Done sure = m_game.catchUp(); !sure)
            return failedAnswer(sure.error());
        for (const Row &row : rows())
            if (const std::optional<JsonValue> asked = memberIfAny(root, row.name))
                if (Maybe answer = (this->*row.answer)(line, *asked, Beside(root, row)))
                    return *std::move(answer);
        return play(line);
    }

    Maybe undo(const PlayedLine &line, const JsonValue &asked, const Beside & /*line*/)
    {
        return boolean(asked) ? Maybe(answerOf(m_game.undo(line.correction, line.id))) : std::nullopt;
    }

    Maybe redo(const PlayedLine &line, const JsonValue &asked, const Beside & /*line*/)
    {
        return boolean(asked) ? Maybe(answerOf(m_game.redo(line.id))) : std::nullopt;
    }

    Maybe go(const PlayedLine &line, const JsonValue &asked, const Beside &beside)
    {
        (void)m_game.readWhole();
        const MarkSeat seat = seatOf(beside);
        const auto mark = marked(nonEmptyText(asked), seat);
        if (!mark)
            return refusedByJournal(journal::Refusal::NoSuchBookmark);
        return described(m_game.goTo(mark->first, line.correction, line.id), seat);
    }

    Maybe bookmark(const PlayedLine &line, const JsonValue &asked, const Beside &beside)
    {
        return mark(line, beside, nonEmptyText(asked), false);
    }

    Maybe drop(const PlayedLine &line, const JsonValue &asked, const Beside &beside)
    {
        return mark(line, beside, nonEmptyText(asked), true);
    }

    Maybe judge(const PlayedLine &line, const JsonValue & /*asked*/, const Beside & /*line*/) { return play(line); }

    std::string play(const PlayedLine &line)
    {
        // A repeated line: its effect is in the journal.
        if (m_game.knows(line.id))
            return doneAt(journal().position());
        auto judged = Rules::judge(table(), line.root);
        if (judged.type.empty())
            return std::move(judged.answer);
        const Recorded recorded = m_game.play(
            {std::move(judged.events), std::move(judged.command), std::move(judged.type), std::move(judged.ruling)},
            line.id);
        return recorded ? std::move(judged.answer) : answerOf(recorded);
    }

    using MarkSeat = std::optional<std::string>;

    /// Returns the seat whose bookmarks a line is about (journal::BookmarkName).
    [[nodiscard]] MarkSeat seatOf(const Beside &beside) const
    {
        const std::optional<JsonValue> seat = beside.member("seat");
        return seat ? Rules::markSeat(table(), *seat) : std::string();
    }

    /// Returns the bookmark of that name which that seat may read, its own before the public one.
    [[nodiscard]] std::optional<std::pair<journal::Position, journal::BookmarkName>> marked(
        const std::string &name, const MarkSeat &seat) const
    {
        std::optional<std::pair<journal::Position, journal::BookmarkName>> found;
        for (const auto &mark : m_game.bookmarks(seat))
            if (mark.second.name == name && (!found || (!found->second.seat && mark.second.seat)))
                found = mark;
        return found;
    }

    std::string mark(const PlayedLine &line, const Beside &beside, const std::string &name, bool taken)
    {
        if (const storage::Done whole = m_game.readWhole(); !whole)
            return failedAnswer(whole.error());
        const MarkSeat seat = seatOf(beside);
        const auto known = taken ? marked(name, seat) : std::nullopt;
        const auto mark = known ? *known : std::pair(hereFor(seat), journal::BookmarkName{seat, name});
        return described(m_game.bookmark({mark.first, journal::payloadOf(mark.second), taken}, line.id), seat);
    }

    /// Returns the table's position as far as that seat knows: every seat except the leader counts only public records.
    [[nodiscard]] journal::Position hereFor(const MarkSeat &seat) const
    {
        const journal::Position here = journal().position();
        return seat == std::string() ? here : journal().realPosition(journal().publicPosition(here));
    }

    /// Returns the answer for that seat.
    [[nodiscard]] std::string described(const Recorded &recorded, const MarkSeat &seat) const
    {
        if (!recorded || seat == std::string())
            return answerOf(recorded);
        UnseenLines unseen;
        return doneAt(ShownLines(journal(), unseen.records(journal())).shown(journal().publicPosition(*recorded)));
    }

    Maybe describe(const PlayedLine & /*line*/, const JsonValue &seat, const Beside & /*line*/)
    {
        if (const storage::Done whole = m_game.readWhole(); !whole)
            return failedAnswer(whole.error());
        // A journal that could not be read completely is not presented as complete.
        if (const std::optional<storage::StorageError> damaged = m_game.damageBefore())
            return failedAnswer(*damaged);
        const journal::Eyes eyes = readEyes(seat, Rules::leader);
        std::vector<journal::Line> lines = m_game.lines(eyes, 1, journal::lineCount(journal(), eyes));
        if (eyes == journal::Eyes::Everybodys)
            leaveOutUnseen(lines);
        return journalAnswer(lines);
    }

    /// Keeps only the lines of the public side, numbered as everybody counts them.
    void leaveOutUnseen(std::vector<journal::Line> &lines) const
    {
        UnseenLines unseen;
        const ShownLines shown(journal(), unseen.records(journal()));
        std::erase_if(lines, [&](const journal::Line &line) { return !shown.has(line.number); });
        for (journal::Line &line : lines)
            shown.count(line);
    }

    RecordedGame<Rules> m_game;
    std::vector<RowBesides> m_besides;
    std::optional<std::string> m_hangs;
};

} // namespace dossier
