#pragma once

#include "app/session/game_session.h"

namespace dossier
{

class TablePage;

/// The journal of a session for one seat: all of it, or only the public part. Positions are those of that journal;
/// bookmarks are the seat's own.
class SeatJournal
{
public:
    /// `typing` names the person who types when several read the same journal on one machine.
    SeatJournal(GameSession &session, journal::Eyes eyes, GameSession::MarkSeat bookmarks, QString typing = {})
        : m_session(session)
        , m_eyes(eyes)
        , m_bookmarks(std::move(bookmarks))
        , m_typing(std::move(typing))
    {
    }

    [[nodiscard]] GameSession &session() const { return m_session; }

    /// Identifies the seat at the table of the session, independently of its file's path.
    [[nodiscard]] QString place() const;

    /// Shows the journal on a page.
    void renderOn(TablePage &page) const;

    /// With a correction, even past a reveal.
    void undo(const QString &correction);
    void redo();
    void goTo(journal::Position at, const QString &correction);
    void bookmark(journal::Position at, const QString &name, bool taken);

    /// Converts that position to one of the whole journal.
    [[nodiscard]] journal::Position real(journal::Position at) const;

private:
    [[nodiscard]] bool readsPublic() const { return m_eyes == journal::Eyes::Everybodys; }

    GameSession &m_session;
    journal::Eyes m_eyes;
    GameSession::MarkSeat m_bookmarks;
    QString m_typing;
};

} // namespace dossier
