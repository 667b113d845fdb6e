#pragma once

#include "app/play/omega/usual_set_up.h"
#include "views/kit/late_page.h"
#include "views/omega/setup/setup_page.h"

#include <QObject>

namespace dossier
{

class OverseerSession;

/// The set-up of a mission: its page, and what the page does to the session that is open, by what the pack says of the
/// mission.
class SetupDesk : public QObject
{
    Q_OBJECT

public:
    /// The session that is open, or null.
    using OpenSession = std::function<OverseerSession *()>;
    /// Does many things at once and shows what came of them.
    using DoAll = std::function<void(const std::function<void()> &things)>;

    SetupDesk(OpenSession session, DoAll doAll);

    /// The page, for a window to place and to own; it is made when it is first asked for.
    [[nodiscard]] SetupPage *page() { return m_page.get(); }

    [[nodiscard]] SetupPage *madePage() const { return m_page.made(); }

    /// Once the game is played the page is gone: what no longer shows would be dressed and spoken anew with the rest.
    void dropPage() { m_page.drop(); }

    /// The pack of the session that is open.
    void take(const omega::Pack &pack) { m_pack = pack; }

    /// Whether the session that is open is still being set up.
    [[nodiscard]] bool isSettingUp() const;

    /// The table as it stands.
    void render(const SeenView &view);

    /// Sets up what is not set up yet, for that many commandos in so many seats.
    void setUpRest(const Party &party);

signals:
    void pageMade(dossier::SetupPage *page);

private:
    [[nodiscard]] SetupPage *made();
    void leaveOut(omega::Role role);
    void shuffle();

    OpenSession m_session;
    DoAll m_doAll;
    omega::Pack m_pack;
    LatePage<SetupPage> m_page;
};

} // namespace dossier
