#include "places.h"
#include "tests/scenarios/played_process.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace play_test
{

using namespace dossier::test;

namespace
{

const QString scenario = QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/omega-sample/");

} // namespace

/// The game played by lines: from files, killed, undone, and the readable part of each side.
class PlayTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QList<QByteArray> m_commands;

    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

private slots:

    void initTestCase()
    {
        qputenv("LC_ALL", "C.UTF-8");
        qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
        m_commands = linesOf(fileBytes(scenario + QStringLiteral("commands.jsonl")));
        QVERIFY(m_commands.size() > 40);
    }

    void theSampleSessionIsPlayedFromStartToEnd()
    {
        Game game(
            {QStringLiteral("--view"), QStringLiteral("public"), QStringLiteral("--view"), QStringLiteral("overseer")});
        const QList<QByteArray> expected = linesOf(fileBytes(scenario + QStringLiteral("answers.jsonl")));
        QCOMPARE(m_commands.size(), expected.size());
        for (qsizetype i = 0; i < m_commands.size(); ++i)
            QCOMPARE(game.say(m_commands.at(i)), expected.at(i));
        QCOMPARE(game.end(), 0);
        QCOMPARE(game.output(),
            fileBytes(scenario + QStringLiteral("public.json"))
                + fileBytes(scenario + QStringLiteral("overseer.json")));
    }

    void killedAtAnyMomentItGoesOnWhereItWas()
    {
        const QStringList arguments{QStringLiteral("--file"), path("killed.dossier")};
        const QList<QByteArray> expected = linesOf(fileBytes(scenario + QStringLiteral("answers.jsonl")));
        auto game = std::make_unique<Game>(arguments);
        for (qsizetype i = 0; i < m_commands.size(); ++i)
        {
            const QByteArray id = QByteArray::number(i, 16).rightJustified(32, '0');
            const QByteArray line = "{\"id\": \"" + id + "\", " + m_commands.at(i).mid(1);
            const QByteArray answer = game->say(line);
            QCOMPARE(answer, expected.at(i));
            if (i % 9 != 4)
                continue;
            game = std::make_unique<Game>(arguments);
            // A client that is not sure if it was done repeats it.
            const QByteArray again = game->say(line);
            QVERIFY2(again.startsWith("{\"at\": ") || again == expected.at(i), again);
        }
        const QByteArray view = game->say(R"({"view": "overseer"})") + '\n';
        QCOMPARE(view, fileBytes(scenario + QStringLiteral("overseer.json")));
    }

    void undoRedoAndBookmarksLeadToTheSameTable()
    {
        Game game({});
        const QByteArray view = R"({"view": "overseer"})";
        const QByteArray start = game.say(view);
        QCOMPARE(game.say(R"({"undo": true})"), R"({"refused": {"journal": "nothing_to_undo"}})");
        for (qsizetype i = 0; i < 4; ++i)
            game.say(m_commands.at(i));
        const QByteArray there = game.say(view);
        QVERIFY(there != start);
        QCOMPARE(game.say(R"({"bookmark": "before"})"), R"({"at": 4})");
        for (int i = 0; i < 4; ++i)
            game.say(R"({"undo": true})");
        QCOMPARE(game.say(view), start);
        QCOMPARE(game.say(R"({"go": "before"})"), R"({"at": 4})");
        QCOMPARE(game.say(view), there);
        game.say(R"({"undo": true})");
        QCOMPARE(game.say(R"({"redo": true})"), R"({"at": 4})");
        QCOMPARE(game.say(view), there);
        QCOMPARE(game.say(R"({"redo": true})"), R"({"refused": {"journal": "nothing_to_redo"}})");
        QCOMPARE(game.say(R"({"go": "nowhere"})"), R"({"refused": {"journal": "no_such_bookmark"}})");
    }

    void aBookmarkIsTheSeatsThatWroteIt()
    {
        Game game({});
        game.say(m_commands.at(0));
        const QByteArray before = game.say(R"({"journal": "public"})");
        QCOMPARE(game.say(R"({"bookmark": "before the trap of room 3"})"), R"({"at": 1})");
        QCOMPARE(game.say(R"({"journal": "public"})"), before);
        QVERIFY(game.say(R"({"journal": "overseer"})").contains(R"("words": {"secret": "before the trap of room 3"})"));
        const QByteArray none = R"({"refused": {"journal": "no_such_bookmark"}})";
        for (const char *seat : {R"("public")", "1"})
            for (const char *act : {"go", "drop"})
                for (const char *name : {"before the trap of room 3", "nowhere"})
                    QCOMPARE(game.say("{\"" + QByteArray(act) + "\": \"" + name + "\", \"seat\": " + seat + "}"), none);
        game.say(R"({"bookmark": "half time", "seat": "public"})");
        QVERIFY(game.say(R"({"journal": "public"})").contains(R"("words": {"open": "half time"})"));
        game.say(R"({"bookmark": "my turn", "seat": 1})");
        QVERIFY(!game.say(R"({"journal": "overseer"})").contains("my turn"));
        QVERIFY(!game.say(R"({"journal": "public"})").contains("my turn"));
        game.say(R"({"undo": true})");
        QCOMPARE(game.say(R"({"go": "my turn"})"), none);
        QCOMPARE(game.say(R"({"go": "my turn", "seat": 1})"), R"({"at": 1})");
    }

    void aRevealIsCrossedOnlyWithAReason()
    {
        Game game({});
        QByteArray answer;
        qsizetype i = 0;
        while (i < m_commands.size() && !answer.contains("\"door_turned_up\""))
            answer = game.say(m_commands.at(i++));
        QVERIFY(i < m_commands.size());
        QCOMPARE(game.say(R"({"undo": true})"), R"({"refused": {"journal": "reveal_in_the_way"}})");
        QVERIFY(game.say(R"({"undo": true, "correction": "wrong door"})").startsWith("{\"at\": "));
        QVERIFY(game.say(R"({"journal": "public"})").contains("wrong door"));
    }

    void whatIsSecretChangesNothingThatEverybodyReads()
    {
        QByteArray seen[2];
        for (int secret = 0; secret < 2; ++secret)
        {
            Game game({});
            for (const QByteArray &command : m_commands.first(13))
                game.say(secret == 0 ? command : QByteArray(command).replace("\"jammed\"", "\"locked\""));
            if (secret == 1)
            {
                // An entirely secret event that was undone.
                const QByteArray plan
                    = game.say(R"({"command": {"type": "write_plan", "text": "behind the second door"}})");
                QVERIFY2(plan.startsWith(R"({"events": [], "secret": [{)"), plan);
                QVERIFY(game.say(R"({"journal": "overseer"})").contains("behind the second door"));
                game.say(R"({"undo": true})");
            }
            seen[secret] = game.say(R"({"view": "public"})") + game.say(R"({"journal": "public"})");
            static const QRegularExpression time(QStringLiteral("\"time\": [0-9]+"));
            seen[secret] = QString::fromUtf8(seen[secret]).remove(time).toUtf8();
        }
        QVERIFY(!seen[0].contains("malformed"));
        QCOMPARE(seen[0], seen[1]);
    }

    void whatCannotBeUsedIsNamed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("named");
        QFile nonsense(path("nonsense.dossier"));
        QVERIFY(nonsense.open(QIODevice::WriteOnly));
        nonsense.write("not a database, but long enough to be looked at");
        QFile pack(path("pack.json"));
        QVERIFY(pack.open(QIODevice::WriteOnly));
        pack.write(R"({"version": "one"})");
        QTest::newRow("unknown option") << QStringList{QStringLiteral("--nonesuch")} << 2 << QByteArray("Usage:");
        QTest::newRow("unknown printing")
            << QStringList{QStringLiteral("--printing"), QStringLiteral("third")} << 2 << QByteArray("Usage:");
        QTest::newRow("no such seat") << QStringList{QStringLiteral("--view"), QStringLiteral("commando:9")} << 2
                                      << QByteArray("Usage:");
        QTest::newRow("no campaign file")
            << QStringList{QStringLiteral("--file"), path("nonsense.dossier")} << 66 << QByteArray("nonsense.dossier");
        QTest::newRow("folder that is not there")
            << QStringList{QStringLiteral("--file"), path("none/x.dossier")} << 66 << QByteArray("x.dossier");
        QTest::newRow("no pack") << QStringList{QStringLiteral("--pack"), path("none.json")} << 66
                                 << QByteArray("none.json");
        QTest::newRow("bad pack") << QStringList{QStringLiteral("--pack"), path("pack.json")} << 66
                                  << QByteArray("/version");
    }

    void whatCannotBeUsedIsNamed()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QByteArray, named);
        Game game(arguments);
        QCOMPARE(game.end(), code);
        const QByteArray said = game.errors();
        QVERIFY2(said.contains(named), said);
        QCOMPARE(game.output(), QByteArray());
    }

    void aBadLineLeavesTheTableAsItWas()
    {
        Game game({});
        game.say(m_commands.front());
        const QByteArray before = game.say(R"({"view": "overseer"})");
        for (const char *line : {"", "{", "[]", "{\"command\": 4}", R"({"command": {"type": "nonesuch"}})",
                 R"({"id": "12", "undo": true})", R"({"go": ""})", R"({"journal": "everybody"})", R"({"view": 9})"})
        {
            const QByteArray answer = game.say(line);
            QVERIFY2(answer.startsWith("{\"malformed\": {\"pointer\""), answer);
        }
        QCOMPARE(game.say(R"({"view": "overseer"})"), before);
    }

    /// Only the beginning of a line over the maximum length is kept: it is not JSON, and the following lines are
    /// answered.
    void aLineThatIsTooLongIsAnsweredAndNothingOfItIsDone()
    {
        Game game({});
        const QByteArray blanks(3 << 20, ' ');
        QCOMPARE(game.say("{\"command\": " + blanks + m_commands.front().mid(12)),
            R"({"malformed": {"pointer": "", "reason": "not_json"}})");
        QCOMPARE(game.say("{\"undo\": true}"), R"({"refused": {"journal": "nothing_to_undo"}})");
        // A line of the maximum length is judged like a short one.
        const QByteArray command = m_commands.front();
        const QByteArray padded = command.left(1) + QByteArray((1 << 20) - command.size(), ' ') + command.mid(1);
        QVERIFY(game.say(padded).startsWith("{\"events\""));
        QCOMPARE(game.say("{\"undo\": true}"), R"({"at": 0})");
    }

    void aSecondProgramOnlyReads()
    {
        const QStringList arguments{QStringLiteral("--file"), path("two.dossier")};
        Game first(arguments);
        const QByteArray done = first.say(m_commands.front());
        QVERIFY2(done.contains("events"), done);
        Game second(arguments);
        const QByteArray refused = second.say(m_commands.at(1));
        QVERIFY2(refused.contains("\"failed\": {\"fault\": \"held_by_other\""), refused);
        QCOMPARE(second.say(R"({"view": "public"})"), first.say(R"({"view": "public"})"));
        QVERIFY(first.say(m_commands.at(1)).contains("events"));
    }
};

DOSSIER_TESTS(PlayTest, EventLoop)

} // namespace play_test

#include "play_test.moc"
