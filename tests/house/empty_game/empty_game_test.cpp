#include "app/check/answer.h"
#include "app/command/command_line.h"
#include "app/command/help_text.h"
#include "app/command/play_command.h"
#include "app/games/games.h"
#include "app/window/desk.h"
#include "tests/house/empty_game/empty_game.h"
#include "tests/support/test_class.h"
#include "tests/support/views/posted_events.h"
#include "views/kit/appearance.h"
#include "views/window/message_bar.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace empty_game_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

std::vector<Game> withEmptyGame()
{
    std::vector<Game> list = games();
    list.push_back(emptyGame());
    return list;
}

/// The program with a third game, known only by its place in the list.
class DeskOfThree
{
public:
    DeskOfThree()
        : DeskOfThree(withEmptyGame())
    {
    }

    explicit DeskOfThree(std::vector<Game> list)
        : m_list(std::move(list))
    {
        loadResources();
        start();
    }

    /// Ends the program and starts it again.
    void start()
    {
        m_desk.reset();
        m_desk = std::make_unique<Desk>(
            m_folder.filePath(QStringLiteral("settings.ini")), m_folder.filePath(QStringLiteral("unsaved")), m_list);
        m_desk->window().resize(1280, 860);
        m_desk->window().show();
        QVERIFY(QTest::qWaitForWindowExposed(&m_desk->window()));
        deliverPosted();
    }

    Desk &desk() { return *m_desk; }

    EmptyDesk &game() { return dynamic_cast<EmptyDesk &>(m_desk->game(QStringLiteral("empty"))); }

    QAction *action(const QString &text)
    {
        for (QAction *action : m_desk->window().findChildren<QAction *>())
            if (action->text() == text)
                return action;
        return nullptr;
    }

    bool click(const QString &text)
    {
        for (QPushButton *button : m_desk->window().findChildren<QPushButton *>())
            if (button->text().startsWith(text) && button->isVisible())
            {
                button->click();
                return true;
            }
        return false;
    }

private:
    QTemporaryDir m_folder;
    std::vector<Game> m_list;
    std::unique_ptr<Desk> m_desk;
};

PlayedGames linesOfThree()
{
    return linesOf(withEmptyGame());
}

} // namespace

/// A game is a folder and a line in the list: one with one command is shown, begun, played, kept and shown to
/// everybody.
class EmptyGameTest : public QObject
{
    Q_OBJECT

private slots:

    void itIsOffered()
    {
        DeskOfThree at;
        QCOMPARE(at.desk().window().findChildren<QWidget *>(QRegularExpression(QStringLiteral("^game/"))).size(),
            std::ssize(games()) + 1);
        QVERIFY(at.action(QStringLiteral("New empty game")) != nullptr);
        QVERIFY(!at.action(QStringLiteral("Lay a bead"))->isEnabled());
    }

    void itIsPlayedAndDrawn()
    {
        DeskOfThree at;
        QVERIFY(at.click(QStringLiteral("Play the empty game")));
        QCOMPARE(at.desk().openGame(), &at.game());
        QCOMPARE(at.desk().window().page(), at.game().pageNow());
        at.action(QStringLiteral("Lay a bead"))->trigger();
        at.action(QStringLiteral("Lay a bead"))->trigger();
        QCOMPARE(at.game().text(), QStringLiteral("2 beads"));
        at.game().session()->undo();
        QCOMPARE(at.game().text(), QStringLiteral("1 beads"));
        QVERIFY(at.desk().window().page()->isVisible());
    }

    void itIsListedAndGoesOn()
    {
        DeskOfThree at;
        at.action(QStringLiteral("New empty game"))->trigger();
        at.action(QStringLiteral("Lay a bead"))->trigger();
        at.start();
        QVERIFY(at.click(QStringLiteral("Continue")));
        QCOMPARE(at.game().text(), QStringLiteral("1 beads"));
        QVERIFY(at.action(QStringLiteral("Lay a bead"))->isEnabled());
    }

