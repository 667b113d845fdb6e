#include "model/specter/json/json.h"
#include "model/specter/json/session.h"
#include "places.h"
#include "tests/support/specter_box.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTest>

namespace specter_scenarios_test
{

using namespace dossier;
using namespace dossier::specter;

namespace
{

QByteArray fileBytes(const QString &folder, const QString &name)
{
    QFile file(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/") + folder + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<QByteArray> linesOf(const QByteArray &text)
{
    QList<QByteArray> lines = text.split('\n');
    lines.removeAll(QByteArray());
    return lines;
}

void write(const QString &folder, const QString &name, const QByteArray &bytes)
{
    QFile file(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/") + folder + u'/' + name);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace

/// Whole games as files of commands, their answers, and their final views. DOSSIER_WRITE_SCENARIO rewrites answers and
/// views.
class SpecterScenariosTest : public QObject
{
    Q_OBJECT

private slots:

    void wholeGamesAreReplayedToTheSameViews_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QStringList>("seats");
        const QStringList seats{QStringLiteral("public"), QStringLiteral("agent")};
        QTest::newRow("two hunters") << QStringLiteral("specter-two-hunters") << seats;
        QTest::newRow("five players with the traitor")
            << QStringLiteral("specter-five-players") << seats + QStringList{QStringLiteral("traitor")};
    }

    void wholeGamesAreReplayedToTheSameViews()
    {
        QFETCH(QString, folder);
        QFETCH(QStringList, seats);
        const QList<QByteArray> commands = linesOf(fileBytes(folder, QStringLiteral("commands.jsonl")));
        const QList<QByteArray> answers = linesOf(fileBytes(folder, QStringLiteral("answers.jsonl")));
        QVERIFY(commands.size() > 100);
        QCOMPARE(commands.size(), answers.size());
        const bool anew = qEnvironmentVariableIsSet("DOSSIER_WRITE_SCENARIO");
        QByteArray given;
        Table table = newTable(test::box());
        for (qsizetype i = 0; i < commands.size(); ++i)
        {
            const Judged judged = judge(table, commands.at(i).toStdString());
            given += QByteArray::fromStdString(judged.answer) + '\n';
            if (!anew)
                QCOMPARE(QByteArray::fromStdString(judged.answer), answers.at(i));
            // Through the text, like a journal.
            for (const auto &[event, json] : judged.events)
                specter::apply(table, readEvent(toJson(event)).value());
        }
        QCOMPARE(table.open.clock.phase, Phase::Over);
        if (anew)
            write(folder, QStringLiteral("answers.jsonl"), given);
        for (const QString &seat : seats)
        {
            const std::string line = "{\"view\": \"" + seat.toStdString() + "\"}";
            if (anew)
                write(folder, seat + QStringLiteral(".json"),
                    QByteArray::fromStdString(judge(table, line).answer) + '\n');
            QCOMPARE(QByteArray::fromStdString(judge(table, line).answer) + '\n',
                fileBytes(folder, seat + QStringLiteral(".json")));
        }
        QCOMPARE(readTable(toJson(table)).value(), table);
        for (const Seat &seat : std::vector<Seat>{PublicSeat{}, AgentSeat{}, TraitorSeat{}})
            QCOMPARE(readView(toJson(view(table, seat))).value(), view(table, seat));
    }

    void linesThatAreNoneAreNamed()
    {
        const Table table = newTable(test::box());
        for (const char *line : {"", "[]", R"({"command": 4})", R"({"command": {"type": "nonesuch"}})",
                 R"({"view": "overseer"})", R"({"view": "hunter:nobody"})", R"({"places": "first"})",
                 R"({"command": {"type": "begin_hunter_turn", "hunter": "gun"}})",
                 R"({"seat": 1, "command": {"type": "begin_game"}})"})
            QVERIFY2(judge(table, line).answer.starts_with("{\"malformed\": {\"pointer\""), line);
        QVERIFY(judge(table, R"({"command": {"type": "begin_game"}})").answer.starts_with("{\"refused\""));
        const Judged ruled = judge(table, R"({"command": {"type": "begin_game"}, "ruling": "a trial"})");
        QVERIFY(holds_alternative<RulingMade>(ruled.events.front().event));
        QVERIFY(!commandShapes().empty() && !eventShapes().empty());
    }
};

DOSSIER_TESTS(SpecterScenariosTest, Nothing)

} // namespace specter_scenarios_test

#include "specter_scenarios_test.moc"
