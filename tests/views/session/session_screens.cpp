// Writes pictures of the overseer's desk at what happens in a round, in both languages and themes at 100 and 200
// percent text, and fails on a clipped text.
#include "app/omega/overseer_session.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/pictures.h"
#include "views/board/board_view.h"
#include "views/session/journal_strip.h"
#include "views/session/seal_page.h"

#include <QTest>

namespace session_screens
{

using namespace dossier;
using namespace dossier::test;

class SessionScreens : public QObject
{
    Q_OBJECT

    Pictures m_pictures{QStringLiteral("desk-")};

    static void give(DeskAtRest &at, const omega::Command &command)
    {
        omegaDesk(at.desk()).overseers()->submit(command);
    }

    static void press(DeskAtRest &at, Space space)
    {
        auto *board = omegaDesk(at.desk()).page()->findChild<BoardView *>();
        emit board->pressed({space, std::nullopt}, Qt::NoModifier);
    }

private slots:

    void aRound_data() { addVariants(); }

    void aRound()
    {
        DeskAtRest at(variant());
        emit at.window().playRequested(QStringLiteral("omega"));
        m_pictures.look(at.window(), QStringLiteral("transfer"));
        omegaDesk(at.desk()).perform(sealAct);
        QCOMPARE(at.page(), QStringLiteral("SealPage"));
        m_pictures.look(at.window(), QStringLiteral("seal"));
        at.press(Qt::Key_Escape);
        QVERIFY(at.window().isCovered());
        at.window().setCovered(false);
        QCOMPARE(at.page(), QStringLiteral("OverseerPage"));
        give(at, omega::TransferAdrenaline{});
        m_pictures.look(at.window(), QStringLiteral("initiative"));
        using enum omega::Role;
        give(at, omega::AssignInitiative{{Rifleman, TeamLeader, HeavySupport, Countermeasures}});
        m_pictures.look(at.window(), QStringLiteral("stances"));
        for (const auto &[role, stance] :
            {std::pair(TeamLeader, "team_leader_steady"), {Countermeasures, "countermeasures_steady"},
                {HeavySupport, "heavy_support_bold"}, {Rifleman, "rifleman_quick"}})
            give(at, omega::ChooseStance{role, {stance}});
        give(at, omega::BeginTurn{Rifleman});
        press(at, {3, 1});
        m_pictures.look(at.window(), QStringLiteral("move"));
        give(at, omega::Correct{omega::FigureArrived{{1}, {"rogue_clone"}, {3, 1}, Facing::West}});
        press(at, {3, 1});
        m_pictures.look(at.window(), QStringLiteral("target"));
        give(at, omega::DeclareAttack{Rifleman, {"m18"}, {1, 1}, omega::FigureId{1}, {3, 1}, false, {}});
        m_pictures.look(at.window(), QStringLiteral("dice"));
        give(at, omega::RollAttack{{{2, 1, 0}, {1}}});
        m_pictures.look(at.window(), QStringLiteral("rolled"));
        give(at, omega::ApplyAttack{});
        give(at, omega::DiscardAdrenaline{});
        m_pictures.look(at.window(), QStringLiteral("refused"));
        for (int round = 2; round <= 12; ++round)
            give(at, omega::Correct{omega::StepBegan{omega::Step::Timer, round}});
        omegaDesk(at.desk()).page()->findChild<JournalStrip *>()->step(-3);
        m_pictures.look(at.window(), QStringLiteral("past"));
        emit at.window().sessionsRequested();
        m_pictures.look(at.window(), QStringLiteral("sessions"));
    }
};

DOSSIER_TESTS(SessionScreens, Windows)

} // namespace session_screens

#include "session_screens.moc"
