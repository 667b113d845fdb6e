#include "places.h"
#include "tests/scenarios/played_process.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

namespace sealed_play_test
{

using namespace dossier::test;

namespace
{

struct Ran
{
    int code = 0;
    QString output{};
};

Ran run(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    process.closeWriteChannel();
    process.waitForFinished();
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput())};
}

Ran verify(const QString &file, const QStringList &more = {})
{
    return run(QStringLiteral(DOSSIER_BINARY), QStringList{QStringLiteral("verify"), file} + more);
}

/// The verifier that was written from docs/seals.md alone.
Ran verifyApart(const QString &file, const QString &words = {})
{
    QStringList arguments{QStringLiteral(DOSSIER_SOURCE_DIR "/tests/app/verifier/verify.py"), file};
    if (!words.isEmpty())
        arguments << words;
    return run(QStringLiteral("python3"), arguments);
}

/// The words that `verify` prints.
QString wordsIn(const QString &output)
{
    static const QRegularExpression line(QStringLiteral("Its words now: (.*)"));
    return line.match(output).captured(1);
}

/// The first rows of a query in a file that no program has open, as one text.
QString rowsOf(const QString &path, const QString &query)
{
    const QString name = QStringLiteral("sealed rows");
    QStringList rows;
    {
        QSqlDatabase file = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        file.setDatabaseName(path);
        file.open();
        for (QSqlQuery all(query, file); all.next();)
            rows << all.value(0).toString();
    }
    QSqlDatabase::removeDatabase(name);
    return rows.join(u'\n');
}

/// Runs a statement in a file that no program has open.
bool change(const QString &path, const QString &statement)
{
    const QString name = QStringLiteral("sealed play");
    bool isDone = false;
    {
        QSqlDatabase file = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        file.setDatabaseName(path);
        isDone = file.open() && QSqlQuery(file).exec(statement);
    }
    QSqlDatabase::removeDatabase(name);
    return isDone;
}

} // namespace

