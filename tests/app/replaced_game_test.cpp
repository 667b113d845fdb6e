#include "app/play/key_file.h"
#include "places.h"
#include "tests/model/storage/probe_process.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <random>

namespace replaced_game_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

constexpr int tries = 6;
constexpr int patience = 120000;
constexpr qsizetype linesPlayed = 30;

QString source(const QString &path)
{
    return QStringLiteral(DOSSIER_SOURCE_DIR "/") + path;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A game that is played by lines.
struct Game
{
    QStringList options;
    QByteArray lines;
};

Game gameOf(const QString &id, const QString &edition, const QString &pack, const QString &scenario)
{
    QByteArrayList commands;
    for (const QByteArray &line :
        bytesOf(source(QStringLiteral("tests/scenarios/%1/commands.jsonl").arg(scenario))).split('\n'))
        if (line.contains("\"command\"") && commands.size() < linesPlayed)
            commands << line;
    return {{QStringLiteral("--game"), id, QStringLiteral("--printing"), edition, QStringLiteral("--pack"),
                source(QStringLiteral("resources/packs/%1.json").arg(pack))},
        commands.join('\n') + '\n'};
}

/// Plays a game in a file, and returns the number of lines that were answered with events.
int played(const Game &game, const QString &file, const QByteArray &lines, const test::Happening &happening)
{
    QProcess program;
    program.setProcessEnvironment(environmentWith(file, happening));
    program.start(QStringLiteral(DOSSIER_BINARY),
        QStringList{QStringLiteral("play"), QStringLiteral("--file"), file} + game.options);
    program.write(lines);
    program.closeWriteChannel();
    program.waitForFinished(patience);
    return static_cast<int>(program.readAllStandardOutput().count("{\"events\""));
}

/// The commands of a file's session; nothing if it cannot be read to its end.
std::optional<QStringList> commandsIn(const QString &path)
{
    storage::Stored<storage::CampaignFile> file = openWithKey(path);
    const auto damage = file ? file->verify() : tl::unexpected(file.error());
    const auto session = damage && damage->empty() && file->access() == storage::Access::Writes
        ? file->journal({1})
        : storage::Stored<storage::SessionJournal>(tl::unexpected(storage::StorageError{}));
    if (!session || session->damage())
        return std::nullopt;
    QStringList commands;
    for (const journal::Record &record : session->journal().records())
        if (const auto *entry = std::get_if<journal::Entry>(&record.what); entry != nullptr && !entry->command.empty())
            commands << QString::fromStdString(entry->command);
    return commands;
}

/// The number of commands of the longest game in a folder. A file that cannot be read, or has another game, is a fault.
int longestIn(const QDir &folder, const QStringList &all, bool mayBeDamaged, QStringList &faults)
{
    int longest = 0;
    for (const QString &name : folder.entryList({QStringLiteral("*.dossier")}, QDir::Files))
    {
        const std::optional<QStringList> commands = commandsIn(folder.filePath(name));
        const bool isOriginal = name == QStringLiteral("Lab.dossier");
        if (!commands && !(mayBeDamaged && isOriginal))
            faults << name + QStringLiteral(" is damaged");
        else if (commands && *commands != all.mid(0, commands->size()))
            faults << name + QStringLiteral(" is a mixture");
        else if (commands)
            longest = std::max(longest, static_cast<int>(commands->size()));
    }
    return longest;
}

void judge(const Game &game)
{
    const QTemporaryDir elsewhere;
    const QString whole = elsewhere.filePath(QStringLiteral("whole.dossier"));
    const QString countFile = elsewhere.filePath(QStringLiteral("count"));
    const int answered = played(game, whole, game.lines, {.countFile = countFile});
    const QStringList all = commandsIn(whole).value_or(QStringList());
    QVERIFY(answered > 10);
    QCOMPARE(all.size(), answered);
    const int calls = bytesOf(countFile).toInt();
    QVERIFY(calls > 100);
    const QString begun = elsewhere.filePath(QStringLiteral("begun.dossier"));
    QCOMPARE(played(game, begun, {}, {}), 0);
    QCOMPARE(commandsIn(begun), std::optional(QStringList()));
    std::mt19937 random(7);
    int saved = 0;
    QStringList faults;
    for (int i = 0; i < scaled(tries); ++i)
    {
        static constexpr std::array hows{"rename", "overwrite", "truncate"};
        const char *how = hows.at(static_cast<std::size_t>(i) % hows.size());
        // The last calls close a file that has everything: it is not open any more.
        constexpr int closing = 10;
        const int at = 1 + static_cast<int>(random() % static_cast<unsigned>(calls - closing));
        const QTemporaryDir folder;
        const QTemporaryDir other;
        const QString with = other.filePath(QStringLiteral("Lab.dossier"));
        QVERIFY(QFile::copy(begun, with));
        const int acknowledged
            = played(game, folder.filePath(QStringLiteral("Lab.dossier")), game.lines, {how, at, with, {}});
        QStringList found;
        const int longest = longestIn(QDir(folder.path()), all, QLatin1String(how) != QLatin1String("rename"), found);
        if (longest < acknowledged)
            found << QStringLiteral("%1 of %2 acknowledged commands").arg(longest).arg(acknowledged);
        for (const QString &fault : found)
            faults << QStringLiteral("%1 at call %2 of %3: %4").arg(QLatin1String(how)).arg(at).arg(calls).arg(fault);
        saved += QDir(folder.path()).entryList({QStringLiteral("Lab (*.dossier")}).isEmpty() ? 0 : 1;
    }
    qInfo("%d times, %d saved as a new file", scaled(tries), saved);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

} // namespace

/// A sync service puts another file in the place of the one that a game is played in.
class ReplacedGameTest : public QObject
{
    Q_OBJECT

private slots:

    void aGameOfLevelSevenIsInOneFile()
    {
        judge(gameOf(QStringLiteral("omega"), QStringLiteral("revised"), QStringLiteral("sample"),
            QStringLiteral("omega-sample")));
    }

    void aGameOfSpecterOpsIsInOneFile()
    {
        judge(gameOf(QStringLiteral("specter"), QStringLiteral("second"), QStringLiteral("facility-83x"),
            QStringLiteral("specter-five-players")));
    }

    void aGameOfConquestIsInOneFile()
    {
        judge(gameOf(QStringLiteral("conquest"), QStringLiteral("base"), QStringLiteral("conquest-sample"),
            QStringLiteral("conquest-two")));
    }
};

DOSSIER_TESTS(ReplacedGameTest, EventLoop)

} // namespace replaced_game_test

#include "replaced_game_test.moc"
