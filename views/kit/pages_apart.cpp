#include "views/kit/pages_apart.h"

#include "views/kit/covered_page.h"
#include "views/kit/deferred_polish.h"

namespace dossier
{

PagesApart::PagesApart(std::initializer_list<QWidget *> pages, QWidget *parent)
    : QStackedWidget(parent)
    , m_pages(pages)
{
    for (QWidget *page : m_pages)
        deferPolish(*page);
}

PagesApart::~PagesApart()
{
    for (QWidget *page : m_pages)
        if (page->parent() == nullptr)
            delete page;
}

bool PagesApart::showPage(QWidget *page)
{
    QWidget *before = currentWidget();
    if (before == page)
        return false;
    if (before != nullptr)
        takeAway(*before);
    uncoverForReaders(*page);
    polishPage(*page);
    addWidget(page);
    setCurrentWidget(page);
    page->show();
    setFocusProxy(page);
    if (isVisible())
        page->setFocus(Qt::OtherFocusReason);
    return true;
}

void PagesApart::takeAway(QWidget &page)
{
    removeWidget(&page);
    page.setParent(nullptr);
    page.hide();
    coverForReaders(page);
}

} // namespace dossier
