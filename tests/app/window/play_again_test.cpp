// The end of a game: who won by name, and another game with the same players.
#include "app/conquest/desk.h"
#include "app/conquest/game_session.h"
#include "app/omega/overseer_session.h"
#include "app/session/session_library.h"
#include "app/specter/game_session.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "views/actions/desk_page.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <utility>

namespace play_again_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// Fields for names of a set-up page, with what is typed in them.
using Names = std::vector<std::pair<QString, QString>>;

/// A game that ends at once, with the fields of its set-up page.
struct Evening
{
    QString game;
    Names names;
    /// The same fields after everybody has taken the next part.
    Names swapped;
    QString result;
};

QLineEdit *fieldOf(MainWindow &window, const QString &name)
{
    for (QLineEdit *field : window.findChildren<QLineEdit *>())
        if (field->isVisibleTo(&window) && field->accessibleName() == name)
            return field;
    return nullptr;
}

bool click(MainWindow &window, const QString &text)
{
    for (QPushButton *button : window.findChildren<QPushButton *>())
        if (button->isVisibleTo(&window) && button->isEnabled() && button->text() == text)
        {
            button->click();
            deliverPosted();
            return true;
        }
    return false;
}

/// Returns the texts of the panel about the end; empty while none is shown.
QString endOf(MainWindow &window)
{
    QStringList texts;
    for (const QWidget *panel : window.findChildren<QWidget *>(QStringLiteral("endPanel")))
        if (panel->isVisibleTo(&window))
            for (const QLabel *label : panel->findChildren<QLabel *>())
                texts << label->text();
    return texts.join(u' ');
}

/// Types notes into the panel about the end; they are in the file at the latest when the session is left.
void takeNotes(DeskAtRest &at, const QString &notes)
{
    for (QPlainTextEdit *editor : at.window().findChildren<QPlainTextEdit *>())
        if (editor->isVisibleTo(&at.window()))
            editor->setPlainText(notes);
    deliverPosted();
}

bool has(const std::vector<SessionRow> &sessions, const QString &notes)
{
    return std::ranges::any_of(sessions, [&](const SessionRow &one) { return one.facts.notes == notes; });
}

/// Deals first hands without a card that has to be played before the game of Conquest begins.
void dealPlainHands(DeskAtRest &at)
{
    dynamic_cast<ConquestDesk &>(at.desk().game(QStringLiteral("conquest")))
        .setChance([](int below) { return below / 2; });
}

void endGame(GameSession &session)
{
    if (auto *conquest = dynamic_cast<ConquestSession *>(&session))
        conquest->submit(
            conquest::PublicSeat{}, conquest::EndGame{{conquest::Ending::Agreed, {conquest::Colour::Green}}});
    else if (auto *specter = dynamic_cast<SpecterSession *>(&session))
        specter->submit(specter::PublicSeat{}, specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
    else if (auto *omega = dynamic_cast<OverseerSession *>(&session))
        omega->submit(omega::EndGame{Side::Enemy});
    deliverPosted();
}

/// Writes the sample as a pack with its mission twice.
bool writePackOfTwo(const QString &path)
{
    QFile sample(QStringLiteral(":/packs/sample.json"));
    QFile file(path);
    if (!sample.open(QIODevice::ReadOnly) || !file.open(QIODevice::WriteOnly))
        return false;
    QJsonObject pack = QJsonDocument::fromJson(sample.readAll()).object();
    QJsonArray missions;
    for (const char *id : {"first", "second"})
    {
        QJsonObject scenario = pack["scenarios"].toArray().first().toObject();
        QJsonObject mission = scenario["mission"].toObject();
        mission["id"] = id;
        const QString name = QString::fromLatin1(id) + QStringLiteral(" night");
        mission["name"] = QJsonObject{{"it", name}, {"en", name.at(0).toUpper() + name.mid(1)}};
        scenario["mission"] = mission;
        missions.append(scenario);
    }
    pack["scenarios"] = missions;
    const QByteArray bytes = QJsonDocument(pack).toJson();
    return file.write(bytes) == bytes.size();
}

std::vector<Evening> evenings()
{
    const auto text = [](const char *words) { return QString::fromUtf8(words); };
    return {{text("conquest"), {{text("Who plays Green"), text("Ann")}, {text("Who plays Blue"), text("Bob")}},
                {{text("Who plays Green"), text("Bob")}, {text("Who plays Blue"), text("Ann")}}, text("Ann (Green)")},
        {text("specter"),
            {{text("Who plays the agent"), text("Ann")}, {text("Who plays The Gun"), text("Bob")},
                {text("Who plays The Beast"), text("Cleopatra Philopator the Seventh of Egypt")}},
            {{text("Who plays the agent"), text("Cleopatra Philopator the Seventh of Egypt")},
                {text("Who plays The Gun"), text("Ann")}, {text("Who plays The Beast"), text("Bob")}},
            text("(Bob, Cleopatra")},
        {text("omega"),
            {{text("Overseer"), text("Ann")}, {text("Player 1"), text("Bob")},
                {text("Player 2"), text("Cleopatra Philopator the Seventh of Egypt")}, {text("Player 3"), text("Dan")},
                {text("Player 4"), text("Eve")}},
            {{text("Overseer"), text("Eve")}, {text("Player 1"), text("Ann")}, {text("Player 2"), text("Bob")},
                {text("Player 3"), text("Cleopatra Philopator the Seventh of Egypt")}, {text("Player 4"), text("Dan")}},
            text("(Ann)")}};
}

} // namespace

