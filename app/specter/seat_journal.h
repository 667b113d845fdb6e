#pragma once

#include "app/specter/game_session.h"
#include "app/specter/machine.h"

namespace dossier
{

class TablePage;

/// The journal as whoever sits at the machine reads it: the hunters the public one alone, an agent his own, and who
/// keeps a table of sheets on paper all of it.
class SeatJournal
{
public:
    SeatJournal(SpecterSession &session, Sits sits)
        : m_session(session)
        , m_sits(sits)
    {
    }

    /// Shows it on a page.
    void renderOn(TablePage &page) const;

    /// With a correction also past what somebody has learned.
    void undo(const QString &correction);
    void redo();
    void goTo(journal::Position at, const QString &correction);
    void bookmark(journal::Position at, const QString &name, bool taken);

    /// The table as it stood there, as far as that seat may know it.
    [[nodiscard]] SeenSpecter viewAt(journal::Position at, const specter::Seat &seat) const;

private:
    [[nodiscard]] bool readsPublic() const;
    [[nodiscard]] GameSession::MarkSeat markSeat() const;
    [[nodiscard]] journal::Position real(journal::Position at) const;

    SpecterSession &m_session;
    Sits m_sits;
};

} // namespace dossier
