#include "views/window/window_cover.h"

#include "views/kit/covered_page.h"
#include "views/window/curtain_page.h"

#include <QApplication>
#include <QMainWindow>
#include <QToolTip>

namespace dossier
{

WindowCover::WindowCover(QMainWindow *window, QWidget *content)
    : m_window(window)
    , m_content(content)
    , m_page(new CurtainPage(window))
{
    m_page->hide();
}

WindowCover::~WindowCover()
{
    if (m_down)
        delete m_content;
}

void WindowCover::setDown(bool down)
{
    m_down = down;
    if (down)
        lower();
    else
        lift();
}

void WindowCover::lower()
{
    while (QWidget *popup = QApplication::activePopupWidget())
        if (!popup->close())
            popup->hide();
    QToolTip::hideText();
    m_focusBefore = m_window->focusWidget();
    m_window->takeCentralWidget();
    coverForReaders(*m_content);
    m_window->setCentralWidget(m_page);
    m_page->show();
    m_page->setFocus(Qt::OtherFocusReason);
}

void WindowCover::lift()
{
    m_window->takeCentralWidget();
    m_page->setParent(m_window);
    m_page->hide();
    uncoverForReaders(*m_content);
    m_window->setCentralWidget(m_content);
    m_content->show();
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
}

} // namespace dossier