/// Games whose secrets are sealed while they are played, and held against their seals afterwards.
class SealedPlayTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    /// Plays a scenario into a file of that name, killed once in the middle.
    QString played(const QString &game, const QString &scenario, const QString &name)
    {
        const QString file = path(name);
        const QStringList arguments{"--game", game, "--file", file, "--backups", path("backups")};
        const auto commands
            = linesOf(fileBytes(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/%1/commands.jsonl").arg(scenario)));
        const qsizetype half = commands.size() / 2;
        {
            Game first(arguments);
            for (const QByteArray &command : commands.first(half))
                first.say(command);
            first.kill();
        }
        Game second(arguments);
        for (const QByteArray &command : commands.sliced(half))
            second.say(command);
        second.end();
        return file;
    }

private slots:

    void initTestCase()
    {
        qputenv("LC_ALL", "C.UTF-8");
        qputenv("XDG_CONFIG_HOME", path("settings").toLocal8Bit());
        qunsetenv("DOSSIER_KEY_FILE");
    }

    void allThatWasShownIsAsSealed_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("proved");
        QTest::newRow("rooms and doors") << "omega" << "omega-sample" << "✓ stack";
        QTest::newRow("the agent's sheet") << "specter" << "specter-two-hunters" << "✓ agent \"first\" ";
        QTest::newRow("the traitor") << "specter" << "specter-five-players" << "✓ traitor";
        QTest::newRow("tokens and hands") << "conquest" << "conquest-two" << "✓ \"";
    }

    void allThatWasShownIsAsSealed()
    {
        QFETCH(QString, game);
        QFETCH(QString, scenario);
        QFETCH(QString, proved);
        const QString file = played(game, scenario, scenario + ".dossier");
        const Ran ran = verify(file);
        QVERIFY2(ran.output.contains(proved), qUtf8Printable(ran.output));
        QVERIFY2(!ran.output.contains(u'✕'), qUtf8Printable(ran.output));
        QVERIFY2(ran.code == 0 || ran.code == 3, qUtf8Printable(ran.output));
        QVERIFY(ran.output.contains("Sealed from step 1"));
        // It fits with the words of now, and with no others.
        const QString words = wordsIn(ran.output);
        QCOMPARE(verify(file, {"--root", words}).code, ran.code);
        QVERIFY(verify(file, {"--root", words}).output.contains("✓ The words are those of step"));
        QCOMPARE(verify(file, {"--root", "abandon " + words.section(' ', 4)}).code, 1);
        // Another program comes to the same result.
        const Ran apart = verifyApart(file);
        QCOMPARE(apart.code, 0);
        const qsizetype good
            = ran.output.count(QRegularExpression("^✓ .*As sealed", QRegularExpression::MultilineOption));
        QCOMPARE(apart.output.section(' ', 2, 2).toLongLong(), good);
        QCOMPARE(apart.output.section(' ', 3, 3).trimmed().toLongLong(), good);
    }

    void aChangedFileIsCaught_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("a root") << "UPDATE slots SET commitment = randomblob(32) WHERE number = 3";
        QTest::newRow("a link") << "UPDATE slots SET chain = randomblob(32) WHERE number = 3";
        QTest::newRow("a step") << "DELETE FROM slots WHERE number = 3";
        QTest::newRow("two steps") << "UPDATE slots SET commitment = (SELECT o.commitment FROM slots o "
                                      "WHERE o.number = 7 - slots.number) WHERE number IN (3, 4)";
        QTest::newRow("an opening") << "UPDATE slots SET revealed = "
                                       "CAST(substr(revealed, 1, length(revealed) - 1) || x'00' AS BLOB) "
                                       "WHERE revealed IS NOT NULL";
        QTest::newRow("a cut opening") << "UPDATE slots SET revealed = substr(revealed, 9) WHERE revealed IS NOT NULL";
        QTest::newRow("openings moved") << "UPDATE slots SET revealed = (SELECT o.revealed FROM slots o WHERE "
                                           "o.revealed IS NOT NULL LIMIT 1) WHERE number = 4";
        QTest::newRow("a public record")
            << "UPDATE public_records SET body = CAST(body || x'00' AS BLOB) WHERE number = 3";
        QTest::newRow("another session's name") << "UPDATE sessions SET uid = randomblob(16)";
    }

    void aChangedFileIsCaught()
    {
        QFETCH(QString, statement);
        const QString file = path("changed.dossier");
        if (!QFile::exists(path("to change.dossier")))
            played("omega", "omega-sample", "to change.dossier");
        QFile::remove(file);
        QVERIFY(QFile::copy(path("to change.dossier"), file));
        QVERIFY(verify(file).code != 1);
        QVERIFY(change(file, statement));
        const Ran ran = verify(file);
        QVERIFY2(ran.code == 1 || ran.code == 66, qUtf8Printable(ran.output));
        QVERIFY(verifyApart(file).code != 0);
    }

    void whatWasNeverSealedCannotBeJudged()
    {
        const QString file = path("never.dossier");
        QVERIFY(!played("omega", "omega-sample", "never.dossier").isEmpty());
        QVERIFY(change(file, "DELETE FROM slots"));
        const Ran ran = verify(file);
        QCOMPARE(ran.code, 3);
        QVERIFY(ran.output.contains("Nothing is sealed"));
        QCOMPARE(verify(path("no such.dossier")).code, 66);
        QCOMPARE(verify(file, {"--session", "9"}).code, 3);
        QCOMPARE(verify(file, {"--session", "x"}).code, 2);
        QCOMPARE(run(QStringLiteral(DOSSIER_BINARY), {"verify"}).code, 2);
        QCOMPARE(run(QStringLiteral(DOSSIER_BINARY), {"verify", "--help"}).code, 0);
    }

    /// Two games that differ only in an agent's secrets.
    void theSealsTellNothingOfASecret()
    {
        const auto commands = linesOf(
            fileBytes(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/specter-two-hunters/commands.jsonl")));
        QStringList twins;
        for (const bool isOther : {false, true})
        {
            const QString file = path(isOther ? "other.dossier" : "one.dossier");
            Game game({"--game", "specter", "--file", file});
            for (QByteArray command : commands.first(12))
            {
                if (isOther)
                    command.replace("smoke_grenade", "flash_bang");
                QVERIFY(!game.say(command).contains("error"));
            }
            QCOMPARE(game.end(), 0);
            twins << rowsOf(file,
                "SELECT number || ' ' || length(commitment) || ' ' || length(chain) || ' ' || "
                "coalesce(length(revealed), -1) FROM slots ORDER BY number")
                  << rowsOf(file, "SELECT length(body) FROM secret_slots")
                  << rowsOf(file, "SELECT count(*) FROM slots");
        }
        QVERIFY(twins.at(2).toInt() > 3);
        QCOMPARE(twins.mid(3), twins.first(3));
    }

    void itNeedsNoKey()
    {
        const QString file = played("specter", "specter-two-hunters", "locked.dossier");
        const Ran before = verify(file);
        qputenv("XDG_CONFIG_HOME", path("elsewhere").toLocal8Bit());
        const Ran after = verify(file);
        qputenv("XDG_CONFIG_HOME", path("settings").toLocal8Bit());
        QCOMPARE(after.code, before.code);
        QCOMPARE(after.output, before.output);
        QVERIFY(!QFile::exists(path("elsewhere/dossier/dossier.key")));
    }
};

DOSSIER_TESTS(SealedPlayTest, EventLoop)

} // namespace sealed_play_test

#include "sealed_play_test.moc"
