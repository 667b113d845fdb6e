#pragma once

#include "app/session/game_session.h"

namespace dossier
{

class TablePage;

/// The journal of a session as a seat reads it: all of it, or only what everybody may know. Positions are those of the
/// journal that is read; bookmarks are the seat's own.
class SeatJournal
{
public:
    /// `typing` names who types where several read the same journal on one machine.
    SeatJournal(GameSession &session, journal::Eyes eyes, GameSession::MarkSeat bookmarks, QString typing = {})
        : m_session(session)
        , m_eyes(eyes)
        , m_bookmarks(std::move(bookmarks))
        , m_typing(std::move(typing))
    {
    }

    [[nodiscard]] GameSession &session() const { return m_session; }

    /// Names the seat at the table of the session, wherever its file lies.
    [[nodiscard]] QString place() const;

    /// Shows it on a page.
    void renderOn(TablePage &page) const;

    /// With a correction also past what somebody has learned.
    void undo(const QString &correction);
    void redo();
    void goTo(journal::Position at, const QString &correction);
    void bookmark(journal::Position at, const QString &name, bool taken);

    /// Where that position is in the whole journal.
    [[nodiscard]] journal::Position real(journal::Position at) const;

private:
    [[nodiscard]] bool readsPublic() const { return m_eyes == journal::Eyes::Everybodys; }

    GameSession &m_session;
    journal::Eyes m_eyes;
    GameSession::MarkSeat m_bookmarks;
    QString m_typing;
};

} // namespace dossier
