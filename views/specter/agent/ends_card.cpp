#include "views/specter/agent/ends_card.h"

#include "model/specter/seen/evidence.h"
#include "views/specter/parts/option_row.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace dossier
{

namespace
{

using specter::QuietestEnd;
using specter::Showing;

struct EndsWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::EndsCard)
};

/// The spaces of a path, and the far ones beside them.
constexpr std::size_t maxRows = 7;
constexpr std::size_t maxFar = 4;

ChipTone toneOf(Showing showing)
{
    if (showing == Showing::Nothing)
        return ChipTone::Green;
    return showing == Showing::Seen ? ChipTone::Red : ChipTone::Amber;
}

std::vector<specter::Coordinate> coordinates(const std::vector<Space> &path)
{
    return {path.begin(), path.end()};
}

/// Returns the ends that show least, the furthest first: measured from the place where the hunters then know the
/// agent to have been, or else from the start. Ends in sight are left out. The result does not depend on the drawn
/// path.
std::vector<QuietestEnd> farAndQuiet(const std::vector<QuietestEnd> &ends, const specter::Coordinate &start)
{
    std::vector<QuietestEnd> quiet;
    std::ranges::copy_if(ends, std::back_inserter(quiet),
        [&](const QuietestEnd &end) { return end.shown.what != Showing::Seen && end.end != start; });
    const auto showing = [](const QuietestEnd &end) { return end.shown.what; };
    if (const auto min = std::ranges::min_element(quiet, {}, showing); min != quiet.end())
        std::erase_if(quiet, [&, what = min->shown.what](const QuietestEnd &end) { return end.shown.what != what; });
    std::ranges::stable_sort(quiet, std::greater{},
        [&](const QuietestEnd &end) { return specter::kingsDistance(end.end, end.shown.at.value_or(start)); });
    quiet.resize(std::min(quiet.size(), maxFar));
    return quiet;
}

QString toldOf(const specter::Shown &shown, bool escapes)
{
    return escapes ? EndsWords::tr("the escape") : agentwords::brief(shown);
}

/// A space where the move can stop.
struct StopRow
{
    std::vector<specter::Coordinate> path{};
    specter::Shown shown{};
    /// A quieter path to the space where the drawn one ends.
    bool quieter = false;
    /// SO-MOVE-3: stopping there is the escape.
    bool escapes = false;
    /// The row does not depend on the drawn path.
    bool stays = false;
    /// Nor does another row with the same text.
    bool lineStays = false;
};

/// Returns the spaces where the drawn path can end, its own end first; its start is there for any path.
std::vector<StopRow> rowsOfPath(
    const specter::View &view, const AgentDraft &draft, const std::vector<QuietestEnd> &ends)
{
    std::vector<StopRow> rows;
    AgentDraft whole = draft;
    if (judged(view, whole).wantsChoice())
        whole.card.reset();
    for (std::size_t length = draft.path.size(); length > 0; --length)
    {
        // Of a long path the spaces before the last ones are left out.
        if (length > 1 && rows.size() + 1 >= maxRows)
            continue;
        AgentDraft part = whole;
        part.path.resize(length);
        part.escape = specter::escapesOnceSaid(view.open, *view.agent, part.path);
        const DraftVerdict verdict = judged(view, part);
        if (verdict.foreseen)
            rows.push_back({part.path, verdict.shown(), false, verdict.escapes(), length == 1});
    }
    const auto end = std::ranges::find(ends, draft.path.back(), &QuietestEnd::end);
    const bool louder
        = end != ends.end() && draft.path.size() > 1 && (rows.empty() || end->shown.what < rows.front().shown.what);
    if (louder)
        rows.insert(rows.begin(), {coordinates(end->path), end->shown, true, false});
    return rows;
}

/// An end that is also on the drawn path keeps the path's row, unless it shows more.
void addFar(std::vector<StopRow> &rows, const QuietestEnd &far)
{
    const auto isThere = [&](const StopRow &row)
    {
        return row.path.back() == far.end
            && (row.escapes || (row.shown.what == far.shown.what && row.shown.at == far.shown.at));
    };
    const auto same = std::ranges::find_if(rows, isThere);
    if (same == rows.end())
        rows.push_back({coordinates(far.path), far.shown, false, false, true});
    else
    {
        same->quieter = false;
        same->stays = true;
    }
}

