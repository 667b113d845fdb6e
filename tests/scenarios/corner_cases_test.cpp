#include "places.h"
#include "tests/scenarios/played_process.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace corner_cases_test
{

using namespace dossier::test;

namespace
{

QString pathOf(const QString &folder, const char *name)
{
    return QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/") + folder + u'/' + QLatin1String(name);
}

} // namespace

/// Cases at the edges of the rules, played by lines with their answers: legal ones, refused ones, and those that cannot
/// be. DOSSIER_WRITE_SCENARIO writes the answers again.
class CornerCasesTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:

    void initTestCase()
    {
        qputenv("LC_ALL", "C.UTF-8");
        qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
    }

    void everyLineIsAnsweredAsItIsWritten_data()
    {
        QTest::addColumn<QStringList>("options");
        const auto add = [](const char *folder, const QString &option, const QString &value)
        { QTest::newRow(folder) << QStringList{option, value}; };
        const QString game = QStringLiteral("--game");
        const QString printing = QStringLiteral("--printing");
        add("corners-conquest-apart", game, QStringLiteral("conquest"));
        add("corners-conquest-together", game, QStringLiteral("conquest"));
        add("corners-omega-first", printing, QStringLiteral("first"));
        add("corners-omega-revised", printing, QStringLiteral("revised"));
        add("corners-specter-two", game, QStringLiteral("specter"));
        add("corners-specter-five", game, QStringLiteral("specter"));
        add("corners-specter-option", game, QStringLiteral("specter"));
    }

    /// The file of the game leads to the same table.
    void everyLineIsAnsweredAsItIsWritten()
    {
        QFETCH(QStringList, options);
        const QString folder = QString::fromLatin1(QTest::currentDataTag());
        const QStringList file{QStringLiteral("--file"), m_folder.filePath(folder + QStringLiteral(".dossier"))};
        const QList<QByteArray> commands = commandsOf(folder);
        QVERIFY(commands.size() > 20);
        QByteArray answers;
        auto game = std::make_unique<Game>(options + file);
        for (const QByteArray &command : commands)
            answers += game->say(command) + '\n';
        const QByteArray seen = game->say(R"({"view": "public"})");
        QVERIFY(seen.startsWith("{\"view\""));
        QCOMPARE(game->end(), 0);
        if (qEnvironmentVariableIsSet("DOSSIER_WRITE_SCENARIO"))
        {
            QFile written(pathOf(folder, "answers.jsonl"));
            QVERIFY(written.open(QIODevice::WriteOnly));
            written.write(answers);
        }
        const QList<QByteArray> given = linesOf(answers);
        const QList<QByteArray> expected = linesOf(fileBytes(pathOf(folder, "answers.jsonl")));
        QCOMPARE(given.size(), expected.size());
        for (qsizetype i = 0; i < given.size(); ++i)
            QCOMPARE(given.at(i), expected.at(i));
        game = std::make_unique<Game>(file);
        QCOMPARE(game->say(R"({"view": "public"})"), seen);
        QCOMPARE(game->end(), 0);
    }
};

DOSSIER_TESTS(CornerCasesTest, EventLoop)

} // namespace corner_cases_test

#include "corner_cases_test.moc"
