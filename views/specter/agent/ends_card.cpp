#include "views/specter/agent/ends_card.h"

#include "model/specter/seen/evidence.h"
#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/wording.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

using specter::QuietestEnd;
using specter::Showing;

constexpr std::size_t mostRows = 7;
constexpr std::size_t farEnds = 4;

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

/// The ends reached unseen that are furthest from the start.
std::vector<QuietestEnd> farAndQuiet(const std::vector<QuietestEnd> &ends, Space start)
{
    std::vector<QuietestEnd> quiet;
    std::ranges::copy_if(ends, std::back_inserter(quiet),
        [](const QuietestEnd &end) { return end.shown.what == Showing::Nothing && end.path.size() > 1; });
    std::ranges::stable_sort(
        quiet, std::greater{}, [&](const QuietestEnd &end) { return specter::kingsDistance(end.end, start); });
    quiet.resize(std::min(quiet.size(), farEnds));
    return quiet;
}

} // namespace

EndsCard::EndsCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_counts(newParagraph(Role::Small, this))
    , m_grid(new QGridLayout)
{
    setProperty("role", QStringLiteral("card"));
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(6);
    column->addWidget(m_caption);
    column->addLayout(m_grid);
    column->addWidget(m_counts);
}

std::vector<EndsCard::Row> EndsCard::rowsOf(
    const specter::View &view, const AgentDraft &draft, const std::vector<QuietestEnd> &ends)
{
    std::vector<Row> rows;
    // A way out that is in reach comes before everything else.
    for (const QuietestEnd &end : ends)
        if (end.end != draft.path.back() && specter::escapesBy(view.open, *view.agent, end.end))
            rows.push_back({coordinates(end.path), end.shown, false, true});
    AgentDraft whole = draft;
    if (judged(view, whole).wantsChoice())
        whole.card.reset();
    for (std::size_t length = draft.path.size(); length > 0; --length)
    {
        AgentDraft part = whole;
        part.path.resize(length);
        part.escape = false;
        const DraftVerdict verdict = judged(view, part);
        if (verdict.foreseen)
            rows.push_back({part.path, verdict.shown(), false, verdict.escapes()});
    }
    const auto end = std::ranges::find(ends, draft.path.back(), &QuietestEnd::end);
    const bool louder
        = end != ends.end() && draft.path.size() > 1 && (rows.empty() || end->shown.what < rows.front().shown.what);
    if (louder)
        rows.insert(rows.begin(), {coordinates(end->path), end->shown, true, false});
    if (draft.path.size() == 1)
        for (const QuietestEnd &far : farAndQuiet(ends, draft.path.front()))
            rows.push_back({coordinates(far.path), far.shown, false, false});
    rows.resize(std::min(rows.size(), mostRows));
    return rows;
}

void EndsCard::renderRow(std::size_t index, const Row &row)
{
    const auto at = static_cast<qsizetype>(index);
    if (at == m_buttons.size())
    {
        m_buttons << newButton("offer", {}, this);
        m_chips << newChip(ChipTone::Later, this);
        m_grid->addWidget(m_buttons.back(), static_cast<int>(index), 0);
        m_grid->addWidget(m_chips.back(), static_cast<int>(index), 1, Qt::AlignLeft | Qt::AlignVCenter);
        connect(
            m_buttons.back(), &QPushButton::clicked, this, [this, index] { emit pathAsked(m_rows.at(index).path); });
    }
    const QString end = wording::name(row.path.back());
    const QString shown = row.escapes ? tr("the escape") : agentwords::brief(row.shown);
    QPushButton *button = m_buttons[at];
    label(button, row.quieter ? tr("%1 by another path").arg(end) : end,
        tr("Draws the path %1").arg(wording::way(row.path)));
    button->setAccessibleName(tr("If you stop at %1: %2", "a space, what is shown").arg(button->text(), shown));
    m_chips[at]->setText(shown);
    setTone(m_chips[at], row.escapes ? ChipTone::Violet : toneOf(row.shown.what));
    button->show();
    m_chips[at]->show();
}

void EndsCard::render(const specter::View &view, const AgentDraft &draft, const std::vector<QuietestEnd> &ends)
{
    setVisible(isOnMove(view));
    if (!isOnMove(view) || draft.path.empty())
        return;
    m_caption->setText(tr("If you stop at"));
    m_rows = rowsOf(view, draft, ends);
    for (std::size_t index = 0; index < m_rows.size(); ++index)
        renderRow(index, m_rows[index]);
    for (auto index = static_cast<qsizetype>(m_rows.size()); index < m_buttons.size(); ++index)
    {
        m_buttons[index]->hide();
        m_chips[index]->hide();
    }
    const auto count = [&](Showing what)
    { return std::ranges::count_if(ends, [&](const QuietestEnd &end) { return end.shown.what == what; }); };
    m_counts->setText(tr("In reach: %1 unseen, %2 with a last sighting, %3 seen")
            .arg(count(Showing::Nothing))
            .arg(count(Showing::LastSeen))
            .arg(count(Showing::Seen)));
}

} // namespace dossier
