#include "public_desk.h"

namespace dossier
{

namespace
{

constexpr std::size_t shownLines = 2;

} // namespace

PublicDesk::PublicDesk()
{
    connect(&m_window, &PublicWindow::closed, this, [this] { emit openChanged(false); });
}

void PublicDesk::follow(OverseerSession *session)
{
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    connect(session, &OverseerSession::publicViewChanged, this, &PublicDesk::show);
    connect(session, &OverseerSession::publicJournalChanged, this, &PublicDesk::showJournal);
    connect(session, &QObject::destroyed, &m_window, &QWidget::close);
    show();
    showJournal();
}

void PublicDesk::setOpen(bool open, const QScreen *own)
{
    if (!open || !m_session)
    {
        m_window.close();
        return;
    }
    m_window.showBeside(own);
    emit openChanged(true);
}

void PublicDesk::wear(const Preferences &preferences)
{
    m_window.setTheme(themeFor(preferences.theme));
    m_window.setTextPercent(preferences.textPercent);
}

void PublicDesk::show()
{
    m_window.render(std::make_shared<const omega::View>(m_session->publicView()));
}

/// Their names are those of the table as it stands.
void PublicDesk::showJournal()
{
    m_window.renderJournal(m_session->lastPublicLines(shownLines));
}

} // namespace dossier
