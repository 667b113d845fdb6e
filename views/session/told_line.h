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
struct ToldLine
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
struct PublicToldLine
{
    journal::PublicLine line{};
    /// As in `ToldLine`.
    std::function<QStringList()> sentences{};
    std::optional<int> side{};
    std::uint32_t topics = 0;
    bool leads = false;
    bool ends = false;
    std::function<QString()> inShort{};
    std::function<QString(int count)> several{};
};

/// The same line for a screen that shows lines with secrets, too.
inline ToldLine toldLineOf(const PublicToldLine &told)
{
    return {.line = lineOf(told.line),
        .sentences = told.sentences,
        .side = told.side,
        .topics = told.topics,
        .leads = told.leads,
        .ends = told.ends,
        .inShort = told.inShort,
        .several = told.several};
}

/// The same of many.
inline std::vector<ToldLine> toldLinesOf(const std::vector<PublicToldLine> &lines)
{
    std::vector<ToldLine> told;
    std::ranges::transform(lines, std::back_inserter(told), toldLineOf);
    return told;
}

/// A line as everybody may read it, of what is told of it.
inline PublicToldLine publicLineOf(journal::PublicLine line, ToldLine told)
{
    return {.line = std::move(line),
        .sentences = std::move(told.sentences),
        .side = told.side,
        .topics = told.topics,
        .leads = told.leads,
        .ends = told.ends,
        .inShort = std::move(told.inShort),
        .several = std::move(told.several)};
}

/// A line that tells what was undone or done again has the sentences of the line where that was done.
template <typename Lines>
ToldLine naming(ToldLine told, const Lines &linesFrom)
{
    if (told.line.gone != 0)
        if (const auto gone = linesFrom(told.line.gone); !gone.empty() && gone.front().sentences)
            told.sentences = gone.front().sentences;
    return told;
}

/// The line that tells what was given at once by its name: of several of one kind by the name of them all.
inline ToldLine whole(const std::vector<ToldLine> &lines, int alike)
{
    ToldLine told = lines.empty() ? ToldLine() : lines.front();
    if (alike > 1 && told.several)
    {
        told.inShort = [several = told.several, alike] { return several(alike); };
        told.sentences = [name = told.inShort] { return QStringList{name()}; };
    }
    return told;
}

/// Gives lines by range, the first counted from 1: a journal is never copied whole.
template <typename Told>
using SourceOf = std::function<std::vector<Told>(std::uint32_t first, std::uint32_t count)>;

using LineSource = SourceOf<ToldLine>;

/// What undo and redo would do now; nothing where there is nothing to undo or redo.
template <typename Told>
struct StepsOf
{
    std::optional<Told> undone{};
    std::optional<Told> redone{};
    /// Somebody has learned something by what would be undone: it takes a reason.
    bool revealInTheWay = false;
};

using JournalSteps = StepsOf<ToldLine>;

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
template <typename Told>
struct JournalOf
{
    std::uint32_t count = 0;
    SourceOf<Told> source{};
    StepsOf<Told> steps{};
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
using ToldJournal = JournalOf<ToldLine>;
using PublicToldJournal = JournalOf<PublicToldLine>;

/// The same journal for a screen that shows lines with secrets, too.
inline ToldJournal toldJournalOf(const PublicToldJournal &journal)
{
    const auto line = [](const std::optional<PublicToldLine> &told)
    { return told ? std::optional(toldLineOf(*told)) : std::nullopt; };
    return {.count = journal.count,
        .source = [source = journal.source](std::uint32_t first, std::uint32_t count)
        { return toldLinesOf(source(first, count)); },
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
