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

/// The pages of Specter Ops and the session that they show, by who sits at the machine. What a page asks for is done in
/// the session, and what is done is shown.
class SpecterDesk : public GameDesk
{
    Q_OBJECT

public:
    explicit SpecterDesk(const DeskPlace &place);
    ~SpecterDesk() override;
    Q_DISABLE_COPY_MOVE(SpecterDesk)

    [[nodiscard]] SeatsPage *seats() const { return m_seats; }

    [[nodiscard]] SpecterSetupPage *setupPage() const { return m_setup; }

    [[nodiscard]] QList<QWidget *> pages() const override { return {m_seats, m_setup}; }

    [[nodiscard]] QWidget *pageNow() override;

    /// Whether the agent's player has the machine for himself; no longer once another table is opened.
    void setAlone(bool alone);

    [[nodiscard]] SpecterSession *session() const override { return m_session.get(); }

    /// Who plays whom in the session that is open.
    [[nodiscard]] const WhoPlays &players() const { return m_players; }

    /// What whoever sits at the machine may know; none while it goes from hand to hand.
    [[nodiscard]] SeenSpecter viewInFront() const;

    void close() override;

    /// Begins a game of two hunters in a file of its own, drawn by chance and ready to be played.
    void playSample(const QString &edition) override;

    void offerNew(const QString &edition, const QString &openFile) override;

    void perform(const QString &act) override;

    /// Writes what everybody knows of the agent to a file, and takes it over from one.
    void giveFacts(const QString &path);
    void takeFacts(const QString &path);

    /// Begins a session: in the file that is open while its table is set up, else as it is wished.
    void beginSession(const SpecterWish &wish);

    /// Somebody else takes the machine.
    void handOver();

    /// What can be printed, as whoever sits at the machine may see it; empty where it cannot be printed now.
    [[nodiscard]] QString documentOf(SpecterPaper paper) const
    {
        return dossier::documentOf(paper, m_session.get(), viewInFront(), {});
    }

signals:
    /// The heat map is to be seen in the window for everybody, or no longer.
    void heatForEverybody(bool shown);

protected:
    OrProblem<QStringList> take(const GameAsked &asked) override;
    void showTable() override;

    /// The page says it in large words, and more than once.
    [[nodiscard]] bool tellsEnd() const override { return true; }

    void showPast(journal::Position at) override;
    [[nodiscard]] TablePage *tablePage() override;
    [[nodiscard]] SeatJournal journalHere() const override;
    void dress(const Preferences &preferences) override;

private:
    void submit(const specter::Seat &seat, const SpecterAsk &ask, const QString &ruling = {});
    void submitHunters(const SpecterAsk &ask, const QString &ruling);
    void listenToAgent();
    void listenToHunters();
    void listenToRole();
    void listenToSession();
    /// False where something of it was refused.
    bool giveAll(const SpecterWish &wish);
    /// Who plays is asked of the file when a session begins or is opened.
    void namePlayers();
    void showFront();
    /// Others see what is done, or an agent alone has the machine.
    void noteWhoSees();
    void showSetup();
    void listenToSetup();
    /// The entries of a table that is set up in its file, and which table it is.

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
