#include "places.h"
#include "tests/scenarios/played_process.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
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

struct Verified
{
    int code = 0;
    QString output{};
};

Verified verify(const QString &file, const QStringList &more = {})
{
    const Ran done = ran(QStringList{QStringLiteral("verify"), file} + more);
    return {done.code, QString::fromUtf8(done.output)};
}

/// The verifier that was written from docs/seals.md alone.
Verified verifyApart(const QString &file)
{
    const Ran done
        = ran(QStringLiteral("python3"), {QStringLiteral(DOSSIER_SOURCE_DIR "/tests/app/verifier/verify.py"), file});
    return {done.code, QString::fromUtf8(done.output)};
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

    /// Plays one of two games that differ in an agent's secrets alone, what was taken back among them.
    QString twin(bool isOther)
    {
        const QString file = path(isOther ? "other.dossier" : "one.dossier");
        QFile::remove(file);
        Game game({"--game", "specter", "--file", file});
        QByteArray answers;
        for (QByteArray command : commandsOf("specter-two-hunters").first(12))
        {
            if (isOther)
                command.replace("smoke_grenade", "flash_bang");
            answers += game.say(command);
            // The agent takes his choice of cards back, and makes it again.
            if (isOther && command.contains("take_cards"))
                answers += game.say("{\"undo\": true}") + game.say("{\"redo\": true}");
        }
        for (int more = 0; more < (isOther ? 5 : 1); ++more)
            answers += game.say("{\"bookmark\": \"secret " + QByteArray::number(more) + "\"}");
        return game.end() == 0 && !answers.contains("error") && !answers.contains("failed") ? file : QString();
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
        QTest::newRow("rooms and doors") << "omega" << "omega-sample" << "✓ Cards of room ";
        QTest::newRow("the agent's sheet") << "specter" << "specter-two-hunters" << "✓ Agent, turn ";
        QTest::newRow("the traitor") << "specter" << "specter-five-players" << "✓ Traitor: ";
        QTest::newRow("tokens and hands") << "conquest" << "conquest-two" << "✓ Command token of ";
    }

    void allThatWasShownIsAsSealed()
    {
        QFETCH(QString, game);
        QFETCH(QString, scenario);
        QFETCH(QString, proved);
        const QString file = played(game, scenario, scenario + ".dossier");
        const Verified done = verify(file);
        QVERIFY2(done.output.contains(proved), qUtf8Printable(done.output));
        QVERIFY2(!done.output.contains(u'✕'), qUtf8Printable(done.output));
        // In words, not as in the file.
        QVERIFY2(!done.output.contains(QRegularExpression("[\"{_]")), qUtf8Printable(done.output));
        QVERIFY2(done.code == 0 || done.code == 3, qUtf8Printable(done.output));
        QVERIFY(done.output.contains("Sealed from step 1"));
        // It fits with the words of now, and with no others.
        const QString words = wordsIn(done.output);
        QCOMPARE(verify(file, {"--root", words}).code, done.code);
        QVERIFY(verify(file, {"--root", words}).output.contains("✓ The words are those of step"));
        QCOMPARE(verify(file, {"--root", "abandon " + words.section(' ', 4)}).code, 1);
        const QString code
            = "DOSSIER SEAL " + rowsOf(file, "SELECT hex(chain) FROM slots ORDER BY number DESC LIMIT 1");
        QCOMPARE(verify(file, {"--root", code}).code, done.code);
        QVERIFY(verify(file, {"--root", code}).output.contains("✓ The words are those of step"));
        QCOMPARE(verify(file, {"--root", code.chopped(1) + 'X'}).code, 1);
        // Another program comes to the same result.
        const Verified apart = verifyApart(file);
        QCOMPARE(apart.code, 0);
        const qsizetype good
            = done.output.count(QRegularExpression("^✓ .*As sealed", QRegularExpression::MultilineOption));
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
        QTest::newRow("the last public record") << "DELETE FROM public_records WHERE number = (SELECT max(number) FROM "
                                                   "public_records)";
        QTest::newRow("a number that is too high") << "UPDATE slots SET revealed = CAST(x'08' || zeroblob(7) || "
                                                      "x'ffffffffffffffff' || substr(revealed, 17) AS BLOB) "
                                                      "WHERE revealed IS NOT NULL";
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
        QVERIFY(changed(file, statement));
        const Verified done = verify(file);
        QVERIFY2(done.code == 1 || done.code == 66, qUtf8Printable(done.output));
        QVERIFY(verifyApart(file).code != 0);
    }

    void whatWasNeverSealedCannotBeJudged()
    {
        const QString file = path("never.dossier");
        QVERIFY(!played("omega", "omega-sample", "never.dossier").isEmpty());
        QVERIFY(changed(file, "DELETE FROM slots"));
        const Verified done = verify(file);
        QCOMPARE(done.code, 3);
        QVERIFY(done.output.contains("Nothing is sealed"));
        QCOMPARE(verify(path("no such.dossier")).code, 66);
        QCOMPARE(verify(file, {"--session", "9"}).code, 3);
        QCOMPARE(verify(file, {"--session", "x"}).code, 2);
        QCOMPARE(ran({"verify"}).code, 2);
        QCOMPARE(ran({"verify", "--help"}).code, 0);
    }

    void theSealsTellNothingOfASecret()
    {
        QStringList twins;
        for (const bool isOther : {false, true})
        {
            const QString file = twin(isOther);
            twins << rowsOf(file,
                "SELECT number || ' ' || length(commitment) || ' ' || length(chain) || ' ' || "
                "coalesce(length(revealed), -1) FROM slots ORDER BY number")
                  << rowsOf(file, "SELECT length(body) FROM secret_slots")
                  << rowsOf(file, "SELECT count(*) FROM slots");
        }
        QVERIFY(twins.at(2).toInt() > 3);
        QCOMPARE(twins.mid(3), twins.first(3));
    }

    void wordsAreOfOneSessionOfAFile()
    {
        const QString file = played("omega", "omega-sample", "evenings.dossier");
        const QString first = wordsIn(verify(file).output);
        Game game({"--file", file, "--session", "new"});
        for (const QByteArray &command : commandsOf("omega-sample").first(30))
            game.say(command);
        QCOMPARE(game.end(), 0);
        const QString second = wordsIn(verify(file, {"--session", "2"}).output);
        QVERIFY(!second.isEmpty() && second != first);
        for (const auto &[words, session] : {std::pair(first, "session 1"), {second, "session 2"}})
        {
            const Verified done = verify(file, {"--root", words});
            QVERIFY2(done.code != 1, qUtf8Printable(done.output));
            QVERIFY2(done.output.contains(session), qUtf8Printable(done.output));
            QCOMPARE(done.output.count("Its words now"), 1);
        }
        QCOMPARE(verify(file, {"--root", first, "--session", "2"}).code, 1);
    }

    void aCopyForThePlayersReplaysWithoutAKey_data() { allThatWasShownIsAsSealed_data(); }

    /// It has the public table and the seals of the file, and nothing that a seat reads alone.
    void aCopyForThePlayersReplaysWithoutAKey()
    {
        QFETCH(QString, game);
        QFETCH(QString, scenario);
        const QString file = played(game, scenario, "to copy " + scenario + ".dossier");
        const QByteArray marker = "Zwoelf-Boxkaempfer";
        {
            Game going({"--file", file});
            QVERIFY(!going.say("{\"bookmark\": \"" + marker + "\"}").contains("failed"));
            QCOMPARE(going.end(), 0);
        }
        const QString copy = path("copy " + scenario + ".dossier");
        QCOMPARE(ran({"export", "--public", file, copy}).code, 0);
        QVERIFY(!fileBytes(copy).contains(marker));
        QCOMPARE(verify(copy).output, verify(file).output);
        QCOMPARE(verify(copy).code, verify(file).code);
        QCOMPARE(verifyApart(copy).output, verifyApart(file).output);
        const auto publicView = [](const QString &of) { return ran({"play", "--file", of, "--view", "public"}); };
        const Ran before = publicView(file);
        qputenv("XDG_CONFIG_HOME", path("a player").toLocal8Bit());
        const Ran after = publicView(copy);
        {
            Game going({"--file", copy});
            QVERIFY(going.say("{\"bookmark\": \"mine\"}").contains("public_copy"));
            going.end();
        }
        qputenv("XDG_CONFIG_HOME", path("settings").toLocal8Bit());
        QCOMPARE(after.code, 0);
        QVERIFY(before.output.size() > 1000);
        QCOMPARE(after.output, before.output);
        // A copy of the copy is as good, and nothing is ever written over.
        const QByteArray bytes = fileBytes(copy);
        QCOMPARE(ran({"export", "--public", file, copy}).code, 74);
        QCOMPARE(fileBytes(copy), bytes);
        const QString again = path("again " + scenario + ".dossier");
        QCOMPARE(ran({"export", "--public", copy, again}).code, 0);
        QCOMPARE(publicView(again).output, before.output);
        QCOMPARE(verify(again).output, verify(file).output);
    }

    void aCopyForThePlayersTellsNothingOfASecret()
    {
        QStringList twins;
        for (const bool isOther : {false, true})
        {
            const QString copy = path(isOther ? "other copy.dossier" : "one copy.dossier");
            const QString file = twin(isOther);
            QCOMPARE(ran({"export", "--public", file, copy}).code, 0);
            for (const char *query : {"SELECT number || ' ' || length(body) FROM public_records",
                     "SELECT number || ' ' || public_number || ' ' || length(body) FROM secret_records",
                     "SELECT number || ' ' || length(commitment) || ' ' || coalesce(length(revealed), -1) FROM slots",
                     "SELECT hex(content) FROM public_pack_contents", "SELECT count(*) FROM secret_pack_contents",
                     "SELECT count(*) FROM secret_slots", "SELECT count(*) FROM secret_snapshots",
                     "SELECT count(*) FROM key_wraps"})
                twins << rowsOf(copy, query);
            twins << QString::number(QFileInfo(copy).size());
        }
        QVERIFY(!twins.front().isEmpty());
        QCOMPARE(twins.mid(twins.size() / 2), twins.first(twins.size() / 2));
    }

    /// The pack of LEVEL 7 has what the overseer sets up.
    void aCopyForThePlayersHasThePublicPartOfThePackAlone()
    {
        const QString file = played("omega", "omega-sample", "pack.dossier");
        const QString copy = path("pack copy.dossier");
        QCOMPARE(ran({"export", "--public", file, copy}).code, 0);
        const QByteArray content
            = QByteArray::fromHex(rowsOf(copy, "SELECT hex(content) FROM public_pack_contents").toLatin1());
        QCOMPARE(rowsOf(copy, "SELECT count(*) FROM secret_pack_contents"), QStringLiteral("0"));
        // Nor has the file itself more of it in the clear.
        QCOMPARE(rowsOf(file, "SELECT hex(content) FROM public_pack_contents").toLatin1(), content.toHex().toUpper());
        const QJsonArray scenarios = QJsonDocument::fromJson(content).object().value("scenarios").toArray();
        QCOMPARE(scenarios.size(), 1);
        const QJsonObject mission = scenarios.first().toObject();
        QVERIFY(!mission.value("map").toObject().isEmpty() && !mission.value("mission").toObject().isEmpty());
        for (const char *secret : {"stacks", "secret_events", "starts"})
            QVERIFY2(mission.value(QLatin1String(secret)).toArray().isEmpty(), secret);
        QVERIFY(mission.value("markers").toObject().isEmpty() && mission.value("goal").isNull());
        QVERIFY(!content.contains("ambush"));
    }

    /// Records after the damage would be missing from a copy that looks whole.
    void aDamagedGameIsNotCopied()
    {
        const QString file = played("omega", "omega-sample", "damaged.dossier");
        QVERIFY(changed(file, "UPDATE secret_records SET body = CAST(body || x'00' AS BLOB) WHERE number = 9"));
        QCOMPARE(ran({"export", "--public", file, path("of damaged.dossier")}).code, 66);
        QVERIFY(!QFile::exists(path("of damaged.dossier")));
    }

    void whatCannotBeCopiedIsNamed()
    {
        const QString file = played("omega", "omega-sample", "kept back.dossier");
        QCOMPARE(ran({"export", "--help"}).code, 0);
        QCOMPARE(ran({"export"}).code, 2);
        QCOMPARE(ran({"export", file, path("out.dossier")}).code, 2);
        QCOMPARE(ran({"export", "--public", path("no such.dossier"), path("out.dossier")}).code, 66);
        QCOMPARE(ran({"export", "--public", file, path("no folder/out.dossier")}).code, 74);
        // Neither can a file of an earlier version without its key.
        QVERIFY(changed(file, "UPDATE session_packs SET open = NULL"));
        qputenv("XDG_CONFIG_HOME", path("elsewhere").toLocal8Bit());
        const int without = ran({"export", "--public", file, path("out.dossier")}).code;
        qputenv("XDG_CONFIG_HOME", path("settings").toLocal8Bit());
        QCOMPARE(without, 66);
        QVERIFY(!QFile::exists(path("out.dossier")));
    }

    void aLockedFileIsCopiedLikeAnOpenOne_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("scenario");
        QTest::newRow("LEVEL 7") << "omega" << "omega-sample";
        QTest::newRow("Specter Ops") << "specter" << "specter-two-hunters";
        QTest::newRow("Conquest") << "conquest" << "conquest-two";
    }

    /// The copy that is made without the key has all that the one with it has.
    void aLockedFileIsCopiedLikeAnOpenOne()
    {
        QFETCH(QString, game);
        QFETCH(QString, scenario);
        const QString file = played(game, scenario, "locked " + scenario + ".dossier");
        const QString with = path("with key " + scenario + ".dossier");
        const QString without = path("without key " + scenario + ".dossier");
        QCOMPARE(ran({"export", "--public", file, with}).code, 0);
        qputenv("XDG_CONFIG_HOME", path("elsewhere").toLocal8Bit());
        const int code = ran({"export", "--public", file, without}).code;
        qputenv("XDG_CONFIG_HOME", path("settings").toLocal8Bit());
        QCOMPARE(code, 0);
        for (const char *query : {"SELECT number || ' ' || hex(body) FROM public_records",
                 "SELECT hex(content) FROM public_pack_contents", "SELECT number || hex(commitment) FROM slots"})
        {
            QVERIFY(!rowsOf(with, query).isEmpty());
            QCOMPARE(rowsOf(without, query), rowsOf(with, query));
        }
        const auto publicView
            = [](const QString &of) { return ran({"play", "--file", of, "--view", "public"}).output; };
        QCOMPARE(publicView(without), publicView(with));
    }

    void itNeedsNoKey()
    {
        const QString file = played("specter", "specter-two-hunters", "locked.dossier");
        const Verified before = verify(file);
        qputenv("XDG_CONFIG_HOME", path("elsewhere").toLocal8Bit());
        const Verified after = verify(file);
        qputenv("XDG_CONFIG_HOME", path("settings").toLocal8Bit());
        QCOMPARE(after.code, before.code);
        QCOMPARE(after.output, before.output);
        QVERIFY(!QFile::exists(path("elsewhere/dossier/dossier.key")));
    }
};

DOSSIER_TESTS(SealedPlayTest, EventLoop)

} // namespace sealed_play_test

#include "sealed_play_test.moc"
