#include "app/conquest/game_session.h"
#include "app/specter/game_session.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/open_form.h"
#include "views/actions/desk_page.h"
#include "views/conquest/setup/setup_page.h"
#include "views/session/table_page.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace kept_names_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// True if the settings hold text that is not given yet.
bool hasDrafts(const QString &settings)
{
    return bytesOf(settings).contains("[drafts]");
}

/// Returns the shown field of that accessible name; null when there is none.
QLineEdit *fieldOf(MainWindow &window, const QString &name)
{
    for (QLineEdit *field : window.findChildren<QLineEdit *>())
        if (field->isVisibleTo(&window) && field->accessibleName() == name)
            return field;
    return nullptr;
}

bool says(const MainWindow &window, const QString &sentence)
{
    return std::ranges::any_of(window.findChildren<QLabel *>(),
        [&](const QLabel *label) { return label->isVisibleTo(&window) && label->text() == sentence; });
}

void type(MainWindow &window, const QString &field, const QString &text)
{
    QLineEdit *line = fieldOf(window, field);
    QVERIFY2(line != nullptr, qPrintable(field));
    line->clear();
    QTest::keyClicks(line, text);
}

} // namespace

/// Names typed for a session that has not begun.
class KeptNamesTest : public QObject
{
    Q_OBJECT

private slots:

    void namesAreThereAgainAtTheNextStart_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("field");
        QTest::newRow("LEVEL 7, campaign") << QStringLiteral("omega") << QStringLiteral("Name of the campaign file");
        QTest::newRow("Specter Ops, campaign")
            << QStringLiteral("specter") << QStringLiteral("Name of the campaign file");
        QTest::newRow("Specter Ops, agent") << QStringLiteral("specter") << QStringLiteral("Who plays the agent");
        QTest::newRow("Conquest, campaign")
            << QStringLiteral("conquest") << QStringLiteral("Name of the campaign file");
        QTest::newRow("Conquest, player") << QStringLiteral("conquest") << QStringLiteral("Who plays Green");
    }

    void namesAreThereAgainAtTheNextStart()
    {
        QFETCH(QString, game);
        QFETCH(QString, field);
        DeskAtRest at;
        const QString settings = at.path(QStringLiteral("settings.ini"));
        emit at.window().newSessionRequested(game);
        const bool isName = field.startsWith(QStringLiteral("Who"));
        QVERIFY2(!isName || says(at.window(), QStringLiteral("Everybody will read the names.")), "who reads it");
        type(at.window(), field, QStringLiteral("Bo, the \"1st\""));
        QVERIFY(Settings(settings).draft(game).empty());
        // A pause, or the end of the program.
        QTRY_VERIFY(!Settings(settings).draft(game).empty());
        Desk later(settings, at.path(QStringLiteral("unsaved")));
        later.window().show();
        emit later.window().newSessionRequested(game);
        QCOMPARE(fieldOf(later.window(), field)->text(), QStringLiteral("Bo, the \"1st\""));
        // Once the session has begun its file has the names.
        for (QPushButton *button : later.window().findChildren<QPushButton *>())
            if (button->isVisibleTo(&later.window()) && button->isEnabled()
                && (button->text() == QStringLiteral("Begin the game")
                    || button->text() == QStringLiteral("Set up the table")))
            {
                button->click();
                break;
            }
        QVERIFY(later.game(game).session() != nullptr);
        // The next game is offered with the same players, in another file.
        QVERIFY(!Settings(settings).draft(game).contains(QStringLiteral("campaign")));
        QCOMPARE(later.game(game).session()->players().size(), isName ? std::size_t{1} : std::size_t{0});
    }

    void whatIsHalfTypedAtATableIsThereAgainAtTheNextStart_data()
    {
        QTest::addColumn<bool>("isReason");
        QTest::newRow("the name of a bookmark") << false;
        QTest::newRow("a reason") << true;
    }

    void whatIsHalfTypedAtATableIsThereAgainAtTheNextStart()
    {
        QFETCH(bool, isReason);
        DeskAtRest at;
        const QString settings = at.path(QStringLiteral("settings.ini"));
        emit at.window().playRequested(QStringLiteral("omega"));
        const QString file = at.desk().openGame()->session()->path();
        const QString field = isReason ? QStringLiteral("Reason for undoing") : QStringLiteral("Name of the bookmark");
        const auto command = [&](Desk &desk)
        {
            auto *page = dynamic_cast<TablePage *>(desk.openGame()->pageNow());
            QVERIFY(page != nullptr);
            isReason ? page->askUndoReason() : dynamic_cast<DeskPage *>(page)->perform(DeskAction::Bookmark);
        };
        command(at.desk());
        type(at.window(), field, QStringLiteral("before the do"));
        QTRY_VERIFY(hasDrafts(settings));
        QVERIFY(!bytesOf(settings).contains("before the do"));
        at.desk().openGame()->close();
        Desk later(settings, at.path(QStringLiteral("unsaved")));
        later.window().show();
        later.open(file);
        if (isReason)
            dynamic_cast<DeskPage *>(later.openGame()->pageNow())->perform(DeskAction::DefaultStep);
        command(later);
        QCOMPARE(fieldOf(later.window(), field)->text(), QStringLiteral("before the do"));
        // The text is submitted now, and not offered again.
        QTest::keyClick(fieldOf(later.window(), field), Qt::Key_Return);
        QTRY_VERIFY(!hasDrafts(settings));
        command(later);
        // The bookmark exists: setting it again removed it.
        if (!isReason)
            command(later);
        QCOMPARE(fieldOf(later.window(), field)->text(), QString());
    }

    /// The panel opens by itself: nothing else would say that names wait in it.
    void aPlayerWhoIsHalfNamedIsThereAgainAtTheNextStart()
    {
        DeskAtRest at;
        const QString settings = at.path(QStringLiteral("settings.ini"));
        emit at.window().playRequested(QStringLiteral("omega"));
        const QString file = at.desk().openGame()->session()->path();
        const QString field = QStringLiteral("Who plays Overseer");
        dynamic_cast<DeskPage *>(at.desk().openGame()->pageNow())->perform(DeskAction::Players);
        type(at.window(), field, QStringLiteral("Fra"));
        QTRY_VERIFY(hasDrafts(settings));
        // The program dies: nobody closes the game.
        const QByteArray left = bytesOf(settings);
        at.desk().openGame()->close();
        QFile died(settings);
        QVERIFY(died.open(QIODevice::WriteOnly) && died.write(left) == left.size());
        died.close();
        Desk later(settings, at.path(QStringLiteral("unsaved")));
        later.window().show();
        later.open(file);
        QVERIFY(fieldOf(later.window(), field) != nullptr);
        QCOMPARE(fieldOf(later.window(), field)->text(), QStringLiteral("Fra"));
        QTest::keyClick(fieldOf(later.window(), field), Qt::Key_Return);
        QTRY_VERIFY(!hasDrafts(settings));
        QCOMPARE(later.openGame()->session()->players().size(), std::size_t{1});
        QVERIFY(fieldOf(later.window(), field) == nullptr);
    }

    void aNoteThatIsHalfTypedInAFormIsThereAgainAtTheNextStart()
    {
        DeskAtRest at;
        const QString settings = at.path(QStringLiteral("settings.ini"));
        emit at.window().playRequested(QStringLiteral("omega"));
        const QString file = at.desk().openGame()->session()->path();
        const QString words = QStringLiteral("In your own words");
        const auto open = [](Desk &desk) -> QWidget &
        {
            QWidget *page = desk.openGame()->pageNow();
            dynamic_cast<DeskPage *>(page)->perform(DeskAction::SomethingElse);
            return *page;
        };
        {
            const OpenForm form(open(at.desk()));
            form.choose(QStringLiteral("What happens"), QStringLiteral("Note of the overseer"));
            form.type(words, QStringLiteral("gas in C2"));
        }
        QTRY_VERIFY(hasDrafts(settings));
        QVERIFY(!bytesOf(settings).contains("gas in"));
        // The program dies: nobody closes the game.
        const QByteArray left = bytesOf(settings);
        at.desk().openGame()->close();
        QFile died(settings);
        QVERIFY(died.open(QIODevice::WriteOnly) && died.write(left) == left.size());
        died.close();
        Desk later(settings, at.path(QStringLiteral("unsaved")));
        later.window().show();
        later.open(file);
        const OpenForm form(open(later));
        QCOMPARE(form.field<QLineEdit>(words)->text(), QStringLiteral("gas in C2"));
        QVERIFY(std::ranges::any_of(form.widget().findChildren<QLabel *>(),
            [](const QLabel *label) { return label->text().contains(QStringLiteral("not sent yet")); }));
        QTest::keyClick(form.field<QLineEdit>(words), Qt::Key_Return);
        QTRY_VERIFY(!hasDrafts(settings));
    }

    void aCardThatIsHalfTypedInAFormIsThereAgainAtTheNextStart()
    {
        DeskAtRest at;
        const QString settings = at.path(QStringLiteral("settings.ini"));
        emit at.window().playRequested(QStringLiteral("conquest"));
        const QString file = at.desk().openGame()->session()->path();
        const QString name = QStringLiteral("Name of the card or ability");
        {
            QWidget *page = at.desk().openGame()->pageNow();
            dynamic_cast<DeskPage *>(page)->perform(DeskAction::SomethingElse);
            const OpenForm form(*page, "cardForm");
            form.choose(name, QStringLiteral("Meteor"));
            QVERIFY(form.isVisible());
        }
        QTRY_VERIFY(hasDrafts(settings));
        at.desk().openGame()->close();
        QVERIFY2(hasDrafts(settings), "a game that is left keeps it");
        Desk later(settings, at.path(QStringLiteral("unsaved")));
        later.window().show();
        later.open(file);
        const OpenForm form(*later.openGame()->pageNow(), "cardForm");
        QVERIFY(form.isVisible());
        QCOMPARE(form.field<QComboBox>(name)->currentText(), QStringLiteral("Meteor"));
        QTest::keyClick(form.field<QComboBox>(name), Qt::Key_Escape);
        QVERIFY(!form.isVisible());
        QTRY_VERIFY(!hasDrafts(settings));
    }

    void aFileBegunAnewUnderTheSameNameFindsNothingTyped()
    {
        DeskAtRest at;
        QString file;
        for (const char *found : {"before the do", ""})
        {
            emit at.window().playRequested(QStringLiteral("omega"));
            const QString before = std::exchange(file, at.desk().openGame()->session()->path());
            QVERIFY(before.isEmpty() || before == file);
            dynamic_cast<TablePage *>(at.desk().openGame()->pageNow())->askUndoReason();
            if (before.isEmpty())
                type(at.window(), QStringLiteral("Reason for undoing"), QString::fromLatin1(found));
            QCOMPARE(fieldOf(at.window(), QStringLiteral("Reason for undoing"))->text(), QString::fromLatin1(found));
            at.desk().openGame()->close();
            QVERIFY(QFile::remove(file));
        }
    }

    void eachTableThatIsSetUpInItsFileKeepsItsNames()
    {
        DeskAtRest at;
        const QString field = QStringLiteral("Who plays the agent");
        const QStringList names{QStringLiteral("An"), QStringLiteral("Bo")};
        const auto fileOf = [&](const QString &name) { return at.path(name + QStringLiteral(".dossier")); };
        for (const QString &name : names)
        {
            QVERIFY(openSpecter({fileOf(name), {}, "first"}).has_value());
            at.desk().open(fileOf(name));
            QCOMPARE(fieldOf(at.window(), field)->text(), QString());
            type(at.window(), field, name);
        }
        for (const QString &name : names)
        {
            at.desk().open(fileOf(name));
            QCOMPARE(fieldOf(at.window(), field)->text(), name);
        }
    }

    void aNameOfATableThatIsSetUpInItsFileIsThereAgain()
    {
        DeskAtRest at;
        const QString settings = at.path(QStringLiteral("settings.ini"));
        const QString file = at.path(QStringLiteral("Lab.dossier"));
        QVERIFY(openSpecter({file, {}, "first"}).has_value());
        const QString field = QStringLiteral("Who plays the agent");
        at.desk().open(file);
        type(at.window(), field, QStringLiteral("An"));
        QTRY_VERIFY(hasDrafts(settings));
        at.desk().openGame()->close();
        Desk later(settings, at.path(QStringLiteral("unsaved")));
        later.window().show();
        // The draft belongs to that table alone.
        emit later.window().newSessionRequested(QStringLiteral("specter"));
        QCOMPARE(fieldOf(later.window(), field)->text(), QString());
        later.open(file);
        QCOMPARE(fieldOf(later.window(), field)->text(), QStringLiteral("An"));
    }

    void namesOfATableThatWasRefusedAreKept()
    {
        DeskAtRest at;
        const QString settings = at.path(QStringLiteral("settings.ini"));
        emit at.window().newSessionRequested(QStringLiteral("conquest"));
        type(at.window(), QStringLiteral("Who plays Green"), QStringLiteral("Ann"));
        QTRY_VERIFY(!Settings(settings).draft(QStringLiteral("conquest")).empty());
        auto *page = at.window().findChild<ConquestSetupPage *>();
        const OrProblem<OpenedConquest> box = openConquest({});
        ConquestWish wish = usualWish(box->pack, conquest::Mode::Competitive, 2, [](int) { return 0; });
        wish.name = QStringLiteral("Lab");
        wish.players.colours.assign(3, conquest::Colour::Green);
        emit page->sessionMade(wish);
        QVERIFY(at.desk().openGame() != nullptr);
        QCOMPARE(
            Settings(settings).draft(QStringLiteral("conquest")).at(QStringLiteral("player-0")), QStringLiteral("Ann"));
    }

    void theEndOfTheProgramDoesNotWaitForThePause()
    {
        DeskAtRest at;
        const QString settings = at.path(QStringLiteral("settings.ini"));
        emit at.window().newSessionRequested(QStringLiteral("conquest"));
        type(at.window(), QStringLiteral("Who plays Green"), QStringLiteral("Ann"));
        QVERIFY(Settings(settings).draft(QStringLiteral("conquest")).empty());
        QTimer::singleShot(0, qApp, [] { QCoreApplication::exit(0); });
        QCoreApplication::exec();
        QCOMPARE(
            Settings(settings).draft(QStringLiteral("conquest")).at(QStringLiteral("player-0")), QStringLiteral("Ann"));
    }

    void whatWasTypedJustBeforeThePageIsLeftIsThere()
    {
        DeskAtRest at;
        emit at.window().newSessionRequested(QStringLiteral("specter"));
        type(at.window(), QStringLiteral("Who plays the agent"), QStringLiteral("Ann"));
        at.press(Qt::Key_Escape);
        emit at.window().newSessionRequested(QStringLiteral("specter"));
        QCOMPARE(fieldOf(at.window(), QStringLiteral("Who plays the agent"))->text(), QStringLiteral("Ann"));
    }
};

DOSSIER_TESTS(KeptNamesTest, Windows)

} // namespace kept_names_test

#include "kept_names_test.moc"
