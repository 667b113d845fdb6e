#include "public_desk.h"

#include <algorithm>

namespace dossier
{

namespace
{

/// Lines that are shown, and those that are looked through for some that still stand.
constexpr std::size_t shownLines = 2;
constexpr std::uint32_t readLines = 16;

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

/// The last lines that were not undone. Their names are those of the table as it stands.
void PublicDesk::showJournal()
{
    constexpr auto eyes = journal::Eyes::Everybodys;
    const std::uint32_t count = m_session->lineCount(eyes);
    std::vector<ToldLine> lines = m_session->lines(eyes, count > readLines ? count - readLines + 1 : 1, readLines);
    std::erase_if(
        lines, [](const ToldLine &told) { return told.line.what == journal::LineKind::Done && !told.line.standing; });
    std::ranges::reverse(lines);
    lines.resize(std::min(lines.size(), shownLines));
    m_window.renderJournal(std::move(lines));
}

} // namespace dossier
