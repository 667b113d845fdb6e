#include "views/specter/agent/path_bar.h"

#include "model/specter/seen/numbers.h"
#include "views/kit/flow_layout.h"
#include "views/kit/in_sight.h"
#include "views/kit/labels.h"
#include "views/kit/tell_reader.h"
#include "views/kit/verdict_sign.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/refusal_wording.h"
#include "views/specter/words/sheet_verdict.h"
#include "views/specter/words/wording.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace dossier
{

std::optional<std::vector<specter::Coordinate>> pathNamed(
    const QString &text, const specter::Coordinate &start, const QSize &size)
{
    static const QRegularExpression between(QStringLiteral("[^A-Za-z0-9]+"));
    std::vector<specter::Coordinate> path;
    for (const QString &word : text.split(between, Qt::SkipEmptyParts))
    {
        const std::optional<Space> space = specter::spaceNamed(word.toUpper().toStdString());
        if (!space || space->x >= size.width() || space->y >= size.height())
            return std::nullopt;
        path.emplace_back(*space);
    }
    if (path.empty() || path.front() != start)
        path.insert(path.begin(), start);
    return path;
}

namespace
{

/// Those beside each other, as many as have room: a caption stays with what it names.
QWidget *rowOf(std::initializer_list<QWidget *> parts, QWidget *parent)
{
    auto *row = new QWidget(parent);
    auto *flow = new FlowLayout(row, 8);
    for (QWidget *part : parts)
        flow->addWidget(part);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    row->setSizePolicy(policy);
    return row;
}

} // namespace

PathBar::PathBar(QWidget *parent)
    : QFrame(parent)
    , m_sign(new VerdictSign(this))
    , m_line(newParagraph(Role::Strong, this))
    , m_entryCaption(newLabel(Role::Small, this))
    , m_entry(new QLineEdit(this))
    , m_back(newButton("offer", {}, this))
    , m_shownCaption(newLabel(Role::Small, this))
    , m_sight(newButton("shading", {}, this))
    , m_places(newButton("shading", {}, this))
    , m_ends(newButton("shading", {}, this))
{
    setProperty("role", QStringLiteral("verdict"));
    layOut();
    for (QPushButton *layer : {m_sight, m_places, m_ends})
    {
        layer->setCheckable(true);
        layer->setChecked(true);
        connect(layer, &QPushButton::toggled, this, &PathBar::layersChanged);
    }
    connect(m_entry, &QLineEdit::textEdited, this, &PathBar::typed);
    connect(m_entry, &QLineEdit::returnPressed, this, &PathBar::entered);
    connect(m_back, &QPushButton::clicked, this, &PathBar::backAsked);
    m_entry->setMinimumWidth(fontMetrics().averageCharWidth() * 16);
    m_entryCaption->setBuddy(m_entry);
    retranslate();
}

void PathBar::layOut()
{
    auto *top = new QHBoxLayout;
    top->setSpacing(10);
    top->addWidget(m_sign, 0, Qt::AlignTop);
    top->addWidget(m_line, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 12, 8);
    column->setSpacing(6);
    column->addLayout(top);
    auto *entry = new QHBoxLayout;
    entry->setSpacing(8);
    entry->addWidget(m_entryCaption);
    entry->addWidget(m_entry, 1);
    entry->addWidget(m_back);
    column->addLayout(entry);
    column->addWidget(rowOf({m_shownCaption, m_sight, m_places, m_ends}, this));
}

void PathBar::retranslate()
{
    m_entryCaption->setText(tr("Path"));
    m_entry->setPlaceholderText(tr("such as N1 N2 M3"));
    m_entry->setAccessibleName(tr("Path, space after space"));
    m_entry->setToolTip(tr(
        "Type the spaces one after another (Ctrl+J comes here); Enter shows what will be announced, Enter again writes "
        "the move"));
    label(m_back, QStringLiteral("←"), tr("Remove the last step (Backspace on the board)"));
    m_back->setAccessibleName(tr("Step back"));
    m_shownCaption->setText(tr("Show"));
    label(m_sight, tr("Sight"), tr("Red hatching: where hunters would see you"));
    label(m_places, tr("Possible places"), tr("Blue outline: where the hunters may expect you"));
    //: the spaces where the move can end
    label(m_ends, tr("Move ends"),
        tr("Where the move can end: a disc unseen, a ring with a last sighting, a square seen"));
}

QString PathBar::lineOf(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict) const
{
    const int steps = static_cast<int>(draft.path.size()) - 1;
    if (verdict.refusal)
        return wording::sentence(view.open, *verdict.refusal);
    if (steps == 0)
        return tr("Stay on %1: %2. Click spaces or drag to draw the path.", "a space, what is shown")
            .arg(wording::name(draft.path.front()), agentwords::brief(draft, verdict));
    return tr("%1 · %2 of %3 steps · %4", "a path, numbers, what is shown")
        .arg(wording::way(draft.path))
        .arg(steps)
        .arg(specter::mostSteps(view.open, *view.sheet, draft))
        .arg(agentwords::brief(draft, verdict));
}

/// Between his moves; at the end what the sheet that lies open proves.
void PathBar::renderIdle(const specter::View &view)
{
    const std::optional<SheetVerdict> verdict = view.agent ? sheetVerdict(view, *view.agent) : std::nullopt;
    const wording::Tone tone = !verdict ? wording::Tone::Open
        : verdict->fits                 ? wording::Tone::Allowed
                                        : wording::Tone::Refused;
    m_line->setText(verdict                                 ? tr("The game is over.") + u' ' + verdict->text
            : view.open.clock.phase == specter::Phase::Over ? tr("The game is over. Reveal the sheet to everybody.")
            : view.open.clock.phase == specter::Phase::Hunters
            ? tr("Hunters’ turn. Hand over the computer to reach their board.")
            : tr("It is not your move."));
    m_sign->setTone(tone);
    setTone(this, tone);
}

void PathBar::render(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict)
{
    retranslate();
    const QString before = m_line->text();
    renderNow(view, draft, verdict);
    // Who types the path reads it as it grows.
    if (before != m_line->text() && !m_entry->hasFocus())
        tellReaderInstead(*this, m_line->text());
}

void PathBar::renderNow(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict)
{
    const bool moving = isOnMove(view) && !draft.path.empty();
    for (QWidget *part : std::initializer_list<QWidget *>{m_entryCaption, m_entry, m_back, m_ends})
        part->setVisible(moving);
    if (!moving)
    {
        m_start.reset();
        m_announced = false;
        renderIdle(view);
        return;
    }
    m_announced = m_announced && draft == m_draft && !verdict.refusal;
    m_draft = draft;
    m_toWrite = verdict.refusal ? QString() : agentwords::primary(view, draft, verdict);
    m_start = draft.path.front();
    const auto rows = view.open.pack.board.rows.size();
    m_size = {static_cast<int>(view.open.pack.board.rows.front().size()), static_cast<int>(rows)};
    // What is still to be chosen is against no rule.
    const wording::Tone tone = verdict.wantsChoice() ? wording::Tone::Open
        : verdict.refusal                            ? wording::Tone::Refused
                                                     : wording::Tone::Allowed;
    m_sign->setTone(tone);
    setTone(this, tone);
    m_line->setText(m_announced ? announcement() : lineOf(view, draft, verdict));
    m_back->setEnabled(draft.path.size() > 1);
    if (pathNamed(m_entry->text(), *m_start, m_size) != draft.path)
    {
        QStringList names;
        for (const specter::Coordinate &space : draft.path)
            names << wording::name(space);
        m_entry->setText(names.join(u' '));
    }
}

QString PathBar::announcement() const
{
    return tr("Enter again: %1", "what the primary button says").arg(m_toWrite);
}

/// What the table hears cannot be unsaid: it is read here before it is written. What is refused says why at once.
void PathBar::entered()
{
    if (m_announced || m_toWrite.isEmpty())
        return emit writeAsked();
    m_announced = true;
    m_line->setText(announcement());
    tellReaderInstead(*this, m_line->text());
}

void PathBar::typed(const QString &text)
{
    if (!m_start)
        return;
    const auto path = pathNamed(text, *m_start, m_size);
    if (path)
        emit pathTyped(*path);
    else
        setTone(this, wording::Tone::Open);
}

void PathBar::takeFocus()
{
    focusInSight(*m_entry);
    m_entry->selectAll();
}

void PathBar::type(const QString &letter)
{
    m_entry->setFocus(Qt::ShortcutFocusReason);
    m_entry->setText(m_entry->text().trimmed() + u' ' + letter);
    m_entry->setCursorPosition(static_cast<int>(m_entry->text().size()));
}

AgentLayers PathBar::layers() const
{
    return {m_sight->isChecked(), m_places->isChecked(), m_ends->isChecked()};
}

} // namespace dossier