/// A reachable way out comes first, then the ends that show least; rows with the same text are adjacent. Rows that do
/// not depend on the drawn path keep their places, in the row order of the board, and the path's rows follow: a click
/// moves no earlier offer.
void putInOrder(std::vector<StopRow> &rows)
{
    const auto told = [](const StopRow &row) { return row.escapes ? specter::Shown{} : row.shown; };
    for (StopRow &row : rows)
        row.lineStays = std::ranges::any_of(rows,
            [&](const StopRow &one)
            {
                return one.stays && one.escapes == row.escapes && told(one).what == told(row).what
                    && told(one).at == told(row).at;
            });
    std::ranges::stable_sort(rows, {},
        [&](const StopRow &row)
        {
            const specter::Coordinate end = row.stays ? row.path.back() : specter::Coordinate{};
            return std::tuple(!row.escapes, !row.lineStays, told(row).what, told(row).at, !row.stays, end.y, end.x,
                row.quieter, row.path.size());
        });
}

std::vector<StopRow> rowsOf(const specter::View &view, const AgentDraft &draft, const std::vector<QuietestEnd> &ends)
{
    std::vector<StopRow> rows = rowsOfPath(view, draft, ends);
    for (const QuietestEnd &end : ends)
        if (end.end != draft.path.back() && specter::escapesBy(view.open, *view.agent, end.end))
            rows.push_back({coordinates(end.path), end.shown, false, true, true});
    for (const QuietestEnd &far : farAndQuiet(ends, draft.path.front()))
        addFar(rows, far);
    putInOrder(rows);
    return rows;
}

/// Makes a line of the rows with the same text, with the end of the drawn path highlighted.
Part lineOf(const std::vector<StopRow> &rows, const std::vector<specter::Coordinate> &drawn, const FollowPath &follow)
{
    const StopRow &first = rows.front();
    const QString text = toldOf(first.shown, first.escapes);
    std::vector<RowOption> spaces;
    std::vector<std::vector<specter::Coordinate>> paths;
    int highlighted = -1;
    for (const StopRow &row : rows)
    {
        if (row.path == drawn)
            highlighted = static_cast<int>(spaces.size());
        const QString end = wording::name(row.path.back());
        spaces.push_back({.text = row.quieter ? EndsWords::tr("%1 by another path").arg(end) : end,
            .tip = EndsWords::tr("Draw the path %1").arg(wording::way(row.path))});
        paths.push_back(row.path);
    }
    return optionRow(EndsWords::tr("If you stop, %1", "what is shown").arg(text),
        {chip(text, first.escapes ? ChipTone::Violet : toneOf(first.shown.what))}, spaces, highlighted,
        [follow, paths](int option) { follow(paths.at(static_cast<std::size_t>(option))); });
}

Part linesOf(const std::vector<StopRow> &rows, const std::vector<specter::Coordinate> &drawn, const FollowPath &follow)
{
    Parts lines;
    for (auto from = rows.begin(); from != rows.end();)
    {
        const auto next = std::find_if(from, rows.end(),
            [&](const StopRow &row) { return toldOf(row.shown, row.escapes) != toldOf(from->shown, from->escapes); });
        lines.push_back(lineOf({from, next}, drawn, follow));
        from = next;
    }
    return column(std::move(lines)).spaced(4);
}

} // namespace

Part endsCard(
    const specter::View &view, const AgentDraft &draft, const std::vector<QuietestEnd> &ends, const FollowPath &follow)
{
    if (!isOnMove(view) || draft.path.empty())
        return card({}).when(false);
    const auto count = [&](Showing what)
    { return std::ranges::count_if(ends, [&](const QuietestEnd &end) { return end.shown.what == what; }); };
    return card(
        {text(EndsWords::tr("If you stop at"), Role::Caption)
                .withTip(EndsWords::tr("The spaces of the path that is drawn, and the farthest ones that show least")),
            linesOf(rowsOf(view, draft, ends), draft.path, follow),
            text(EndsWords::tr("Where you can stop: %1 unseen, %2 with a last sighting, %3 seen")
                     .arg(count(Showing::Nothing))
                     .arg(count(Showing::LastSeen))
                     .arg(count(Showing::Seen)),
                Role::Small)
                .wrapping()})
        .spaced(6, {16, 12, 16, 12})
        .keyed(QStringLiteral("endsCard"));
}

} // namespace dossier
