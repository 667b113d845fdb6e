#pragma once

#include "views/kit/preferences.h"
#include "views/session/public_screen.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace dossier
{

/// The window for everybody. It is handed pages that are made of what everybody may know, and can ask for nothing more.
class PublicDesk : public QObject
{
    Q_OBJECT

public:
    PublicDesk();

    /// Follows a session of any game until it is gone; the window closes with it. What comes back lives as long as that
    /// session is followed: whoever makes its pages listens by it.
    QObject *follow(const QObject *session);

    void render(PublicPage page) { m_window.render(std::move(page)); }

    /// Shows the window beside that screen, if a session is followed, or closes it.
    void setOpen(bool open, const QScreen *own);

    void wear(const Preferences &preferences);

    [[nodiscard]] PublicScreen &window() { return m_window; }

signals:
    void openChanged(bool open);

private:
    QPointer<const QObject> m_session;
    std::unique_ptr<QObject> m_ear;
    PublicScreen m_window;
};

} // namespace dossier
