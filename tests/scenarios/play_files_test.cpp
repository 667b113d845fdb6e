#include "places.h"
#include "tests/scenarios/played_process.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>

namespace play_files_test
{

using namespace dossier::test;

namespace
{

const QString scenario = QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/omega-sample/");
constexpr int patience = 30000;

/// The end of a program that a shell started, and its output.
struct Ended
{
    int code = -1;
    QByteArray output;
    QByteArray errors;
};

/// Runs a shell line in which $D is the program; stops it when it takes too long.
Ended shell(const QString &line, const QString &folder, const QByteArray &input = {})
{
    QProcess process;
    process.setWorkingDirectory(folder);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("D"), QStringLiteral(DOSSIER_BINARY));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral("bash"), {QStringLiteral("-c"), line});
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(patience))
    {
        process.kill();
        process.waitForFinished(patience);
        return {};
    }
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray plan(const char *text)
{
    return QByteArray(R"({"command": {"type": "write_plan", "text": ")") + text + "\"}}";
}

} // namespace

/// Effects of files and processes on a game that is played by lines, and their messages.
class PlayFilesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QList<QByteArray> m_commands;

    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    void played(const QString &file, qsizetype commands)
    {
        Game game({QStringLiteral("--file"), file});
        for (const QByteArray &command : m_commands.first(commands))
            game.say(command);
        QCOMPARE(game.end(), 0);
    }

