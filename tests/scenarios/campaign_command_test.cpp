#include "places.h"
#include "tests/scenarios/played_process.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace campaign_command_test
{

using namespace dossier::test;

namespace
{

struct Answered
{
    int code = 0;
    QString output{};
    bool operator==(const Answered &) const = default;
};

Answered campaign(const QStringList &arguments)
{
    const Ran done = ran(QStringList{QStringLiteral("campaign")} + arguments);
    return {done.code, QString::fromUtf8(done.output)};
}

QJsonArray jsonOf(const QStringList &arguments)
{
    return QJsonDocument::fromJson(campaign(arguments + QStringList{"--json"}).output.toUtf8()).array();
}

/// All that the command says of a file, without times.
QString allOf(const QString &file)
{
    QString all = campaign({"list", file}).output + campaign({"stats", file}).output
        + campaign({"stats", file, "--json"}).output + campaign({"report", file}).output
        + campaign({"report", file, "--html", "--session", "1"}).output;
    for (const char *word : {"a", "the", "1", "zwoelf", "smoke", "flash", "anna"})
        all += campaign({"search", file, word}).output;
    static const QRegularExpression times(QStringLiteral("Played from [^\n]*"));
    return all.remove(times);
}

} // namespace

/// `dossier campaign`: sessions listed, searched and counted by what everybody may know of them.
class CampaignCommandTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    /// Plays a scenario into a file of that name, once; the people are named.
    QString played(const QString &game, const QString &scenario)
    {
        QString file = path(scenario + ".dossier");
        if (QFile::exists(file))
            return file;
        Game going({"--game", game, "--file", file, "--campaign", "Bravo"});
        for (const QByteArray &command : commandsOf(scenario))
            going.say(command);
        going.say(
            R"({"session": {"notes": "Zwoelf-Boxkaempfer", "players": [{"player": "Anna", "role": "Overseer"}]}})");
        going.say(R"({"bookmark": "Zwoelf-Boxkaempfer"})");
        return going.end() == 0 ? file : QString();
    }

    /// Runs with the settings of somebody who has no key.
    template <typename Run>
    auto withoutKey(const Run &run)
    {
        qputenv("XDG_CONFIG_HOME", path("elsewhere").toLocal8Bit());
        auto result = run();
        qputenv("XDG_CONFIG_HOME", path("settings").toLocal8Bit());
        return result;
    }

    /// Plays one of two games that differ in an agent's secrets alone, what was taken back among them.
    QString twin(bool isOther)
    {
        const QString file = path(isOther ? "twins/other/a.dossier" : "twins/one/a.dossier");
        QDir().mkpath(QFileInfo(file).path());
        Game game({"--game", "specter", "--file", file});
        for (QByteArray command : commandsOf("specter-two-hunters").first(12))
        {
            if (isOther)
                command.replace("smoke_grenade", "flash_bang");
            game.say(command);
            // The agent takes his choice of cards back, and makes it again.
            if (isOther && command.contains("take_cards"))
                game.say("{\"undo\": true}") + game.say("{\"redo\": true}");
        }
        for (int more = 0; more < (isOther ? 5 : 1); ++more)
            game.say("{\"bookmark\": \"zwoelf " + QByteArray::number(more) + "\"}");
        return game.end() == 0 ? file : QString();
    }

private slots:

    void initTestCase()
    {
        qputenv("LC_ALL", "C.UTF-8");
        qputenv("XDG_CONFIG_HOME", path("settings").toLocal8Bit());
        qunsetenv("DOSSIER_KEY_FILE");
    }

    void aGameIsTheSameWithAndWithoutItsKey_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("scenario");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QStringList>("questions");
        QTest::newRow("LEVEL 7") << "omega" << "omega-sample" << "LEVEL 7 [OMEGA PROTOCOL]"
                                 << QStringList{"dice", "adrenaline", "wounds"};
        QTest::newRow("Specter Ops") << "specter" << "specter-two-hunters" << "Specter Ops"
                                     << QStringList{"sight", "attacks"};
        QTest::newRow("Conquest") << "conquest" << "conquest-two" << "Conquest of Planet Earth"
                                  << QStringList{"terror", "fights"};
    }

    void aGameIsTheSameWithAndWithoutItsKey()
    {
        QFETCH(QString, game);
        QFETCH(QString, scenario);
        QFETCH(QString, title);
        QFETCH(QStringList, questions);
        const QString file = played(game, scenario);
        const QByteArray bytes = fileBytes(file);
        const QString with = allOf(file);
        QVERIFY2(with.startsWith("Session 1: Bravo, " + title), qUtf8Printable(with.left(400)));
        QVERIFY2(with.contains("Anna (Overseer)") && with.contains("Sealed"), qUtf8Printable(with.left(400)));
        QVERIFY2(with.contains("Player: [Anna]: Overseer"), qUtf8Printable(with));
        // Secret bookmarks and the notes of whoever has the file.
        QVERIFY(!with.contains("Zwoelf-Boxkaempfer"));
        QCOMPARE(withoutKey([&] { return allOf(file); }), with);
        QCOMPARE(fileBytes(file), bytes);
        const QJsonArray counted = jsonOf({"stats", file});
        QCOMPARE(counted.size(), 1);
        QCOMPARE(counted.first()["game"].toString(), game);
        QStringList ids;
        for (const QJsonValue question : counted.first()["questions"].toArray())
            ids << question["id"].toString();
        QCOMPARE(ids, questions);
        QVERIFY(!counted.first()["questions"].toArray().first()["rows"].toArray().isEmpty());
    }

    void aCopyForThePlayersSaysTheSame()
    {
        const QString file = played("omega", "omega-sample");
        const QString copy = path("copy.dossier");
        QCOMPARE(ran({"export", "--public", file, copy}).code, 0);
        QCOMPARE(allOf(copy), allOf(file));
    }

    void theListIsForProgramsToo()
    {
        const QJsonArray sessions = jsonOf({"list", played("omega", "omega-sample")});
        QCOMPARE(sessions.size(), 1);
        const QJsonObject session = sessions.first().toObject();
        QCOMPARE(session["session"].toInt(), 1);
        QCOMPARE(session["campaign"].toString(), "Bravo");
        QCOMPARE(session["game"].toString(), "omega");
        QCOMPARE(session["players"].toArray().first()["player"].toString(), "Anna");
        QVERIFY(session["sealed"].toBool());
        QVERIFY(!session["place"].toArray().isEmpty());
        QVERIFY(session["first"].toString() <= session["last"].toString());
        QVERIFY(session["last"].toString().endsWith('Z'));
    }

    void theDiceOfAGameAreCounted()
    {
        const QJsonArray counted = jsonOf({"stats", played("omega", "omega-sample"), "--session", "1"});
        const QJsonArray rows = counted.first()["questions"].toArray().first()["rows"].toArray();
        QVERIFY(rows.size() > 3);
        const QJsonValue all = rows.at(0);
        QVERIFY(all["rolls"].toInt() > 0);
        for (const char *key : {"dice", "hits"})
            QCOMPARE(rows.at(1)[key].toInt() + rows.at(2)[key].toInt(), all[key].toInt());
        // By hand: a black die has 5 hits on 6 faces, a red one 6.
        const double due = rows.at(1)["dice"].toInt() * 5 / 6.0 + rows.at(2)["dice"].toInt();
        QVERIFY(qAbs(all["due"].toDouble() - due) < 0.01);
    }

    void aReportOfASessionHasItsFiguresAndItsJournal()
    {
        const Answered report = campaign({"report", played("omega", "omega-sample"), "--session", "1"});
        QCOMPARE(report.code, 0);
        QVERIFY2(report.output.startsWith("# Session 1: Bravo, LEVEL 7"), qUtf8Printable(report.output.left(200)));
        for (const char *part : {"\n- Anna (Overseer)\n", "\n## Figures: LEVEL 7", "\n### ", "\n| ", " --- |\n",
                 "\n## Journal\n", "\n### Round 1\n\n- "})
            QVERIFY2(report.output.contains(QLatin1StringView(part)), part);
    }

    void aReportIsOnePageOfHtml()
    {
        const Answered report = campaign({"report", played("omega", "omega-sample"), "--html", "--session", "1"});
        QCOMPARE(report.code, 0);
        QVERIFY(!report.output.contains("http"));
        QXmlStreamReader page(report.output);
        QStringList heads;
        while (!page.atEnd())
            if (page.readNext() == QXmlStreamReader::StartElement && page.name().startsWith(u'h'))
                heads << page.name().toString();
        QVERIFY2(!page.hasError(), qUtf8Printable(page.errorString()));
        QCOMPARE(heads.count("h1"), 1);
        QVERIFY(heads.count("h2") >= 2 && heads.count("h3") >= 4);
    }

    void aReportOfSeveralSessionsNamesEach()
    {
        const QString file = path("several.dossier");
        QVERIFY(QFile::copy(played("omega", "omega-sample"), file));
        {
            Game game({"--game", "specter", "--file", file, "--campaign", "Other", "--session", "new"});
            for (const QByteArray &command : commandsOf("specter-two-hunters").first(8))
                game.say(command);
            QCOMPARE(game.end(), 0);
        }
        const QString report = campaign({"report", file}).output;
        QVERIFY2(report.startsWith("# Bravo, Other\n"), qUtf8Printable(report.left(200)));
        for (const char *part : {"\n## Session 1: ", "\n## Session 2: ", "\n## Figures: Specter Ops\n"})
            QVERIFY2(report.contains(QLatin1StringView(part)), part);
        QVERIFY(!report.contains("## Journal"));
    }

    void rulingsAreFoundInTheJournal()
    {
        const QString file = played("omega", "omega-first");
        const Answered found = campaign({"search", file, "PLAYERS", "decíded"});
        QCOMPARE(found.code, 0);
        QVERIFY2(found.output.contains("the [players] [decided]"), qUtf8Printable(found.output));
        const QJsonValue hit = jsonOf({"search", file, "players", "decided"}).first();
        QCOMPARE(hit["in"].toString(), "journal");
        QVERIFY(hit["step"].toInt() > 0);
        const QJsonArray mark = hit["marks"].toArray().first().toArray();
        const QString text = hit["text"].toString();
        QCOMPARE(text.mid(mark.at(0).toInt(), mark.at(1).toInt() - mark.at(0).toInt()), "players");
    }

    void whatWasTakenBackIsNotFound()
    {
        const QString file = path("back.dossier");
        Game game({"--game", "omega", "--file", file});
        game.say(commandsOf("omega-sample").first());
        QVERIFY(campaign({"search", file, "leader"}).code == 0);
        game.say("{\"undo\": true}");
        const Answered found = campaign({"search", file, "leader"});
        QCOMPARE(found.code, 1);
        QCOMPARE(found.output, "Nothing was found.\n");
        QCOMPARE(game.end(), 0);
    }

    void secretsChangeNothing()
    {
        const QString one = twin(false);
        QVERIFY(!one.isEmpty());
        const QString all = allOf(one);
        QVERIFY(all.contains("Step "));
        QVERIFY2(!all.contains("zwoelf", Qt::CaseInsensitive), qUtf8Printable(all));
        QCOMPARE(allOf(twin(true)), all);
    }

    void sessionsOfAllGamesAreInOneFile()
    {
        const QString file = path("three.dossier");
        QVERIFY(QFile::copy(played("omega", "omega-sample"), file));
        {
            Game game({"--game", "specter", "--file", file, "--campaign", "Other", "--session", "new"});
            for (const QByteArray &command : commandsOf("specter-two-hunters").first(8))
                game.say(command);
            QCOMPARE(game.end(), 0);
        }
        QCOMPARE(jsonOf({"list", file}).size(), 2);
        QCOMPARE(jsonOf({"stats", file}).size(), 2);
        QCOMPARE(jsonOf({"stats", file, "--session", "2"}).first()["game"].toString(), "specter");
        const Answered few = campaign({"stats", file, "--session", "2"});
        QCOMPARE(few.code, 0);
        QVERIFY2(few.output.contains("No hunter has attacked."), qUtf8Printable(few.output));
    }

    void whatCannotBeReadIsNamed()
    {
        const QString file = played("omega", "omega-sample");
        QCOMPARE(campaign({"list", path("no such.dossier")}).code, 66);
        QCOMPARE(campaign({"stats", file, "--session", "9"}).code, 66);
        const QString text = path("text.dossier");
        {
            QFile other(text);
            QVERIFY(other.open(QIODevice::WriteOnly));
            other.write("no campaign");
        }
        for (const char *verb : {"list", "stats", "report"})
            QCOMPARE(campaign({verb, text}).code, 66);
        QCOMPARE(campaign({"search", text, "word"}).code, 66);
    }

    /// Whoever has the key is not told that it is missing.
    void aSessionOfAnEarlierVersionNeedsItsKeyOnce()
    {
        const QString file = path("earlier.dossier");
        QVERIFY(QFile::copy(played("omega", "omega-sample"), file));
        QVERIFY(changed(file, "UPDATE session_packs SET open = NULL"));
        for (const QStringList &arguments : {QStringList{"stats", file}, QStringList{"search", file, "anna"}})
        {
            QProcess process;
            process.start(QStringLiteral(DOSSIER_BINARY), QStringList{"campaign"} + arguments);
            QVERIFY(process.waitForFinished());
            const QByteArray errors = process.readAllStandardError();
            QCOMPARE(process.exitCode(), 66);
            QVERIFY2(errors.contains("Session 1: It was last opened") && errors.contains("once with its key"), errors);
            QVERIFY2(!errors.contains("not on this computer"), errors);
        }
    }

    void aDamagedSessionIsNamedAndTheRestIsRead()
    {
        const QString file = path("damaged.dossier");
        QVERIFY(QFile::copy(played("omega", "omega-sample"), file));
        QVERIFY(changed(file, "UPDATE public_records SET body = CAST(body || x'00' AS BLOB) WHERE number = 20"));
        const Answered list = campaign({"list", file});
        QCOMPARE(list.code, 66);
        QVERIFY2(list.output.startsWith("Session 1: Bravo"), qUtf8Printable(list.output));
        QCOMPARE(campaign({"stats", file}).code, 66);
        const Answered report = campaign({"report", file});
        QCOMPARE(report.code, 66);
        // A report that lacks a session says so itself, wherever it is read.
        QVERIFY2(report.output.contains("It is damaged: "), qUtf8Printable(report.output));
        QVERIFY2(!report.output.contains("damaged.dossier"), qUtf8Printable(report.output));
        QCOMPARE(campaign({"search", file, "anna"}).code, 66);
    }

    void wrongUsageIsSaid_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("no file") << QStringList{"list"};
        QTest::newRow("another verb") << QStringList{"play", "file"};
        QTest::newRow("no words") << QStringList{"search", "file"};
        QTest::newRow("no letters") << QStringList{"search", "file", "?!"};
        QTest::newRow("two files") << QStringList{"stats", "file", "other"};
        QTest::newRow("no number") << QStringList{"stats", "file", "--session", "x"};
        QTest::newRow("a session to list") << QStringList{"list", "file", "--session", "1"};
        QTest::newRow("a page of a list") << QStringList{"list", "file", "--html"};
        QTest::newRow("a report for programs") << QStringList{"report", "file", "--json"};
        QTest::newRow("another option") << QStringList{"list", "file", "--words"};
    }

    void wrongUsageIsSaid()
    {
        QFETCH(QStringList, arguments);
        QCOMPARE(campaign(arguments), (Answered{2, {}}));
    }

    void helpIsGiven()
    {
        const Answered help = campaign({"--help"});
        QCOMPARE(help.code, 0);
        for (const char *part :
            {"campaign list", "campaign search", "campaign stats", "campaign report", "--json", "--html", "Exit codes"})
            QVERIFY2(help.output.contains(QLatin1String(part)), part);
        QVERIFY(QString::fromUtf8(ran({"--help"}).output).contains("dossier campaign"));
    }
};

DOSSIER_TESTS(CampaignCommandTest, EventLoop)

} // namespace campaign_command_test

#include "campaign_command_test.moc"
