#pragma once

#include "views/kit/preferences.h"
#include "views/session/public_screen.h"

#include <QObject>
#include <QPointer>

#include <functional>
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

    /// Shows the page that is made so, once the window is looked at: until then none is made.
    void render(std::function<PublicPage()> make);

    /// Draws a part of the page again, by its place: what it reads by itself is another.
    void refresh(std::size_t part);

    /// Shows in large letters what everybody has to take in; nothing while the window is closed.
    void tell(const MomentWords &words);

    /// Shows the window beside that screen, if a session is followed, or closes it.
    void setOpen(bool open, const QScreen *own);

    void wear(const Preferences &preferences);

    /// The window as it is looked at.
    [[nodiscard]] PublicScreen &window();

signals:
    void openChanged(bool open);

private:
    QPointer<const QObject> m_session;
    std::unique_ptr<QObject> m_ear;
    /// The page that was not looked at yet; empty when the window shows it.
    std::function<PublicPage()> m_waiting;
    PublicScreen m_window;
};

} // namespace dossier
