#include "app/specter/seat_journal.h"

#include "views/session/table_page.h"

namespace dossier
{

bool SeatJournal::readsPublic() const
{
    return m_sits != Sits::Agent && !m_session.publicView()->open.players.sheetsOnPaper;
}

/// The hunters write theirs for everybody, and so does who keeps the table of sheets on paper.
GameSession::MarkSeat SeatJournal::markSeat() const
{
    if (m_sits == Sits::Hunters)
        return std::nullopt;
    if (m_sits == Sits::Agent)
        return std::string();
    Machine machine;
    machine.seat(m_sits);
    return text(machine.seat());
}

journal::Position SeatJournal::real(journal::Position at) const
{
    return readsPublic() ? m_session.fromPublic(at) : at;
}

void SeatJournal::renderOn(TablePage &page) const
{
    if (readsPublic())
        page.renderJournal(m_session.publicJournal(markSeat()));
    else
        page.renderJournal(m_session.toldJournal());
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
    m_session.bookmark(real(at), name, taken, markSeat());
}

SeenSpecter SeatJournal::viewAt(journal::Position at, const specter::Seat &seat) const
{
    return m_session.viewAt(real(at), seat);
}

} // namespace dossier
