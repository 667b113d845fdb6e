#include "places.h"
#include "tests/scenarios/played_process.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QTest>

namespace play_conquest_test
{

using namespace dossier::test;

namespace
{

const QStringList conquest{"--game", "conquest"};

QByteArray fileOf(const QString &folder, const char *name)
{
    return fileBytes(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/") + folder + u'/' + QLatin1String(name));
}

} // namespace

/// Conquest of Planet Earth by lines: whole games of each mode and number of players, in files.
class PlayConquestTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QStringList kept(const QString &name) const
    {
        return {"--file", m_folder.filePath(name + QStringLiteral(".dossier"))};
    }

private slots:

    void initTestCase()
    {
        qputenv("LC_ALL", "C.UTF-8");
        qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
    }

    void wholeGamesKilledAndGoneOnWith_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char *folder :
            {"conquest-two", "conquest-four", "conquest-solo", "conquest-together", "conquest-brutal"})
            QTest::newRow(folder) << QString::fromLatin1(folder);
    }

    /// The program is killed at intervals; a client that is not sure if a line was done repeats it.
    void wholeGamesKilledAndGoneOnWith()
    {
        QFETCH(QString, folder);
        const QList<QByteArray> commands = linesOf(fileOf(folder, "commands.jsonl"));
        const QList<QByteArray> expected = linesOf(fileOf(folder, "answers.jsonl"));
        QVERIFY(commands.size() > 100);
        QCOMPARE(commands.size(), expected.size());
        const QStringList file = kept(folder);
        auto game = std::make_unique<Game>(conquest + file);
        for (qsizetype i = 0; i < commands.size(); ++i)
        {
            const bool looks = !commands.at(i).contains("\"command\"");
            const QByteArray id = QByteArray::number(i, 16).rightJustified(32, '0');
            const QByteArray line = looks ? commands.at(i) : "{\"id\": \"" + id + "\", " + commands.at(i).mid(1);
            QCOMPARE(game->say(line), expected.at(i));
            if (i % 29 != 7)
                continue;
            game = std::make_unique<Game>(file);
            const QByteArray again = game->say(line);
            QVERIFY2(again.startsWith("{\"at\": ") || again == expected.at(i), again);
        }
        QCOMPARE(game->end(), 0);
        // The file determines the game.
        Game read(file + QStringList{"--view", "public", "--view", "all", "--view", "green"});
        QCOMPARE(read.end(), 0);
        QCOMPARE(
            read.output(), fileOf(folder, "public.json") + fileOf(folder, "all.json") + fileOf(folder, "green.json"));
    }

    /// The odds of a fight are a line, and reveal no secret: they are public.
    void oddsAreALine()
    {
        const QStringList file = kept(QStringLiteral("odds"));
        Game game(conquest + file);
        QCOMPARE(game.say(R"({"odds": {"at": "1.1", "player": "green"}})"), R"({"odds": null})");
        QVERIFY(game.say(R"({"odds": {"at": "1.1"}})").startsWith("{\"malformed\""));
    }
};

DOSSIER_TESTS(PlayConquestTest, EventLoop)

} // namespace play_conquest_test

#include "play_conquest_test.moc"