class PlayAgainTest : public QObject
{
    Q_OBJECT

private slots:

    void theEndNamesTheWinnersAndLeadsToTheNextGame_data()
    {
        QTest::addColumn<int>("evening");
        for (const auto &[i, name] : {std::pair(0, "conquest"), std::pair(1, "specter"), std::pair(2, "omega")})
            QTest::newRow(name) << i;
    }

    void theEndNamesTheWinnersAndLeadsToTheNextGame()
    {
        QFETCH(int, evening);
        const Evening played = evenings().at(static_cast<std::size_t>(evening));
        DeskAtRest at;
        dealPlainHands(at);
        for (const bool swapped : {false, true})
        {
            emit at.window().newSessionRequested(played.game);
            for (const auto &[field, name] : played.names)
            {
                QVERIFY2(fieldOf(at.window(), field) != nullptr, qPrintable(field));
                QCOMPARE(fieldOf(at.window(), field)->text(), swapped ? name : QString());
                fieldOf(at.window(), field)->clear();
                QTest::keyClicks(fieldOf(at.window(), field), name);
            }
            QVERIFY(click(at.window(), QStringLiteral("Begin the game"))
                || click(at.window(), QStringLiteral("Set up the table")));
            if (auto *omega = dynamic_cast<OverseerSession *>(at.desk().openGame()->session()))
                omega->submit(omega::BeginGame{});
            deliverPosted();
            endGame(*at.desk().openGame()->session());
            if (auto *specter = dynamic_cast<SpecterSession *>(at.desk().openGame()->session()))
            {
                specter->submit(specter::AgentSeat{}, specter::LayOpenSheet{specter::Agent::First, {}});
                deliverPosted();
                (void)click(at.window(), QStringLiteral("It’s me: show my screen"));
            }
            QVERIFY2(endOf(at.window()).contains(played.result), qPrintable(endOf(at.window())));
            // The sheet was shown after the end: it decided nothing.
            QVERIFY2(!endOf(at.window()).contains(QStringLiteral("reveals the sheet")), "the line that ended the game");
            takeNotes(at, QStringLiteral("Ann’s dice, “again”"));
            QVERIFY(click(at.window(), swapped ? QStringLiteral("Again with swapped roles") : QStringLiteral("Again")));
            QVERIFY(has(sessionsIn(at.desk().folder()), QStringLiteral("Ann’s dice, “again”")));
            for (const auto &[field, name] : swapped ? played.swapped : played.names)
            {
                QVERIFY2(fieldOf(at.window(), field) != nullptr, qPrintable(field));
                QCOMPARE(fieldOf(at.window(), field)->text(), name);
            }
        }
    }

