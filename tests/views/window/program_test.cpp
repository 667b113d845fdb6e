#include "app/command/command_line.h"
#include "places.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/types.h>

#include <csignal>

namespace program_test
{

using namespace dossier;

namespace
{

struct Ended
{
    int code = -1;
    QByteArray out;
    QByteArray err;
};

} // namespace

class ProgramTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_home;

    /// Runs the program with nothing of a desktop but what is given, and with settings of its own.
    Ended run(const QStringList &arguments, const QStringList &environment = {}, const QByteArray &input = {}) const
    {
        QProcess process;
        process.setEnvironment(
            QStringList{QStringLiteral("PATH=/usr/bin:/bin"), QStringLiteral("HOME=") + m_home.path(),
                QStringLiteral("XDG_CONFIG_HOME=") + m_home.path(), QStringLiteral("LC_ALL=C.UTF-8")}
            + environment);
        process.start(QStringLiteral(DOSSIER_BINARY), arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
            return {.code = -1, .out = {}, .err = process.readAllStandardError()};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

private slots:

    void helpAndVersionNeedNoDisplay()
    {
        const Ended help = run({QStringLiteral("--help")});
        QCOMPARE(help.code, 0);
        QVERIFY2(help.out.contains("dossier check"), help.out.constData());
        QVERIFY2(help.err.isEmpty(), help.err.constData());
        const Ended version = run({QStringLiteral("--version")});
        QCOMPARE(version.code, 0);
        QVERIFY(version.out.startsWith("Dossier "));
    }

    void helpSpeaksTheLanguageOfTheDesktop()
    {
        const Ended help = run({QStringLiteral("--help")}, {QStringLiteral("LC_ALL=it_IT.UTF-8")});
        QCOMPARE(help.code, 0);
        QVERIFY2(help.out.contains("apri la finestra"), help.out.constData());
        const Ended check
            = run({QStringLiteral("check"), QStringLiteral("--help")}, {QStringLiteral("LC_ALL=it_IT.UTF-8")});
        QCOMPARE(check.code, 0);
        QVERIFY2(check.out.startsWith("Uso: dossier check"), check.out.constData());
        const Ended wrong
            = run({QStringLiteral("check"), QStringLiteral("-x")}, {QStringLiteral("LC_ALL=it_IT.UTF-8")});
        QCOMPARE(wrong.code, wrongUsage);
        QVERIFY2(wrong.err.startsWith("Uso: dossier check"), wrong.err.constData());
    }

    void wrongUsageIsSaidAndEndsWithTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("unknown option") << QStringList{QStringLiteral("--nonesuch")};
        QTest::newRow("short option") << QStringList{QStringLiteral("-x")};
        QTest::newRow("two maps") << QStringList{QStringLiteral("a.json"), QStringLiteral("b.json")};
        QTest::newRow("option without its value") << QStringList{QStringLiteral("-platform")};
    }

    void wrongUsageIsSaidAndEndsWithTwo()
    {
        QFETCH(QStringList, arguments);
        const Ended ended = run(arguments);
        QCOMPARE(ended.code, wrongUsage);
        QVERIFY2(ended.err.contains("dossier --help"), ended.err.constData());
        QCOMPARE(ended.out, QByteArray());
    }

    void withoutADisplayItSaysSoAndWhatToDo()
    {
        for (const QStringList &arguments : {QStringList(), {QStringLiteral("a.json")}})
        {
            const Ended ended = run(arguments);
            QCOMPARE(ended.code, noDisplay);
            QVERIFY2(ended.err.contains("there is no display"), ended.err.constData());
            QVERIFY2(ended.err.contains("xvfb-run"), ended.err.constData());
            QVERIFY2(ended.err.contains("dossier check"), ended.err.constData());
        }
    }

    void aDeadDisplayIsSaidToo()
    {
        for (const QString &display : {QStringLiteral("DISPLAY=:4711"), QStringLiteral("QT_QPA_PLATFORM=nonesuch")})
        {
            const Ended ended = run({}, {display});
            QCOMPARE(ended.code, noDisplay);
            QVERIFY2(ended.err.contains("there is no display"), ended.err.constData());
        }
    }

    void checkRunsWithoutADisplay()
    {
        const QByteArray query
            = R"({"id": 4, "kind": "omega.aura", "from": {"at": [2, 2], "size": 2}, "to": {"at": [6, 5], "size": 1}})";
        const Ended ended = run({QStringLiteral("check")}, {QStringLiteral("DISPLAY=:4711")}, query);
        QCOMPARE(ended.code, 0);
        QVERIFY2(ended.out.contains("\"distance\""), ended.out.constData());
        QVERIFY2(ended.err.isEmpty(), ended.err.constData());
    }

    /// Closing the desktop session or the terminal loses nothing: the file is closed as by the menu.
    void aSignalEndsTheWindowInOrder()
    {
        const QString file = m_home.filePath(QStringLiteral("evening.dossier"));
        QCOMPARE(
            run({QStringLiteral("play"), QStringLiteral("--file"), file}, {}, "{\"view\": \"overseer\"}\n").code, 0);
        for (const int signal : {SIGTERM, SIGHUP, SIGINT})
        {
            QProcess window;
            window.setEnvironment({QStringLiteral("PATH=/usr/bin:/bin"), QStringLiteral("HOME=") + m_home.path(),
                QStringLiteral("XDG_CONFIG_HOME=") + m_home.path(), QStringLiteral("LC_ALL=C.UTF-8"),
                QStringLiteral("QT_QPA_PLATFORM=offscreen")});
            window.start(QStringLiteral(DOSSIER_BINARY), {file});
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file + QStringLiteral(".lock")), 60000);
            // The window listens once it is shown.
            const QString caught = QStringLiteral("/proc/%1/status").arg(window.processId());
            const auto listens = [&]
            {
                QFile status(caught);
                if (!status.open(QIODevice::ReadOnly))
                    return false;
                for (const QByteArray &line : status.readAll().split('\n'))
                    if (line.startsWith("SigCgt:"))
                        return ((line.mid(7).trimmed().toULongLong(nullptr, 16) >> (SIGTERM - 1)) & 1U) != 0;
                return false;
            };
            QTRY_VERIFY_WITH_TIMEOUT(listens(), 60000);
            QCOMPARE(::kill(static_cast<pid_t>(window.processId()), signal), 0);
            QVERIFY(window.waitForFinished(60000));
            QCOMPARE(window.exitStatus(), QProcess::NormalExit);
            QCOMPARE(window.exitCode(), 128 + signal);
            for (const char *ending : {"-wal", "-shm", ".lock"})
                QVERIFY2(!QFile::exists(file + QLatin1String(ending)), ending);
        }
    }

    void argumentsBecomeARequest()
    {
        const QString name = QStringLiteral("dossier");
        QVERIFY(requestOf({name}) == Request(StartWindow{}));
        QVERIFY(requestOf({name, QStringLiteral("a.json")}) == Request(StartWindow{QStringLiteral("a.json")}));
        QVERIFY(requestOf({name, QStringLiteral("--"), QStringLiteral("-a.json")})
            == Request(StartWindow{QStringLiteral("-a.json")}));
        QVERIFY(requestOf({name, QStringLiteral("-platform"), QStringLiteral("offscreen"), QStringLiteral("a.json")})
            == Request(StartWindow{QStringLiteral("a.json")}));
        QVERIFY(holds_alternative<Say>(requestOf({name, QStringLiteral("-h")})));
        QVERIFY(holds_alternative<Complain>(requestOf({name, QStringLiteral("--hel")})));
    }
};

DOSSIER_TESTS(ProgramTest, EventLoop)

} // namespace program_test

#include "program_test.moc"
