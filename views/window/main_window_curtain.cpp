// The curtain: all that the window shows is taken out of it, not hidden in it, so that nothing of it can be read, told
// by a screen reader or reached by a key.
#include "views/kit/covered_page.h"
#include "views/window/curtain_page.h"
#include "views/window/main_window.h"
#include "views/window/menus.h"

#include <QApplication>
#include <QToolTip>

namespace dossier
{

MainWindow::~MainWindow()
{
    // A number that is still being typed is told when its field is hidden: as long as there is a window to tell.
    hide();
    if (m_covered)
        delete m_content;
}

void MainWindow::setCovered(bool covered)
{
    if (covered == m_covered)
        return;
    m_covered = covered;
    if (covered)
        lowerCurtain();
    else
        liftCurtain();
    m_menus->setCovered(covered);
    retranslate();
    if (covered)
        emit this->covered();
}

void MainWindow::lowerCurtain()
{
    while (QWidget *popup = QApplication::activePopupWidget())
        if (!popup->close())
            popup->hide();
    QToolTip::hideText();
    m_focusBefore = focusWidget();
    takeCentralWidget();
    coverForReaders(*m_content);
    setCentralWidget(m_curtain);
    m_curtain->show();
    m_curtain->setFocus(Qt::OtherFocusReason);
}

void MainWindow::liftCurtain()
{
    takeCentralWidget();
    m_curtain->setParent(this);
    m_curtain->hide();
    uncoverForReaders(*m_content);
    setCentralWidget(m_content);
    m_content->show();
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
}

void MainWindow::setSessionOpen(const QString &game)
{
    m_menus->setSessionOpen(game);
}

void MainWindow::setPublicOpen(bool open)
{
    m_menus->setPublicOpen(open);
}

} // namespace dossier