    /// The readings of the rules that a table agreed on are those of its next game.
    void anotherGameHasTheOptionsOfTheLast()
    {
        DeskAtRest at;
        dealPlainHands(at);
        emit at.window().newSessionRequested(QStringLiteral("conquest"));
        auto &box = *at.window().findChild<ConquestSetupPage *>();
        conquest::TableOptions apart = box.wish().options;
        apart.fleeApart = true;
        conquest::Players players = box.wish().players;
        players.variants.moreTokens = true;
        box.setOptions(players, apart);
        QVERIFY(click(at.window(), QStringLiteral("Begin the game")));
        endGame(*at.desk().openGame()->session());
        QVERIFY(click(at.window(), QStringLiteral("Again")));
        QCOMPARE(box.wish().options, apart);
        QVERIFY(box.wish().players.variants.moreTokens);
        QCOMPARE(box.wish().players.keptHands, players.keptHands);

        emit at.window().newSessionRequested(QStringLiteral("specter"));
        auto &setup = *at.window().findChild<SpecterSetupPage *>();
        specter::TableOptions smoke = setup.wish().options;
        smoke.smokeCutsRoads = true;
        setup.setOptions(smoke);
        QVERIFY(click(at.window(), QStringLiteral("Begin the game"))
            || click(at.window(), QStringLiteral("Set up the table")));
        endGame(*at.desk().openGame()->session());
        if (auto *session = dynamic_cast<SpecterSession *>(at.desk().openGame()->session()))
            session->submit(specter::AgentSeat{}, specter::LayOpenSheet{specter::Agent::First, {}});
        deliverPosted();
        (void)click(at.window(), QStringLiteral("It’s me: show my screen"));
        QVERIFY(click(at.window(), QStringLiteral("Again")));
        QCOMPARE(setup.wish().options, smoke);
    }

    /// It has the same players and goes into the same file.
    void theEndLeadsToTheNextMissionOfThePack()
    {
        DeskAtRest at;
        const QDir packs(QFileInfo(at.desk().folder()).dir().filePath(QStringLiteral("packs")));
        QVERIFY(QDir().mkpath(packs.path()) && writePackOfTwo(packs.filePath(QStringLiteral("two.json"))));
        emit at.window().newSessionRequested(QStringLiteral("omega"));
        QTest::keyClicks(fieldOf(at.window(), QStringLiteral("Player 1")), QStringLiteral("Ann"));
        QVERIFY(click(at.window(), QStringLiteral("Set up the table")));
        auto *session = dynamic_cast<OverseerSession *>(at.desk().openGame()->session());
        session->submit(omega::BeginGame{});
        deliverPosted();
        endGame(*session);
        const QString path = session->path();
        QVERIFY2(click(at.window(), QStringLiteral("Next mission: Second night")), qPrintable(endOf(at.window())));
        QCOMPARE(fieldOf(at.window(), QStringLiteral("Player 1"))->text(), QStringLiteral("Ann"));
        QVERIFY(click(at.window(), QStringLiteral("Set up the table")));
        session = dynamic_cast<OverseerSession *>(at.desk().openGame()->session());
        QCOMPARE(session->path(), path);
        QCOMPARE(session->publicView()->open.content.mission.id.text, "second");
        // It is the last.
        session->submit(omega::BeginGame{});
        deliverPosted();
        endGame(*session);
        QVERIFY(!endOf(at.window()).isEmpty());
        QVERIFY(!click(at.window(), QStringLiteral("Next mission: Second night")));
    }

    /// Notes at the end that could not be written stay in their field, and are written with the next chance.
    void notesStayTypedUntilTheyAreWritten()
    {
        DeskAtRest at;
        dealPlainHands(at);
        emit at.window().playRequested(QStringLiteral("conquest"));
        deliverPosted();
        endGame(*at.desk().openGame()->session());
        QVERIFY(!endOf(at.window()).isEmpty());
        const QString path = at.desk().openGame()->session()->path();
        QVERIFY(QFile::rename(path, path + QStringLiteral(".away")));
        takeNotes(at, QStringLiteral("the dog ate a saucer"));
        QTRY_VERIFY_WITH_TIMEOUT(!at.message().isEmpty(), 60000);
        const auto shown = [&]
        {
            QStringList texts;
            for (const QPlainTextEdit *editor : at.window().findChildren<QPlainTextEdit *>())
                if (editor->isVisibleTo(&at.window()))
                    texts << editor->toPlainText();
            return texts;
        };
        at.desk().choose({.language = Language::Italian});
        deliverPosted();
        QVERIFY(shown().contains(QStringLiteral("the dog ate a saucer")));
        QVERIFY(QFile::rename(path + QStringLiteral(".away"), path));
        at.desk().openGame()->close();
        QVERIFY(has(sessionsIn(at.desk().folder()), QStringLiteral("the dog ate a saucer")));
    }

