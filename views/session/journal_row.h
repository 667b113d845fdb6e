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

/// A line of a journal with its game's text.
template <typename Line>
struct RowOf
{
    Line line{};
    /// Sentences about the action, at least one, in the current language. Lines of other kinds need none.
    std::function<QStringList()> sentences{};
    /// Side that acted, as a number in the game's table of sides; nothing when it is nobody's in particular.
    std::optional<int> side{};
    /// Topics of the line: a bit for each entry in the game's table of topics.
    std::uint32_t topics = 0;
    /// True when it may only have led to the line that followed at once, such as a turn towards a target.
    bool leads = false;
    /// True when this line ended the game; its last sentence says so.
    bool ends = false;
    /// True when it changed who is ahead or what is known, by the rules of its game: a replay stops at it.
    bool isTurningPoint = false;
    /// Short name for the undo button; null when the first sentence is short enough.
    std::function<QString()> inShort{};
    /// Common name of several commands of its kind that are given at once, and undone at once; null when the name of
    /// the first covers them all.
    std::function<QString(int count)> several{};
    /// Sentences about its results, which are said aloud at the table; null where it has none.
    std::function<QStringList()> aloud{};
    /// True for dice whose results stand in the lines after it.
    bool rolls = false;
    /// True when results of the lines before it are not said any more: somebody else acts.
    bool hushes = false;
};

using JournalRow = RowOf<journal::Line>;

/// A public line with its game's text: everything shown to everybody is made of these.
using PublicJournalRow = RowOf<journal::PublicLine>;

/// Makes a row of that line with the text of another row.
template <typename Line, typename Row>
RowOf<Line> rowWithText(Line line, Row row)
{
    return {.line = std::move(line),
        .sentences = std::move(row.sentences),
        .side = row.side,
        .topics = row.topics,
        .leads = row.leads,
        .ends = row.ends,
        .isTurningPoint = row.isTurningPoint,
        .inShort = std::move(row.inShort),
        .several = std::move(row.several),
        .aloud = std::move(row.aloud),
        .rolls = row.rolls,
        .hushes = row.hushes};
}

/// Converts a public line for a screen that also shows lines with secrets.
inline JournalRow journalRowOf(const PublicJournalRow &row)
{
    return rowWithText(lineOf(row.line), row);
}

/// Converts several public lines.
inline std::vector<JournalRow> journalRowsOf(const std::vector<PublicJournalRow> &lines)
{
    std::vector<JournalRow> rows;
    std::ranges::transform(lines, std::back_inserter(rows), journalRowOf);
    return rows;
}

/// Gives a line about an undone or redone action the sentences of that action's line.
template <typename Lines>
JournalRow naming(JournalRow row, const Lines &linesFrom)
{
    if (row.line.gone != 0)
        if (const auto gone = linesFrom(row.line.gone); !gone.empty() && gone.front().sentences)
            row.sentences = gone.front().sentences;
    return row;
}

/// Returns the row that names lines given at once: several of one kind by their common name.
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

/// Returns a range of lines, the first counted from 1: a journal is never copied as a whole.
template <typename Row>
using SourceOf = std::function<std::vector<Row>(std::uint32_t first, std::uint32_t count)>;

using LineSource = SourceOf<JournalRow>;

/// The lines that undo and redo would affect now; nothing when there is nothing to undo or redo.
template <typename Row>
struct StepsOf
{
    std::optional<Row> undone{};
    std::optional<Row> redone{};
    /// True when the undo would take back information that somebody has learned: it needs a reason.
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

/// Returns the rounds of the lines in memory, at their current state, in order.
using RoundSource = std::function<std::vector<RoundMark>()>;

/// The journal as a screen shows it, of lines of that kind.
template <typename Row>
struct JournalOf
{
    std::uint32_t count = 0;
    SourceOf<Row> source{};
    StepsOf<Row> steps{};
    std::vector<NamedPlace> bookmarks{};
    /// Current position of the table.
    journal::Position here{};
    RoundSource rounds{};
    /// True when something was taken back before others saw it: the lines after it are counted again.
    bool hasUnseen = false;
    /// Everybody reads the names of the bookmarks that are set in it.
    bool areBookmarksOpen = false;
};

/// One type for a seat that reads secrets, and one for a seat that does not, such as the hunters': the public type
/// has no member for secrets.
using ShownJournal = JournalOf<JournalRow>;
using PublicShownJournal = JournalOf<PublicJournalRow>;

/// Converts a public journal for a screen that also shows lines with secrets.
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

/// The lists that a game's journal is filtered by, in the current language.
struct JournalLists
{
    /// The names of sides whose lines can be sought, from `firstSide` on.
    std::function<QStringList()> sides{};
    /// The names of topics, from `firstTopic` on; the last is the table's own: rulings, corrections and notes.
    std::function<QStringList()> topics{};
    /// Name of a round: "Round 3", "Turn 3".
    std::function<QString(int number)> round{};
};

} // namespace dossier
