#pragma once

#include "model/journal/seen/journal_line.h"

#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace dossier
{

/// A line of the journal, told by the words of its game.
struct JournalRow
{
    journal::Line line{};
    /// What was done, in one sentence or more in the language that is spoken. Lines of other kinds need none.
    std::function<QStringList()> sentences{};
    /// Whose it is, by the number that the game's table of sides gives it; none for nobody's in particular.
    std::optional<int> side{};
    /// What it is about: a bit for each topic of the game's table that it belongs to.
    std::uint32_t topics = 0;
    /// It may only have led to what followed it at once, as a turn towards a target does.
    bool leads = false;
    /// The game is over by it, as the last of its sentences tells.
    bool ends = false;
    /// What the button that undoes it calls it; none where its first sentence is short enough.
    std::function<QString()> inShort{};
    /// What so many of its kind are called that are given at once, and undone so; none where the first names them all.
    std::function<QString(int count)> several{};
};

/// A line as everybody may read it, told by the words of its game: what is shown to everybody is made of these.
struct PublicJournalRow
{
    journal::PublicLine line{};
    /// As in `JournalRow`.
    std::function<QStringList()> sentences{};
    std::optional<int> side{};
    std::uint32_t topics = 0;
    bool leads = false;
    bool ends = false;
    std::function<QString()> inShort{};
    std::function<QString(int count)> several{};
};

/// The same line for a screen that shows lines with secrets, too.
inline JournalRow journalRowOf(const PublicJournalRow &row)
{
    return {.line = lineOf(row.line),
        .sentences = row.sentences,
        .side = row.side,
        .topics = row.topics,
        .leads = row.leads,
        .ends = row.ends,
        .inShort = row.inShort,
        .several = row.several};
}

/// The same of many.
inline std::vector<JournalRow> journalRowsOf(const std::vector<PublicJournalRow> &lines)
{
    std::vector<JournalRow> row;
    std::ranges::transform(lines, std::back_inserter(row), journalRowOf);
    return row;
}

/// A line as everybody may read it, of what is told of it.
inline PublicJournalRow publicRowOf(journal::PublicLine line, JournalRow row)
{
    return {.line = std::move(line),
        .sentences = std::move(row.sentences),
        .side = row.side,
        .topics = row.topics,
        .leads = row.leads,
        .ends = row.ends,
        .inShort = std::move(row.inShort),
        .several = std::move(row.several)};
}

/// A line that tells what was undone or done again has the sentences of the line where that was done.
template <typename Lines>
JournalRow naming(JournalRow row, const Lines &linesFrom)
{
    if (row.line.gone != 0)
        if (const auto gone = linesFrom(row.line.gone); !gone.empty() && gone.front().sentences)
            row.sentences = gone.front().sentences;
    return row;
}

/// The line that tells what was given at once by its name: of several of one kind by the name of them all.
inline JournalRow whole(const std::vector<JournalRow> &lines, int alike)
{
    JournalRow row = lines.empty() ? JournalRow() : lines.front();
    if (alike > 1 && row.several)
    {
        row.inShort = [several = row.several, alike] { return several(alike); };
        row.sentences = [name = row.inShort] { return QStringList{name()}; };
    }
    return row;
}

/// Gives lines by range, the first counted from 1: a journal is never copied whole.
template <typename Row>
using SourceOf = std::function<std::vector<Row>(std::uint32_t first, std::uint32_t count)>;

using LineSource = SourceOf<JournalRow>;

/// What undo and redo would do now; nothing where there is nothing to undo or redo.
template <typename Row>
struct StepsOf
{
    std::optional<Row> undone{};
    std::optional<Row> redone{};
    /// Somebody has learned something by what would be undone: it takes a reason.
    bool revealInTheWay = false;
};

using JournalSteps = StepsOf<JournalRow>;

/// A position of the journal that has a name.
struct NamedPlace
{
    journal::Position at{};
    std::string name{};
};

/// The line with which a round began, or a turn of everybody's.
struct RoundMark
{
    std::uint32_t line = 0;
    int number = 0;
    bool operator==(const RoundMark &) const = default;
};

/// Gives the rounds of the lines that are in memory, as they stand now, in order.
using RoundSource = std::function<std::vector<RoundMark>()>;

/// The journal as a screen shows it, of lines of that kind.
template <typename Row>
struct JournalOf
{
    std::uint32_t count = 0;
    SourceOf<Row> source{};
    StepsOf<Row> steps{};
    std::vector<NamedPlace> bookmarks{};
    /// Where the table stands.
    journal::Position here{};
    RoundSource rounds{};
    /// Something was taken back before others saw it: the lines after it count anew.
    bool hasUnseen = false;
    /// Everybody reads the names of the bookmarks that are set in it.
    bool areBookmarksOpen = false;
};

/// For a seat that reads secrets; and for one that does not, such as the hunters': no line of it has a place for any.
using ShownJournal = JournalOf<JournalRow>;
using PublicShownJournal = JournalOf<PublicJournalRow>;

/// The same journal for a screen that shows lines with secrets, too.
inline ShownJournal shownJournalOf(const PublicShownJournal &journal)
{
    const auto line = [](const std::optional<PublicJournalRow> &row)
    { return row ? std::optional(journalRowOf(*row)) : std::nullopt; };
    return {.count = journal.count,
        .source = [source = journal.source](std::uint32_t first, std::uint32_t count)
        { return journalRowsOf(source(first, count)); },
        .steps = {line(journal.steps.undone), line(journal.steps.redone), journal.steps.revealInTheWay},
        .bookmarks = journal.bookmarks,
        .here = journal.here,
        .rounds = journal.rounds,
        .hasUnseen = journal.hasUnseen,
        .areBookmarksOpen = journal.areBookmarksOpen};
}

/// The lists that a game's journal is filtered by, in the language that is spoken.
struct JournalLists
{
    /// The names of sides whose lines can be sought, from `firstSide` on.
    std::function<QStringList()> sides{};
    /// The names of topics, from `firstTopic` on; the last is the table's own: rulings, corrections and notes.
    std::function<QStringList()> topics{};
    /// What a round is called: "Round 3", "Turn 3".
    std::function<QString(int number)> round{};
};

} // namespace dossier
