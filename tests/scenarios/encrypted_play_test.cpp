#include "places.h"
#include "tests/scenarios/played_process.h"
#include "tests/support/test_class.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace encrypted_play_test
{

using namespace dossier::test;

namespace
{

const QByteArray marker = "Zwoelf-Boxkaempfer-4711";

/// A bookmark that the leading seat alone may read.
QByteArray markedLine(int number)
{
    return "{\"bookmark\": \"" + marker + ' ' + QByteArray::number(number) + "\"}";
}

QStringList filesWithMarker(const QString &folder)
{
    QStringList found;
    for (QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); files.hasNext();)
        if (const QString path = files.next(); fileBytes(path).contains(marker))
            found << path;
    return found;
}

} // namespace

/// Games that are played with a key file: their secrets lie in no file in the clear.
class EncryptedPlayTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    /// Plays the first commands with a secret bookmark after every fifth; the game goes on running.
    static void play(Game &game, const QList<QByteArray> &commands)
    {
        for (qsizetype i = 0; i < commands.size(); ++i)
        {
            QVERIFY(!game.say(commands.at(i)).isEmpty());
            if (i % 5 != 4)
                continue;
            const QByteArray answer = game.say(markedLine(static_cast<int>(i)));
            QVERIFY2(!answer.contains("refused") && !answer.contains("error"), answer);
        }
    }

