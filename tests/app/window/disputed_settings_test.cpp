#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "views/omega/desk/overseer_page.h"

#include <QPushButton>
#include <QTest>

namespace disputed_settings_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// Presses the shown button with that text; returns true when there is one.
bool press(DeskAtRest &at, const QString &text)
{
    for (QPushButton *button : at.window().findChildren<QPushButton *>())
        if (button->isVisibleTo(&at.window()) && button->text() == text)
        {
            button->click();
            return true;
        }
    return false;
}

} // namespace

/// A setting that two windows changed.
class DisputedSettingsTest : public QObject
{
    Q_OBJECT

private slots:

    void theWindowAsksWhichOfTheTwoStays_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<int>("stays");
        QTest::newRow("mine") << QStringLiteral("Keep mine") << 150;
        QTest::newRow("the other") << QStringLiteral("Take the other") << 125;
    }

    void theWindowAsksWhichOfTheTwoStays()
    {
        QFETCH(QString, answer);
        QFETCH(int, stays);
        DeskAtRest at;
        const QString path = at.path(QStringLiteral("settings.ini"));
        Settings other(path);
        Preferences theirs = other.preferences();
        theirs.textPercent = 125;
        QVERIFY(!other.setPreferences(theirs));
        Preferences mine = at.desk().preferences();
        mine.textPercent = 150;
        mine.theme = ThemeChoice::Light;
        at.desk().choose(mine);
        // Undisputed values are kept; a disputed one waits for the answer.
        QCOMPARE(Settings(path).preferences().theme, ThemeChoice::Light);
        QCOMPARE(Settings(path).preferences().textPercent, 125);
        QVERIFY2(at.message().contains(QStringLiteral("Size of text: 125")), qPrintable(at.message()));
        QVERIFY2(!at.message().contains(QStringLiteral("Theme")), qPrintable(at.message()));
        QVERIFY(press(at, answer));
        QVERIFY(!press(at, answer));
        QCOMPARE(Settings(path).preferences().textPercent, stays);
        QCOMPARE(at.desk().preferences().textPercent, stays);
        QCOMPARE(at.desk().preferences().theme, ThemeChoice::Light);
    }

    void theTimeOfATurnIsAskedAbout_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<int>("stays");
        QTest::newRow("mine") << QStringLiteral("Keep mine") << 7;
        QTest::newRow("the other") << QStringLiteral("Take the other") << 3;
    }

    void theTimeOfATurnIsAskedAbout()
    {
        QFETCH(QString, answer);
        QFETCH(int, stays);
        DeskAtRest at;
        const QString path = at.path(QStringLiteral("settings.ini"));
        emit at.window().playRequested(QStringLiteral("omega"));
        auto *page = at.window().findChild<OverseerPage *>();
        QVERIFY(page != nullptr);
        QVERIFY(!Settings(path).setTimer(3, false));
        emit page->timerSet(7, true);
        // A disputed value waits for the answer.
        QCOMPARE(Settings(path).turnMinutes(), 3);
        QVERIFY2(at.message().contains(QStringLiteral("3 minutes")), qPrintable(at.message()));
        QVERIFY(press(at, answer));
        QCOMPARE(Settings(path).turnMinutes(), stays);
        // The window uses the remaining value: choosing it again is no change.
        emit page->timerSet(stays, true);
        QCOMPARE(Settings(path).turnMinutes(), stays);
        QVERIFY(!press(at, answer));
    }

    void aTimeThatChangesAgainMeanwhileIsAskedAboutAgain()
    {
        DeskAtRest at;
        const QString path = at.path(QStringLiteral("settings.ini"));
        emit at.window().playRequested(QStringLiteral("omega"));
        QVERIFY(!Settings(path).setTimer(3, false));
        emit at.window().findChild<OverseerPage *>()->timerSet(7, true);
        QVERIFY(!Settings(path).setTimer(5, false));
        QVERIFY(press(at, QStringLiteral("Keep mine")));
        QCOMPARE(Settings(path).turnMinutes(), 5);
        QVERIFY2(at.message().contains(QStringLiteral("5 minutes")), qPrintable(at.message()));
        QVERIFY(press(at, QStringLiteral("Keep mine")));
        QCOMPARE(Settings(path).turnMinutes(), 7);
    }

    void whatOneWindowAloneChangesIsNotAskedAbout()
    {
        DeskAtRest at;
        Settings other(at.path(QStringLiteral("settings.ini")));
        Preferences theirs = other.preferences();
        theirs.textPercent = 125;
        QVERIFY(!other.setPreferences(theirs));
        Preferences mine = at.desk().preferences();
        mine.curtainMinutes = 10;
        at.desk().choose(mine);
        QCOMPARE(at.message(), QString());
        QCOMPARE(Settings(at.path(QStringLiteral("settings.ini"))).preferences().textPercent, 125);
    }
};

DOSSIER_TESTS(DisputedSettingsTest, Windows)

} // namespace disputed_settings_test

#include "disputed_settings_test.moc"