private slots:

    void initTestCase()
    {
        qputenv("LC_ALL", "C.UTF-8");
        qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
        m_commands = linesOf(fileBytes(scenario + QStringLiteral("commands.jsonl")));
    }

    void anUnsetVariableIsNotTakenForNoFile()
    {
        for (const char *option : {"--file", "--pack", "--backups", "--session", "--campaign", "--mission",
                 "--printing", "--game", "--view", "--key-file", "--facts-in", "--facts-out", "--agent"})
        {
            const Ended ended = shell(
                QStringLiteral("\"$D\" play %1 \"$UNSET\"").arg(QLatin1String(option)), m_folder.path(), plan("p"));
            QCOMPARE(ended.code, 2);
            QVERIFY2(ended.errors.contains("Usage:"), option);
            QCOMPARE(ended.output, QByteArray());
        }
    }

    void closedDescriptorsAreToldAndHoldNothing()
    {
        const Ended input = shell(QStringLiteral("\"$D\" play --file closed.dossier <&-"), m_folder.path());
        QCOMPARE(input.code, 74);
        QVERIFY2(input.errors.contains("standard input"), input.errors);
        const Ended output
            = shell(QStringLiteral("\"$D\" play --file closed.dossier >&-"), m_folder.path(), plan("p") + '\n');
        QCOMPARE(output.code, 74);
        const Ended both = shell(QStringLiteral("\"$D\" play --file closed.dossier <&- >&-"), m_folder.path());
        QCOMPARE(both.code, 74);
        QVERIFY(!QFile::exists(path("closed.dossier.lock")));
        played(path("closed.dossier"), 3);
    }

    void aSignalEndsTheGameInOrder_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP") << SIGHUP;
        QTest::newRow("SIGINT") << SIGINT;
    }

    /// The file is complete without a log, and the parent process learns the reason of the end.
    void aSignalEndsTheGameInOrder()
    {
        QFETCH(int, signal);
        const QString file = path(QTest::currentDataTag()) + QStringLiteral(".dossier");
        QProcess process;
        process.start(QStringLiteral(DOSSIER_BINARY), {QStringLiteral("play"), QStringLiteral("--file"), file});
        for (const QByteArray &command : m_commands.first(5))
        {
            process.write(command + '\n');
            while (!process.canReadLine())
                QVERIFY(process.waitForReadyRead(patience));
            QVERIFY(process.readLine().contains("\"events\""));
        }
        // Half a line is not a line.
        process.write("{\"command\": {");
        QVERIFY(process.waitForBytesWritten(patience));
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 128 + signal);
        for (const char *ending : {"-wal", "-shm", ".lock"})
            QVERIFY2(!QFile::exists(file + QLatin1String(ending)), ending);
        Game game({QStringLiteral("--file"), file});
        QVERIFY(game.say("{\"journal\": \"overseer\"}").contains("\"number\": 5"));
    }

    void aSignalEndsAGameWhoseAnswersNobodyReads()
    {
        const QByteArray pipe = QFile::encodeName(path("unread"));
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        const int reader = ::open(pipe.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        QVERIFY(reader >= 0);
        QProcess process;
        process.setStandardOutputFile(path("unread"));
        process.start(
            QStringLiteral(DOSSIER_BINARY), {QStringLiteral("play"), QStringLiteral("--file"), path("unread.dossier")});
        for (int i = 0; i < 4000; ++i)
            process.write("{\"view\": \"overseer\"}\n");
        const auto waiting = [&]
        {
            int bytes = 0;
            return ::ioctl(reader, FIONREAD, &bytes) == 0 ? bytes : -1;
        };
        QTRY_VERIFY_WITH_TIMEOUT(waiting() > 60000, patience);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGTERM), 0);
        QVERIFY(process.waitForFinished(patience));
        QCOMPARE(process.exitCode(), 128 + SIGTERM);
        ::close(reader);
    }

    void aFileThatMayNotGrowIsTold()
    {
        played(path("limited.dossier"), 3);
        QByteArray lines;
        for (int i = 0; i < 40; ++i)
            lines += plan(QByteArray(4000, 'p')) + '\n';
        const Ended ended
            = shell(QStringLiteral("ulimit -f 80; \"$D\" play --file limited.dossier"), m_folder.path(), lines);
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.output.contains("\"fault\": \"disk_full\""), ended.output.right(300));
        QVERIFY(ended.output.startsWith("{\"events\""));
    }

    /// A pipe without a writer does not block.
    void aPackThatIsNoFileIsTold()
    {
        const Ended ended
            = shell(QStringLiteral("mkfifo pipe && \"$D\" play --pack pipe"), m_folder.path(), plan("p") + '\n');
        QVERIFY(ended.code > 0);
        QVERIFY2(ended.errors.contains("pipe"), ended.errors);
    }

    void aNameThatIsNoTextIsTold()
    {
        const Ended ended = shell(QStringLiteral("\"$D\" play --file $'caf\\xe9.dossier'"), m_folder.path(), plan("p"));
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.errors.contains("UTF-8"), ended.errors);
        QVERIFY(QDir(m_folder.path()).entryList({"caf*"}).isEmpty());
    }

    void aLongNameAndAMissingFolderAreTold()
    {
        const QString longName = QString(250, u'n') + QStringLiteral(".dossier");
        const Ended tooLong = shell(QStringLiteral("\"$D\" play --file ") + longName, m_folder.path(), plan("p"));
        QCOMPARE(tooLong.code, 66);
        QVERIFY2(tooLong.errors.contains("too long"), tooLong.errors);
        const Ended nowhere = shell(QStringLiteral("\"$D\" play --file none/x.dossier"), m_folder.path(), plan("p"));
        QCOMPARE(nowhere.code, 66);
        QVERIFY2(nowhere.errors.contains("no such folder"), nowhere.errors);
    }

    void noImageOfTheMemoryIsLeft()
    {
        Game game({});
        game.say(plan("p"));
        const QByteArray limits = fileBytes(QStringLiteral("/proc/%1/limits").arg(game.process()));
        const QByteArray core = limits.mid(limits.indexOf("Max core file size")).split('\n').first().simplified();
        QCOMPARE(core, QByteArray("Max core file size 0 0 bytes"));
    }

    void anEmptyFileDoesNotBecomeANewGameUnasked()
    {
        QFile empty(path("empty.dossier"));
        QVERIFY(empty.open(QIODevice::WriteOnly));
        empty.close();
        const Ended ended
            = shell(QStringLiteral("\"$D\" play --file empty.dossier"), m_folder.path(), plan("p") + '\n');
        QCOMPARE(ended.code, 66);
        QCOMPARE(ended.output, QByteArray());
        QVERIFY2(ended.errors.contains("empty.dossier: It is empty"), ended.errors);
        QCOMPARE(QFileInfo(path("empty.dossier")).size(), 0);
    }

    void aNameIsNotTakenForAnAddress()
    {
        for (const char *name : {"file:evening.dossier", "what?.dossier", "50%25.dossier", "a#b.dossier", "è.dossier"})
        {
            const QString file = m_folder.filePath(QString::fromUtf8(name));
            played(file, 3);
            Game game({QStringLiteral("--file"), file});
            QVERIFY(game.say(R"({"journal": "overseer"})").contains("\"number\": 3"));
            const Ended list
                = shell(QStringLiteral("\"$D\" play --file '%1' --list").arg(QString::fromUtf8(name)), m_folder.path());
            QCOMPARE(list.code, 0);
        }
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("evening*")}), QStringList());
    }

    void aListTellsDamage()
    {
        const QString file = path("listed.dossier");
        played(file, 20);
        const Ended good = shell(QStringLiteral("\"$D\" play --file listed.dossier --list"), m_folder.path());
        QCOMPARE(good.code, 0);
        QCOMPARE(good.errors, QByteArray());
        for (const char *statement : {"PRAGMA foreign_keys = OFF; DELETE FROM sessions",
                 "UPDATE campaigns SET name = 'other'", "UPDATE public_records SET body = x'00' WHERE number = 3"})
        {
            QVERIFY(QFile::remove(path("bad.dossier")) || !QFile::exists(path("bad.dossier")));
            QVERIFY(QFile::copy(file, path("bad.dossier")));
            QCOMPARE(
                QProcess::execute(QStringLiteral("sqlite3"), {path("bad.dossier"), QString::fromLatin1(statement)}), 0);
            const Ended bad = shell(QStringLiteral("\"$D\" play --file bad.dossier --list"), m_folder.path());
            QCOMPARE(bad.code, 66);
            QVERIFY2(bad.errors.contains("damaged"), statement);
            QVERIFY(bad.output.startsWith("{\"campaigns\""));
        }
    }

    void theFileAloneIsTheEveningAfterARevealOrSaysSo()
    {
        const QString file = path("alone.dossier");
        Game game({QStringLiteral("--file"), file});
        bool revealed = false;
        QByteArray view;
        for (const QByteArray &command : m_commands.first(40))
        {
            const QByteArray answer = game.say(command);
            // The scenario has lines that are refused, too.
            if (!answer.startsWith("{\"events\""))
                continue;
            view = game.say(R"({"view": "overseer"})");
            QFile::remove(path("copy.dossier"));
            QVERIFY(QFile::copy(file, path("copy.dossier")));
            const Ended copy = shell(
                QStringLiteral("\"$D\" play --file copy.dossier --view overseer"), m_folder.path(), QByteArray());
            QCOMPARE(copy.code, 0);
            const bool told = copy.errors.contains("played last");
            QVERIFY2(told || copy.output.trimmed() == view, command);
            revealed = revealed || answer.contains("\"door_turned_up\"");
            if (answer.contains("\"door_turned_up\"") || answer.contains("\"step_began\""))
                QVERIFY2(!told, command);
        }
        QVERIFY(revealed);
    }

    void whereTheLogIsMissingNothingNewBeginsUnasked()
    {
        const QString file = path("older.dossier");
        played(file, 3);
        Game game({QStringLiteral("--file"), file});
        game.say(m_commands.at(3));
        game.kill();
        QVERIFY(QFile::remove(file + "-wal") && QFile::remove(file + "-shm"));
        const Ended told = shell(QStringLiteral("\"$D\" play --file older.dossier"), m_folder.path());
        QCOMPARE(told.code, 0);
        QVERIFY2(told.errors.contains("played last"), told.errors);
        const Ended other = shell(QStringLiteral("\"$D\" play --game specter --file older.dossier"), m_folder.path());
        QCOMPARE(other.code, 66);
        const Ended campaign
            = shell(QStringLiteral("\"$D\" play --campaign Other --file older.dossier"), m_folder.path());
        QCOMPARE(campaign.code, 66);
        QVERIFY2(campaign.errors.contains("is missing"), campaign.errors);
        QCOMPARE(shell(QStringLiteral("\"$D\" play --session new --file older.dossier"), m_folder.path()).code, 0);
    }

    void aLogThatIsTakenAwayCostsNothing()
    {
        const QString file = path("taken.dossier");
        Game game({QStringLiteral("--file"), file});
        qsizetype done = 0;
        for (const QByteArray &command : m_commands.first(24))
        {
            QFile::remove(file + "-wal");
            const QByteArray answer = game.say(command);
            QVERIFY2(!answer.startsWith("{\"failed\""), answer);
            done += answer.startsWith("{\"events\"") ? 1 : 0;
        }
        const QByteArray view = game.say(R"({"view": "overseer"})");
        QCOMPARE(game.end(), 0);
        Game again({QStringLiteral("--file"), file});
        QCOMPARE(again.say(R"({"view": "overseer"})"), view);
        QCOMPARE(again.say(R"({"journal": "overseer"})").count(R"("what": "done")"), done);
    }

    void whoWasTakenOverSaysSoAndWritesNoMore()
    {
        const QString file = path("over.dossier");
        Game game({QStringLiteral("--file"), file});
        QVERIFY(game.say(plan("A1")).startsWith("{\"events\""));
        const QByteArray view = game.say(R"({"view": "overseer"})");
        QVERIFY(QFile::remove(file + ".lock"));
        QFile lock(file + ".lock");
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write("4711\ndossier\nthe-other-laptop\n\n\n");
        lock.close();
        for (const char *text : {"A2", "A3"})
            QVERIFY(game.say(plan(text)).contains("\"fault\": \"taken_over\""));
        QCOMPARE(game.say(R"({"view": "overseer"})"), view);
        // The other program takes over and continues.
        Game other({QStringLiteral("--file"), file, QStringLiteral("--take-over")});
        QVERIFY(other.say(plan("B1")).startsWith("{\"events\""));
        QVERIFY(game.say(plan("A4")).contains("\"fault\": \"taken_over\""));
        const QByteArray journal = other.say(R"({"journal": "overseer"})");
        QVERIFY(journal.contains("A1") && journal.contains("B1"));
        QVERIFY(!journal.contains("A2") && !journal.contains("A4"));
    }

    void earlyDamageOfALongJournalIsTold()
    {
        const QString file = path("long.dossier");
        {
            Game game({QStringLiteral("--file"), file});
            game.say(m_commands.front());
            // Each makes two public records.
            for (int i = 0; i < 2800; ++i)
            {
                game.say(R"({"undo": true, "correction": "once more"})");
                game.say(R"({"redo": true})");
            }
            for (int i = 0; i < 600; ++i)
                game.say(plan("p"));
            QCOMPARE(game.end(), 0);
        }
        QCOMPARE(QProcess::execute(QStringLiteral("sqlite3"),
                     {file, QStringLiteral("UPDATE public_records SET body = x'00' WHERE number = 10")}),
            0);
        Game game({QStringLiteral("--file"), file});
        QVERIFY(game.say(plan("q")).contains("\"fault\": \"damaged\""));
        const QByteArray journal = game.say(R"({"journal": "public"})");
        QVERIFY2(journal.startsWith("{\"failed\"") || journal.count("\"number\"") == 9, journal.left(300));
        QCOMPARE(game.end(), 0);
        QVERIFY(game.errors().contains("damaged after record"));
    }
};

DOSSIER_TESTS(PlayFilesTest, EventLoop)

} // namespace play_files_test

#include "play_files_test.moc"
