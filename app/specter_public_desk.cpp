#include "specter_public_desk.h"

#include "told_wording.h"

namespace dossier
{

namespace
{

constexpr std::size_t shownLines = 3;

} // namespace

SpecterPublicDesk::SpecterPublicDesk()
{
    connect(&m_window, &PublicScreen::closed, this, [this] { emit openChanged(false); });
}

void SpecterPublicDesk::follow(SpecterSession *session)
{
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    connect(session, &SpecterSession::publicViewChanged, this, &SpecterPublicDesk::show);
    connect(session, &SpecterSession::publicJournalChanged, this, &SpecterPublicDesk::showJournal);
    connect(session, &QObject::destroyed, &m_window, &QWidget::close);
    m_window.showHeat(false);
    show();
    showJournal();
}

void SpecterPublicDesk::setOpen(bool open, const QScreen *own)
{
    if (!open || !m_session)
    {
        m_window.close();
        return;
    }
    m_window.showBeside(own);
    emit openChanged(true);
}

void SpecterPublicDesk::wear(const Preferences &preferences)
{
    m_window.setTheme(themeFor(preferences.theme));
    m_window.setTextPercent(preferences.textPercent);
}

void SpecterPublicDesk::show()
{
    m_window.render(m_session->publicView());
}

/// The last lines that were not undone, in the language that is spoken when they are drawn.
void SpecterPublicDesk::showJournal()
{
    m_window.renderJournal(
        [lines = m_session->lastPublicLines(shownLines)]
        {
            QStringList all;
            for (const ToldLine &line : lines)
                all << wording::sentence(line);
            return all;
        });
}

} // namespace dossier
