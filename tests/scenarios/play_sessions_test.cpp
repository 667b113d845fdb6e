#include "places.h"
#include "tests/scenarios/played_process.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace play_sessions_test
{

using namespace dossier::test;

namespace
{

const QString scenario = QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/omega-sample/");

} // namespace

/// Campaigns and sessions of a file, begun and continued by `dossier play`.
class PlaySessionsTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QList<QByteArray> m_commands;

    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    /// Sends lines to a program with those arguments, which then ends well; returns its answers.
    QList<QByteArray> played(const QStringList &arguments, const QList<QByteArray> &lines)
    {
        Game game(arguments);
        QList<QByteArray> answers;
        for (const QByteArray &line : lines)
            answers << game.say(line);
        return game.end() == 0 ? answers : QList<QByteArray>{game.errors()};
    }

    QByteArray listed(const QString &file)
    {
        Game game({QStringLiteral("--file"), file, QStringLiteral("--list")});
        return game.end() == 0 ? game.output() : game.errors();
    }

private slots:

    void initTestCase()
    {
        qputenv("LC_ALL", "C.UTF-8");
        qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
        m_commands = linesOf(fileBytes(scenario + QStringLiteral("commands.jsonl")));
    }

    void aNewSessionLeavesTheOthersAsTheyAre()
    {
        const QString file = path("two.dossier");
        const QByteArray view = R"({"view": "overseer"})";
        const QByteArray first = played({"--file", file}, {m_commands.at(0), m_commands.at(1), view}).last();
        const QByteArray fresh = played({"--file", file, "--session", "new"}, {view}).last();
        QVERIFY(first != fresh);
        QCOMPARE(played({"--file", file, "--session", "1"}, {view}).last(), first);
        QCOMPARE(played({"--file", file}, {view}).last(), fresh);
        QCOMPARE(listed(file).count("\"number\""), 2);
    }

    void campaignsAreKeptApart()
    {
        const QString file = path("campaigns.dossier");
        const QByteArray view = R"({"view": "overseer"})";
        const QByteArray monday = played({"--file", file, "--campaign", "Monday"}, {m_commands.at(0), view}).last();
        played({"--file", file, "--campaign", "Venerd\u00ec \"sera\""}, {view});
        QCOMPARE(played({"--file", file, "--campaign", "Monday"}, {view}).last(), monday);
        const QByteArray list = listed(file);
        QVERIFY2(list.contains("\"campaign\": \"Monday\""), list);
        QVERIFY2(list.contains("Venerd\u00ec \\\"sera\\\""), list);
        QCOMPARE(list.count("\"number\""), 2);
    }

    void whatIsToldOfASessionStays()
    {
        const QString file = path("told.dossier");
        const QByteArray told
            = R"({"session": {"date": "2026-11-22", "players": [{"player": "Ada", "role": "overseer"}],)"
              R"( "result": "won", "notes": "a long evening"}})";
        const QByteArray answer = played({"--file", file}, {told}).last();
        QVERIFY2(answer.contains("\"player\": \"Ada\", \"role\": \"overseer\""), answer);
        QCOMPARE(played({"--file", file}, {R"({"session": {}})"}).last(), answer);
        QVERIFY(listed(file).contains("a long evening"));
        for (const char *bad : {R"({"session": 1})", R"({"session": {"date": "yesterday"}})",
                 R"({"session": {"players": [{"player": "Ada"}]}})", R"({"session": {"notes": 7}})"})
            QVERIFY2(
                played({"--file", file}, {bad}).last().startsWith("{\"malformed\": {\"pointer\": \"/session"), bad);
        QCOMPARE(played({"--file", file}, {R"({"session": {}})"}).last(), answer);
        QVERIFY(played({}, {R"({"session": {}})"}).last().startsWith("{\"malformed\""));
    }

    /// A game keeps its result as data; a line reads it in the words of the window, and setting the same words again
    /// changes nothing.
    void howAGameEndedIsToldInWords()
    {
        const QString file = path("ended.dossier");
        const QStringList specter{"--game", "specter", "--file", file};
        const QByteArray ended = R"({"session": {"result": "=specter agents escaped 12"}})";
        const QByteArray told = "\"result\": \"The agent escapes and wins (turn 12)\"";
        QVERIFY(played(specter, {ended}).last().contains(told));
        QVERIFY2(listed(file).contains(told), listed(file));
        played(specter, {R"x({"session": {"result": "The agent escapes and wins (turn 12)"}})x"});
        qputenv("LC_ALL", "it_IT.UTF-8");
        const QByteArray italian = listed(file);
        qputenv("LC_ALL", "C.UTF-8");
        QVERIFY2(italian.contains("(turno 12)"), italian);
        const QString mission = path("mission.dossier");
        played({"--file", mission}, {R"({"session": {"result": "=omega commando 3"}})"});
        QVERIFY2(!listed(mission).contains("=omega"), listed(mission));
    }

    void whatIsNotThereIsNamed()
    {
        const QString file = path("named.dossier");
        played({"--file", file}, {R"({"view": "public"})"});
        Game session({"--file", file, "--session", "77"});
        QCOMPARE(session.end(), 66);
        QVERIFY(session.errors().contains("no such campaign or session"));
        Game mission({"--mission", "nonesuch"});
        QCOMPARE(mission.end(), 66);
        const QByteArray said = mission.errors();
        QVERIFY2(said.contains("no mission nonesuch. It has: "), said);
        for (const QStringList &wrong : QList<QStringList>{
                 {"--session", "1"}, {"--campaign", "Monday"}, {"--list"}, {"--file", file, "--session", "first"}})
        {
            Game game(wrong);
            QCOMPARE(game.end(), 2);
        }
    }

    void aCopyOfTheFileIsKeptADay()
    {
        const QString file = path("kept.dossier");
        const QString folder = path("copies");
        for (int i = 0; i < 3; ++i)
            played({"--file", file, "--backups", folder}, {m_commands.at(i)});
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 1);
    }

    void aFileOfADeadMachineIsTakenOverByAPerson()
    {
        const QString file = path("held.dossier");
        played({"--file", file}, {m_commands.at(0)});
        QFile lock(file + ".lock");
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write("4711\ndossier\nthe-other-laptop\n\n\n");
        lock.close();
        QVERIFY(played({"--file", file}, {m_commands.at(1)}).last().contains("held_by_other"));
        QVERIFY(played({"--file", file, "--take-over"}, {m_commands.at(1)}).last().startsWith("{\"events\""));
    }

    void aRolesViewIsThatOfTheSeatThatPlaysIt()
    {
        QStringList arguments{"--view", "commando:rifleman", "--view", "commando:nobody"};
        Game game(arguments);
        for (const QByteArray &command : m_commands.first(12))
            game.say(command);
        const QByteArray seat = game.say(R"({"view": "rifleman"})");
        QVERIFY2(seat.startsWith("{\"view\""), seat);
        QCOMPARE(game.end(), 0);
        const QList<QByteArray> views = linesOf(game.output());
        QCOMPARE(views.at(0), seat);
        QVERIFY(views.at(1).startsWith("{\"malformed\": {\"pointer\": \"/view\""));
    }

    void aCommandosNotesAreNotTheOverseersToRead()
    {
        Game game({});
        for (const QByteArray &command : m_commands.first(12))
            game.say(command);
        const QByteArray note
            = game.say(R"({"seat": 1, "command": {"type": "write_notes", "seat": 1, "notes": ["the lab tech lies"]}})");
        const QByteArray read = game.say(R"({"journal": "overseer"})") + game.say(R"({"journal": "public"})")
            + game.say(R"({"view": "overseer"})");
        QVERIFY2(note.contains("the lab tech lies"), note);
        QVERIFY(!read.contains("the lab tech lies"));
        QVERIFY(game.say(R"({"view": 1})").contains("the lab tech lies"));
    }

    void theShapesOfAllThatIsSaidAreTold()
    {
        Game game({"--schema"});
        QCOMPARE(game.end(), 0);
        const QByteArray schema = game.output();
        for (const char *name : {"2020-12", "\"declare_attack\"", "\"tokens_moved\""})
            QVERIFY2(schema.contains(name), name);
    }
};

DOSSIER_TESTS(PlaySessionsTest, EventLoop)

} // namespace play_sessions_test

#include "play_sessions_test.moc"
