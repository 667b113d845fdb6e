#pragma once

#include "app/play/omega/usual_set_up.h"
#include "views/kit/late_page.h"
#include "views/omega/setup/setup_page.h"

#include <QObject>

namespace dossier
{

class OverseerSession;

/// The set-up of a mission: its page, and the changes that the page makes to the open session, according to the pack's
/// instructions for the mission.
class SetupDesk : public QObject
{
    Q_OBJECT

public:
    /// Returns the open session, or null.
    using OpenSession = std::function<OverseerSession *()>;
    /// Runs several changes together and shows their result.
    using DoAll = std::function<void(const std::function<void()> &things)>;

    SetupDesk(OpenSession session, DoAll doAll);

    /// The page, which a window places and owns; created on first use.
    [[nodiscard]] SetupPage *page() { return m_page.get(); }

    [[nodiscard]] SetupPage *madePage() const { return m_page.made(); }

    /// Deletes the page once the game has begun: a hidden page would be polished and translated again with the others.
    void dropPage() { m_page.drop(); }

    /// Sets the pack of the open session.
    void setPack(const omega::Pack &pack) { m_pack = pack; }

    /// True while the open session is still being set up.
    [[nodiscard]] bool isSettingUp() const;

    /// Shows the current table, with its players.
    void render(const OmegaViewPtr &view, const OmegaPeople &players);

    /// Completes the set-up for that many commandos in that many seats.
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
