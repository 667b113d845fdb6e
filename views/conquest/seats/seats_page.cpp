#include "views/conquest/seats/seats_page.h"

#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/seats/cover_page.h"
#include "views/conquest/seats/token_choice.h"
#include "views/kit/covered_page.h"
#include "views/kit/desk_layout.h"

#include <QStackedWidget>

namespace dossier
{

ConquestSeats::ConquestSeats(QWidget *parent)
    : QWidget(parent)
    , m_stack(new QStackedWidget(this))
    , m_table(new ConquestPage)
    , m_cover(new CoverPage)
    , m_tokens(new TokenChoicePage)
{
    newColumn(this, 0, 0)->addWidget(m_stack);
    connect(m_table, &ConquestPage::possibleChanged, this, &ConquestSeats::possibleChanged);
    showPage(m_table);
}

ConquestSeats::~ConquestSeats()
{
    for (QWidget *page : std::initializer_list<QWidget *>{m_table, m_cover, m_tokens})
        if (page->parent() == nullptr)
            delete page;
}

void ConquestSeats::setTheme(const Theme &theme)
{
    m_table->setTheme(theme);
}

/// The others are taken out of the window: nothing of them can be read, told by a screen reader or reached by a key.
void ConquestSeats::showPage(QWidget *page)
{
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

QWidget *ConquestSeats::pageInFront() const
{
    return m_stack->currentWidget();
}

std::set<DeskAction> ConquestSeats::possible() const
{
    return pageInFront() == m_table ? m_table->possible() : std::set<DeskAction>{};
}

void ConquestSeats::perform(DeskAction action)
{
    if (pageInFront() == m_table)
        m_table->perform(action);
}

} // namespace dossier
