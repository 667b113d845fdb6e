#include "app/games/games.h"
#include "app/omega/overseer_session.h"
#include "app/omega/session_place.h"
#include "app/omega/session_set_up.h"
#include "app/play/key_file.h"
#include "app/session/session_library.h"
#include "app/session/session_place.h"
#include "app/window/session_place_reader.h"
#include "model/omega/geometry/rule_ids.h"
#include "model/storage/key_rows.h"
#include "tests/support/test_class.h"
#include "views/kit/appearance.h"
#include "views/session/journal_wording.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace overseer_session_test
{

using namespace dossier;

namespace
{

/// Returns a game in that file, or without a file, set up in the order of the cards.
std::unique_ptr<OverseerSession> sessionIn(const QString &file, Printing printing = Printing::Revised)
{
    auto opened = openGame({file, {}, OmegaRules::editionOf(printing)});
    if (!opened)
        qFatal("the game cannot be opened");
    return std::make_unique<OverseerSession>(*std::move(opened));
}

void setUp(OverseerSession &session, Printing printing = Printing::Revised)
{
    const auto sample = openGame({{}, {}, OmegaRules::editionOf(printing)});
    setUpUsually(session, sample->pack.scenarios.front(), {}, [](int) { return 0; });
}

/// Counts one more entry for each of the journal's eyes.
struct Counts
{
    explicit Counts(OverseerSession &session)
        : all(session.lineCount(journal::Eyes::KnowSecrets))
        , open(session.lineCount(journal::Eyes::Everybodys))
    {
    }

    std::uint32_t all;
    std::uint32_t open;
};

} // namespace

class OverseerSessionTest : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase() { openResources(); }

    void theTableIsAsItIsOnTheDiskWhateverHappens()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Lab.dossier"));
        const auto session = sessionIn(path);
        setUp(*session);
        const QSignalSpy failed(session.get(), &GameSession::failed);
        // A program that ignores locks writes as well.
        {
            auto connection = storage::Connection::open(path, storage::OpenAs::Writer);
            QVERIFY(connection.has_value());
            const std::shared_ptr<storage::Connection> other = std::move(*connection);
            other->setKeys(storage::keysOf(*other, keyFor(path).value()).value());
            auto theirs = storage::SessionJournal::open(other, {1}, std::nullopt);
            QVERIFY(theirs.has_value());
            const auto moved = journal::undo(theirs->journal(), {"theirs", ""});
            QVERIFY(moved.has_value());
            journal::EventId id;
            id.bytes.fill(7);
            QVERIFY(theirs->append({id, {}, *moved}).has_value());
        }
        const journal::Position before = session->position();
        session->submit(omega::BeginGame{});
        QCOMPARE(failed.size(), 1);
        QVERIFY(session->position() != before);
        const omega::View shown = *session->overseerView();
        QFile::remove(path + QStringLiteral("-wal"));
        session->bookmark(session->position(), QStringLiteral("here"), false);
        QCOMPARE(failed.size(), 1);
        auto copy = folder.filePath(QStringLiteral("copy.dossier"));
        session->foldIn();
        QVERIFY(QFile::copy(path, copy));
        QVERIFY(*sessionIn(copy)->overseerView() == shown);
    }

    void theUsualSetUpIsRefusedByNoRuleInEitherPrinting()
    {
        for (const Printing printing : {Printing::First, Printing::Revised})
            for (const int commandos : {3, 4, 5})
            {
                auto opened = openGame({{}, {}, OmegaRules::editionOf(printing)});
                const omega::Scenario scenario = opened->pack.scenarios.front();
                OverseerSession session(*std::move(opened));
                QSignalSpy refused(&session, &OverseerSession::refused);
                setUpUsually(session, scenario, {commandos, commandos}, [](int below) { return below / 2; });
                session.submit(omega::BeginGame{});
                QCOMPARE(refused.size(), 0);
                const omega::PublicTable &table = session.overseerView()->open;
                QCOMPARE(table.clock.step, omega::Step::Transfer);
                QCOMPARE(static_cast<int>(table.commandos.size()), commandos);
                QCOMPARE(table.ground.doors.size(), scenario.doors.size());
                QVERIFY(!session.overseerView()->overseer->stacks.empty());
            }
    }

    void whatIsDoneIsInTheFileAndGoesOnThere()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("evening.dossier"));
        omega::View left;
        {
            const auto session = sessionIn(file);
            setUp(*session);
            session->submit(omega::BeginGame{});
            session->submit(omega::TransferAdrenaline{});
            left = *session->overseerView();
            QCOMPARE(session->path(), file);
        }
        const auto session = sessionIn(file);
        QVERIFY(*session->overseerView() == left);
        QCOMPARE(left.open.clock.step, omega::Step::Initiative);
    }

    void whatFollowedGoesBackAndForthWithWhatWasGivenAlsoAfterReopening()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("evening.dossier"));
        {
            const auto session = sessionIn(file);
            setUp(*session);
            session->submit(omega::BeginGame{});
            session->follow(omega::TransferAdrenaline{});
            QCOMPARE(session->overseerView()->open.clock.step, omega::Step::Initiative);
        }
        const auto session = sessionIn(file);
        QVERIFY(session->steps().undone->line.number < session->position().entry);
        session->undo();
        QCOMPARE(session->overseerView()->open.clock.step, omega::Step::SetUp);
        session->redo();
        QCOMPARE(session->overseerView()->open.clock.step, omega::Step::Initiative);
    }

    void whatWasGivenByHandGoesBackByItselfAlsoAfterReopening()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("evening.dossier"));
        {
            const auto session = sessionIn(file);
            setUp(*session);
            session->submit(omega::BeginGame{});
            session->submit(omega::TransferAdrenaline{});
        }
        const auto session = sessionIn(file);
        session->undo();
        QCOMPARE(session->overseerView()->open.clock.step, omega::Step::Transfer);
    }

    void aViewIsMadeOnceForATableAndShared()
    {
        const auto session = sessionIn({});
        setUp(*session);
        OmegaViewPtr told;
        QObject::connect(session.get(), &OverseerSession::viewChanged, session.get(),
            [&](const OmegaViewPtr &view) { told = view; });
        const OmegaViewPtr before = session->overseerView();
        QCOMPARE(session->viewOf(omega::OverseerSeat{}), before);
        session->submit(omega::WritePlan{"The hunter waits."});
        QCOMPARE(session->overseerView(), told);
        // A page that still shows the old table keeps it.
        QVERIFY(told != before);
        QVERIFY(before->overseer->plan.empty());
        QCOMPARE(told->overseer->plan, std::string("The hunter waits."));
        QVERIFY(session->viewOf(omega::PublicSeat{}) != told);
    }

    void whatASeatMayNotGiveIsRefusedAndWhatCannotBeIsImpossible()
    {
        const auto session = sessionIn({});
        setUp(*session);
        const QSignalSpy refused(session.get(), &OverseerSession::refused);
        const QSignalSpy impossible(session.get(), &OverseerSession::impossible);
        const journal::Position before = session->position();
        const QString ruling = QStringLiteral("so be it");
        session->submit(omega::WritePlan{"x"}, ruling, omega::CommandoSeat{1});
        QCOMPARE(refused.size(), 1);
        session->submit(omega::ForceDoor{{Edge{{99, 99}, Edge::Side::East}}}, ruling);
        QCOMPARE(impossible.size(), 1);
        QCOMPARE(session->position(), before);
        session->submit(omega::WriteNotes{2, {"look left"}}, {}, omega::CommandoSeat{2});
        QCOMPARE(session->viewOf(omega::CommandoSeat{2})->notes, std::vector<std::string>{"look left"});
        QVERIFY(session->overseerView()->notes.empty());
    }

    void aSecretRepaintsNothingOfEverybodys()
    {
        const auto session = sessionIn({});
        setUp(*session);
        QSignalSpy own(session.get(), &OverseerSession::viewChanged);
        QSignalSpy everybodys(session.get(), &OverseerSession::publicViewChanged);
        QSignalSpy publicJournal(session.get(), &OverseerSession::publicJournalChanged);
        const Counts before(*session);
        session->submit(omega::WritePlan{"The hunter waits."});
        QCOMPARE(session->overseerView()->overseer->plan, std::string("The hunter waits."));
        QCOMPARE(own.size(), 1);
        QCOMPARE(everybodys.size() + publicJournal.size(), 0);
        const Counts after(*session);
        QCOMPARE(after.all, before.all + 1);
        QCOMPARE(after.open, before.open);
        session->submit(omega::BeginGame{});
        QCOMPARE(everybodys.size(), 1);
        QCOMPARE(publicJournal.size(), 1);
    }

    /// Public actions happen at the table, where all see them; a secret one has no public half, so that no undo ever
    /// has to be hidden.
    void aSecretIsTakenBackWithoutAReasonAndWithoutAPublicLine_data()
    {
        QTest::addColumn<bool>("hasBegun");
        QTest::newRow("while the table is set up") << false;
        QTest::newRow("in the game") << true;
    }

    void aSecretIsTakenBackWithoutAReasonAndWithoutAPublicLine()
    {
        QFETCH(bool, hasBegun);
        const auto session = sessionIn({});
        setUp(*session);
        if (hasBegun)
            session->submit(omega::BeginGame{});
        const QStringList told = wording::sentences(session->allPublicLines());
        const std::uint32_t lines = session->lineCount(journal::Eyes::Everybodys);
        const OmegaPublicViewPtr open = session->publicView();
        QSignalSpy barred(session.get(), &OverseerSession::refusedByJournal);
        QSignalSpy publicJournal(session.get(), &OverseerSession::publicJournalChanged);
        session->submit(omega::WritePlan{"The hunter waits."});
        QVERIFY(!session->steps().revealInTheWay);
        session->undo();
        QVERIFY(session->overseerView()->overseer->plan.empty());
        QCOMPARE(barred.size() + publicJournal.size(), 0);
        QCOMPARE(session->lineCount(journal::Eyes::Everybodys), lines);
        QCOMPARE(wording::sentences(session->allPublicLines()), told);
        QVERIFY(*session->publicView() == *open);
        QVERIFY(!session->publicJournal().hasUnseen);
    }

    void aRefusalChangesNothingAndARulingSaysWhy()
    {
        const auto session = sessionIn({});
        setUp(*session);
        QSignalSpy refused(session.get(), &OverseerSession::refused);
        QSignalSpy changed(session.get(), &OverseerSession::viewChanged);
        session->submit(omega::DiscardAdrenaline{});
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused.front().front().value<omega::Violation>().rule, rule::OP_ROUND_1);
        QCOMPARE(changed.size(), 0);
        session->submit(omega::DiscardAdrenaline{}, QStringLiteral("We start late."));
        QCOMPARE(changed.size(), 1);
        const JournalRow last
            = session->lines(journal::Eyes::Everybodys, session->lineCount(journal::Eyes::Everybodys), 1).front();
        QCOMPARE(last.line.words.open, std::string("We start late."));
        QVERIFY(last.line.events.front().open.find("ruling_made") != std::string::npos);
    }

    void whatCannotBeIsNotPlayedEvenByARuling()
    {
        const auto session = sessionIn({});
        setUp(*session);
        QSignalSpy impossible(session.get(), &OverseerSession::impossible);
        QSignalSpy changed(session.get(), &OverseerSession::viewChanged);
        session->submit(omega::Correct{omega::TokensMoved{omega::pool, omega::bank, 1}}, QStringLiteral("Please."));
        session->submit(omega::UseAbility{{"nothing"}, {}, {}});
        QCOMPARE(impossible.size(), 2);
        QCOMPARE(changed.size(), 0);
    }

    void undoAndRedoNameWhatTheyDo()
    {
        const auto session = sessionIn({});
        QVERIFY(!session->steps().undone && !session->steps().redone);
        setUp(*session);
        const omega::View before = *session->overseerView();
        session->submit(omega::BeginGame{});
        const omega::View after = *session->overseerView();
        QCOMPARE(session->steps().undone->line.kind.open, std::string("omega.begin_game"));
        QVERIFY(!session->steps().redone);
        session->undo();
        QVERIFY(*session->overseerView() == before);
        QCOMPARE(session->steps().redone->line.kind.open, std::string("omega.begin_game"));
        session->redo();
        QVERIFY(*session->overseerView() == after);
    }

    void ofAFileWithManySessionsEachIsToldWhereItStands()
    {
        constexpr int many = 18;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Lab.dossier"));
        for (int i = 0; i < many; ++i)
        {
            GameRequest asked{.file = path, .edition = "revised"};
            asked.session.fresh = true;
            auto opened = openGame(asked);
            QVERIFY(opened.has_value());
            OverseerSession session(*std::move(opened));
            session.bookmark(session.position(), QStringLiteral("Session %1").arg(i), false);
        }
        FilesLookedAt files;
        std::vector<SessionRow> sessions = sessionsIn(folder.path(), {}, &files);
        QCOMPARE(sessions.size(), std::size_t{many});
        // It is not opened a second time.
        QVERIFY(QFile::remove(path));
        SessionPlaceReader teller(games());
        std::set<qint64> told;
        connect(&teller, &SessionPlaceReader::placeRead, &teller,
            [&](const QString &file, qint64 number, const SessionPlace &place)
            {
                if (file == path && place.words && place.played.isValid())
                    told.insert(number);
            });
        teller.begin(sessions, std::move(files));
        QTRY_COMPARE(told.size(), std::size_t{many});
    }

    /// From the last table that the file keeps, without the actions before it.
    void aLongSessionIsPlacedByItsLastKeptTable()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Lab.dossier"));
        const auto place = [&]
        {
            FileLookedAt file;
            return omegaPlace(file, path, 1);
        };
        {
            const auto session = sessionIn(path);
            setUp(*session);
            session->submit(omega::BeginGame{});
            for (std::uint32_t i = 0; i <= RecordedGame<OmegaRules>::betweenSnapshots; ++i)
                session->submit(omega::WriteNotes{std::nullopt, {std::to_string(i)}});
            session->submit(omega::ForceDoor{{session->overseerView()->overseer->doors.begin()->first}});
            session->submit(omega::WriteNotes{std::nullopt, {"after it"}});
        }
        const SessionPlace whole = place();
        QVERIFY(whole.words && whole.played.isValid());
        const QStringList words = whole.words();
        const auto change = [&](const char *statement)
        {
            const auto file = storage::Connection::open(path, storage::OpenAs::Writer);
            return file.has_value() && (*file)->run(QLatin1String(statement)).has_value();
        };
        QVERIFY(change("UPDATE secret_records SET body = x'00' WHERE number = 1"));
        QCOMPARE(place().words(), words);
        QCOMPARE(place().played, whole.played);
        QVERIFY(change("DELETE FROM secret_snapshots"));
        QVERIFY2(place().words() != words, "the whole journal is read, which begins with damage");
    }

    /// With its results, or after its sentences where it has none.
    void aRevealSaysSinceWhenItWasSealed()
    {
        const QTemporaryDir folder;
        const auto said = [&](const QString &file)
        {
            const auto session = sessionIn(file);
            setUp(*session);
            session->submit(omega::BeginGame{});
            session->submit(omega::ForceDoor{{session->overseerView()->overseer->doors.begin()->first}});
            const std::vector<PublicJournalRow> rows = session->lastPublicLines(1);
            return rows.empty() ? QString() : (rows.front().sentences() + rows.front().aloud()).join(u' ');
        };
        const QString sealed = said(folder.filePath(QStringLiteral("Lab.dossier")));
        QVERIFY2(sealed.contains(QStringLiteral("✓ Sealed, unchanged since ")), qPrintable(sealed));
        // A game without a file is not sealed.
        const QString plain = said({});
        QVERIFY2(!plain.isEmpty() && !plain.contains(QStringLiteral("sealed")), qPrintable(plain));
    }

    void aRevealIsCrossedWithAReasonOnly()
    {
        const auto session = sessionIn({});
        setUp(*session);
        session->submit(omega::BeginGame{});
        const auto &[door, kind] = *session->overseerView()->overseer->doors.begin();
        session->submit(omega::ForceDoor{{door}});
        QVERIFY(session->steps().revealInTheWay);
        QSignalSpy barred(session.get(), &OverseerSession::refusedByJournal);
        QSignalSpy changed(session.get(), &OverseerSession::viewChanged);
        session->undo();
        QCOMPARE(barred.size(), 1);
        QCOMPARE(barred.front().front().value<journal::Refusal>(), journal::Refusal::RevealInTheWay);
        QCOMPARE(changed.size(), 0);
        session->undo(QStringLiteral("The wrong door."));
        QCOMPARE(changed.size(), 1);
    }

    void theUsualSetUpKeepsWhatIsSetUpAlready()
    {
        auto opened = openGame({{}, {}, "revised"});
        const omega::Scenario scenario = opened->pack.scenarios.front();
        OverseerSession session(*std::move(opened));
        session.submit(omega::ChooseCommando{{omega::Role::Rifleman}, 1});
        session.submit(omega::PlaceCommando{omega::Role::Rifleman, {2, 2}, Facing::South});
        session.submit(omega::PlaceDoor{scenario.doors.back(), omega::DoorKind::Locked});
        QSignalSpy refused(&session, &OverseerSession::refused);
        const Party party = partyOf(session.overseerView()->open);
        QCOMPARE(party, (Party{3, 1}));
        setUpUsually(session, scenario, party, [](int below) { return below - 1; });
        session.submit(omega::BeginGame{});
        QCOMPARE(refused.size(), 0);
        const omega::PublicTable &table = session.overseerView()->open;
        QCOMPARE(table.clock.step, omega::Step::Transfer);
        QCOMPARE(table.commandos.at(omega::Role::Rifleman).at.value(), (Space{2, 2}));
        QCOMPARE(session.overseerView()->overseer->doors.at(scenario.doors.back()), omega::DoorKind::Locked);
        QCOMPARE(static_cast<int>(table.commandos.size()), 3);
    }

    void theAppRollsEveryDieThatIsDueAndSaysSo()
    {
        int drawn = 0;
        const omega::Command command = rolled(
            omega::RollAttack{{{0, 0, 0}, {0}}, omega::Roller::People}, [&](int below) { return drawn++ % below; });
        const auto &roll = *get_if<omega::RollAttack>(&command);
        QCOMPARE(roll.roller, omega::Roller::App);
        QVERIFY((roll.faces == omega::Faces{{0, 0, 1}, {1}}));
        QCOMPARE(drawn, 4);
    }

    /// Rolls the dice of an explosion only for those without entered dice.
    void theAppLeavesTheDiceOfAnExplosionThatWereEntered()
    {
        const omega::Faces typed{{}, {2}};
        const omega::Command command
            = rolled(omega::Explode{.at = {2, 2},
                         .radius = 1,
                         .dice = {0, 1},
                         .rolls = {{omega::Role::TeamLeader, typed}, {omega::Role::Rifleman, {}}},
                         .markers = {{omega::MarkerKind::Bomb, {2, 3}, {}}}},
                [](int below) { return below - 3; });
        const auto &blast = *get_if<omega::Explode>(&command);
        QCOMPARE(blast.roller, omega::Roller::App);
        QVERIFY(blast.rolls.front().faces == typed);
        QVERIFY((blast.rolls.back().faces == omega::Faces{{}, {1}}));
        QVERIFY((blast.markers.front().faces == omega::Faces{{}, {1}}));
    }

    /// A line names the undone action, the healed figure and the winner, like the journal and the foot.
    void linesNameWhatTheyTell()
    {
        const auto session = sessionIn({});
        setUp(*session);
        session->submit(omega::BeginGame{});
        const auto last = [&]
        {
            const std::uint32_t count = session->lineCount(journal::Eyes::KnowSecrets);
            return wording::sentence(session->lines(journal::Eyes::KnowSecrets, count, 1).front());
        };
        session->submit(omega::Correct{omega::WoundsChanged{omega::Role::TeamLeader, 2}});
        const QString done = last();
        QVERIFY2(done.startsWith(QStringLiteral("Corrected: Team Leader has 2 wound")), qPrintable(done));
        session->undo();
        QCOMPARE(last(), QStringLiteral("Undone: ") + done);
        session->redo();
        QCOMPARE(last(), QStringLiteral("Redone: ") + done);
        const auto due = [&](omega::Step step)
        {
            for (int i = 0; i < 12 && session->overseerView()->open.clock.step != step; ++i)
                session->submit(omega::Command(session->overseerView()->due.front().command));
        };
        due(omega::Step::Turns);
        session->submit(omega::Command(session->overseerView()->due.front().command));
        const omega::Combatant who = session->overseerView()->open.turn->who;
        session->submit(omega::Face{who, Facing::South});
        QCOMPARE(last(), QStringLiteral("Team Leader looks south"));
        session->submit(omega::Heal{omega::Role::TeamLeader});
        QVERIFY2(last().contains(QStringLiteral("Team Leader heals a wound: 1 left")), qPrintable(last()));
        session->submit(omega::EndGame{});
        session->submit(omega::Correct{omega::GameEnded{Side::Commando}});
        QCOMPARE(last(), QStringLiteral("The commandos have won"));
        omega::Clock clock = session->overseerView()->open.clock;
        clock.round = 6;
        session->submit(omega::Correct{omega::ClockWritten{clock}});
        QCOMPARE(last(), QStringLiteral("Corrected: round 6, step Over"));
    }
};

DOSSIER_TESTS(OverseerSessionTest, Windows)

} // namespace overseer_session_test

#include "overseer_session_test.moc"
