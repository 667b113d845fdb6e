// Failures that the monkey finds can be found again: a seed gives the same life each time, a record plays the same
// evening, and a record that is shortened still fails for the same reason.
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace
{

struct Ran
{
    int code = -1;
    QByteArray said;
};

/// The monkey's program with these arguments; its temporary files lie in that folder.
Ran monkey(const QStringList &arguments, const QString &folder, bool plantsFault = false)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("TMPDIR"), folder);
    if (plantsFault)
        environment.insert(QStringLiteral("DOSSIER_MONKEY_PLANTED"), QStringLiteral("1"));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("monkey_test")), arguments);
    if (!process.waitForFinished(500'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAll()};
}

QByteArrayList linesOf(const QString &path)
{
    QFile file(path);
    QByteArrayList lines;
    if (file.open(QIODevice::ReadOnly))
        lines = file.readAll().trimmed().split('\n');
    return lines;
}

/// The state of the table at the end.
QByteArray standsIn(const Ran &ran)
{
    for (const QByteArray &line : ran.said.split('\n'))
        if (line.startsWith("STANDS: "))
            return line;
    return {};
}

} // namespace

class MonkeyRepeatsTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString &name) const { return QDir(m_folder.path()).filePath(name); }

    /// A folder for temporary files whose name is as long as people like.
    [[nodiscard]] QString newFolder(const QString &name) const
    {
        QDir(m_folder.path()).mkpath(name);
        return path(name);
    }

private slots:

    void aSeedIsTheSameLifeEachTime_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("seed");
        QTest::addRow("LEVEL 7, a fight") << QStringLiteral("omega") << QStringLiteral("5");
        QTest::addRow("LEVEL 7, the set-up") << QStringLiteral("omega") << QStringLiteral("6");
        QTest::addRow("Specter Ops") << QStringLiteral("specter") << QStringLiteral("4");
    }

    /// And its record plays the same evening again.
    void aSeedIsTheSameLifeEachTime()
    {
        QFETCH(QString, game);
        QFETCH(QString, seed);
        const QString inputs = QStringLiteral("70");
        const QString once = path(game + seed + QStringLiteral("-once.jsonl"));
        const QString twice = path(game + seed + QStringLiteral("-twice.jsonl"));
        const QString again = path(game + seed + QStringLiteral("-again.jsonl"));
        const Ran first
            = monkey({QStringLiteral("--live"), game, seed, inputs, once}, newFolder(QStringLiteral("here")));
        QVERIFY2(first.code == 0, first.said.constData());
        const Ran second = monkey({QStringLiteral("--live"), game, seed, inputs, twice},
            newFolder(QStringLiteral("in_another_folder_with_a_longer_name")));
        QCOMPARE(linesOf(once).size(), 71);
        QCOMPARE(linesOf(twice), linesOf(once));
        QVERIFY(!standsIn(first).isEmpty());
        QCOMPARE(standsIn(second), standsIn(first));
        const Ran replayed = monkey(
            {QStringLiteral("--replay"), once, QStringLiteral("0"), again}, newFolder(QStringLiteral("third")));
        QVERIFY2(replayed.code == 0, replayed.said.constData());
        QCOMPARE(linesOf(again).mid(1), linesOf(once).mid(1));
        QCOMPARE(standsIn(replayed), standsIn(first));
    }

    /// Another seed is another life, or nothing above says anything.
    void anotherSeedIsAnotherLife()
    {
        const QString one = path(QStringLiteral("one.jsonl"));
        const QString other = path(QStringLiteral("other.jsonl"));
        const QString folder = newFolder(QStringLiteral("lives"));
        monkey({QStringLiteral("--live"), QStringLiteral("omega"), QStringLiteral("2"), QStringLiteral("20"), one},
            folder);
        monkey({QStringLiteral("--live"), QStringLiteral("omega"), QStringLiteral("3"), QStringLiteral("20"), other},
            folder);
        QCOMPARE(linesOf(one).size(), 21);
        QVERIFY(linesOf(one).mid(1) != linesOf(other).mid(1));
    }

    /// The fault that is planted needs a click on a board and then three times undo: of this record they are left.
    void aRecordThatFailsIsShortenedToWhatItFailsBy()
    {
        const QByteArray head = "{\"game\":\"omega\",\"inputs\":14,\"seed\":1}";
        const QByteArray undo = "{\"do\":\"key\",\"key\":90,\"modifiers\":67108864}";
        const QByteArray escape = "{\"do\":\"key\",\"key\":16777216}";
        const QByteArray tab = "{\"do\":\"key\",\"key\":16777217}";
        const QByteArray click
            = "{\"at\":\"@1,2\",\"do\":\"click\",\"on\":\"MainWindow/QWidget:0/QStackedWidget:0/OverseerPage:0/"
              "BoardView:0/QWidget:0\"}";
        const QByteArrayList acts{tab, undo, escape, click, tab, undo, tab, tab, escape, undo, tab, undo, escape, tab};
        const QString record = path(QStringLiteral("planted.jsonl"));
        QFile file(record);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(head + '\n' + acts.join('\n') + '\n') > 0);
        file.close();
        const QString folder = newFolder(QStringLiteral("planted"));

        const Ran unharmed = monkey({QStringLiteral("--replay"), record}, folder);
        QVERIFY2(unharmed.code == 0, unharmed.said.constData());
        const Ran harmed = monkey({QStringLiteral("--replay"), record}, folder, true);
        QVERIFY(harmed.code != 0);
        QVERIFY2(harmed.said.contains("END: a planted fault"), harmed.said.constData());
        // The last inputs alone: without the click, nothing is the matter; with it, it fails as before.
        QCOMPARE(monkey({QStringLiteral("--replay"), record, QStringLiteral("10")}, folder, true).code, 0);
        QVERIFY(monkey({QStringLiteral("--replay"), record, QStringLiteral("11")}, folder, true).code != 0);

        const Ran shrunk = monkey({QStringLiteral("--shrink"), record}, folder, true);
        QVERIFY2(shrunk.code == 0, shrunk.said.constData());
        const QString shorter = record + QStringLiteral(".short");
        QCOMPARE(linesOf(shorter), (QByteArrayList{head, click, undo, undo, undo}));
        QVERIFY(monkey({QStringLiteral("--replay"), shorter}, folder, true).code != 0);
        // A record that does not fail is not shortened.
        QVERIFY(monkey({QStringLiteral("--shrink"), record}, folder).code != 0);
    }
};

QTEST_GUILESS_MAIN(MonkeyRepeatsTest)
#include "monkey_repeats_test.moc"
