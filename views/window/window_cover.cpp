#include "views/window/window_cover.h"

#include "views/kit/covered_page.h"
#include "views/kit/screen.h"
#include "views/window/curtain_page.h"

#include <QApplication>
#include <QMainWindow>
#include <QToolTip>

#include <utility>

namespace dossier
{

namespace
{

void closePopups()
{
    while (QWidget *popup = QApplication::activePopupWidget())
        if (!popup->close())
            popup->hide();
    QToolTip::hideText();
}

} // namespace

WindowCover::WindowCover(QMainWindow *window, QWidget *content, std::function<void()> lift)
    : m_window(window)
    , m_content(content)
    , m_page(new Screen(window))
    , m_pins([this] { return m_page; })
{
    // A key that was on its way to the desk does not lift the curtain: the button is reached by Tab.
    m_page->setFocusPolicy(Qt::StrongFocus);
    m_page->setObjectName(QStringLiteral("CurtainPage"));
    m_page->render(
        {}, [this, lift = std::move(lift)](const Theme & /*theme*/) { return curtainPage(m_pins, lift).when(m_down); });
}

WindowCover::~WindowCover()
{
    if (m_down)
        delete m_content;
}

void WindowCover::setDown(bool down)
{
    m_down = down;
    render();
    if (down)
        lower();
    else
        lift();
}

void WindowCover::render()
{
    m_pins.clear();
    m_page->renderAgain();
}

void WindowCover::shut()
{
    m_isShut = true;
    m_page->setEnabled(false);
    if (std::exchange(m_down, true))
        return;
    closePopups();
    render();
    // Where it was does not come back.
    m_focusBefore.clear();
    m_content->hide();
    coverForReaders(*m_content);
    m_page->setGeometry(m_content->geometry());
    m_page->show();
    m_page->raise();
}

void WindowCover::reopen()
{
    m_isShut = false;
    m_page->setEnabled(true);
    setDown(false);
}

bool WindowCover::hasPin() const
{
    return m_pins.has(curtainSeat);
}

void WindowCover::lower()
{
    closePopups();
    m_focusBefore = m_window->focusWidget();
    m_window->takeCentralWidget();
    coverForReaders(*m_content);
    m_window->setCentralWidget(m_page);
    m_page->show();
    m_page->setFocus(Qt::OtherFocusReason);
    m_pins.focusField();
}

void WindowCover::lift()
{
    const bool isTakenOut = m_window->centralWidget() == m_page;
    if (isTakenOut)
    {
        m_window->takeCentralWidget();
        m_page->setParent(m_window);
    }
    m_page->hide();
    uncoverForReaders(*m_content);
    if (isTakenOut)
        m_window->setCentralWidget(m_content);
    m_content->show();
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
}

} // namespace dossier
