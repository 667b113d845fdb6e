#pragma once

#include "app/conquest/box_desk.h"
#include "app/conquest/own_box.h"
#include "app/conquest/seat_at_machine.h"
#include "app/session/game_desk.h"
#include "app/session/print_desk.h"
#include "app/session/session_library.h"
#include "app/window/kept_draft.h"
#include "views/conquest/paper/papers.h"
#include "views/conquest/seats/seats_page.h"
#include "views/conquest/setup/setup_page.h"

namespace dossier
{

/// The pages of Conquest of Planet Earth and the session that they show, by who sits at the machine. What a page asks
/// for is done in the session, and what is done is shown.
class ConquestDesk : public GameDesk
{
    Q_OBJECT

public:
    explicit ConquestDesk(const DeskPlace &place);
    ~ConquestDesk() override;
    Q_DISABLE_COPY_MOVE(ConquestDesk)

    [[nodiscard]] ConquestSeats *seats() const { return m_seats; }

    [[nodiscard]] bool showsSecrets() const override { return m_seatAtMachine.secretInFront().has_value(); }

    void coverSecrets() override { m_seatAtMachine.coverSecrets(); }

    [[nodiscard]] QList<QWidget *> pages() const override;

    [[nodiscard]] ConquestSetupPage *setupPage() const { return m_setup; }

    [[nodiscard]] QWidget *pageNow() override;

    [[nodiscard]] ConquestSession *session() const override { return m_session.get(); }

    void close() override;

    /// Begins a game in a file of its own, drawn by chance and ready to be played: two players together, or three
    /// against each other.
    void playSample(const QString &edition) override;
    void playSample(conquest::Mode mode);

    void offerNew(const QString &edition, const QString &openFile) override;
    void playAgain(bool swapped) override;

    void perform(const QString &act) override;

    /// Begins a session as it is wished, in a new file or one that is there.
    void beginSession(const ConquestWish &wish);

    /// A paper that contains only what everybody knows; empty when it cannot be printed now.
    [[nodiscard]] QString documentOf(ConquestPaper paper) const;

    /// Dice and cards come from there.
    void setChance(DrawBelow draw) { m_draw = std::move(draw); }

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
    void listenToSeats();
    void listenToSession();
    /// The owner's pages, made when they are first asked for.
    BoxDesk &ownersPages();
    void showBox();
    void leaveBox();
    /// Others see what is done, or one player alone has the machine.
    void noteWhoSees();
    void submit(const conquest::Command &command, const QString &ruling, Given given);
    /// Sets the table of the session up so, and shows it; false where something of it was not done.
    bool setUp(const ConquestWish &wish);
    [[nodiscard]] PrintedPages pagesOf(ConquestPaper paper, Language language) const;
    /// Keeps for later games what commands say of the owner's box.
    void keepPrinted(const std::vector<conquest::Command> &commands);

    QPointer<ConquestSeats> m_seats;
    SeatAtMachine m_seatAtMachine;
    QPointer<ConquestSetupPage> m_setup;
    std::unique_ptr<ConquestSession> m_session;
    /// The position of the game when its table was last shown.
    journal::Position m_shownAt{};
    std::map<QString, conquest::Colour> m_roles;
    ConquestPeople m_people;
    PrintDesk m_printing;
    DrawBelow m_draw = drawnBelow;
    OwnBox m_box;
    std::unique_ptr<BoxDesk> m_owners;
    /// The owner's pages were opened from the set-up, and lead back there.
    bool m_backToSetup = false;
    bool m_isPublicOpen = false;
    KeptDraft m_draft;
};

} // namespace dossier
