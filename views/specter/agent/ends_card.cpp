#include "views/specter/agent/ends_card.h"

#include "model/specter/seen/evidence.h"
#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/specter/parts/option_row.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/wording.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace dossier
{

namespace
{

using specter::QuietestEnd;
using specter::Showing;

/// The spaces of a path, and the far ones beside them.
constexpr std::size_t mostRows = 7;
constexpr std::size_t mostFar = 4;

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

/// Of the ends those that show least, the furthest first: from where the hunters then know him to have been, else from
/// where he begins. One that is seen is nobody's wish. They are the same whatever path is drawn.
std::vector<QuietestEnd> farAndQuiet(const std::vector<QuietestEnd> &ends, const specter::Coordinate &start)
{
    std::vector<QuietestEnd> quiet;
    std::ranges::copy_if(ends, std::back_inserter(quiet),
        [&](const QuietestEnd &end) { return end.shown.what != Showing::Seen && end.end != start; });
    const auto showing = [](const QuietestEnd &end) { return end.shown.what; };
    if (const auto least = std::ranges::min_element(quiet, {}, showing); least != quiet.end())
        std::erase_if(quiet, [&, what = least->shown.what](const QuietestEnd &end) { return end.shown.what != what; });
    std::ranges::stable_sort(quiet, std::greater{},
        [&](const QuietestEnd &end) { return specter::kingsDistance(end.end, end.shown.at.value_or(start)); });
    quiet.resize(std::min(quiet.size(), mostFar));
    return quiet;
}

QString toldOf(const specter::Shown &shown, bool escapes)
{
    return escapes ? EndsCard::tr("the escape") : agentwords::brief(shown);
}

} // namespace

EndsCard::EndsCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_counts(newParagraph(Role::Small, this))
    , m_lines(new QVBoxLayout)
{
    setProperty("role", QStringLiteral("card"));
    m_lines->setSpacing(4);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(6);
    column->addWidget(m_caption);
    column->addLayout(m_lines);
    column->addWidget(m_counts);
}

/// The spaces where the path that is drawn can be left, its end first; where it begins is there whatever is drawn.
std::vector<EndsCard::Row> EndsCard::rowsOfPath(
    const specter::View &view, const AgentDraft &draft, const std::vector<QuietestEnd> &ends)
{
    std::vector<Row> rows;
    AgentDraft whole = draft;
    if (judged(view, whole).wantsChoice())
        whole.card.reset();
    for (std::size_t length = draft.path.size(); length > 0; --length)
    {
        // Of a long path those before its last spaces are left out.
        if (length > 1 && rows.size() + 1 >= mostRows)
            continue;
        AgentDraft part = whole;
        part.path.resize(length);
        part.escape = false;
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

std::vector<EndsCard::Row> EndsCard::rowsOf(
    const specter::View &view, const AgentDraft &draft, const std::vector<QuietestEnd> &ends)
{
    std::vector<Row> rows = rowsOfPath(view, draft, ends);
    for (const QuietestEnd &end : ends)
        if (end.end != draft.path.back() && specter::escapesBy(view.open, *view.agent, end.end))
            rows.push_back({coordinates(end.path), end.shown, false, true, true});
    for (const QuietestEnd &far : farAndQuiet(ends, draft.path.front()))
        addFar(rows, far);
    putInOrder(rows);
    return rows;
}

/// One to which the path that is drawn leads, too, is told by that path, unless it shows more.
void EndsCard::addFar(std::vector<Row> &rows, const QuietestEnd &far)
{
    const auto isThere = [&](const Row &row)
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

/// A way out that is in reach comes first, then what shows least; what is told alike stands together. What is there
/// whatever path is drawn has its place row by row as on the board, and what the path adds comes after it: a click
/// moves nothing that was offered before.
void EndsCard::putInOrder(std::vector<Row> &rows)
{
    const auto told = [](const Row &row) { return row.escapes ? specter::Shown{} : row.shown; };
    for (Row &row : rows)
        row.lineStays = std::ranges::any_of(rows,
            [&](const Row &one)
            {
                return one.stays && one.escapes == row.escapes && told(one).what == told(row).what
                    && told(one).at == told(row).at;
            });
    std::ranges::stable_sort(rows, {},
        [&](const Row &row)
        {
            const specter::Coordinate end = row.stays ? row.path.back() : specter::Coordinate{};
            return std::tuple(!row.escapes, !row.lineStays, told(row).what, told(row).at, !row.stays, end.y, end.x,
                row.quieter, row.path.size());
        });
}

void EndsCard::addLine()
{
    const std::size_t line = m_firsts.size();
    m_firsts.push_back(0);
    m_spaces << new OptionRow(this);
    m_chips << newChip(ChipTone::Later, m_spaces.back());
    m_spaces.back()->setHead(m_chips.back());
    m_lines->addWidget(m_spaces.back());
    connect(m_spaces.back(), &OptionRow::chosen, this, [this, line](qsizetype option)
        { emit pathAsked(m_rows.at(m_firsts.at(line) + static_cast<std::size_t>(option)).path); });
}

std::size_t EndsCard::renderLine(std::size_t line, std::size_t from, const std::vector<specter::Coordinate> &path)
{
    if (line == m_firsts.size())
        addLine();
    const Row &first = m_rows.at(from);
    const QString told = toldOf(first.shown, first.escapes);
    QList<OptionRow::Option> spaces;
    qsizetype drawn = -1;
    std::size_t next = from;
    for (; next < m_rows.size(); ++next)
    {
        const Row &row = m_rows.at(next);
        if (toldOf(row.shown, row.escapes) != told)
            break;
        if (row.path == path)
            drawn = spaces.size();
        const QString end = wording::name(row.path.back());
        spaces.push_back({.text = row.quieter ? tr("%1 by another path").arg(end) : end,
            .tip = tr("Draw the path %1").arg(wording::way(row.path))});
    }
    const auto at = static_cast<qsizetype>(line);
    m_firsts.at(line) = from;
    m_chips.at(at)->setText(told);
    setTone(m_chips.at(at), first.escapes ? ChipTone::Violet : toneOf(first.shown.what));
    m_spaces.at(at)->setCaption(tr("If you stop, %1", "what is shown").arg(told));
    m_spaces.at(at)->render(spaces, drawn);
    return next;
}

void EndsCard::render(const specter::View &view, const AgentDraft &draft, const std::vector<QuietestEnd> &ends)
{
    setVisible(isOnMove(view));
    if (!isOnMove(view) || draft.path.empty())
        return;
    m_caption->setText(tr("If you stop at"));
    m_caption->setToolTip(tr("The spaces of the path that is drawn, and the farthest ones that show least"));
    m_rows = rowsOf(view, draft, ends);
    std::size_t line = 0;
    for (std::size_t row = 0; row < m_rows.size(); ++line)
        row = renderLine(line, row, draft.path);
    for (auto unused = static_cast<qsizetype>(line); unused < m_chips.size(); ++unused)
        m_spaces.at(unused)->render({}, -1);
    const auto count = [&](Showing what)
    { return std::ranges::count_if(ends, [&](const QuietestEnd &end) { return end.shown.what == what; }); };
    m_counts->setText(tr("In reach: %1 unseen, %2 with a last sighting, %3 seen")
            .arg(count(Showing::Nothing))
            .arg(count(Showing::LastSeen))
            .arg(count(Showing::Seen)));
}

} // namespace dossier
