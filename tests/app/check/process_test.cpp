#include "places.h"
#include "tests/app/check/every_kind.h"
#include "tests/app/check/random_queries.h"
#include "tests/app/check/show_strings.h"
#include "tests/support/sanitized.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <sys/resource.h>

namespace process_test
{

namespace
{

constexpr int patience = 60000;

const QByteArray query = R"({"id": 1, "kind": "dice.omega", "black": 0, "red": 0, "threshold": 1, "reroll": null})";

QByteArray answerTo(const QByteArray &line)
{
    return QByteArray::fromStdString(dossier::test::answer(line.toStdString())) + '\n';
}

struct Outcome
{
    int code = -1;
    QByteArray output;
    QByteArray error;
};

Outcome outcomeOf(QProcess &process)
{
    const bool ended = process.waitForFinished(patience) && process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

/// Runs `dossier check` on an input.
Outcome check(const QByteArray &input, const QStringList &arguments = {})
{
    QProcess process;
    process.start(DOSSIER_BINARY, QStringList{"check"} + arguments);
    process.write(input);
    process.closeWriteChannel();
    return outcomeOf(process);
}

/// Runs a shell's command line; `$CHECK` in it is `dossier check`, `$1` a file.
Outcome shell(const QString &command, const QString &file = {})
{
    QProcess process;
    process.start("/bin/sh", {"-c", QString(command).replace("$CHECK", "'" DOSSIER_BINARY "' check"), "sh", file});
    process.closeWriteChannel();
    return outcomeOf(process);
}

} // namespace

/// The command as a process: streams, exit codes and memory use.
class ProcessTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_settings;

private slots:

    /// The command speaks the language of the settings, or else of the desktop.
    void initTestCase()
    {
        qputenv("LC_ALL", "C.UTF-8");
        qputenv("XDG_CONFIG_HOME", m_settings.path().toLocal8Bit());
    }

    void answersBeforeTheInputEnds()
    {
        QProcess process;
        process.start(DOSSIER_BINARY, {"check"});
        for (int round = 0; round < 3; ++round)
        {
            process.write(query + '\n' + query + "\n{\"id\": 5");
            const QByteArray expected = answerTo(query) + answerTo(query);
            QByteArray given;
            while (given.size() < expected.size() && process.waitForReadyRead(patience))
                given += process.readAllStandardOutput();
            QCOMPARE(given, expected);
            process.write("}\n");
            QVERIFY(process.waitForReadyRead(patience));
            QCOMPARE(process.readAllStandardOutput(), answerTo("{\"id\": 5}"));
        }
        process.closeWriteChannel();
        QCOMPARE(outcomeOf(process).code, 0);
    }

    void answersInOrderWhateverComesBetween()
    {
        const QByteArrayList lines{query, "", "x", QByteArray("{}\0", 3), "\xFF", query, QByteArray(300000, '['),
            QByteArray(3000000, 'y'), "{\"id\": 9}", query};
        QByteArray expected;
        for (const QByteArray &line : lines)
            expected += answerTo(line);
        const Outcome outcome = check(lines.join("\r\n"));
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.output, expected);
        QCOMPARE(outcome.error, "");
    }

    void aLastLineNeedsNoEnd()
    {
        QCOMPARE(check(query).output, answerTo(query));
        QCOMPARE(check(query + '\n').output, answerTo(query));
        QCOMPARE(check(query.chopped(1)).output, answerTo("cut short"));
        QCOMPARE(check("\n").output, answerTo(""));
        QCOMPARE(check("").output, "");
    }

    void manyQueriesHaveManyAnswers()
    {
        std::mt19937 random(3);
        QByteArray input;
        QByteArray expected;
        for (int id = 0; id < 2000; ++id)
        {
            const QByteArray line = QByteArray::fromStdString(dossier::randomSightQuery(random, id));
            input += line + '\n';
            expected += answerTo(line);
        }
        QVERIFY(!expected.contains("error"));
        QCOMPARE(check(input).output, expected);
    }

    void explainsItself()
    {
        const Outcome outcome = check(query, {"--help"});
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.output.startsWith("Usage: dossier check"));
        QCOMPARE(outcome.error, "");
        QCOMPARE(shell("$CHECK --help > /dev/full").code, 74);
    }

    void wrongUsageEndsWithTwo()
    {
        for (const QStringList &arguments : {QStringList{"--verbose"}, {""}, {"--help", "--help"}, {"queries.jsonl"}})
        {
            const Outcome outcome = check(query, arguments);
            QCOMPARE(outcome.code, 2);
            QCOMPARE(outcome.output, "");
            QVERIFY(outcome.error.startsWith("Usage: dossier check"));
        }
    }

    void failedTransfersEndWithSeventyFour_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("closed output") << "echo {} | $CHECK >&-";
        QTest::newRow("full device") << "echo {} | $CHECK > /dev/full";
        QTest::newRow("closed input") << "$CHECK <&-";
        QTest::newRow("a directory for input") << "$CHECK < /";
    }

    void failedTransfersEndWithSeventyFour()
    {
        QFETCH(const QString, command);
        const Outcome outcome = shell(command);
        QCOMPARE(outcome.code, 74);
        QVERIFY(outcome.error.startsWith("dossier: "));
    }

    void aReaderThatLeavesEndsItWithSeventyFour()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("lines");
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(QByteArray("x\n").repeated(100000));
        file.close();
        QCOMPARE(shell("{ $CHECK < \"$1\"; echo $? > \"$1.code\"; } | :", path).code, 0);
        QFile code(path + ".code");
        QVERIFY(code.open(QFile::ReadOnly));
        QCOMPARE(code.readAll(), "74\n");
    }

    void anEndlessLineTakesNoMemory()
    {
        const Outcome outcome = shell("head -c 200000000 /dev/zero | tr '\\0' '[' | $CHECK");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(outcome.output, answerTo(QByteArray(static_cast<qsizetype>(dossier::maxLineLength) + 1, '[')));
#ifndef DOSSIER_SANITIZED
        rusage usage{};
        getrusage(RUSAGE_CHILDREN, &usage);
        QVERIFY2(usage.ru_maxrss < 65536, std::to_string(usage.ru_maxrss).c_str());
#endif
    }
};

DOSSIER_TESTS(ProcessTest, EventLoop)

} // namespace process_test

#include "process_test.moc"
