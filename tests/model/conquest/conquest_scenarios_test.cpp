#include "model/conquest/json/json.h"
#include "model/conquest/json/place_json.h"
#include "model/conquest/json/session.h"
#include "model/conquest/seen/numbers.h"
#include "places.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace dossier;
using namespace dossier::conquest;
using namespace dossier::test;

namespace
{

QString pathOf(const QString &folder, const QString &name)
{
    return QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/") + folder + u'/' + name;
}

QByteArray fileBytes(const QString &folder, const QString &name)
{
    QFile file(pathOf(folder, name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &folder, const QString &name, const QByteArray &bytes)
{
    QFile file(pathOf(folder, name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

QList<QByteArray> linesOf(const QByteArray &text)
{
    QList<QByteArray> lines = text.split('\n');
    lines.removeAll(QByteArray());
    return lines;
}

/// Applies the effect of a line to the table like a journal, through its text.
std::string give(Table &table, const std::string &line)
{
    const Judged judged = judge(table, std::string_view(line));
    for (const auto &[event, json] : judged.events)
        conquest::apply(table, readEvent(toJson(event)).value());
    return judged.answer;
}

/// A whole game at random as lines, some of them refused, one in a while by a ruling; nothing where it is too long, or
/// one of other players.
QByteArray gameOf(unsigned seed, Mode mode, std::size_t players)
{
    constexpr int maxLines = 1500;
    RandomConquest random(seed, mode);
    Table table = newTable(conquestSample());
    QByteArray lines;
    for (int i = 0; i < maxLines && table.open.clock.phase != Phase::Over; ++i)
    {
        const GivenConquest given = random.next(table);
        const std::string ruling = random.chance(2) ? R"(, "ruling": "as we play it")" : "";
        std::string line
            = R"({"seat": ")" + text(given.seat) + R"(", "command": )" + toJson(given.command) + ruling + '}';
        if (holds_alternative<EndGame>(given.command))
            return {};
        const std::string answer = give(table, line);
        if (!answer.starts_with("{\"malformed\""))
            lines += QByteArray::fromStdString(line) + '\n';
        if (table.open.battle && random.chance(15))
            lines += QByteArray::fromStdString(R"({"odds": {"at": )" + writeJson(table.open.battle->at)
                         + R"(, "player": ")" + std::string(wordOf(table.open.battle->by)) + R"(", "worth": 2}})")
                + '\n';
        if (table.open.players.colours.size() != (table.open.players.colours.empty() ? 0 : players))
            return {};
    }
    return table.open.clock.phase == Phase::Over ? lines : QByteArray();
}

/// Records a new game of that mode and that number of players.
void record(const QString &folder, Mode mode, int players)
{
    // The shortest of some.
    QByteArray lines;
    int games = 0;
    for (unsigned seed = 0; games < 5; ++seed)
    {
        const QByteArray game = gameOf(seed, mode, static_cast<std::size_t>(players));
        games += game.isEmpty() ? 0 : 1;
        if (!game.isEmpty() && (lines.isEmpty() || game.size() < lines.size()))
            lines = game;
    }
    QDir().mkpath(pathOf(folder, {}));
    write(folder, QStringLiteral("commands.jsonl"), lines);
}

} // namespace

/// Whole games of each mode as files of lines, their answers, and their final views. DOSSIER_WRITE_SCENARIO writes
/// answers and views again, and a game where none exists.
class ConquestScenariosTest : public QObject
{
    Q_OBJECT

private slots:

    void wholeGamesAreReplayedToTheSameViews_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("players");
        const auto add = [](const char *folder, Mode mode, int players)
        { QTest::newRow(folder) << QString::fromLatin1(folder) << static_cast<int>(mode) << players; };
        add("conquest-two", Mode::Competitive, 2);
        add("conquest-four", Mode::Competitive, 4);
        add("conquest-solo", Mode::Cooperative, 1);
        add("conquest-together", Mode::Cooperative, 2);
        add("conquest-brutal", Mode::Brutal, 3);
    }

    void wholeGamesAreReplayedToTheSameViews()
    {
        QFETCH(QString, folder);
        QFETCH(int, mode);
        QFETCH(int, players);
        const bool anew = qEnvironmentVariableIsSet("DOSSIER_WRITE_SCENARIO");
        if (anew && !QFile::exists(pathOf(folder, QStringLiteral("commands.jsonl"))))
            record(folder, static_cast<Mode>(mode), players);
        const QList<QByteArray> commands = linesOf(fileBytes(folder, QStringLiteral("commands.jsonl")));
        QVERIFY(commands.size() > 100);
        QByteArray answers;
        Table table = newTable(conquestSample());
        for (const QByteArray &line : commands)
            answers += QByteArray::fromStdString(give(table, line.toStdString())) + '\n';
        if (anew)
            write(folder, QStringLiteral("answers.jsonl"), answers);
        const QList<QByteArray> given = linesOf(answers);
        const QList<QByteArray> expected = linesOf(fileBytes(folder, QStringLiteral("answers.jsonl")));
        QCOMPARE(given.size(), expected.size());
        for (qsizetype i = 0; i < given.size(); ++i)
            QCOMPARE(given.at(i), expected.at(i));
        QCOMPARE(table.open.clock.phase, Phase::Over);
        QCOMPARE(table.open.outcome->ending == Ending::Agreed, false);
        QCOMPARE(static_cast<int>(table.open.players.mode), mode);
        QCOMPARE(table.open.players.colours.size(), static_cast<std::size_t>(players));
        for (const char *seat : {"public", "all", "green"})
        {
            const QString name = QString::fromLatin1(seat) + QStringLiteral(".json");
            const QByteArray seen
                = QByteArray::fromStdString(judge(table, std::string("{\"view\": \"") + seat + "\"}").answer) + '\n';
            if (anew)
                write(folder, name, seen);
            QCOMPARE(seen, fileBytes(folder, name));
        }
        QVERIFY(readTable(toJson(table)).value() == table);
    }

    void linesThatAreNoneAreNamed()
    {
        const Table table = newTable(conquestSample());
        for (const char *line : {"", "[]", R"({"command": 4})", R"({"command": {"type": "nonesuch"}})",
                 R"({"view": "overseer"})", R"({"odds": {}})", R"({"odds": {"at": "9.9", "player": "green"}})",
                 R"({"seat": 1, "command": {"type": "begin_game"}})"})
            QVERIFY2(judge(table, std::string_view(line)).answer.starts_with("{\"malformed\": {\"pointer\""), line);
        QVERIFY(judge(table, std::string_view(R"({"command": {"type": "begin_game"}})"))
                .answer.starts_with("{\"refused\""));
        QCOMPARE(judge(table, std::string_view(R"({"odds": {"at": "1.1", "player": "green"}})")).answer,
            std::string("{\"odds\": null}"));
    }

    /// CQ-ODDS-1: the odds of a fight of one alien of strength three with a crowd of one.
    void ODDS_1_areAnsweredByALine()
    {
        Table table = greensTurn();
        applyEvent(table, LocationDrawn{{1, 1}, "Sample Farm"});
        applyEvent(table, AlienPlaced{{Colour::Green, 1}, {1, 1}, true});
        test::give(table, EndAction{});
        const std::string line = R"({"odds": {"at": "1.1", "player": "green", "worth": 2}})";
        const std::string before = judge(table, std::string_view(line)).answer;
        QVERIFY2(
            before.starts_with("{\"odds\": {\"win\": 0.") && before.ends_with("\"decisions\": []}}"), before.c_str());
        test::give(table, TurnUpResistance{{1, 1}, "Sample Crowd"});
        const std::string fight = judge(table, std::string_view(line)).answer;
        QVERIFY2(
            fight.starts_with("{\"odds\": {\"win\": 0.750000, \"left\": [0.250000, 0.750000], \"fleeing_keeps\": 1"),
            fight.c_str());
    }
};

DOSSIER_TESTS(ConquestScenariosTest, Nothing)

#include "conquest_scenarios_test.moc"
