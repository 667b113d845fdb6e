#pragma once

#include "app/omega/missions_desk.h"
#include "app/omega/owners_desk.h"
#include "app/omega/setup_desk.h"
#include "app/omega/sounds.h"
#include "app/session/game_desk.h"
#include "app/session/print_desk.h"
#include "model/omega/seen/command.h"
#include "views/omega/desk/overseer_page.h"
#include "views/omega/paper/mission_papers.h"
#include "views/omega/parts/public_view_ptr.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace dossier
{

class OverseerSession;

/// The pages of the overseer and the session that they show: what a page asks for is done there, and what is done is
/// shown, on the page of the set-up until the game has begun.
class SessionDesk : public GameDesk
{
    Q_OBJECT

public:
    explicit SessionDesk(const DeskPlace &place);
    ~SessionDesk() override;
    Q_DISABLE_COPY_MOVE(SessionDesk)

    /// The page of the game; the others are made when they are asked for. A window places and owns them.
    [[nodiscard]] OverseerPage *page() const { return m_page; }

    [[nodiscard]] SetupPage *setupPage() { return m_setup.page(); }

    [[nodiscard]] NewSessionPage *newSessionPage() { return m_missions.page(); }

    /// The guided page for what an owner reads off the cards.
    [[nodiscard]] OwnersDesk &owners();

    [[nodiscard]] QList<QWidget *> pages() const override { return {m_page}; }

    [[nodiscard]] QWidget *pageNow() override;

    void useActions(const DeskActions &actions) override;

    [[nodiscard]] GameSession *session() const override;

    /// The open session as the overseer's, whose interface its own header declares; null when none is open.
    [[nodiscard]] OverseerSession *overseers() const { return m_session.get(); }

    void close() override;

    /// Begins the sample mission in a file of its own, set up and ready to be played.
    void playSample(const QString &edition) override;

    void offerNew(const QString &edition, const QString &openFile) override;
    void playAgain(bool swapped) override;
    void playNext() override;

    void perform(const QString &act) override;

    /// A paper of the open session in the current language; empty when it cannot be printed.
    [[nodiscard]] QString documentOf(MissionPaper paper);

    /// Begins a session with everything filled in, on the page of the set-up.
    void beginSession(const SessionWished &wished);

signals:
    /// Something that everybody may hear has come, or the time of a turn ends.
    void alarmed(dossier::Alarm alarm);

protected:
    OrProblem<QStringList> load(const GameRequest &request) override;
    void showTable() override;

    void showPast(journal::Position at) override;
    [[nodiscard]] TablePage *tablePage() override;
    void applyPreferences(const Preferences &preferences) override;
    [[nodiscard]] std::vector<storage::Player> parts() override;
    void showPlayers() override;

private:
    void showSoundDevice();
    /// Closes the session and offers that mission, in that campaign file or a new one, with its players.
    void offerMission(const omega::MissionId &mission, const QString &file, bool swapped);
    void listenToPage();
    void listenToMissions();
    [[nodiscard]] PrintedPages pagesOf(MissionPaper paper, Language language);
    /// Gives what the page asks for, then does what follows without a choice; a correction is only put right.
    void give(const OmegaCommand &command, const std::function<void()> &request);
    void showOwners();
    [[nodiscard]] omega::Summary counted();
    void listenToSession();
    void listen(const OmegaPublicViewPtr &everybodys);

    PackShelf m_shelf;
    Sounds m_sounds;
    std::unique_ptr<OwnersDesk> m_owners;
    QPointer<OverseerPage> m_page;
    MissionsDesk m_missions;
    SetupDesk m_setup;
    std::unique_ptr<OverseerSession> m_session;
    PrintDesk m_paper;
    OmegaPeople m_people;
    /// The mission after the present one in its pack.
    std::optional<omega::Mission> m_next;
    /// The number of public lines that were counted, and their summary.
    std::pair<std::uint32_t, omega::Summary> m_counted{};
    /// The time of the turn, as it was read last.
    TurnTime m_time;
    /// The public view that was last checked for alarms.
    OmegaPublicViewPtr m_heard;
};

} // namespace dossier
