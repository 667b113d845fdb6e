#include "views/conquest/seats/seats_page.h"

#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/seats/token_choice.h"
#include "views/kit/card_screen.h"
#include "views/kit/desk_layout.h"
#include "views/kit/pages_apart.h"

namespace dossier
{

ConquestSeats::ConquestSeats(QWidget *parent)
    : QWidget(parent)
    , m_table(new ConquestPage)
    , m_cover(new CardScreen)
    , m_tokens(new TokenChoicePage)
    , m_pages(new PagesApart({m_table, m_cover, m_tokens}, this))
{
    newColumn(this, 0, 0)->addWidget(m_pages);
    setFocusProxy(m_pages);
    connect(m_table, &ConquestPage::possibleChanged, this, &ConquestSeats::possibleChanged);
    showPage(m_table);
}

void ConquestSeats::setTheme(const Theme &theme)
{
    m_table->setTheme(theme);
}

void ConquestSeats::showPage(QWidget *page)
{
    if (m_pages->showPage(page))
        emit possibleChanged();
}

QWidget *ConquestSeats::pageInFront() const
{
    return m_pages->currentWidget();
}

QList<TablePage *> ConquestSeats::tables()
{
    return {m_table};
}

std::set<DeskAction> ConquestSeats::possible() const
{
    return pageInFront() == m_table ? m_table->possible() : std::set<DeskAction>{};
}

std::set<DeskAction> ConquestSeats::offered() const
{
    return m_table->offered();
}

void ConquestSeats::perform(DeskAction action)
{
    if (pageInFront() == m_table)
        m_table->perform(action);
}

} // namespace dossier
