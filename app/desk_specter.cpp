// What the desk does for Specter Ops, whose pages are made when they are first asked for.
#include "desk.h"
#include "specter_everybody.h"

namespace dossier
{

void Desk::listenToSpecter()
{
    connect(&m_window, &MainWindow::playSpecterAsked, this,
        [this]
        {
            closeSessions();
            specter().playSample(m_preferences.printing);
        });
    connect(&m_window, &MainWindow::newSpecterAsked, this,
        [this]
        {
            const QString open = specterSession() != nullptr ? specterSession()->path() : QString();
            closeSessions();
            m_window.showPage(specter().setupPage());
            specter().offerNewSession(m_preferences.printing, open);
        });
    connect(&m_window, &MainWindow::handOverAsked, this,
        [this]
        {
            specter().handOver();
            foldIn();
            m_window.showPage(specter().pageNow());
        });
    connect(&m_window, &MainWindow::printAsked, this, &Desk::showPrint);
}

SpecterDesk &Desk::specter()
{
    if (m_specter)
        return *m_specter;
    m_specter = std::make_unique<SpecterDesk>(m_sessions.folder());
    for (QWidget *page : m_specter->pages())
        m_window.placePage(page);
    listenToSpecterDesk();
    m_specter->setTheme(themeFor(m_preferences.theme));
    return *m_specter;
}

void Desk::listenToSpecterDesk()
{
    SpecterDesk *desk = m_specter.get();
    connect(desk, &SpecterDesk::opened, this,
        [this]
        {
            m_sessions.close();
            specterOpened();
            m_window.showPage(specter().pageNow());
            renderSessions();
        });
    connect(desk, &SpecterDesk::pageChanged, this, [this] { m_window.showPage(specter().pageNow()); });
    connect(desk, &SpecterDesk::opening, this,
        [this](const QString &path)
        {
            if (holds(m_sessions.session(), path))
                m_sessions.close();
        });
    listenToGame(*desk);
}

SpecterSession *Desk::specterSession() const
{
    return m_specter ? m_specter->session() : nullptr;
}

void Desk::specterOpened()
{
    showToEverybody(m_public, specter());
    m_window.setSessionOpen(true);
    m_window.setSpecterOpen(true);
    connect(specterSession(), &QObject::destroyed, &m_window,
        [this]
        {
            m_window.setSessionOpen(false);
            m_window.setSpecterOpen(false);
        });
}

} // namespace dossier
