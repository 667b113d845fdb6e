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

/// The answers of a run of the program.
struct Said
{
    /// Number of lines that were answered with events.
    int acknowledged = 0;
    /// True if it named a fault, in an answer or as a message.
    bool isTold = false;
};

/// Plays a game in a file.
Said played(const Game &game, const QString &file, const QByteArray &lines, const test::Happening &happening)
{
    QProcess program;
    program.setProcessEnvironment(environmentWith(file, happening));
    program.start(QStringLiteral(DOSSIER_BINARY),
        QStringList{QStringLiteral("play"), QStringLiteral("--file"), file} + game.options);
    program.write(lines);
    program.closeWriteChannel();
    program.waitForFinished(patience);
    const QByteArray answers = program.readAllStandardOutput();
    return {static_cast<int>(answers.count("{\"events\"")),
        answers.contains("replaced") || !program.readAllStandardError().isEmpty()};
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

/// A file that others put in the place of the game's: this game just begun, its first half, another game, or bytes that
/// are no campaign.
struct Other
{
    QString path;
    /// Its commands; nothing where it is no campaign.
    std::optional<QStringList> commands{};
};

std::vector<Other> othersOf(const Game &game, const Game &another, const QDir &folder)
{
    std::vector<Other> others;
    for (const QString &name : {QStringLiteral("begun"), QStringLiteral("half"), QStringLiteral("another")})
    {
        const Game &other = name == QStringLiteral("another") ? another : game;
        const QByteArrayList lines = other.lines.split('\n');
        const QByteArray some
            = name == QStringLiteral("begun") ? QByteArray() : lines.mid(0, linesPlayed / 2).join('\n');
        const QString path = folder.filePath(name + QStringLiteral(".dossier"));
        played(other, path, some, {});
        others.push_back({path, commandsIn(path)});
    }
    QFile bytes(folder.filePath(QStringLiteral("bytes")));
    if (bytes.open(QIODevice::WriteOnly))
        bytes.write(QByteArray(40000, 'x'));
    others.push_back({bytes.fileName(), {}});
    return others;
}

/// The number of commands of the longest game in a folder. A file that cannot be read, or has another game, is a fault.
int longestIn(const QDir &folder, const QStringList &all, const Other &with, bool mayBeDamaged, QStringList &faults)
{
    int longest = 0;
    for (const QString &name : folder.entryList({QStringLiteral("*.dossier")}, QDir::Files))
    {
        const std::optional<QStringList> commands = commandsIn(folder.filePath(name));
        const bool isOriginal = name == QStringLiteral("Lab.dossier");
        if (!commands && !(mayBeDamaged && isOriginal))
            faults << name + QStringLiteral(" is damaged");
        else if (isOriginal && commands && commands == with.commands)
            longest = std::max(longest, 0);
        else if (commands && *commands != all.mid(0, commands->size()))
            faults << name + QStringLiteral(" is a mixture");
        else if (commands)
            longest = std::max(longest, static_cast<int>(commands->size()));
    }
    return longest;
}

void judge(const Game &game, const Game &another, int first)
{
    const QTemporaryDir elsewhere;
    const QString whole = elsewhere.filePath(QStringLiteral("whole.dossier"));
    const QString countFile = elsewhere.filePath(QStringLiteral("count"));
    const int answered = played(game, whole, game.lines, {.countFile = countFile}).acknowledged;
    const QStringList all = commandsIn(whole).value_or(QStringList());
    QVERIFY(answered > 10);
    QCOMPARE(all.size(), answered);
    const int calls = bytesOf(countFile).toInt();
    QVERIFY(calls > 100);
    const std::vector<Other> others = othersOf(game, another, QDir(elsewhere.path()));
    QCOMPARE(others.at(0).commands, std::optional(QStringList()));
    QVERIFY(others.at(1).commands && !others.at(1).commands->isEmpty());
    QVERIFY(others.at(2).commands && !others.at(2).commands->isEmpty());
    std::mt19937 random(7);
    int saved = 0;
    QStringList faults;
    for (int i = first; i < first + scaled(tries); ++i)
    {
        static constexpr std::array hows{"rename", "overwrite", "truncate"};
        const char *how = hows.at(static_cast<std::size_t>(i) % hows.size());
        const Other &with = others.at(static_cast<std::size_t>(i) % others.size());
        // The last calls close a file that has everything: it is not open any more.
        constexpr int closing = 10;
        const int at = 1 + static_cast<int>(random() % static_cast<unsigned>(calls - closing));
        const QTemporaryDir folder;
        const QTemporaryDir copies;
        const QString copy = copies.filePath(QStringLiteral("Lab.dossier"));
        QVERIFY(QFile::copy(with.path, copy));
        const Said said = played(game, folder.filePath(QStringLiteral("Lab.dossier")), game.lines, {how, at, copy, {}});
        QStringList found;
        const bool mayBeDamaged = !with.commands || QLatin1String(how) != QLatin1String("rename");
        const int longest = longestIn(QDir(folder.path()), all, with, mayBeDamaged, found);
        if (longest < said.acknowledged)
            found << QStringLiteral("%1 of %2 acknowledged commands").arg(longest).arg(said.acknowledged);
        const bool isSaved = !QDir(folder.path()).entryList({QStringLiteral("Lab (*.dossier")}).isEmpty();
        if (!said.isTold && (isSaved || said.acknowledged < answered))
            found << QStringLiteral("nothing was said");
        for (const QString &fault : found)
            faults << QStringLiteral("%1 by %2 at call %3 of %4: %5")
                          .arg(QLatin1String(how), QFileInfo(with.path).fileName())
                          .arg(at)
                          .arg(calls)
                          .arg(fault);
        saved += isSaved ? 1 : 0;
    }
    qInfo("%d times, %d saved as a new file", scaled(tries), saved);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

Game levelSeven()
{
    return gameOf(
        QStringLiteral("omega"), QStringLiteral("revised"), QStringLiteral("sample"), QStringLiteral("omega-sample"));
}

Game specterOps()
{
    return gameOf(QStringLiteral("specter"), QStringLiteral("second"), QStringLiteral("facility-83x"),
        QStringLiteral("specter-five-players"));
}

Game conquest()
{
    return gameOf(QStringLiteral("conquest"), QStringLiteral("base"), QStringLiteral("conquest-sample"),
        QStringLiteral("conquest-two"));
}

} // namespace

/// A sync service puts another file in the place of the one that a game is played in.
class ReplacedGameTest : public QObject
{
    Q_OBJECT

private slots:

    // At CI's size each begins with another way and another file.
    void aGameOfLevelSevenIsInOneFile() { judge(levelSeven(), conquest(), 0); }

    void aGameOfSpecterOpsIsInOneFile() { judge(specterOps(), levelSeven(), 2); }

    void aGameOfConquestIsInOneFile() { judge(conquest(), specterOps(), 4); }
};

DOSSIER_TESTS(ReplacedGameTest, EventLoop)

} // namespace replaced_game_test

#include "replaced_game_test.moc"
