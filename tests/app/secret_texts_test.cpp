#include "app/conquest/game_session.h"
#include "app/conquest/table_set_up.h"
#include "app/omega/overseer_session.h"
#include "app/omega/session_set_up.h"
#include "app/play/play_process.h"
#include "app/play/played_game.h"
#include "app/specter/game_session.h"
#include "tests/support/test_class.h"
#include "views/kit/appearance.h"
#include "views/session/journal_wording.h"
#include "views/specter/setup/wish.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace secret_texts_test
{

using namespace dossier;

namespace
{

/// Returns all public texts of a session beside its table: the lines with their facts, and the bookmarks of a seat that
/// reads the public journal.
QStringList publicTexts(GameSession &session)
{
    QStringList texts = wording::sentences(session.publicLines(1, session.lineCount(journal::Eyes::Everybodys)));
    for (const PublicJournalRow &told : session.publicLines(1, session.lineCount(journal::Eyes::Everybodys)))
    {
        texts << QString::fromStdString(told.line.words) << QString::fromStdString(told.line.kind);
        for (const std::string &event : told.line.events)
            texts << QString::fromStdString(event);
    }
    for (const NamedPlace &place : session.publicJournal().bookmarks)
        texts << QString::fromStdString(place.name);
    return texts;
}

std::unique_ptr<OverseerSession> overseers(const QString &file = {})
{
    auto opened = openGame({file, {}, "revised"});
    if (!opened)
        qFatal("the game cannot be opened");
    auto session = std::make_unique<OverseerSession>(*std::move(opened));
    const auto sample = openGame({{}, {}, "revised"});
    setUpUsually(*session, sample->pack.scenarios.front(), {}, [](int) { return 0; });
    session->submit(omega::BeginGame{});
    return session;
}

std::unique_ptr<SpecterSession> agents(const QString &file = {})
{
    auto opened = openSpecter({file, {}, "first"});
    if (!opened)
        qFatal("the game cannot be opened");
    auto session = std::make_unique<SpecterSession>(*std::move(opened));
    const auto middle = [](int below) { return below / 2; };
    for (const specter::Command &command : commandsOf(usualWish(session->publicView()->open.pack, 2, middle)))
        session->submit(specter::AgentSeat{}, command);
    return session;
}

std::unique_ptr<ConquestSession> conquerors(const QString &file = {})
{
    auto opened = openConquest({file, {}, {}});
    if (!opened)
        qFatal("the game cannot be opened");
    return std::make_unique<ConquestSession>(*std::move(opened));
}

/// Returns all numbers, positions and names of the public journal.
QStringList publicNumbers(GameSession &session)
{
    const auto text = [](const PublicJournalRow &told)
    {
        const journal::PublicLine &line = told.line;
        return QStringLiteral("%1 %2>%3 -%4 %5 %6")
            .arg(line.number)
            .arg(line.from.entry)
            .arg(line.to.entry)
            .arg(line.gone)
            .arg(line.standing)
            .arg(QString::fromStdString(line.kind));
    };
    const PublicShownJournal journal = session.publicJournal();
    QStringList all{QStringLiteral("%1 at %2").arg(journal.count).arg(journal.here.entry)};
    for (const PublicJournalRow &told : journal.source(1, journal.count))
        all << text(told);
    for (const std::optional<PublicJournalRow> &step : {journal.steps.undone, journal.steps.redone})
        all << (step ? text(*step) : QString());
    for (const NamedPlace &place : journal.bookmarks)
        all << QString::number(place.at.entry);
    for (const RoundMark &mark : journal.rounds())
        all << QString::number(mark.line);
    for (const PublicJournalRow &told : session.lastPublicLines(5))
        all << text(told);
    // Looking back leads to the same place.
    const journal::Position at = journal.source(journal.count, 1).front().line.to;
    all << QString::number(session.fromPublic(at) == session.position());
    return all;
}

/// Returns the answers of `dossier play`, without the times.
template <typename Rules, typename Opened>
QString playedJournal(Opened opened)
{
    PlayedGame<Rules> game(std::move(opened->start), &*opened->journal, outsideOfPlay(), std::move(opened->kept));
    static const QRegularExpression time(QStringLiteral("\"time\": [0-9]+"));
    QString answers;
    for (const char *line : {R"({"journal": "public"})", R"({"bookmark": "later", "seat": "public"})"})
        answers += QString::fromStdString(game.answer(line)).remove(time) + u'\n';
    return answers;
}

/// Plays on after an undo that others did not see, or after none.
template <typename Session>
QStringList playedOn(Session &session, bool isTakenBack, const std::function<void(Session &)> &act)
{
    session.setUnwatched(true);
    for (int times = isTakenBack ? 2 : 0; times > 0; --times)
    {
        act(session);
        session.undoPublic({});
    }
    session.setUnwatched(false);
    act(session);
    session.bookmark(session.position(), QStringLiteral("here"), false, std::nullopt);
    QStringList all = publicNumbers(session);
    session.undoPublic(QStringLiteral("misheard"));
    all += publicNumbers(session) + publicTexts(session);
    session.redoPublic();
    return all + publicNumbers(session);
}

} // namespace

/// Two sessions that differ in a text that only one seat may read are identical to everybody.
class SecretTextsTest : public QObject
{
    Q_OBJECT

private slots:

    static void initTestCase() { loadResources(); }

    void theOverseersNotesPlanAndBookmarks()
    {
        QStringList texts;
        std::vector<omega::PublicView> views;
        for (const char *secret : {"gas next round", "a much longer plan that nobody may guess"})
        {
            const auto session = overseers();
            session->submit(omega::WriteNotes{std::nullopt, {secret}});
            session->submit(omega::WritePlan{secret});
            session->submit(omega::WriteNotes{1, {secret}});
            session->bookmark(session->position(), QString::fromLatin1(secret), false);
            QVERIFY(session->overseerView()->overseer->notes == std::vector<std::string>{secret});
            views.push_back(*session->publicView());
            texts << publicTexts(*session).join(u'\n');
            QVERIFY(!texts.back().contains(QString::fromLatin1(secret)));
        }
        QVERIFY(views[0] == views[1]);
        QCOMPARE(texts[0], texts[1]);
    }

    void theAgentsBookmarksAndReasons()
    {
        QStringList texts;
        std::vector<specter::PublicView> views;
        for (const char *secret : {"C17", "I wait for The Gun to pass by"})
        {
            const auto session = agents();
            session->bookmark(session->position(), QString::fromLatin1(secret), false);
            // No rule lets an agent jump: the table rules it, in secret like the plan itself.
            specter::PlanMove jump{specter::Agent::First, {.path = {*specter::spaceNamed("A1")}}};
            session->submit(specter::AgentSeat{}, jump, QString::fromLatin1(secret));
            views.push_back(*session->publicView());
            texts << publicTexts(*session).join(u'\n');
            QVERIFY2(!texts.back().contains(QString::fromLatin1(secret)), qPrintable(texts.back()));
        }
        QVERIFY(views[0] == views[1]);
        QCOMPARE(texts[0], texts[1]);
    }

    void thePlayersOwnBookmarks()
    {
        QStringList texts;
        for (const char *secret : {"two Evade left", "keeps Barrage for the last round"})
        {
            const auto session = conquerors();
            session->bookmark(session->position(), QString::fromLatin1(secret), false, std::string("red"));
            texts << publicTexts(*session).join(u'\n');
            QVERIFY(!texts.back().contains(QString::fromLatin1(secret)));
        }
        QCOMPARE(texts[0], texts[1]);
    }

    void whatAnOverseerTookBackUnseenLeavesNoGap()
    {
        const QTemporaryDir folder;
        QStringList played;
        std::vector<QStringList> numbers;
        for (const bool isTakenBack : {false, true})
        {
            const QString file = folder.filePath(QStringLiteral("%1.dossier").arg(isTakenBack));
            numbers.push_back(playedOn<OverseerSession>(*overseers(file), isTakenBack, [](OverseerSession &session)
                { session.submit(omega::Correct{omega::WoundsChanged{omega::Role::TeamLeader, 1}}); }));
            played << playedJournal<OmegaRules>(openGame({file, {}, "revised"}));
        }
        QCOMPARE(numbers[1], numbers[0]);
        QCOMPARE(played[1], played[0]);
    }

    void whatAnAgentTookBackUnseenLeavesNoGap()
    {
        const QTemporaryDir folder;
        QStringList played;
        std::vector<QStringList> numbers;
        for (const bool isTakenBack : {false, true})
        {
            const QString file = folder.filePath(QStringLiteral("%1.dossier").arg(isTakenBack));
            {
                const auto session = agents(file);
                const specter::PlanMove stays{
                    specter::Agent::First, {.path = {*session->viewOf(specter::AgentSeat{})->sheet->at}}};
                session->submit(specter::AgentSeat{}, stays);
                numbers.push_back(playedOn<SpecterSession>(*session, isTakenBack,
                    [](SpecterSession &one) { one.submit(specter::AgentSeat{}, specter::ConfirmMove{}); }));
            }
            played << playedJournal<SpecterRules>(openSpecter({file, {}, "first"}));
        }
        QCOMPARE(numbers[1], numbers[0]);
        QCOMPARE(played[1], played[0]);
    }

    void whatAPlayerTookBackUnseenLeavesNoGap()
    {
        const QTemporaryDir folder;
        QStringList played;
        std::vector<QStringList> numbers;
        const auto draw = [](int below) { return below / 2; };
        for (const bool isTakenBack : {false, true})
        {
            const QString file = folder.filePath(QStringLiteral("%1.dossier").arg(isTakenBack));
            {
                const auto session = conquerors(file);
                setUpTable(*session, usualWish(session->open()->pack, conquest::Mode::Competitive, 3, draw), draw);
                const conquest::Colour first = session->open()->players.colours.front();
                numbers.push_back(playedOn<ConquestSession>(*session, isTakenBack, [&](ConquestSession &one)
                    { one.submit(conquest::PublicSeat{}, conquest::Correct{conquest::ThreatChanged{first, 1}}); }));
            }
            played << playedJournal<ConquestRules>(openConquest({file, {}, {}}));
        }
        QCOMPARE(numbers[1], numbers[0]);
        QCOMPARE(played[1], played[0]);
    }
};

DOSSIER_TESTS(SecretTextsTest, Windows)

} // namespace secret_texts_test

#include "secret_texts_test.moc"
