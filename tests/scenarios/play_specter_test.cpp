#include "places.h"
#include "tests/scenarios/played_process.h"
#include "tests/support/test_class.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace dossier::test;

namespace
{

const QStringList specter{"--game", "specter"};

QString filesOf(const QString &folder)
{
    return QStringLiteral(DOSSIER_SOURCE_DIR "/tests/scenarios/") + folder + u'/';
}

/// Returns the text without the times of a journal.
QByteArray timeless(const QByteArray &text)
{
    static const QRegularExpression time(QStringLiteral("\"time\": [0-9]+"));
    return QString::fromUtf8(text).remove(time).toUtf8();
}

/// The difference between two games, known only to the agent and the traitor.
struct Secrets
{
    QByteArray character;
    QByteArray card;
    QByteArray faces;
    QByteArray path;
};

/// A beginning for five players. The traitor's card is the gun's or the beast's.
QList<QByteArray> beginning(const Secrets &secrets, const QByteArray &traitor)
{
    return {
        R"({"command": {"type": "choose_players", "players": {"number": 5, )"
        R"("hunters": ["gun", "beast", "puppet", "prophet"]}}})",
        R"({"command": {"type": "roll_objectives", "faces": )" + secrets.faces + "}}",
        R"({"command": {"type": "choose_character", "agent": "first", "character": ")" + secrets.character + "\"}}",
        R"({"command": {"type": "take_cards", "agent": "first", "cards": ["flash_bang", "flash_bang", ")" + secrets.card
            + "\"]}}",
        R"({"command": {"type": "deal_roles", "traitor": ")" + traitor + "\"}}",
        R"({"command": {"type": "begin_game"}})",
        R"({"command": {"type": "plan_move", "agent": "first", "plan": {"path": )" + secrets.path + "}}}",
        R"({"command": {"type": "confirm_move", "agent": "first"}})",
        R"({"seat": "hunter:puppet", "command": {"type": "begin_hunter_turn", "hunter": "puppet"}})",
        R"({"seat": "hunter:puppet", "command": {"type": "drive_vehicle", "to": "K22"}})",
        R"({"seat": "hunter:puppet", "command": {"type": "end_hunter_turn"}})",
    };
}

/// Returns everything that those seats can read and be refused.
QByteArray readBy(Game &game, const QList<QByteArray> &seats)
{
    QByteArray all;
    for (const QByteArray &seat : seats)
    {
        all += game.say("{\"view\": \"" + seat + "\"}") + '\n';
        for (const char *command : {R"({"type": "confirm_move", "agent": "first"})",
                 R"({"type": "plan_move", "agent": "first", "plan": {"path": ["N1"]}})",
                 R"({"type": "complete_objective", "agent": "first", "objective": "N5"})",
                 R"({"type": "take_cards", "agent": "first", "cards": []})",
                 R"({"type": "attack_agent", "agent": "first", "dice": [[2]]})",
                 R"({"type": "raise_blade", "agent": "first"})", R"({"type": "reveal_traitor", "hunter": "puppet"})"})
            all += game.say("{\"seat\": \"" + seat + "\", \"command\": " + command + "}") + '\n';
    }
    return all + game.say(R"({"journal": "public"})") + game.say(R"({"places": "first"})")
        + game.say(R"({"facts": "first"})");
}

} // namespace

/// Specter Ops by lines: whole games, files, and the readable part of each seat.
class PlaySpecterTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    /// Sends lines to a program with those arguments, which then ends well; returns its answers.
    static QList<QByteArray> played(const QStringList &arguments, const QList<QByteArray> &lines)
    {
        Game game(arguments);
        QList<QByteArray> answers;
        for (const QByteArray &line : lines)
            answers << game.say(line);
        return game.end() == 0 ? answers : QList<QByteArray>{game.errors()};
    }

    /// Returns the exit code and the output of a program with an impossible request.
    static QByteArray ended(const QStringList &arguments)
    {
        Game game(arguments);
        const int code = game.end();
        return QByteArray::number(code) + ' ' + game.errors();
    }