    void itsNameStandsBesideItsFile()
    {
        DeskOfThree at;
        at.action(QStringLiteral("New empty game"))->trigger();
        at.desk().window().goBack();
        deliverPosted();
        QStringList texts;
        for (const QLabel *label :
            at.desk().window().findChild<QWidget *>(QStringLiteral("lastSession"))->findChildren<QLabel *>())
            texts << label->text();
        QVERIFY2(texts.join(u'\n').contains(QStringLiteral("Empty")), qPrintable(texts.join(u'\n')));
    }

    void itIsPlayedByLines()
    {
        const PlayedGames all = linesOfThree();
        const QStringList asked{
            QStringLiteral("--game"), QStringLiteral("empty"), QStringLiteral("--beads"), QStringLiteral("7")};
        QCOMPARE(runPlay(all, asked), 7);
        QCOMPARE(runPlay(linesOf(games()), asked), wrongUsage);
        // Another game has no such option.
        QCOMPARE(runPlay(all, asked.mid(2)), wrongUsage);
    }

    void itsQueriesAreAnswered()
    {
        const QueryKinds kinds = queryKinds(linesOfThree());
        QCOMPARE(answer("{\"kind\": \"empty.beads\"}", kinds),
            std::string("{\"id\": null, \"kind\": \"empty.beads\", \"result\": 100}"));
        QVERIFY(answer("{\"kind\": \"dice.omega\"}", kinds).find("\"/kind\"") == std::string::npos);
        const Request schema = checkRequestOf(linesOfThree(), {QStringLiteral("--schema")});
        QCOMPARE(std::get<Say>(schema).text,
            std::get<Say>(checkRequestOf(linesOf(games()), {QStringLiteral("--schema")})).text
                + QStringLiteral("{\"title\": \"beads\"}\n"));
    }

    void theHelpTellsOfIt()
    {
        const QString play = playHelpText(linesOfThree());
        for (const char *told : {"The empty game", "empty", "--beads", "in The empty game: public", "everybody’s"})
            QVERIFY2(play.contains(QString::fromUtf8(told)), told);
        const QString check = checkHelpText(linesOfThree());
        for (const char *told : {"The empty game", "empty.beads", "there are no more beads"})
            QVERIFY2(check.contains(QString::fromUtf8(told)), told);
        QVERIFY(playUsage(linesOfThree()).contains(QStringLiteral("|empty")));
    }

    void itLetsTheSessionOfAnotherGameGo()
    {
        DeskOfThree at;
        emit at.desk().window().playRequested(games().front().face.id);
        GameDesk &other = at.desk().game(games().front().face.id);
        QVERIFY(other.session() != nullptr);
        at.action(QStringLiteral("New empty game"))->trigger();
        QCOMPARE(other.session(), nullptr);
        QCOMPARE(at.desk().openGame(), &at.game());
        emit at.desk().window().playRequested(games().back().face.id);
        QCOMPARE(at.game().session(), nullptr);
        QVERIFY(!at.action(QStringLiteral("Lay a bead"))->isEnabled());
    }

    void aProgramWhoseGamesHaveNoDocumentsOffersNone()
    {
        DeskOfThree at({emptyGame()});
        QVERIFY(at.desk().documents() == nullptr);
        QVERIFY(!at.action(QStringLiteral("&New map…"))->isVisible());
        at.desk().open(QStringLiteral("/somewhere/map.json"));
        QVERIFY(at.desk().window().message().text().contains(QStringLiteral("cannot open")));
        QVERIFY(at.click(QStringLiteral("Play the empty game")));
        QCOMPARE(at.desk().openGame(), &at.game());
    }

    void everybodysWindowIsItsOwn()
    {
        DeskOfThree at;
        at.action(QStringLiteral("New empty game"))->trigger();
        emit at.desk().window().publicWindowRequested(true);
        QVERIFY(at.game().publicDesk().window().isVisible());
        at.desk().window().close();
        QVERIFY(!at.game().publicDesk().window().isVisible());
    }
};

DOSSIER_TESTS(EmptyGameTest, Windows)

} // namespace empty_game_test

#include "empty_game_test.moc"
