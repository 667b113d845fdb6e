#pragma once

#include "preferences.h"
#include "specter_game_session.h"
#include "specter_public_window.h"

#include <QObject>
#include <QPointer>

namespace dossier
{

/// The window for everybody and the session of Specter Ops that it follows. It asks the session for its public side
/// alone.
class SpecterPublicDesk : public QObject
{
    Q_OBJECT

public:
    SpecterPublicDesk();

    /// Follows a session until it is closed; the window closes with it.
    void follow(SpecterSession *session);

    /// Shows the window beside that screen, if a session is followed, or closes it.
    void setOpen(bool open, const QScreen *own);

    void wear(const Preferences &preferences);

    [[nodiscard]] SpecterPublicWindow &window() { return m_window; }

signals:
    void openChanged(bool open);

private:
    void show();
    void showJournal();

    QPointer<SpecterSession> m_session;
    SpecterPublicWindow m_window;
};

} // namespace dossier
