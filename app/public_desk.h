#pragma once

#include "overseer_session.h"
#include "public_window.h"

#include <QObject>
#include <QPointer>

namespace dossier
{

/// The window for everybody and the session that it follows. It asks the session for its public side alone.
class PublicDesk : public QObject
{
    Q_OBJECT

public:
    PublicDesk();

    /// Follows a session until it is closed; the window closes with it.
    void follow(OverseerSession *session);

    /// Shows the window beside that screen, if a session is followed, or closes it.
    void setOpen(bool open, const QScreen *own);

    void wear(const Preferences &preferences);

    [[nodiscard]] PublicWindow &window() { return m_window; }

signals:
    void openChanged(bool open);

private:
    void show();
    void showJournal();

    QPointer<OverseerSession> m_session;
    PublicWindow m_window;
};

} // namespace dossier
