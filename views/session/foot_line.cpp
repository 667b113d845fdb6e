#include "views/session/foot_line.h"

#include "views/board/read_out.h"
#include "views/board/shading_row.h"
#include "views/kit/announce.h"
#include "views/kit/hotkeys.h"
#include "views/kit/labels.h"
#include "views/session/journal_wording.h"
#include "views/session/steady_button.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// Characters that a wide line reserves for the last event, and the minimum length of such a line: on a shorter one
/// only the undo button names the event.
constexpr int lastCharacters = 36;
constexpr int fullLineCharacters = 130;
/// A gap after the buttons at the left, in pixels.
constexpr int gapOfLast = 6;
/// Spare pixels of a line, because text widths are rounded.
constexpr int spare = 2;
/// Minimum length of that name, even when the rest of the line leaves less room.
constexpr int fewestCharacters = 3;
/// Maximum number of lines announced of events that happened at once.
constexpr std::uint32_t maxSpoken = 6;

} // namespace

FootLine::FootLine(std::function<void()> undo, std::function<void()> redo, QWidget *parent)
    : QFrame(parent)
    , m_row(new QHBoxLayout(this))
    , m_undo(new SteadyButton("foot", this))
    , m_redo(newButton("foot", {}, this))
    , m_last(new ReadOut(this, 1))
    , m_journalButton(newButton("foot", {}, this))
{
    setProperty("role", QStringLiteral("foot"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_row->setContentsMargins(12, 2, 12, 2);
    m_row->setSpacing(8);
    m_row->addWidget(m_undo);
    m_row->addWidget(m_redo);
    m_row->addSpacing(gapOfLast);
    m_row->addWidget(m_last, 1);
    m_row->addWidget(m_journalButton);
    m_journalButton->setCheckable(true);
    connect(m_undo, &QPushButton::clicked, this, std::move(undo));
    connect(m_redo, &QPushButton::clicked, this, std::move(redo));
    retranslate();
}

void FootLine::renderJournal(const ShownJournal &journal)
{
    m_journal = journal;
    retranslate();
    speak();
}

void FootLine::renderDraft(const QString &draft)
{
    if (std::exchange(m_draft, draft) != draft)
        sayUndo();
}

/// Announces the lines since the last announcement, also those made while another player had the screen.
void FootLine::speak()
{
    if (!isVisible())
        return;
    const std::uint32_t count = m_journal.count;
    const std::uint32_t heard = std::exchange(m_heard, count).value_or(count);
    if (count <= heard)
        return;
    const std::uint32_t lines = std::min(count - heard, maxSpoken);
    for (const JournalRow &row : m_journal.source(count - lines + 1, lines))
        announce(*this, wording::sentence(row));
}

void FootLine::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    speak();
}

void FootLine::setShadings(const QList<QAction *> &shadings)
{
    for (QAction *action : shadings)
    {
        QPushButton *button = newShadingSwitch(action, this);
        m_row->insertWidget(m_row->indexOf(m_journalButton), button);
        m_shadings << action;
        m_switches << button;
    }
    retranslate();
}

void FootLine::setCurtain(QAction *curtain)
{
    m_curtain = curtain;
    m_curtainButton = newButton("foot", {}, this);
    m_curtainButton->setEnabled(curtain->isEnabled());
    connect(m_curtainButton, &QPushButton::clicked, curtain, &QAction::trigger);
    connect(curtain, &QAction::enabledChanged, m_curtainButton, &QPushButton::setEnabled);
    m_row->addWidget(m_curtainButton);
    retranslate();
}

void FootLine::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    keepHeights();
    if (m_narrow || isNarrow())
        retranslate();
    else
        sayUndo();
}

void FootLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    // The buttons get their font only after this.
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &FootLine::retranslate, Qt::QueuedConnection);
    QFrame::changeEvent(event);
}

bool FootLine::isNarrow() const
{
    return width() < fontMetrics().averageCharWidth() * fullLineCharacters;
}

/// Large text makes icons larger than the row was laid out for.
void FootLine::keepHeights()
{
    for (QPushButton *button : m_switches)
        button->setMinimumHeight(button->minimumSizeHint().height());
}

/// Returns the pixels that the other buttons leave for the name of the undo step.
int FootLine::roomForUndo() const
{
    const QMargins margin = m_row->contentsMargins();
    int taken = margin.left() + margin.right() + gapOfLast + spare;
    for (const QPushButton *button : findChildren<QPushButton *>(Qt::FindDirectChildrenOnly))
        taken += m_row->spacing() + (button != m_undo ? button->sizeHint().width() : 0);
    return width() - taken - m_undo->frame();
}

/// The fewest pixels of those words, with the arrow before them.
int FootLine::minForUndo() const
{
    const QFontMetrics letters = m_undo->fontMetrics();
    return letters.horizontalAdvance(QStringLiteral("↶ ")) + letters.averageCharWidth() * (fewestCharacters + 1);
}

