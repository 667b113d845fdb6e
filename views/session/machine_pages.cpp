#include "views/session/machine_pages.h"

#include "views/kit/card_screen.h"
#include "views/kit/covered_page.h"
#include "views/kit/deferred_polish.h"
#include "views/kit/desk_layout.h"
#include "views/session/table_page.h"

namespace dossier
{

MachinePages::MachinePages(QWidget *parent)
    : QWidget(parent)
    , m_column(newColumn(this, 0, 0))
    , m_pins(
          [this]() -> Screen *
          {
              auto *covering = dynamic_cast<CardScreen *>(m_front);
              return covering == nullptr ? nullptr : &covering->screen();
          })
{
}

MachinePages::~MachinePages()
{
    for (QWidget *page : std::as_const(m_pages))
        if (page->parent() == nullptr)
            delete page;
}

void MachinePages::add(QWidget *page)
{
    m_pages << page;
    deferPolish(*page);
    if (const auto *table = qobject_cast<TablePage *>(page))
        connect(table, &TablePage::possibleChanged, this, &MachinePages::possibleChanged);
}

void MachinePages::showPage(QWidget *page)
{
    if (m_front == page)
        return;
    if (m_front != nullptr)
        takeAway(*m_front);
    m_pins.clear();
    m_front = page;
    uncoverForReaders(*page);
    polishPage(*page);
    m_column->addWidget(page, 1);
    page->show();
    setFocusProxy(page);
    if (isVisible())
    {
        page->setFocus(Qt::OtherFocusReason);
        m_pins.focusField();
    }
    emit possibleChanged();
}

void MachinePages::takeAway(QWidget &page)
{
    m_column->removeWidget(&page);
    page.setParent(nullptr);
    page.hide();
    coverForReaders(page);
}

TablePage *MachinePages::tableInFront() const
{
    return qobject_cast<TablePage *>(m_front);
}

QList<TablePage *> MachinePages::tables()
{
    QList<TablePage *> all;
    for (QWidget *page : std::as_const(m_pages))
        if (auto *table = qobject_cast<TablePage *>(page))
            all << table;
    return all;
}

std::set<DeskAction> MachinePages::possible() const
{
    const TablePage *table = tableInFront();
    return table != nullptr ? table->possible() : std::set<DeskAction>{};
}

std::set<DeskAction> MachinePages::offered() const
{
    std::set<DeskAction> all;
    for (QWidget *page : m_pages)
        if (const auto *table = qobject_cast<TablePage *>(page))
            all.merge(table->offered());
    return all;
}

void MachinePages::perform(DeskAction action)
{
    if (TablePage *table = tableInFront())
        table->perform(action);
}

} // namespace dossier