private slots:

    void initTestCase()
    {
        qputenv("LC_ALL", "C.UTF-8");
        qputenv("XDG_CONFIG_HOME", path("settings").toLocal8Bit());
        qunsetenv("DOSSIER_KEY_FILE");
    }

    void noSecretOfAGameLiesInAFile_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("scenario");
        QTest::newRow("omega") << "omega" << "omega-sample";
        QTest::newRow("specter") << "specter" << "specter-two-hunters";
        QTest::newRow("specter with the traitor") << "specter" << "specter-five-players";
        QTest::newRow("conquest") << "conquest" << "conquest-two";
    }

    void noSecretOfAGameLiesInAFile()
    {
        QFETCH(QString, game);
        QFETCH(QString, scenario);
        const QString folder = path(scenario);
        QVERIFY(QDir().mkpath(folder));
        const QStringList arguments{
            "--game", game, "--file", folder + "/Lab.dossier", "--backups", folder + "/backups"};
        const QList<QByteArray> commands = commandsOf(scenario);
        QVERIFY(commands.size() > 15);
        {
            Game first(arguments);
            play(first, commands.first(15));
            QVERIFY(QFileInfo(folder + "/Lab.dossier-wal").size() > 0);
            QCOMPARE(filesWithMarker(folder), QStringList());
            first.kill();
        }
        QCOMPARE(filesWithMarker(folder), QStringList());
        Game second(arguments);
        play(second, commands.sliced(15));
        QVERIFY(second.say("{\"undo\": true, \"correction\": \"read by everybody\"}").contains("\"at\""));
        // The bookmarks that were set before the kill are there.
        QVERIFY(second.say("{\"go\": \"" + marker + " 4\", \"correction\": \"back\"}").contains("\"at\""));
        QCOMPARE(second.end(), 0);
        QCOMPARE(filesWithMarker(m_folder.path()), QStringList());
        const QFileInfo key(path("settings/dossier/dossier.key"));
        QVERIFY(key.exists());
        QCOMPARE(key.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
            QFile::Permissions());
    }

    void withoutItsKeyAGameSaysHowItOpens()
    {
        const QStringList file{"--file", path("moved.dossier")};
        {
            Game game(file);
            play(game, commandsOf("omega-sample").first(5));
            QCOMPARE(game.end(), 0);
        }
        const QByteArray before = fileBytes(file.last());
        const QString key = path("settings/dossier/dossier.key");
        QVERIFY(QFile::rename(key, path("kept.key")));
        {
            Game game(file);
            QVERIFY(game.end() != 0);
            const QByteArray errors = game.errors();
            QVERIFY2(errors.contains("Its secrets are locked") && errors.contains(key.toUtf8()), errors);
        }
        QVERIFY(!QFile::exists(key));
        QCOMPARE(fileBytes(file.last()), before);
        {
            Game list(file + QStringList("--list"));
            QCOMPARE(list.end(), 0);
        }
        {
            // The key of another computer.
            Game other({"--file", path("other.dossier")});
            play(other, commandsOf("omega-sample").first(2));
            QCOMPARE(other.end(), 0);
            Game game(file);
            QVERIFY(game.end() != 0);
            QVERIFY(game.errors().contains("another key"));
        }
        Game game(file + QStringList{"--key-file", path("kept.key")});
        QVERIFY(!game.say(R"({"view": "public"})").contains("error"));
        QCOMPARE(game.end(), 0);
        Game none(file + QStringList{"--key-file", path("nowhere.key")});
        QVERIFY(none.end() != 0);
        const QByteArray errors = none.errors();
        QVERIFY2(errors.contains("nowhere.key"), errors);
        QVERIFY(QFile::remove(key));
        QVERIFY(QFile::rename(path("kept.key"), key));
    }

    void aDamagedKeyFileIsNeitherUsedNorReplaced()
    {
        const QString key = path("spoiled.key");
        {
            QFile file(key);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("Dossier key 1\n0123\n");
        }
        qputenv("DOSSIER_KEY_FILE", key.toLocal8Bit());
        Game game({"--file", path("new.dossier")});
        QVERIFY(game.end() != 0);
        QVERIFY(game.errors().contains("spoiled.key"));
        QVERIFY(!QFile::exists(path("new.dossier")));
        QCOMPARE(fileBytes(key), QByteArray("Dossier key 1\n0123\n"));
        qunsetenv("DOSSIER_KEY_FILE");
    }

    /// The words of one computer make a key on another, which opens its games; keys that are there stay.
    void theKeyIsCarriedInWords()
    {
        const QTemporaryDir first;
        const QTemporaryDir second;
        const QString file = path(QStringLiteral("carried.dossier"));
        qputenv("DOSSIER_KEY_FILE", first.filePath(QStringLiteral("dossier.key")).toLocal8Bit());
        Game game({QStringLiteral("--file"), file});
        QVERIFY(!game.say(markedLine(1)).isEmpty());
        QCOMPARE(game.end(), 0);
        const Ran words = ran({QStringLiteral("key"), QStringLiteral("--words")});
        QCOMPARE(words.code, 0);
        QCOMPARE(words.output.trimmed().split(' ').size(), 24);

        qputenv("DOSSIER_KEY_FILE", second.filePath(QStringLiteral("new/dossier.key")).toLocal8Bit());
        QCOMPARE(Game({QStringLiteral("--file"), file}).end(), 66);
        const QStringList restore{QStringLiteral("key"), QStringLiteral("--restore")};
        QCOMPARE(ran(restore, words.output.left(words.output.lastIndexOf(' '))).code, 1);
        QCOMPARE(ran(restore, QByteArray(words.output).replace(0, 3, "qqq")).code, 1);
        QVERIFY(!QFile::exists(second.filePath(QStringLiteral("new/dossier.key"))));
        QCOMPARE(ran(restore, words.output.toUpper()).code, 0);
        QCOMPARE(ran(restore, words.output).code, 0);
        QCOMPARE(Game({QStringLiteral("--file"), file}).end(), 0);
        QCOMPARE(ran({QStringLiteral("key"), QStringLiteral("--words")}).output, words.output);

        qputenv("DOSSIER_KEY_FILE", path(QStringLiteral("third.key")).toLocal8Bit());
        const QByteArray third = ran({QStringLiteral("key"), QStringLiteral("--words")}).output;
        QVERIFY(third != words.output);
        QCOMPARE(Game({QStringLiteral("--file"), file}).end(), 66);
        // Both keys are there, and each opens its own games.
        QCOMPARE(ran(restore, words.output).code, 0);
        QCOMPARE(ran(restore, words.output).code, 0);
        QCOMPARE(ran({QStringLiteral("key"), QStringLiteral("--words")}).output, third + words.output);
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("third*.key")}).size(), 2);
        QCOMPARE(Game({QStringLiteral("--file"), file}).end(), 0);
        const QString own = path(QStringLiteral("own.dossier"));
        QCOMPARE(Game({QStringLiteral("--file"), own}).end(), 0);
        QVERIFY(QFile::remove(path(QStringLiteral("third-2.key"))));
        QCOMPARE(Game({QStringLiteral("--file"), own}).end(), 0);
        QCOMPARE(Game({QStringLiteral("--file"), file}).end(), 66);
        // The other key alone opens its games, and a new game makes a key for itself.
        QCOMPARE(ran(restore, words.output).code, 0);
        QVERIFY(QFile::remove(path(QStringLiteral("third.key"))));
        QCOMPARE(Game({QStringLiteral("--file"), file}).end(), 0);
        QVERIFY(!QFile::exists(path(QStringLiteral("third.key"))));
        QCOMPARE(ran({QStringLiteral("key")}).code, 2);
        qunsetenv("DOSSIER_KEY_FILE");
    }
};

DOSSIER_TESTS(EncryptedPlayTest, EventLoop)

} // namespace encrypted_play_test

#include "encrypted_play_test.moc"
