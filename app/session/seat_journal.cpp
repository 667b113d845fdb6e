#include "app/session/seat_journal.h"

#include "views/session/table_page.h"

#include <QCryptographicHash>

namespace dossier
{

journal::Position SeatJournal::real(journal::Position at) const
{
    return readsPublic() ? m_session.fromPublic(at) : at;
}

void SeatJournal::renderOn(TablePage &page) const
{
    page.follow(m_session);
    ShownJournal journal
        = readsPublic() ? shownJournalOf(m_session.publicJournal(m_bookmarks)) : m_session.shownJournal();
    journal.areBookmarksOpen = !m_bookmarks.has_value();
    page.renderJournal(journal);
}

QString SeatJournal::place() const
{
    const QString seat = m_bookmarks ? QString::fromStdString(*m_bookmarks) : QStringLiteral("*");
    const QString place = QStringLiteral("%1\n%2\n%3%4")
                              .arg(QString::fromLatin1(m_session.key()))
                              .arg(readsPublic())
                              .arg(seat, m_typing);
    return QString::fromLatin1(QCryptographicHash::hash(place.toUtf8(), QCryptographicHash::Sha256).toHex().first(16));
}

void SeatJournal::undo(const QString &correction)
{
    readsPublic() ? m_session.undoPublic(correction) : m_session.undo(correction);
}

void SeatJournal::redo()
{
    readsPublic() ? m_session.redoPublic() : m_session.redo();
}

void SeatJournal::goTo(journal::Position at, const QString &correction)
{
    m_session.goTo(real(at), correction);
}

void SeatJournal::bookmark(journal::Position at, const QString &name, bool taken)
{
    if (readsPublic())
        m_session.bookmarkPublic(at, name, taken, m_bookmarks);
    else
        m_session.bookmark(at, name, taken, m_bookmarks);
}

} // namespace dossier
