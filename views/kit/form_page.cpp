#include "views/kit/form_page.h"

#include "views/kit/desk_layout.h"
#include "views/kit/flowing_area.h"
#include "views/kit/in_sight.h"
#include "views/kit/page_header.h"

#include <QEvent>

namespace dossier
{

namespace
{

/// A page narrower than this, in average characters, has its columns one below the other.
constexpr int twoColumnCharacters = 110;
constexpr int pageMargin = 24;

} // namespace

FormPage::FormPage(QWidget *parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
    , m_area(new FlowingArea(this))
{
    QVBoxLayout *column = newColumn(this, 0, 0);
    column->addWidget(m_header);
    column->addWidget(m_area, 1);
}

void FormPage::layOut(Cards left, Cards right)
{
    auto *content = new QWidget(this);
    content->setProperty("role", QStringLiteral("page"));
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, content);
    m_columns->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    m_columns->setSpacing(cardGap);
    for (const Cards &side : {left, right})
    {
        auto *column = new QVBoxLayout;
        column->setSpacing(cardGap);
        for (QWidget *card : side)
            column->addWidget(card);
        column->addStretch();
        m_columns->addLayout(column, 1);
    }
    m_area->setPage(content);
}

void FormPage::keepTexts(const std::function<void()> &set)
{
    m_setTexts = set;
    set();
}

void FormPage::showTop()
{
    scrollToTop(*m_area->widget());
}

void FormPage::fitColumns()
{
    // The columns do not exist yet while the page is being made.
    if (m_columns == nullptr)
        return;
    const bool narrow = width() < fontMetrics().averageCharWidth() * twoColumnCharacters;
    m_columns->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void FormPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitColumns();
    if (event->type() == QEvent::LanguageChange && m_setTexts)
        m_setTexts();
}

void FormPage::resizeEvent(QResizeEvent *event)
{
    fitColumns();
    QWidget::resizeEvent(event);
}

} // namespace dossier
