// Decisions of the players in the journal: the answer and the decision stay, and one undo takes the decision back.
#include "app/specter/game_session.h"
#include "tests/support/test_class.h"
#include "views/kit/appearance.h"
#include "views/kit/screen.h"
#include "views/session/journal_wording.h"
#include "views/specter/paper/ask_ruling.h"
#include "views/specter/setup/wish.h"

#include <QLineEdit>
#include <QTest>

namespace specter_ruling_test
{

using namespace dossier;

namespace
{

using specter::Agent;
using specter::AgentSeat;
using specter::HunterKind;
using specter::PublicSeat;

/// The Gun on foot has begun his turn, far from an agent who has stayed at the start.
std::unique_ptr<SpecterSession> gunsTurn()
{
    auto opened = openSpecter({{}, {}, "first"});
    if (!opened)
        return nullptr;
    auto session = std::make_unique<SpecterSession>(*std::move(opened));
    for (const specter::Command &command :
        commandsOf(usualWish(session->publicView()->open.pack, 2, [](int below) { return below / 2; })))
        session->submit(AgentSeat{}, command);
    const specter::Coordinate start = *session->viewOf(AgentSeat{})->sheet->at;
    session->submit(AgentSeat{}, specter::PlanMove{Agent::First, {.path = {start}}});
    session->submit(AgentSeat{}, specter::ConfirmMove{});
    session->submit(PublicSeat{},
        specter::Correct{
            specter::HunterWritten{HunterKind::Gun, {.at = *specter::spaceNamed("K20"), .inVehicle = false}}});
    session->submit(PublicSeat{}, specter::BeginHunterTurn{HunterKind::Gun});
    return session;
}

QStringList journalOf(SpecterSession &session)
{
    QStringList all;
    for (const JournalRow &row :
        session.lines(journal::Eyes::Everybodys, 1, session.lineCount(journal::Eyes::Everybodys)))
        all << wording::sentence(row);
    return all;
}

/// Decides the newest answer otherwise, as a page does.
void decide(SpecterSession &session, const std::string &space)
{
    ReasonBar bar({}, {.undo = {}, .showRule = {}, .draftChanged = [] { }}, nullptr);
    StandingAnswer chosen = standingAnswers(session.publicView()->open).front();
    askForRuling(bar, chosen, specter::spaceNamed(space),
        {[&](const SpecterCommand &command) { session.submit(PublicSeat{}, command.command()); },
            [&](const SpecterCommand &command) { session.follow(PublicSeat{}, command.command()); },
            [&] { return session.viewOf(PublicSeat{}); }});
    QTest::keyClicks(bar.findChild<QLineEdit *>(), QStringLiteral("We saw it"));
    QTest::keyClick(bar.findChild<QLineEdit *>(), Qt::Key_Return);
}

} // namespace

class SpecterRulingTest : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase() { loadResources(); }

    void theJournalKeepsTheAnswerAndTheDecision()
    {
        const auto session = gunsTurn();
        session->submit(PublicSeat{}, specter::MoveHunter{.to = *specter::spaceNamed("K19")});
        const specter::PublicTable answered = session->publicView()->open;
        decide(*session, "N4");
        QVERIFY(session->publicView()->open.turn->found.contains(Agent::First));
        const QString lines = journalOf(*session).join(u'\n');
        for (const char *said : {"“Clear” for The Gun on K19", "The players decide otherwise: We saw it",
                 "The agent is seen on N4 by The Gun"})
            QVERIFY2(lines.contains(QString::fromUtf8(said)), qPrintable(lines));
        QCOMPARE(wording::shortly(*session->steps().undone), QStringLiteral("Decision"));
        QVERIFY(!session->steps().revealInTheWay);
        session->undo();
        QVERIFY(session->publicView()->open == answered);
    }

    /// Each correction of a decision is judged on the facts that the earlier one leaves.
    void correctionsAreJudgedOneAfterTheOther()
    {
        const auto session = gunsTurn();
        const specter::PublicTable table = session->publicView()->open;
        const specter::AgentInPlay &stays = table.agents.at(Agent::First);
        specter::AgentInPlay flies = stays;
        flies.turns.back().shown = specter::Shown{specter::Showing::Seen, specter::spaceNamed("A3")};
        const specter::Command contradicts = specter::Correct{specter::AgentWritten{Agent::First, flies}};
        const specter::Command mends = specter::Correct{specter::AgentWritten{Agent::First, stays}};
        QVERIFY(contradictsFacts(table, {contradicts}));
        QVERIFY(contradictsFacts(table, {mends, contradicts}));
        QVERIFY(!contradictsFacts(table, {contradicts, mends}));
    }

    void aMoveAgainstARuleSaysSo()
    {
        const auto session = gunsTurn();
        session->submit(PublicSeat{}, specter::MoveHunter{.to = *specter::spaceNamed("A3")}, QStringLiteral("He flew"));
        QCOMPARE(session->publicView()->open.hunters.at(HunterKind::Gun).at, *specter::spaceNamed("A3"));
        const QString lines = journalOf(*session).join(u'\n');
        QVERIFY2(lines.contains(QStringLiteral("the players decided: He flew")), qPrintable(lines));
        QVERIFY2(lines.contains(QStringLiteral("The Gun moves to A3, against a rule")), qPrintable(lines));
    }
};

DOSSIER_TESTS(SpecterRulingTest, Windows)

} // namespace specter_ruling_test

#include "specter_ruling_test.moc"
