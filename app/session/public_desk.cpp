#include "app/session/public_desk.h"

#include <utility>

namespace dossier
{

PublicDesk::PublicDesk()
{
    connect(&m_window, &PublicScreen::closed, this, [this] { emit openChanged(false); });
}

QObject *PublicDesk::follow(const QObject *session)
{
    m_session = session;
    m_ear = std::make_unique<QObject>();
    connect(session, &QObject::destroyed, m_ear.get(), [this] { m_window.close(); });
    return m_ear.get();
}

void PublicDesk::render(std::function<PublicPage()> make)
{
    m_make = std::move(make);
    renderAgain();
}

void PublicDesk::renderAgain()
{
    m_isWaiting = true;
    if (m_window.isVisible())
        (void)window();
}

void PublicDesk::refresh(std::size_t part)
{
    if (!m_isWaiting)
        m_window.refresh(part);
}

PublicScreen &PublicDesk::window()
{
    if (std::exchange(m_isWaiting, false) && m_make)
        m_window.render(m_make());
    return m_window;
}

void PublicDesk::setOpen(bool open, const QScreen *own)
{
    if (!open || !m_session)
    {
        m_window.close();
        return;
    }
    window().showBeside(own);
    emit openChanged(true);
}

void PublicDesk::wear(const Preferences &preferences)
{
    m_window.setTextPercent(preferences.textPercent);
}

} // namespace dossier
