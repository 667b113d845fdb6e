#include "views/specter/agent/path_bar.h"

#include "model/specter/seen/numbers.h"
#include "views/board/read_out.h"
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
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

/// The words of a path, also where nothing stands between them.
QStringList wordsOfPath(const QString &text)
{
    static const QRegularExpression word(QStringLiteral("[A-Za-z]+[0-9]*|[0-9]+"));
    QStringList all;
    for (const QRegularExpressionMatch &match : word.globalMatch(text))
        all << match.captured();
    return all;
}

std::optional<Space> spaceOfPath(const QString &word, const QSize &size)
{
    const std::optional<Space> space = specter::spaceNamed(word.toUpper().toStdString());
    return space && space->x < size.width() && space->y < size.height() ? space : std::nullopt;
}

/// The first word that names no space.
QString unreadOf(const QString &text, const QSize &size)
{
    for (const QString &word : wordsOfPath(text))
        if (!spaceOfPath(word, size))
            return word;
    return {};
}

} // namespace

std::optional<std::vector<specter::Coordinate>> pathNamed(
    const QString &text, const specter::Coordinate &start, const QSize &size)
{
    std::vector<specter::Coordinate> path;
    for (const QString &word : wordsOfPath(text))
    {
        const std::optional<Space> space = spaceOfPath(word, size);
        if (!space)
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
    , m_line(new ReadOut(this))
    , m_idle(newParagraph(Role::Strong, this))
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
    m_entry->installEventFilter(this);
    m_entry->setMinimumWidth(fontMetrics().averageCharWidth() * 16);
    m_entryCaption->setBuddy(m_entry);
}

void PathBar::layOut()
{
    auto *top = new QHBoxLayout;
    top->setSpacing(10);
    top->addWidget(m_sign, 0, Qt::AlignTop);
    m_line->setProperty("role", QStringLiteral("strong"));
    m_line->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    top->addWidget(m_line, 1);
    top->addWidget(m_idle, 1);
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

void PathBar::setTexts()
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
    return tr("%1 · %n of %2 steps · %3", "a path, numbers, what is shown", steps)
        .arg(wording::way(draft.path))
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
    m_idle->setText(verdict                                 ? tr("The game is over.") + u' ' + verdict->text
            : view.open.clock.phase == specter::Phase::Over ? tr("The game is over. Reveal the sheet to everybody.")
            : view.open.clock.phase == specter::Phase::Hunters
            ? tr("Hunters’ turn. Hand over the computer to reach their board.")
            : tr("It is not your move."));
    m_sign->setTone(tone);
    setTone(this, tone);
}

void PathBar::render(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict,
    const std::vector<specter::QuietestEnd> &ends)
{
    setTexts();
    m_reach = ends;
    const QString before = told();
    renderNow(view, draft, verdict);
    // Who types the path reads it as it grows.
    if (before != told() && !m_entry->hasFocus())
        tellReaderInstead(*this, told());
}

void PathBar::renderNow(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict)
{
    const bool moving = isOnMove(view) && !draft.path.empty();
    for (QWidget *part : std::initializer_list<QWidget *>{m_line, m_entryCaption, m_entry, m_back, m_ends})
        part->setVisible(moving);
    m_idle->setVisible(!moving);
    if (!moving)
    {
        m_start.reset();
        m_announced = false;
        m_unread.clear();
        renderIdle(view);
        return;
    }
    m_announced = m_announced && draft == m_draft && !verdict.refusal;
    if (draft != m_draft)
        m_unread.clear();
    m_draft = draft;
    m_toWrite = verdict.refusal ? QString() : agentwords::primary(view, draft, verdict);
    m_start = draft.path.front();
    const auto rows = view.open.pack.board.rows.size();
    m_size = {static_cast<int>(view.open.pack.board.rows.front().size()), static_cast<int>(rows)};
    // What is still to be chosen is against no rule.
    m_tone = verdict.wantsChoice() ? wording::Tone::Open
        : verdict.refusal          ? wording::Tone::Refused
                                   : wording::Tone::Allowed;
    m_told = lineOf(view, draft, verdict);
    tell();
    m_back->setEnabled(draft.path.size() > 1);
    writeEntry();
}

QString PathBar::told() const
{
    return m_start ? m_line->accessibleName() : m_idle->text();
}

void PathBar::writeEntry()
{
    if (!m_unread.isEmpty() || read(m_entry->text()) == m_draft.path)
        return;
    QStringList names;
    for (const specter::Coordinate &space : m_draft.path)
        names << wording::name(space);
    m_entry->setText(names.join(u' '));
}

void PathBar::tell()
{
    const wording::Tone tone = m_unread.isEmpty() ? m_tone : wording::Tone::Open;
    m_sign->setTone(tone);
    setTone(this, tone);
    m_line->say(!m_unread.isEmpty() ? tr("“%1” is not a space of the board.", "what was typed").arg(m_unread)
            : m_announced           ? announcement()
                                    : m_told);
}

void PathBar::tellStructure(Space space)
{
    if (!m_start)
        return;
    // Nothing of the path is judged: the sign that is there speaks of it.
    m_sign->setTone(wording::Tone::Open);
    setTone(this, wording::Tone::Open);
    m_line->say(tr("%1 is a structure: closed to everybody.", "a space").arg(wording::name(space)));
    tellReaderInstead(*this, told());
}

std::optional<std::vector<specter::Coordinate>> PathBar::read(const QString &text) const
{
    std::optional<std::vector<specter::Coordinate>> path = pathNamed(text, *m_start, m_size);
    if (!path || path->size() < 2 || adjacent(path->front(), path->at(1)))
        return path;
    const auto end = std::ranges::find(m_reach, path->at(1), &specter::QuietestEnd::end);
    if (end == m_reach.end())
        return path;
    std::vector<specter::Coordinate> whole(end->path.begin(), end->path.end());
    whole.insert(whole.end(), path->begin() + 2, path->end());
    return whole;
}

void PathBar::letGo()
{
    m_unread.clear();
    if (!m_start)
        return;
    tell();
    writeEntry();
}

QString PathBar::announcement() const
{
    return tr("Enter again: %1", "what the primary button says").arg(m_toWrite);
}

/// What the table hears cannot be unsaid: it is read here before it is written. What is refused says why at once.
void PathBar::entered()
{
    const bool isRead = m_unread.isEmpty();
    if (isRead && (m_announced || m_toWrite.isEmpty()))
        return emit writeAsked();
    m_announced = isRead;
    tell();
    tellReaderInstead(*this, told());
}

void PathBar::typed(const QString &text)
{
    if (!m_start)
        return;
    m_announced = false;
    m_unread = unreadOf(text, m_size);
    if (const auto path = read(text))
        emit pathTyped(*path);
    tell();
}

bool PathBar::holdsSteps() const
{
    return m_start && (!m_unread.isEmpty() || m_draft.path.size() > 1);
}

void PathBar::takeBack()
{
    if (!m_unread.isEmpty())
        letGo();
    else if (holdsSteps())
        emit backAsked();
}

/// The line has no undo of its own: what it holds is the path that is drawn. Where there is none the keys are the
/// table's.
bool PathBar::eventFilter(QObject *watched, QEvent *event)
{
    const bool stroke = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    const auto *key = watched == m_entry && stroke ? static_cast<QKeyEvent *>(event) : nullptr;
    const bool undo = key != nullptr && key->matches(QKeySequence::Undo);
    if (!undo && (key == nullptr || !key->matches(QKeySequence::Redo)))
        return QFrame::eventFilter(watched, event);
    const bool isLines = holdsSteps();
    event->setAccepted(isLines);
    if (undo && isLines && event->type() == QEvent::KeyPress)
        takeBack();
    return true;
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
    typed(m_entry->text());
}

AgentLayers PathBar::layers() const
{
    return {m_sight->isChecked(), m_places->isChecked(), m_ends->isChecked()};
}

} // namespace dossier
