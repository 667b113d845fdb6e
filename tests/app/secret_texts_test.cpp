#include "app/conquest/game_session.h"
#include "app/omega/overseer_session.h"
#include "app/omega/session_set_up.h"
#include "app/specter/game_session.h"
#include "tests/support/test_class.h"
#include "views/kit/appearance.h"
#include "views/session/told_wording.h"
#include "views/specter/setup/wish.h"

#include <QTest>

namespace secret_texts_test
{

using namespace dossier;

namespace
{

/// All that everybody may read of a session beside its table: the lines with their facts, and the bookmarks of a seat
/// that reads what everybody does.
QStringList publicTexts(GameSession &session)
{
    QStringList texts = wording::sentences(session.publicLines(1, session.lineCount(journal::Eyes::Everybodys)));
    for (const PublicToldLine &told : session.publicLines(1, session.lineCount(journal::Eyes::Everybodys)))
    {
        texts << QString::fromStdString(told.line.words) << QString::fromStdString(told.line.kind);
        for (const std::string &event : told.line.events)
            texts << QString::fromStdString(event);
    }
    for (const NamedPlace &place : session.publicJournal().bookmarks)
        texts << QString::fromStdString(place.name);
    return texts;
}

std::unique_ptr<OverseerSession> overseers()
{
    auto opened = openGame({{}, {}, "revised"});
    if (!opened)
        qFatal("the game cannot be opened");
    auto session = std::make_unique<OverseerSession>(*std::move(opened));
    const auto sample = openGame({{}, {}, "revised"});
    setUpUsually(*session, sample->pack.scenarios.front(), {}, [](int) { return 0; });
    session->submit(omega::BeginGame{});
    return session;
}

std::unique_ptr<SpecterSession> agents()
{
    auto opened = openSpecter({{}, {}, "first"});
    if (!opened)
        qFatal("the game cannot be opened");
    auto session = std::make_unique<SpecterSession>(*std::move(opened));
    const auto middle = [](int below) { return below / 2; };
    for (const specter::Command &command : commandsOf(usualWish(session->publicView()->open.pack, 2, middle)))
        session->submit(specter::AgentSeat{}, command);
    return session;
}

std::unique_ptr<ConquestSession> conquerors()
{
    auto opened = openConquest({{}, {}, {}});
    if (!opened)
        qFatal("the game cannot be opened");
    return std::make_unique<ConquestSession>(*std::move(opened));
}

} // namespace

/// Two sessions that differ in a text which one seat alone may read are the same to everybody.
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
            // No rule lets an agent jump: the table decides so, in secret as the plan itself.
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
};

DOSSIER_TESTS(SecretTextsTest, Windows)

} // namespace secret_texts_test

#include "secret_texts_test.moc"
