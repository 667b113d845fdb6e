#include "app/play/play_process.h"
#include "app/play/played_game.h"
#include "app/specter/game_session.h"
#include "tests/support/test_class.h"
#include "views/kit/appearance.h"
#include "views/session/journal_wording.h"
#include "views/specter/setup/wish.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace specter_session_test
{

using namespace dossier;

namespace
{

using specter::AgentSeat;
using specter::HunterKind;
using specter::PublicSeat;

int middle(int below)
{
    return below / 2;
}

std::unique_ptr<SpecterSession> sessionIn(const QString &file)
{
    auto opened = openSpecter({file, {}, "first"});
    return opened ? std::make_unique<SpecterSession>(*std::move(opened)) : nullptr;
}

/// Sets up a table as usual; returns the number of refusals.
qsizetype setUp(SpecterSession &session, int players = 2)
{
    const QSignalSpy refused(&session, &SpecterSession::refused);
    for (const specter::Command &command : commandsOf(usualWish(session.publicView()->open.pack, players, middle)))
        session.submit(AgentSeat{}, command);
    return refused.size();
}

specter::PlanMove stays(const SpecterSession &session)
{
    return {specter::Agent::First, {.path = {*session.viewOf(AgentSeat{})->sheet->at}}};
}

/// The Gun is on foot on that space and has found the agent on N2.
void gunFinds(SpecterSession &session, const char *from)
{
    session.submit(PublicSeat{}, specter::BeginHunterTurn{HunterKind::Gun});
    const specter::PublicTable open = session.publicView()->open;
    session.submit(PublicSeat{},
        specter::Correct{
            specter::HunterWritten{HunterKind::Gun, {.at = *specter::spaceNamed(from), .inVehicle = false}}});
    specter::HunterTurn turn{.hunter = HunterKind::Gun, .moved = true};
    turn.found[specter::Agent::First] = *specter::spaceNamed("N2");
    session.submit(PublicSeat{},
        specter::Correct{specter::BoardWritten{open.vehicle, {}, open.objectives, open.completed, turn, false}});
}

/// The Gun has found the agent four spaces away.
void gunAttacks(SpecterSession &session)
{
    setUp(session);
    session.submit(AgentSeat{}, stays(session));
    session.submit(AgentSeat{}, specter::ConfirmMove{});
    gunFinds(session, "N7");
}

} // namespace

class SpecterSessionTest : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase() { loadResources(); }

    void theUsualSetUpIsRefusedByNoRule()
    {
        for (int players = 2; players <= 5; ++players)
        {
            const auto session = sessionIn({});
            QCOMPARE(setUp(*session, players), 0);
            const specter::PublicTable &open = session->publicView()->open;
            QVERIFY(open.clock.phase == specter::Phase::Agents);
            QCOMPARE(static_cast<int>(open.hunters.size()), specter::setUpFor(players).hunters);
            QCOMPARE(session->viewOf(AgentSeat{})->traitor.has_value(), players == 5);
        }
    }

    void whatIsDoneIsInTheFileAndGoesOnThere()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("evening.dossier"));
        specter::View left;
        {
            const auto session = sessionIn(file);
            QCOMPARE(setUp(*session), 0);
            session->namePlayers({{QStringLiteral("Ada"), QStringLiteral("agent")}});
            session->submit(AgentSeat{}, stays(*session));
            left = *session->viewOf(AgentSeat{});
            QVERIFY(left.sheet->plan.has_value());
        }
        const auto session = sessionIn(file);
        QVERIFY(*session->viewOf(AgentSeat{}) == left);
        QCOMPARE(session->players().size(), std::size_t{1});
        QCOMPARE(session->players().front().name, QStringLiteral("Ada"));
    }

    void aSecretRepaintsNothingOfEverybodysAndIsInNoPublicLine()
    {
        const auto session = sessionIn({});
        setUp(*session);
        const QSignalSpy everybodys(session.get(), &SpecterSession::publicViewChanged);
        const QSignalSpy publicJournal(session.get(), &SpecterSession::publicJournalChanged);
        const std::uint32_t before = session->lineCount(journal::Eyes::Everybodys);
        session->submit(AgentSeat{}, stays(*session));
        QVERIFY(session->viewOf(AgentSeat{})->sheet->plan.has_value());
        QCOMPARE(everybodys.size() + publicJournal.size(), 0);
        QCOMPARE(session->lineCount(journal::Eyes::Everybodys), before);
        const PublicShownJournal journal = session->publicJournal();
        QCOMPARE(journal.count, before);
        QVERIFY(!wording::sentence(*journal.steps.undone).contains(QStringLiteral("plans")));
        QVERIFY(wording::firstSentence(*session->steps().undone).contains(QStringLiteral("plans")));
        QVERIFY(wording::shortly(*session->steps().undone).startsWith(QStringLiteral("Plan to ")));
    }

    void aBookmarkIsTheSeatsThatWroteIt()
    {
        const auto session = sessionIn({});
        setUp(*session);
        const QSignalSpy publicJournal(session.get(), &SpecterSession::publicJournalChanged);
        const journal::Position here = session->position();
        session->bookmark(here, QStringLiteral("going to F11 via K4"), false);
        session->bookmark(here, QStringLiteral("then to A3"), false, std::string("traitor"));
        QCOMPARE(publicJournal.size(), 0);
        QVERIFY(session->publicJournal().bookmarks.empty());
        QCOMPARE(session->publicJournal(std::string("traitor")).bookmarks.front().name, std::string("then to A3"));
        QCOMPARE(session->bookmarks().size(), std::size_t{1});
        QCOMPARE(session->bookmarks().front().name, std::string("going to F11 via K4"));
        session->bookmark(here, QStringLiteral("half time"), false, std::nullopt);
        QCOMPARE(publicJournal.size(), 1);
        QCOMPARE(session->publicJournal().bookmarks.size(), std::size_t{1});
        for (const char *name : {"going to F11 via K4", "half time"})
            session->bookmark(here, QString::fromLatin1(name), true);
        QVERIFY(session->bookmarks().empty());
    }

    void aBookmarkOnAStepThatWasTakenBackUnseenIsRemovedWhereItIsShown()
    {
        const auto session = sessionIn({});
        setUp(*session);
        session->setUnwatched(true);
        session->submit(AgentSeat{}, stays(*session));
        session->submit(AgentSeat{}, specter::ConfirmMove{});
        session->bookmarkPublic(session->publicJournal().here, QStringLiteral("here"), false, {});
        session->undo();
        session->setUnwatched(false);
        const std::vector<NamedPlace> shown = session->publicJournal().bookmarks;
        QCOMPARE(shown.size(), std::size_t{1});
        session->bookmarkPublic(shown.front().at, QStringLiteral("here"), true, {});
        QVERIFY(session->publicJournal().bookmarks.empty());
    }

    void whatHuntersCanDoAgainDoesNotTellOfAPlan()
    {
        for (const bool plans : {false, true})
        {
            const auto session = sessionIn({});
            setUp(*session);
            session->submit(PublicSeat{}, specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
            QVERIFY(session->publicView()->open.outcome.has_value());
            session->undoPublic({});
            QVERIFY(!session->publicView()->open.outcome.has_value());
            if (plans)
                session->submit(AgentSeat{}, stays(*session));
            QVERIFY(session->publicJournal().steps.redone.has_value());
            session->redoPublic();
            QVERIFY(session->publicView()->open.outcome.has_value());
            QVERIFY(!session->publicJournal().steps.redone.has_value());
        }
    }

    void everySeatIsJudgedByWhatItKnows()
    {
        const auto session = sessionIn({});
        setUp(*session);
        QSignalSpy refused(session.get(), &SpecterSession::refused);
        session->submit(PublicSeat{}, stays(*session));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(session->publicView()->open.clock.turn, 1);
        session->submit(AgentSeat{}, stays(*session));
        session->submit(AgentSeat{}, specter::ConfirmMove{});
        QCOMPARE(refused.size(), 1);
        QVERIFY(session->publicView()->open.clock.phase == specter::Phase::Hunters);
    }

    void huntersGoBackBeforeWhatTheyKnowAndSayWhyPastAReveal()
    {
        const auto session = sessionIn({});
        setUp(*session);
        session->submit(AgentSeat{}, stays(*session));
        session->submit(AgentSeat{}, specter::ConfirmMove{});
        session->submit(PublicSeat{}, specter::BeginHunterTurn{session->publicView()->open.players.hunters.front()});
        QVERIFY(session->publicView()->open.turn.has_value());
        session->undoPublic({});
        QVERIFY(!session->publicView()->open.turn.has_value());
        QSignalSpy refused(session.get(), &SpecterSession::refusedByJournal);
        session->undoPublic({});
        QCOMPARE(refused.size(), 1);
        session->undoPublic(QStringLiteral("misheard"));
        QVERIFY(session->publicView()->open.clock.phase == specter::Phase::Agents);
    }

    void whatNobodyElseSawIsTakenBackWithoutAReasonAndWithoutALine()
    {
        const auto session = sessionIn({});
        setUp(*session);
        session->setUnwatched(true);
        session->submit(AgentSeat{}, stays(*session));
        const specter::View before = *session->viewOf(AgentSeat{});
        const QStringList told = wording::sentences(session->allPublicLines());
        const QStringList last = wording::sentences(session->lastPublicLines(3));
        session->submit(AgentSeat{}, specter::ConfirmMove{});
        QVERIFY(!session->steps().revealInTheWay);
        QVERIFY(wording::sentences(session->allPublicLines()) != told);
        const QSignalSpy barred(session.get(), &SpecterSession::refusedByJournal);
        session->undo();
        QCOMPARE(barred.size(), 0);
        QVERIFY(*session->viewOf(AgentSeat{}) == before);
        QCOMPARE(wording::sentences(session->allPublicLines()), told);
        QCOMPARE(wording::sentences(session->lastPublicLines(3)), last);
        QVERIFY(session->publicJournal().hasUnseen);
        // The next player at the machine is offered no redo of it, and cannot do it.
        session->setUnwatched(false);
        QVERIFY(!session->publicJournal().steps.redone);
        session->redoPublic();
        QCOMPARE(barred.size(), 1);
        QVERIFY(*session->viewOf(AgentSeat{}) == before);
        QCOMPARE(wording::sentences(session->allPublicLines()), told);
    }

    /// A person who opens the file with another program reads no more of it than the table.
    void whatWasTakenBackUnseenIsInNoPublicJournalOfTheFile()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("evening.dossier"));
        const auto publicJournal = [&]
        {
            auto opened = openSpecter({file, {}, "first"});
            PlayedGame<SpecterRules> game(
                std::move(opened->start), &*opened->journal, outsideOfPlay(), std::move(opened->kept));
            return game.answer(R"({"journal": "public"})");
        };
        const auto playedIn = [&](const auto &play)
        {
            const auto session = sessionIn(file);
            play(*session);
        };
        playedIn(
            [](SpecterSession &session)
            {
                setUp(session);
                session.submit(AgentSeat{}, stays(session));
            });
        const std::string before = publicJournal();
        QVERIFY(before.find("journal") != std::string::npos);
        playedIn(
            [](SpecterSession &session)
            {
                session.setUnwatched(true);
                session.submit(AgentSeat{}, specter::ConfirmMove{});
                session.undo();
            });
        QCOMPARE(publicJournal(), before);
        playedIn([](SpecterSession &session) { session.submit(AgentSeat{}, specter::ConfirmMove{}); });
        QVERIFY(publicJournal() != before);
    }

    void whatOthersHaveSeenTakesAReasonAgain()
    {
        const auto session = sessionIn({});
        setUp(*session);
        session->setUnwatched(true);
        session->submit(AgentSeat{}, stays(*session));
        session->submit(AgentSeat{}, specter::ConfirmMove{});
        session->setUnwatched(false);
        QVERIFY(session->steps().revealInTheWay);
        const QSignalSpy barred(session.get(), &SpecterSession::refusedByJournal);
        session->undo();
        QCOMPARE(barred.size(), 1);
        // Taking the machine again does not make the shown action unseen.
        session->setUnwatched(true);
        session->undo();
        QCOMPARE(barred.size(), 2);
        session->undo(QStringLiteral("I forgot C17"));
        const QStringList told = wording::sentences(session->allPublicLines());
        QVERIFY2(told.back().contains(QStringLiteral("I forgot C17")), qPrintable(told.back()));
        QVERIFY(!session->publicJournal().hasUnseen);
    }

    void whatIsDoneAgainUnseenIsReadOnceItIsHandedOver()
    {
        const auto session = sessionIn({});
        setUp(*session);
        session->setUnwatched(true);
        session->submit(AgentSeat{}, stays(*session));
        session->submit(AgentSeat{}, specter::ConfirmMove{});
        const QStringList told = wording::sentences(session->allPublicLines());
        session->undo();
        session->redo();
        session->setUnwatched(false);
        QCOMPARE(wording::sentences(session->allPublicLines()), told);
        session->undo(QStringLiteral("misheard"));
        QCOMPARE(session->allPublicLines().size(), static_cast<std::size_t>(told.size()) + 1);
    }

    void aSlipOfWhoTypesForPaperTakesNoReason()
    {
        const auto session = sessionIn({});
        SpecterWish wish = usualWish(session->publicView()->open.pack, 2, middle);
        wish.players.sheetsOnPaper = true;
        for (const specter::Command &command : commandsOf(wish))
            session->submit(PublicSeat{}, command);
        const QSignalSpy refused(session.get(), &SpecterSession::refusedByJournal);
        session->submit(PublicSeat{}, specter::ReportMove{});
        QCOMPARE(session->publicView()->open.clock.phase, specter::Phase::Hunters);
        QVERIFY(!session->steps().revealInTheWay);
        session->undo();
        QCOMPARE(session->publicView()->open.clock.phase, specter::Phase::Agents);
        // A reveal that Dossier made from a sheet that it keeps remains a reveal.
        QCOMPARE(refused.size(), 0);
        const auto kept = sessionIn({});
        setUp(*kept);
        kept->submit(AgentSeat{}, stays(*kept));
        kept->submit(AgentSeat{}, specter::ConfirmMove{});
        const QSignalSpy barred(kept.get(), &SpecterSession::refusedByJournal);
        kept->undo();
        QCOMPARE(barred.size(), 1);
    }

    /// On paper, too: dice that may have been rolled here are known only from here.
    void anAmbushOnPaperTakesAReason()
    {
        using namespace specter;
        const auto session = sessionIn({});
        SpecterWish wish = usualWish(session->publicView()->open.pack, 2, middle);
        wish.players.sheetsOnPaper = true;
        for (const Command &command : commandsOf(wish))
            session->submit(PublicSeat{}, command);
        session->submit(PublicSeat{}, ReportMove{});
        AgentInPlay cobra = session->publicView()->open.agents.at(Agent::First);
        cobra.character = AgentKind::Cobra;
        session->submit(PublicSeat{}, Correct{AgentWritten{Agent::First, cobra}});
        gunFinds(*session, "N3");
        session->submitRolled(PublicSeat{}, SpringAmbush{Agent::First, 1}, [](int /*below*/) { return 0; });
        QVERIFY(session->publicView()->open.turn->ambushedBy.contains(Agent::First));
        QVERIFY(session->steps().revealInTheWay);
    }

    /// Includes his announcements for the next turn, and his actions between a look and the roll.
    void whatEverybodyHeardTakesAReason()
    {
        using namespace specter;
        for (const Event &heard : {Event(ObjectiveForetold{Agent::First}), Event(BladeRaised{Agent::First}),
                 Event(AmbushRolled{Agent::First, HunterKind::Gun, 4})})
            QVERIFY(SpecterRules::isReveal(heard));
        QVERIFY(!SpecterRules::isReveal(Event(MovePlanned{Agent::First, {}})));
    }

    void aPublicPositionIsFoundInTheWholeJournal()
    {
        const auto session = sessionIn({});
        setUp(*session);
        session->submit(AgentSeat{}, stays(*session));
        session->submit(AgentSeat{}, specter::ConfirmMove{});
        const journal::Position now = session->publicJournal().here;
        QVERIFY(now < session->position() || now == session->position());
        QVERIFY(session->fromPublic(now) == session->position());
        QVERIFY(session->fromPublic({}) == journal::Position{});
    }

    void peopleAreAskedAboutDiceOfTheAppThatCanBeReadBothWays()
    {
        const auto session = sessionIn({});
        gunAttacks(*session);
        std::vector<SpecterCommand> asked;
        connect(session.get(), &SpecterSession::decisionRequested, this,
            [&](const SpecterCommand &rolled) { asked.push_back(rolled); });
        const QSignalSpy refused(session.get(), &SpecterSession::refused);
        const auto threes = [](int /*below*/) { return 2; };
        session->submitRolled(PublicSeat{}, specter::AttackAgent{specter::Agent::First, {{1}, {1}}, {}}, threes);
        QCOMPARE(asked.size(), std::size_t{1});
        QVERIFY(!session->publicView()->open.turn->attacked);
        const SpecterCommand rolled = asked.front();
        QVERIFY(rolled.as<specter::AttackAgent>()->dice == (std::vector<std::vector<int>>{{3}, {3}}));
        const auto fives = [](int /*below*/) { return 4; };
        session->submitRolled(PublicSeat{}, rolled.command(), fives);
        QCOMPARE(asked.size(), std::size_t{1});
        QCOMPARE(refused.size(), 0);
        QCOMPARE(session->publicView()->open.agents.at(specter::Agent::First).wounds, 1);
    }

    void theAppRollsEveryDieAndRollsOnAfterSixes()
    {
        int left = 3;
        const auto sixes = [&](int below) { return left-- > 0 ? below - 1 : 2; };
        QCOMPARE(rolledDie(sixes), (std::vector<int>{6, 6, 6, 3}));
        const specter::Command attack = rolled(
            specter::AttackAgent{specter::Agent::First, {{1}, {1}}, false}, [](int below) { return below / 2; });
        QVERIFY(get_if<specter::AttackAgent>(&attack)->dice == (std::vector<std::vector<int>>{{4}, {4}}));
        QVERIFY(!get_if<specter::AttackAgent>(&attack)->hit.has_value());
    }
};

DOSSIER_TESTS(SpecterSessionTest, Windows)

} // namespace specter_session_test

#include "specter_session_test.moc"
