#include "views/session/journal_strip.h"

#include "views/kit/labels.h"
#include "views/session/journal_model.h"
#include "views/session/journal_tools.h"
#include "views/session/journal_wording.h"
#include "views/session/line_delegate.h"
#include "views/session/line_filter.h"
#include "views/session/timeline.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// True for an action that is in force.
bool stands(const JournalRow &row)
{
    return row.line.what == journal::LineKind::Done && row.line.standing;
}

} // namespace

JournalStrip::JournalStrip(const JournalLists &lists, JournalStripActions actions, QWidget *parent)
    : QFrame(parent)
    , m_actions(std::move(actions))
    , m_tableTopic(1U << (firstTopic + lists.topics().size() - 1))
    , m_caption(newLabel(Role::Caption, this))
    , m_tools(new JournalTools(lists, toolActions(), this))
    , m_list(new QListView(this))
    , m_none(newParagraph(Role::Small, m_list->viewport()))
    , m_model(new JournalModel(this))
    , m_delegate(new LineDelegate(this))
    , m_timelineText(newLabel(Role::Small, this))
    , m_timeline(new Timeline(lists.round, this))
{
    setProperty("role", QStringLiteral("panel"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTabKeyNavigation(false);
    layOut();
    listen();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    retranslate();
    fit();
}

void JournalStrip::layOut()
{
    auto *head = new QHBoxLayout;
    head->setSpacing(16);
    head->addWidget(m_caption);
    head->addWidget(m_tools, 1);
    auto *past = new QHBoxLayout;
    past->setSpacing(10);
    past->addWidget(m_timelineText);
    past->addWidget(m_timeline, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 16, 8);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    column->addLayout(past);
    auto *inList = new QVBoxLayout(m_list->viewport());
    inList->addWidget(m_none, 0, Qt::AlignTop);
}

JournalToolActions JournalStrip::toolActions()
{
    return {[this](const LineFilter &filter) { m_model->setFilter(filter); },
        [this](journal::Position at) { m_timeline->showPlace(at); }, m_actions.bookmark, m_actions.draftChanged};
}

void JournalStrip::listen()
{
    connect(m_timeline, &Timeline::positionRequested, this,
        [this](std::uint32_t line, journal::Position at)
        {
            m_tools->setPlace(at);
            markPast();
            m_actions.lookAt(line, at);
        });
    connect(m_timeline, &Timeline::presentRequested, this, &JournalStrip::markPast);
    connect(m_timeline, &Timeline::presentRequested, this, m_actions.showPresent);
    connect(m_list, &QListView::activated, this, &JournalStrip::look);
    connect(m_model, &JournalModel::modelReset, this, &JournalStrip::announceNoMatch);
    connect(m_model, &JournalModel::modelReset, this, &JournalStrip::markPast);
}

/// Keeps the line of the past table visible and highlighted, as long as it passes the filter.
void JournalStrip::markPast()
{
    const bool past = m_timeline->value() < m_timeline->maximum();
    const QModelIndex line = past ? m_model->indexOf(static_cast<std::uint32_t>(m_timeline->value())) : QModelIndex();
    if (line.isValid())
        m_list->setCurrentIndex(line);
    else
        m_list->selectionModel()->clear();
}

/// Shows a remark when no line matches the search.
void JournalStrip::announceNoMatch()
{
    m_none->setVisible(!m_model->filter().passesAll() && m_model->rowCount() == 0);
}

/// Activating a line shows the table after it.
void JournalStrip::look(const QModelIndex &index)
{
    m_timeline->setValue(index.data(JournalModel::Number).toInt());
}

const QString &JournalStrip::draft() const
{
    return m_tools->draft();
}

/// Another seat finds no search words either.
void JournalStrip::setDraft(const QString &name)
{
    m_tools->showEverything();
    m_tools->setDraft(name);
}

void JournalStrip::setLines(int lines)
{
    m_lines = lines;
    fit();
}

void JournalStrip::fit()
{
    m_list->setFixedHeight(m_lines * (m_list->fontMetrics().height() + 6) + 2);
}

void JournalStrip::renderJournal(const ShownJournal &journal)
{
    m_journal = journal;
    m_timeline->render(journal);
    m_tools->showBookmarks(journal.bookmarks, journal.here, journal.areBookmarksOpen);
    retranslate();
}

QString JournalStrip::sentenceOf(std::uint32_t line) const
{
    const std::vector<JournalRow> row = line == 0 ? std::vector<JournalRow>{} : m_journal.source(line, 1);
    return row.empty() ? QString() : wording::sentence(row.front());
}

QString JournalStrip::fullSentenceOf(std::uint32_t line) const
{
    const std::vector<JournalRow> row = line == 0 ? std::vector<JournalRow>{} : m_journal.source(line, 1);
    return row.empty() ? QString() : wording::inFull(row.front());
}

std::vector<JournalRow> JournalStrip::lastLines(std::uint32_t max) const
{
    const std::uint32_t count = std::min(max, m_journal.count);
    std::vector<JournalRow> lines
        = count == 0 ? std::vector<JournalRow>() : m_journal.source(m_journal.count - count + 1, count);
    std::ranges::reverse(lines);
    return lines;
}

std::uint32_t JournalStrip::lastStanding(std::uint32_t from, std::uint32_t to, const IsSought &isSought) const
{
    for (std::uint32_t line = to; line > from; --line)
    {
        const std::vector<JournalRow> rows = m_journal.source(line, 1);
        if (!rows.empty() && stands(rows.front()) && isSought(rows.front()))
            return line;
    }
    return 0;
}

std::uint32_t JournalStrip::firstStanding(std::uint32_t from, std::uint32_t to, const IsSought &isSought) const
{
    constexpr std::uint32_t linesAtOnce = 64;
    for (std::uint32_t first = from + 1; first <= to; first += linesAtOnce)
        for (const JournalRow &row : m_journal.source(first, std::min(linesAtOnce, to - first + 1)))
            if (stands(row) && isSought(row))
                return row.line.number;
    return 0;
}

std::uint32_t JournalStrip::actionAfter(std::uint32_t line) const
{
    const std::uint32_t next = firstStanding(line, m_journal.count, [](const JournalRow & /*row*/) { return true; });
    return next == 0 ? m_journal.count : next;
}

std::uint32_t JournalStrip::turningPointBefore(std::uint32_t line, std::uint32_t maxLines) const
{
    const std::uint32_t to = line == 0 ? 0 : line - 1;
    return lastStanding(to - std::min(to, maxLines), to, [](const JournalRow &row) { return row.isTurningPoint; });
}

std::uint32_t JournalStrip::turningPointAfter(std::uint32_t line, std::uint32_t maxLines) const
{
    const std::uint32_t to = line + std::min(m_journal.count - line, maxLines);
    return firstStanding(line, to, [](const JournalRow &row) { return row.isTurningPoint; });
}

std::uint32_t JournalStrip::lastPlayed() const
{
    // After the end people correct, reveal sheets or name the winner.
    constexpr std::uint32_t afterTheEnd = 32;
    const std::uint32_t from = m_journal.count - std::min(m_journal.count, afterTheEnd);
    const std::uint32_t end = lastStanding(from, m_journal.count, [](const JournalRow &row) { return row.ends; });
    return end != 0
        ? end
        : lastStanding(0, m_journal.count, [this](const JournalRow &row) { return (row.topics & m_tableTopic) == 0; });
}

QString JournalStrip::timeOf(std::uint32_t line) const
{
    const std::vector<JournalRow> row = line == 0 ? std::vector<JournalRow>{} : m_journal.source(line, 1);
    return row.empty() ? QString() : wording::clock(row.front().line.time);
}

void JournalStrip::step(int lines)
{
    m_timeline->setValue(m_timeline->value() + lines);
}

void JournalStrip::lookAt(std::uint32_t line)
{
    m_timeline->setValue(static_cast<int>(line));
}

void JournalStrip::showNow()
{
    m_timeline->showNow();
    markPast();
    m_tools->setPlace(m_journal.here);
}

void JournalStrip::beginAnew()
{
    m_model->render(0, {});
    m_tools->showEverything();
}

void JournalStrip::search()
{
    m_tools->focusInput();
}

void JournalStrip::mark()
{
    m_tools->mark();
}

/// Rows are measured once they are seen.
void JournalStrip::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    m_list->doItemsLayout();
}

void JournalStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
    QFrame::changeEvent(event);
}

void JournalStrip::retranslate()
{
    m_caption->setText(tr("Journal"));
    m_none->setText(tr("Nothing found."));
    m_list->setAccessibleName(tr("Journal, newest first"));
    m_list->setToolTip(tr("The actions, newest first; undone ones are crossed out. Enter shows the game as it was"));
    //: opens the timeline, on which earlier moments are looked at
    m_timelineText->setText(tr("Look back"));
    m_model->render(m_journal.count, m_journal.source, m_journal.hasUnseen);
}

} // namespace dossier
