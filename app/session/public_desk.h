#pragma once

#include "views/kit/preferences.h"
#include "views/session/public_screen.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

namespace dossier
{

/// The window for everybody. It receives pages made from public information, and has no access to anything else.
class PublicDesk : public QObject
{
    Q_OBJECT

public:
    PublicDesk();

    /// Follows a session of any game until it is destroyed; the window closes with it. The returned object lives as
    /// long as that session is followed, and serves as the context of connections that update the pages.
    QObject *follow(const QObject *session);

    /// Shows the page that `make` produces; the page is produced only once the window is visible.
    void render(std::function<PublicPage()> make);

    /// Produces the page again, because something that it reads itself, such as a name, has changed.
    void renderAgain();

    /// Redraws one part of the page, by its index, because data that it reads itself has changed.
    void refresh(std::size_t part);

    /// Shows a seal above the page, also once the window is opened; an empty one shows the page again.
    void showSeal(const ShownSeal &seal) { m_window.showSeal(seal); }

    /// Shows the window on a screen other than `own`, or beside it when there is no other, if a session is followed; or
    /// closes it.
    void setOpen(bool open, const QScreen *own);

    void wear(const Preferences &preferences);

    /// Returns the window with its current page.
    [[nodiscard]] PublicScreen &window();

signals:
    void openChanged(bool open);

private:
    QPointer<const QObject> m_session;
    std::unique_ptr<QObject> m_ear;
    /// Produces the page; empty before the first one.
    std::function<PublicPage()> m_make;
    /// The window does not show that page yet.
    bool m_isWaiting = false;
    PublicScreen m_window;
};

} // namespace dossier
