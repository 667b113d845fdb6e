#include "views/session/journal_foot.h"

#include "views/session/foot_line.h"
#include "views/session/journal_strip.h"
#include "views/session/past_bar.h"

#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace dossier
{

JournalFoot::JournalFoot(const JournalLists &lists, QWidget *parent)
    : QWidget(parent)
    , m_pastBar(new PastBar(this))
    , m_strip(new JournalStrip(lists, this))
    , m_line(new FootLine(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_pastBar);
    column->addWidget(m_strip);
    column->addWidget(m_line);
    m_pastBar->hide();
    m_strip->hide();
    listen();
}

void JournalFoot::listen()
{
    connect(m_line, &FootLine::undoAsked, this, &JournalFoot::undoAsked);
    connect(m_line, &FootLine::redoAsked, this, &JournalFoot::redoAsked);
    connect(m_line->journal(), &QPushButton::toggled, m_strip, &QWidget::setVisible);
    connect(m_strip, &JournalStrip::nowAsked, this, &JournalFoot::nowAsked);
    connect(m_strip, &JournalStrip::bookmarkAsked, this, &JournalFoot::bookmarkAsked);
    connect(m_strip, &JournalStrip::lookAsked, this,
        [this](std::uint32_t line, journal::Position at)
        {
            m_past = at;
            m_pastBar->render(line, m_strip->sentenceOf(line), m_strip->timeOf(line));
            m_pastBar->show();
            emit lookAsked(at);
        });
    connect(m_pastBar, &PastBar::nowAsked, this, &JournalFoot::nowAsked);
    connect(m_pastBar, &PastBar::goOnAsked, this, [this] { emit goOnAsked(m_past); });
}

void JournalFoot::addKeys(QWidget *page)
{
    const auto add = [page](const char *key, auto &&act)
    { new QShortcut(QKeySequence(QLatin1String(key)), page, act, Qt::WidgetWithChildrenShortcut); };
    add("Alt+Left", [this] { step(-1); });
    add("Alt+Right", [this] { step(1); });
}

void JournalFoot::search()
{
    m_line->journal()->setChecked(true);
    m_strip->search();
}

void JournalFoot::mark()
{
    m_line->journal()->setChecked(true);
    m_strip->mark();
}

void JournalFoot::step(int lines)
{
    m_strip->step(lines);
}

void JournalFoot::renderJournal(const ToldJournal &journal)
{
    m_steps = journal.steps;
    m_strip->renderJournal(journal);
    m_line->renderJournal(journal);
    emit stepsChanged();
}

void JournalFoot::setTheme(const Theme &theme)
{
    m_strip->setTheme(theme);
}

void JournalFoot::showNow()
{
    m_pastBar->hide();
    m_strip->showNow();
}

} // namespace dossier
