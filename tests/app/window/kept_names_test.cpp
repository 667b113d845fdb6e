#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTimer>

namespace kept_names_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The field of that accessible name that is shown; null where none is.
QLineEdit *fieldOf(MainWindow &window, const QString &name)
{
    for (QLineEdit *field : window.findChildren<QLineEdit *>())
        if (field->isVisibleTo(&window) && field->accessibleName() == name)
            return field;
    return nullptr;
}

void type(MainWindow &window, const QString &field, const QString &text)
{
    QLineEdit *line = fieldOf(window, field);
    QVERIFY2(line != nullptr, qPrintable(field));
    line->clear();
    QTest::keyClicks(line, text);
}

} // namespace

/// Names that are typed for a session that has not begun.
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
        emit at.window().newSessionAsked(game);
        type(at.window(), field, QStringLiteral("Bo, the \"1st\""));
        QVERIFY(Settings(settings).draft(game).empty());
        // A pause, or the end of the program.
        QTRY_VERIFY(!Settings(settings).draft(game).empty());
        Desk later(settings, at.path(QStringLiteral("unsaved")));
        later.window().show();
        emit later.window().newSessionAsked(game);
        QCOMPARE(fieldOf(later.window(), field)->text(), QStringLiteral("Bo, the \"1st\""));
        // Once the session has begun its file has them.
        for (QPushButton *button : later.window().findChildren<QPushButton *>())
            if (button->isVisibleTo(&later.window()) && button->isEnabled()
                && (button->text() == QStringLiteral("Begin the game")
                    || button->text() == QStringLiteral("Set up the table")))
            {
                button->click();
                break;
            }
        QVERIFY(later.game(game).session() != nullptr);
        QVERIFY(Settings(settings).draft(game).empty());
        const bool isPlayer = field.startsWith(QStringLiteral("Who"));
        QCOMPARE(later.game(game).session()->players().size(), isPlayer ? std::size_t{1} : std::size_t{0});
    }

    void theEndOfTheProgramDoesNotWaitForThePause()
    {
        DeskAtRest at;
        const QString settings = at.path(QStringLiteral("settings.ini"));
        emit at.window().newSessionAsked(QStringLiteral("conquest"));
        type(at.window(), QStringLiteral("Who plays Green"), QStringLiteral("Ann"));
        QVERIFY(Settings(settings).draft(QStringLiteral("conquest")).empty());
        QTimer::singleShot(0, qApp, [] { QCoreApplication::exit(0); });
        QCoreApplication::exec();
        QCOMPARE(Settings(settings).draft(QStringLiteral("conquest")).size(), std::size_t{1});
    }

    void whatWasTypedJustBeforeThePageIsLeftIsThere()
    {
        DeskAtRest at;
        emit at.window().newSessionAsked(QStringLiteral("specter"));
        type(at.window(), QStringLiteral("Who plays the agent"), QStringLiteral("Ann"));
        at.press(Qt::Key_Escape);
        emit at.window().newSessionAsked(QStringLiteral("specter"));
        QCOMPARE(fieldOf(at.window(), QStringLiteral("Who plays the agent"))->text(), QStringLiteral("Ann"));
    }
};

DOSSIER_TESTS(KeptNamesTest, Windows)

} // namespace kept_names_test

#include "kept_names_test.moc"