/// Returns the constant width of that name, in pixels: the last event takes the rest of a wide line.
int FootLine::maxForUndo() const
{
    const int room = roomForUndo();
    const int last = m_undo->fontMetrics().averageCharWidth() * lastCharacters;
    return std::max(m_narrow ? room : std::max(room - last, room * 2 / 3), minForUndo());
}

/// Returns the name of the undo step, in the longest form that fits.
QString FootLine::undoText(const QString &undone) const
{
    if (undone.isEmpty())
        return tr("↶ Undo");
    return m_undo->fontMetrics().elidedText(
        tr("↶ Undo: %1", "what was done last").arg(undone), Qt::ElideRight, maxForUndo());
}

void FootLine::sayUndo()
{
    const bool drafts = !m_draft.isEmpty();
    const bool undoes = !drafts && m_journal.steps.undone;
    const QString undone = undoes ? wording::shortly(*m_journal.steps.undone) : m_draft;
    const QString whole = undoes ? wording::inFull(*m_journal.steps.undone) : m_draft;
    m_undo->setEnabled(!undone.isEmpty());
    label(m_undo, undoText(undone),
        undone.isEmpty() ? hotkeys::with(tr("Nothing to undo"), hotkeys::undo)
            : m_journal.steps.revealInTheWay && !drafts
            ? tr("Undo: %1 (%2). Somebody has already seen this: a reason is needed")
                  .arg(whole, hotkeys::text(hotkeys::undo))
            : hotkeys::with(tr("Undo: %1").arg(whole), hotkeys::undo),
        tr("Undo"));
    m_undo->setAccessibleDescription(m_undo->toolTip());
    // Keeps a constant width, so that its neighbours do not move, and a small minimum, so that the window can be
    // narrow.
    m_undo->keepWidth(m_undo->frame() + maxForUndo());
    m_undo->setMinimumWidth(m_undo->frame() + minForUndo());
}

/// The last line is not repeated when the undo button before it already says it: no number stays without its text.
void FootLine::sayLast()
{
    std::vector<JournalRow> last;
    if (!m_narrow && m_journal.count > 0)
        last = m_journal.source(m_journal.count, 1);
    if (last.empty())
        return m_last->say({});
    const JournalRow &row = last.front();
    const QString time = wording::clock(row.line.time);
    const bool toldAlready = m_journal.steps.undone && m_journal.steps.undone->line.number == row.line.number;
    const QString text = toldAlready ? wording::besidesFirst(row) : wording::sentence(row);
    // Without a text the line keeps its room, so that its neighbours do not move.
    if (text.isEmpty())
        return m_last->say(QString(QChar::Nbsp));
    m_last->say(
        tr("%1 · %2 · %3", "number, time and text of the journal's last line").arg(m_journal.count).arg(time, text));
}

void FootLine::retranslate()
{
    m_narrow = isNarrow();
    keepHeights();
    const QPushButton *pressed = m_redo->hasFocus() ? m_redo : m_undo->hasFocus() ? m_undo : nullptr;
    const QString redone = m_journal.steps.redone ? wording::firstSentence(*m_journal.steps.redone) : QString();
    m_redo->setEnabled(!redone.isEmpty());
    label(m_redo, QStringLiteral("↷"),
        redone.isEmpty() ? hotkeys::with(tr("Nothing to redo"), hotkeys::redo)
                         : hotkeys::with(tr("Redo: %1").arg(redone), hotkeys::redo),
        tr("Redo"));
    m_redo->setAccessibleDescription(m_redo->toolTip());
    sayLast();
    label(
        m_journalButton, tr("Journal"), hotkeys::with(tr("Open or close the journal over the board"), hotkeys::search));
    if (m_curtain != nullptr)
    {
        label(m_curtainButton, m_narrow ? QString() : tr("Curtain"),
            tr("%1 (%2)").arg(m_curtain->toolTip(), hotkeys::text(m_curtain->shortcut())), tr("Curtain"));
        // A narrow line has no room for the word.
        setIcon(m_curtainButton, m_narrow ? QStringLiteral("curtain") : QString());
    }
    for (qsizetype i = 0; i < m_shadings.size(); ++i)
    {
        const QAction &action = *m_shadings.at(i);
        label(m_switches.at(i), {}, tr("%1 (%2)").arg(action.toolTip(), hotkeys::text(action.shortcut())),
            action.text().remove(u'&'));
    }
    sayUndo();
    // When undo or redo is no longer possible, the focus goes to the opposite button, not to the next one in the tab
    // order.
    QPushButton *back = pressed == m_redo ? m_undo : m_redo;
    if (pressed != nullptr && !pressed->isEnabled() && back->isEnabled())
        back->setFocus(Qt::OtherFocusReason);
}

} // namespace dossier