private slots:

    void initTestCase()
    {
        qputenv("LC_ALL", "C.UTF-8");
        qputenv("XDG_CONFIG_HOME", m_folder.path().toLocal8Bit());
    }

    void wholeGamesAreReplayedToTheSameViews_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QStringList>("seats");
        const QStringList seats{"public", "agent"};
        QTest::newRow("two hunters") << "specter-two-hunters" << seats;
        QTest::newRow("five players with the traitor") << "specter-five-players" << seats + QStringList{"traitor"};
    }

    void wholeGamesAreReplayedToTheSameViews()
    {
        QFETCH(QString, folder);
        QFETCH(QStringList, seats);
        const QStringList kept{"--file", m_folder.filePath(folder + ".dossier")};
        const QList<QByteArray> commands = linesOf(fileBytes(filesOf(folder) + "commands.jsonl"));
        const QList<QByteArray> expected = linesOf(fileBytes(filesOf(folder) + "answers.jsonl"));
        QVERIFY(commands.size() > 40);
        QCOMPARE(commands.size(), expected.size());
        Game game(specter + kept);
        for (qsizetype i = 0; i < commands.size(); ++i)
            QCOMPARE(game.say(commands.at(i)), expected.at(i));
        QCOMPARE(game.end(), 0);
        // The file determines the game.
        QStringList again = kept;
        QByteArray views;
        for (const QString &seat : seats)
        {
            again << "--view" << seat;
            views += fileBytes(filesOf(folder) + seat + ".json");
        }
        Game read(again);
        QCOMPARE(read.end(), 0);
        QCOMPARE(read.output(), views);
    }

    void killedAtAnyMomentItGoesOnWhereItWas()
    {
        const QStringList kept{"--file", path("killed.dossier")};
        const QList<QByteArray> commands = linesOf(fileBytes(filesOf("specter-five-players") + "commands.jsonl"));
        const QList<QByteArray> expected = linesOf(fileBytes(filesOf("specter-five-players") + "answers.jsonl"));
        auto game = std::make_unique<Game>(specter + kept);
        for (qsizetype i = 0; i < commands.size(); ++i)
        {
            const QByteArray id = QByteArray::number(i, 16).rightJustified(32, '0');
            const QByteArray line = "{\"id\": \"" + id + "\", " + commands.at(i).mid(1);
            QCOMPARE(game->say(line), expected.at(i));
            if (i % 9 != 4)
                continue;
            game = std::make_unique<Game>(kept);
            // A client that is not sure if it was done repeats it.
            const QByteArray again = game->say(line);
            QVERIFY2(again.startsWith("{\"at\": ") || again == expected.at(i), again);
        }
        QCOMPARE(game->say(R"({"view": "agent"})") + '\n', fileBytes(filesOf("specter-five-players") + "agent.json"));
    }

    void undoRedoCorrectionsAndRulings()
    {
        Game game(specter);
        const QList<QByteArray> lines
            = beginning({"orangutan", "adrenal_surge", "[1, 2, 3, 4]", R"(["N1", "N2"])"}, "gun");
        for (const QByteArray &line : lines.first(6))
            QVERIFY2(game.say(line).contains("\"events\""), line);
        const QByteArray before = game.say(R"({"view": "agent"})");
        QVERIFY(game.say(lines.at(6)).startsWith(R"({"events": [], "secret": [{"type": "move_planned")"));
        QVERIFY(game.say(R"({"view": "agent"})") != before);
        // An unseen action can be undone freely, a shown move cannot.
        QVERIFY(game.say(R"({"undo": true})").startsWith("{\"at\": "));
        QCOMPARE(game.say(R"({"view": "agent"})"), before);
        QVERIFY(game.say(R"({"redo": true})").startsWith("{\"at\": "));
        QVERIFY(game.say(lines.at(7)).contains("move_shown"));
        QCOMPARE(game.say(R"({"undo": true})"), R"({"refused": {"journal": "reveal_in_the_way"}})");
        QVERIFY(game.say(R"({"undo": true, "correction": "wrong sheet"})").startsWith("{\"at\": "));
        QVERIFY(game.say(R"({"journal": "public"})").contains("wrong sheet"));
        const QByteArray far = R"("command": {"type": "plan_move", "agent": "first", "plan": {"path": ["N1", "N9"]}})";
        QVERIFY(game.say('{' + far + '}').contains(R"({"refused": {"rule": "SO-MOVE-1")"));
        const QByteArray ruled = game.say('{' + far + R"(, "ruling": "we count differently"})");
        QVERIFY2(ruled.contains("ruling_made"), ruled);
        const QByteArray told = game.say(R"({"journal": "public"})");
        QVERIFY2(!told.contains("we count differently") && !told.contains("plan_move"), told);
        QVERIFY(game.say(R"({"journal": "agent"})").contains("we count differently"));
        QVERIFY(!game.say(R"({"journal": "public"})").contains("N9"));
        QVERIFY(game.say(R"({"journal": "agent"})").contains("N9"));
    }

    void aFileTellsItsGameAndIsNotTakenForAnother()
    {
        const QString ops = path("ops.dossier");
        const QString level = path("level.dossier");
        const QByteArray agent = R"({"view": "agent"})";
        const QByteArray overseer = R"({"view": "overseer"})";
        QVERIFY(played(specter + QStringList{"--file", ops}, {agent}).last().startsWith("{\"view\""));
        QVERIFY(played({"--file", level}, {overseer}).last().startsWith("{\"view\""));
        QVERIFY(played({"--file", ops}, {agent}).last().startsWith("{\"view\""));
        const QByteArray notLevel = ended({"--game", "omega", "--file", ops});
        QVERIFY2(notLevel.startsWith("66 ") && notLevel.contains("one of Specter Ops, not of LEVEL 7"), notLevel);
        const QByteArray notOps = ended(specter + QStringList{"--file", level});
        QVERIFY2(
            notOps.startsWith("66 ") && notOps.contains("one of LEVEL 7 [OMEGA PROTOCOL], not of Specter"), notOps);
        // Both games are in one file when this is requested.
        QVERIFY(
            played(specter + QStringList{"--file", level, "--session", "new"}, {agent}).last().startsWith("{\"view\""));
        QVERIFY(played({"--file", level, "--session", "1"}, {overseer}).last().startsWith("{\"view\""));
        QVERIFY(played({"--file", level, "--session", "2"}, {agent}).last().startsWith("{\"view\""));
        QVERIFY(ended(specter + QStringList{"--file", level, "--session", "1"}).contains("not of Specter Ops"));
        Game list({"--file", level, "--list"});
        QCOMPARE(list.end(), 0);
        const QByteArray listed = list.output();
        QVERIFY2(listed.contains("\"game\": \"omega\"") && listed.contains("\"game\": \"specter\""), listed);
        Game some(specter + QStringList{"--file", level, "--list"});
        QCOMPARE(some.end(), 0);
        QVERIFY(!some.output().contains("omega"));
    }

    void sessionsHaveCampaignsEditionsAndNotes()
    {
        const QString file = path("campaigns.dossier");
        const QByteArray view = R"({"view": "public"})";
        const QByteArray second
            = played(specter + QStringList{"--file", file, "--campaign", "Monday", "--printing", "second"}, {view})
                  .last();
        QVERIFY2(second.contains("\"edition\": \"second\""), second);
        const QByteArray first = played(specter + QStringList{"--file", file, "--campaign", "Friday"}, {view}).last();
        QVERIFY(first.contains("\"edition\": \"first\""));
        QCOMPARE(played({"--file", file, "--campaign", "Monday"}, {view}).last(), second);
        const QByteArray told
            = played({"--file", file, "--campaign", "Monday"}, {R"({"session": {"result": "escaped"}})"}).last();
        QVERIFY2(told.contains("\"printing\": \"second\"") && told.contains("\"result\": \"escaped\""), told);
    }

    void whatSpecterOpsDoesNotHaveIsWrongUsage()
    {
        for (const QStringList &wrong :
            QList<QStringList>{{"--game", "chess"}, {"--game", "specter", "--view", "overseer"},
                {"--game", "specter", "--printing", "revised"}, {"--game", "specter", "--mission", "x"},
                {"--game", "specter", "--view", "hunter:nobody"}, {"--view", "agent"}, {"--printing", "second"}})
        {
            const QByteArray said = ended(wrong);
            QVERIFY2(said.startsWith("2 Usage:"), wrong.join(u' ').toUtf8() + said);
        }
    }

    void theAgentsSecretsChangeNothingThatOthersRead()
    {
        const Secrets secrets[2] = {{"orangutan", "adrenal_surge", "[1, 2, 3, 4]", R"(["N1", "N2"])"},
            {"spider", "stealth_field", "[4, 3, 2, 1]", R"(["N1", "M1"])"}};
        QByteArray seen[2];
        for (int i = 0; i < 2; ++i)
        {
            Game game(specter);
            for (const QByteArray &line : beginning(secrets[i], "gun"))
                QVERIFY2(game.say(line).contains("\"events\""), line);
            seen[i] = timeless(
                readBy(game, {"public", "traitor", "hunter:gun", "hunter:beast", "hunter:puppet", "hunter:prophet"}));
            QVERIFY(game.say(R"({"journal": "agent"})").contains(secrets[i].character));
        }
        QVERIFY(!seen[0].contains("malformed"));
        QCOMPARE(seen[0], seen[1]);
    }

    void whoTheTraitorIsChangesNothingThatOthersRead()
    {
        QByteArray seen[2];
        for (int i = 0; i < 2; ++i)
        {
            Game game(specter);
            for (const QByteArray &line :
                beginning({"orangutan", "adrenal_surge", "[1, 2, 3, 4]", R"(["N1", "N2"])"}, i == 0 ? "gun" : "beast"))
                QVERIFY2(game.say(line).contains("\"events\""), line);
            seen[i] = timeless(readBy(game, {"public", "hunter:puppet", "hunter:prophet"}));
            QVERIFY(
                game.say(R"({"view": "traitor"})").contains(i == 0 ? R"("traitor": "gun")" : R"("traitor": "beast")"));
        }
        QCOMPARE(seen[0], seen[1]);
    }

    void theSecondAgentsSheetIsHisOwn()
    {
        Game game(specter);
        for (const QByteArray &line :
            beginning({"orangutan", "adrenal_surge", "[1, 2, 3, 4]", R"(["N1", "N2"])"}, "gun"))
            QVERIFY2(game.say(line).contains("\"events\""), line);
        QVERIFY(game.say(R"({"seat": "hunter:gun", "command": {"type": "reveal_traitor", "hunter": "gun"}})")
                .contains("traitor_revealed"));
        const QByteArray chosen = game.say(
            R"({"seat": "traitor", "command": {"type": "choose_character", "agent": "second", "character": "blue_jay"}})");
        QVERIFY2(chosen.contains(R"("secret": [{"type": "character_chosen")"), chosen);
        const QByteArray read = game.say(R"({"journal": "agent"})") + game.say(R"({"journal": "public"})");
        QVERIFY2(!read.contains("blue_jay"), read);
        QVERIFY(game.say(R"({"view": "traitor"})").contains(R"("character": "blue_jay")"));
    }

    void publicFactsGoFromOneTableToAnotherAsAFile()
    {
        const QString facts = path("facts.json");
        const QByteArray ask = R"({"facts": "first"})";
        const QByteArray places = R"({"places": "first"})";
        QList<QByteArray> game = beginning({"orangutan", "adrenal_surge", "[1, 2, 3, 4]", R"(["N1", "N2"])"}, "gun");
        const QList<QByteArray> kept = played(specter + QStringList{"--facts-out", facts}, game << ask << places);
        QCOMPARE("{\"facts\": " + fileBytes(facts).trimmed() + "}", kept.at(kept.size() - 2));
        QVERIFY(!fileBytes(facts).contains("orangutan"));
        const QStringList hunters{"--file", path("hunters.dossier")};
        const QByteArray onPaper = R"({"command": {"type": "choose_players", "players": {"number": 5, )"
                                   R"("sheets_on_paper": true, "hunters": ["gun", "beast", "puppet", "prophet"]}}})";
        const QList<QByteArray> begun
            = played(specter + hunters, {onPaper, R"({"command": {"type": "begin_game"}})", places});
        QVERIFY2(begun.last() != kept.last(), begun.join('\n'));
        Game paper(hunters + QStringList{"--facts-in", facts});
        const QByteArray answer = paper.say(places);
        QVERIFY2(answer.startsWith(R"({"events": [{"type": "facts_taken_over")"), answer);
        QCOMPARE(paper.end(), 0);
        QCOMPARE(played(hunters, {ask, places}), kept.last(2));
        // An app that keeps the sheet derives its facts itself.
        const QStringList keeping{"--file", path("keeping.dossier")};
        QVERIFY(played(specter + keeping, game.first(6)).last().contains("\"events\""));
        Game refused(keeping + QStringList{"--facts-in", facts});
        const QByteArray no = refused.say(ask);
        QVERIFY2(no.contains(R"({"refused": {"rule": "SO-SEE-2")"), no);
        QCOMPARE(played(hunters, {ask}).last(), kept.at(kept.size() - 2));
    }

    void aFileOfFactsThatIsNoneIsNamed()
    {
        const auto file = [&](const char *name, const QByteArray &text)
        {
            QFile made(path(name));
            return made.open(QIODevice::WriteOnly) && made.write(text) == text.size() ? made.fileName() : QString();
        };
        const QString missing = path("nowhere.json");
        const QByteArray none = ended(specter + QStringList{"--facts-in", missing});
        QVERIFY2(none.startsWith("66 ") && none.contains(missing.toUtf8()), none);
        const QByteArray broken = ended(specter + QStringList{"--facts-in", file("broken.json", "{\"version\": 1")});
        QVERIFY2(broken.startsWith("66 ") && broken.contains("broken.json is no file of public facts"), broken);
        const QByteArray wrong = ended(
            specter + QStringList{"--facts-in", file("wrong.json", R"({"version": 1, "facts": {"start": "Z9"}})")});
        QVERIFY2(wrong.contains("at /facts/start"), wrong);
        const QByteArray early = ended(specter + QStringList{"--facts-out", path("early.json")});
        QVERIFY2(early.startsWith("74 ") && early.contains("not on the board yet"), early);
        QVERIFY(!QFile::exists(path("early.json")));
        const QByteArray folder
            = ended(specter + QStringList{"--facts-in", path("wrong.json"), "--facts-out", path("no/facts.json")});
        QVERIFY(folder.contains("at /facts/start"));
        for (const QStringList &usage : QList<QStringList>{{"--game", "omega", "--facts-in", path("wrong.json")},
                 {"--game", "specter", "--agent", "third"}, {"--game", "specter", "--facts-out", ""}})
            QVERIFY2(ended(usage).startsWith("2 Usage:"), usage.join(u' ').toUtf8());
    }

    void theShapesOfAllThatIsSaidAreTold()
    {
        Game game(specter + QStringList{"--schema"});
        QCOMPARE(game.end(), 0);
        const QByteArray schema = game.output();
        for (const char *name : {"2020-12", "\"plan_move\"", "\"move_shown\"", "\"hunter:gun\"", "\"later_fact\""})
            QVERIFY2(schema.contains(name), name);
        QVERIFY(!schema.contains("overseer"));
    }
};

DOSSIER_TESTS(PlaySpecterTest, EventLoop)

#include "play_specter_test.moc"
