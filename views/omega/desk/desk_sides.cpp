#include "views/omega/desk/desk_sides.h"

#include "views/kit/desk_layout.h"
#include "views/kit/screen.h"
#include "views/kit/side_column.h"
#include "views/kit/tab_order.h"
#include "views/omega/desk/commando_column.h"
#include "views/omega/desk/dashboard_column.h"

#include <QVBoxLayout>

namespace dossier
{

namespace
{

/// Either column has room for all its cards in every language, in characters.
constexpr int sideCharacters = 27;

} // namespace

DeskSides::DeskSides(const SideActions &actions, QWidget *page)
    : QObject(page)
    , m_people(new CommandoColumn(actions, page))
    , m_overseers(new QWidget(page))
    , m_overseersColumn(newColumn(m_overseers, 0))
    , m_dashboard(new DashboardColumn(actions, m_overseers))
    , m_left(new SideColumn(m_people, sideCharacters, page))
    , m_right(new SideColumn(m_overseers, sideCharacters, page))
{
    m_overseersColumn->addWidget(m_dashboard);
    m_right->pin(m_dashboard->tabs());
}

void DeskSides::keepWidth()
{
    m_left->keepCharacterWidth();
    m_right->keepCharacterWidth();
}

void DeskSides::disable(const QString &why)
{
    m_people->disable(why);
    m_dashboard->disable(why);
}

void DeskSides::setEnabled(bool acts)
{
    m_people->setEnabled(acts);
    m_overseers->setEnabled(acts);
}

void DeskSides::setNarrow(bool narrow, QWidget &board)
{
    const QWidget *page = m_people->window();
    const QWidget *focus = page->focusWidget();
    QWidget *people = narrow ? m_people->take(m_dashboard) : m_people->giveBack(m_dashboard, *m_overseersColumn);
    (narrow ? m_right : m_left)->pin(nullptr);
    (narrow ? m_left : m_right)->pin(m_dashboard->tabs());
    m_tabsAtLeft = narrow;
    m_dashboard->standBeside(people);
    // The focused widget is gone: the board takes the focus, instead of the widget that Qt would choose next.
    if (page->focusWidget() != focus)
        board.setFocus(Qt::OtherFocusReason);
}

void DeskSides::putInTabOrder(QWidget *header, QWidget *bar) const
{
    tabThrough({m_tabsAtLeft ? header : bar, m_dashboard->tabs(), m_tabsAtLeft ? m_left : m_right});
}

} // namespace dossier
