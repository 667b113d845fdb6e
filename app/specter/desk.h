#pragma once

#include "app/session/game_desk.h"
#include "app/session/print_desk.h"
#include "app/session/session_library.h"
#include "app/specter/machine.h"
#include "app/specter/papers.h"
#include "app/window/kept_draft.h"
#include "views/specter/paper/sheet_print.h"
#include "views/specter/seats/seats_page.h"
#include "views/specter/setup/setup_page.h"
#include "views/specter/words/who_plays.h"

#include <QPointer>

#include <memory>

namespace dossier
{

/// The pages of Specter Ops and the session that they show, depending on who sits at the machine. Carries out the
/// requests of the pages in the session, and shows the results.
class SpecterDesk : public GameDesk
{
    Q_OBJECT

public:
    explicit SpecterDesk(const DeskPlace &place);
    ~SpecterDesk() override;
    Q_DISABLE_COPY_MOVE(SpecterDesk)

    [[nodiscard]] SeatsPage *seats() const { return m_seats; }

    [[nodiscard]] SpecterSetupPage *setupPage() const { return m_setup; }

    [[nodiscard]] bool showsSecrets() const override;
    void coverSecrets() override;

    [[nodiscard]] QList<QWidget *> pages() const override { return {m_seats, m_setup}; }

    [[nodiscard]] QWidget *pageNow() override;

    /// Sets whether the agent's player has the machine alone; reset when another table is opened.
    void setAlone(bool alone);

    [[nodiscard]] SpecterSession *session() const override { return m_session.get(); }

    /// The players' roles in the open session.
    [[nodiscard]] const WhoPlays &players() const { return m_players; }

    /// Returns the view of the seat at the machine; null while the machine changes hands.
    [[nodiscard]] SpecterViewPtr viewInFront() const;

    void close() override;

    /// Begins a game with two hunters in a file of its own, drawn at random and ready to be played.
    void playSample(const QString &edition) override;

    void offerNew(const QString &edition, const QString &openFile) override;
    void playAgain(bool swapped) override;

    void perform(const QString &act) override;

    /// Writes the public facts about the agent to a file, and takes them over from one.
    void giveFacts(const QString &path);
    void takeFacts(const QString &path);

    /// Begins a session: in the open file while its table is set up, otherwise according to the wish.
    void beginSession(const SpecterWish &wish);

    /// Passes the machine to another player.
    void handOver();

    /// Returns a printable document as the seat at the machine may see it; empty when it cannot be printed now.
    [[nodiscard]] QString documentOf(SpecterPaper paper) const
    {
        return dossier::documentOf(paper, m_session.get(), viewInFront(), {});
    }

signals:
    /// The heat map is to be shown in the window for everybody, or hidden.
    void heatForEverybody(bool shown);

protected:
    OrProblem<QStringList> load(const GameRequest &request) override;
    void showTable() override;

    void showPast(journal::Position at) override;
    [[nodiscard]] TablePage *tablePage() override;
    [[nodiscard]] SeatJournal journalHere() const override;
    void applyPreferences(const Preferences &preferences) override;
    [[nodiscard]] std::vector<storage::Player> parts() override;
    void showPlayers() override;

private:
    void submit(const specter::Seat &seat, const SpecterCommand &command, const QString &ruling = {});
    void submitHunters(const SpecterCommand &command, const QString &ruling);
    void listenToAgent();
    void listenToHunters();
    void listenToRole();
    void listenToSession();
    /// Returns false when part of it was refused.
    bool giveAll(const SpecterWish &wish);
    void showFront();
    /// Notes whether others see the actions, or an agent alone has the machine.
    void noteWhoSees();
    void showSetup();
    void listenToSetup();
    /// True while a table is being set up in its file.
    [[nodiscard]] bool isSetUp() const;
    [[nodiscard]] bool onPaper() const;

    QPointer<SeatsPage> m_seats;
    QPointer<SpecterSetupPage> m_setup;
    std::unique_ptr<SpecterSession> m_session;
    PrintDesk m_printing;
    Machine m_machine;
    bool m_isPublicOpen = false;
    WhoPlays m_players;
    KeptDraft m_draft;
    /// Keeps the entries of a table that is set up in its file.
    KeptDraft m_fileDraft;
};

} // namespace dossier
