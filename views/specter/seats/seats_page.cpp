#include "views/specter/seats/seats_page.h"

#include "views/kit/covered_page.h"
#include "views/session/journal_foot.h"
#include "views/specter/agent/agent_page.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/seats/hand_over_page.h"
#include "views/specter/seats/role_page.h"
#include "views/specter/words/lines.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace dossier
{

SeatsPage::SeatsPage(QWidget *parent)
    : QWidget(parent)
    , m_bar(new SeatBar(this))
    , m_stack(new QStackedWidget(this))
    , m_agent(new AgentPage)
    , m_journal(new JournalFoot(specterJournalLists()))
    , m_hunters(new HuntersPage)
    , m_handOver(new HandOverPage)
    , m_role(new RolePage)
{
    m_agent->setJournal(m_journal);
    m_journal->addKeys(m_agent);
    connect(m_journal, &JournalFoot::stepsChanged, this, &SeatsPage::possibleChanged);
    connect(m_agent, &AgentPage::possibleChanged, this, &SeatsPage::possibleChanged);
    connect(m_hunters, &HuntersPage::possibleChanged, this, &SeatsPage::possibleChanged);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_stack, 1);
    showPage(m_handOver, false);
}

SeatsPage::~SeatsPage()
{
    for (QWidget *page : std::initializer_list<QWidget *>{m_agent, m_hunters, m_handOver, m_role})
        if (page->parent() == nullptr)
            delete page;
}

void SeatsPage::setTheme(const Theme &theme)
{
    m_agent->setTheme(theme);
    m_journal->setTheme(theme);
    m_hunters->setTheme(theme);
}

/// The others are taken out of the window: nothing of them can be read, told by a screen reader or reached by a key.
void SeatsPage::showPage(QWidget *page, bool withBar)
{
    m_bar->setVisible(withBar);
    if (pageInFront() == page)
        return;
    if (QWidget *before = pageInFront())
    {
        m_stack->removeWidget(before);
        before->setParent(nullptr);
        before->hide();
        coverForReaders(*before);
    }
    uncoverForReaders(*page);
    m_stack->addWidget(page);
    m_stack->setCurrentWidget(page);
    page->show();
    setFocusProxy(page);
    if (isVisible())
        page->setFocus(Qt::OtherFocusReason);
    emit possibleChanged();
}

std::set<DeskAction> SeatsPage::possible() const
{
    using enum DeskAction;
    if (pageInFront() == m_hunters)
        return m_hunters->possible();
    if (pageInFront() != m_agent)
        return {};
    std::set<DeskAction> possible{Search, Bookmark, Earlier};
    if (m_agent->looksBack())
    {
        possible.insert(Later);
        return possible;
    }
    if (m_agent->canGoOn())
        possible.insert(GoOn);
    if (m_journal->steps().undone)
        possible.insert(Undo);
    if (m_journal->steps().redone)
        possible.insert(Redo);
    return possible;
}

void SeatsPage::perform(DeskAction action)
{
    if (pageInFront() == m_hunters)
        m_hunters->perform(action);
    else if (pageInFront() == m_agent)
        performForAgent(action);
}

void SeatsPage::performForAgent(DeskAction action)
{
    if (action == DeskAction::GoOn)
        m_agent->goOn();
    else if (action == DeskAction::Search)
        m_journal->search();
    else if (action == DeskAction::Bookmark)
        m_journal->mark();
    else if (action == DeskAction::Earlier)
        m_journal->step(-1);
    else if (action == DeskAction::Later)
        m_journal->step(1);
    else if (action == DeskAction::Undo)
        emit m_journal->undoAsked();
    else if (action == DeskAction::Redo)
        emit m_journal->redoAsked();
}

QWidget *SeatsPage::pageInFront() const
{
    return m_stack->currentWidget();
}

} // namespace dossier