    void playersJoinLeaveAndChangePlacesInTheMiddle_data() { theEndNamesTheWinnersAndLeadsToTheNextGame_data(); }

    /// In all three games, by the same panel; the names are on the page, in the file and there at the next start.
    void playersJoinLeaveAndChangePlacesInTheMiddle()
    {
        QFETCH(int, evening);
        const QString game = evenings().at(static_cast<std::size_t>(evening)).game;
        DeskAtRest at;
        emit at.window().playRequested(game);
        deliverPosted();
        const auto perform = [&](DeskAction action)
        {
            (void)click(at.window(), QStringLiteral("It’s me: show my screen"));
            auto *page = dynamic_cast<DeskPage *>(at.desk().openGame()->pageNow());
            QVERIFY(page != nullptr && page->possible().contains(action));
            page->perform(action);
            deliverPosted();
        };
        const auto lines = [&]
        {
            QList<QLineEdit *> shown;
            for (const QWidget *panel : at.window().findChildren<QWidget *>(QStringLiteral("playersPanel")))
                for (QLineEdit *line : panel->findChildren<QLineEdit *>())
                    if (line->isVisibleTo(&at.window()))
                        shown << line;
            return shown;
        };
        const auto names = [&]
        {
            QStringList names;
            for (const QLineEdit *line : lines())
                names << line->text();
            return names;
        };
        const auto type = [&](int row, const QString &name)
        {
            QVERIFY(row < lines().size());
            QLineEdit *line = lines().at(row);
            line->selectAll();
            QTest::keyClick(line, Qt::Key_Delete);
            QTest::keyClicks(line, name);
        };
        perform(DeskAction::Players);
        const auto parts = static_cast<int>(names().size());
        QVERIFY(parts >= 2);
        type(0, QStringLiteral("Ann"));
        type(1, QStringLiteral("Bob"));
        // Closing drops what was typed.
        QTest::keyClick(lines().front(), Qt::Key_Escape);
        QVERIFY(names().isEmpty());
        QVERIFY(at.desk().openGame()->session()->players().empty());
        perform(DeskAction::Players);
        QCOMPARE(names().mid(0, 2), (QStringList{QString(), QString()}));
        type(0, QStringLiteral("Ann"));
        type(1, QStringLiteral("Bob"));
        QVERIFY(click(at.window(), QStringLiteral("Save the names")));
        QCOMPARE(at.desk().openGame()->session()->players().size(), std::size_t{2});
        // All change places, and somebody leaves.
        perform(DeskAction::Players);
        QVERIFY(click(at.window(), QStringLiteral("Rotate the parts")));
        QCOMPARE(names().at(1), QStringLiteral("Ann"));
        type(parts == 2 ? 0 : 2, QString());
        QVERIFY(click(at.window(), QStringLiteral("Save the names")));
        QCOMPARE(at.desk().openGame()->session()->players().size(), std::size_t{1});
        QCOMPARE(at.desk().openGame()->session()->players().front().name, QStringLiteral("Ann"));
        const QString file = at.desk().openGame()->session()->path();
        QVERIFY2(at.title().startsWith(QFileInfo(file).completeBaseName()), qPrintable(at.title()));
        at.desk().openGame()->close();
        at.desk().open(file);
        perform(DeskAction::Players);
        QCOMPARE(names().at(1), QStringLiteral("Ann"));
        QCOMPARE(names().count(QString()), parts - 1);
    }
};

DOSSIER_TESTS(PlayAgainTest, Windows)

} // namespace play_again_test

#include "play_again_test.moc"
