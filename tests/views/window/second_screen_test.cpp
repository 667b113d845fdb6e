// The window for everybody where the machine has two screens.
#include "tests/support/views/desk_at_rest.h"
#include "views/session/public_screen.h"

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScreen>
#include <QTemporaryFile>
#include <QTest>

using namespace dossier;
using namespace dossier::test;

namespace
{

/// A screen of the offscreen platform, as its file of settings has it.
QJsonObject screenAt(const QString &name, const QRect &place)
{
    constexpr int dpi = 96;
    return {{QStringLiteral("name"), name}, {QStringLiteral("x"), place.x()}, {QStringLiteral("y"), place.y()},
        {QStringLiteral("width"), place.width()}, {QStringLiteral("height"), place.height()},
        {QStringLiteral("logicalDpi"), dpi}, {QStringLiteral("logicalBaseDpi"), dpi}, {QStringLiteral("dpr"), 1}};
}

PublicScreen *publicScreen()
{
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *screen = qobject_cast<PublicScreen *>(widget); screen != nullptr && screen->isVisible())
            return screen;
    return nullptr;
}

constexpr QRect laptop{0, 0, 1440, 900};
constexpr QRect projector{1440, 0, 1920, 1080};

} // namespace

class SecondScreenTest : public QObject
{
    Q_OBJECT

    static void showsOnTheOther(DeskAtRest &at)
    {
        at.press(Qt::Key_F8);
        const PublicScreen *screen = publicScreen();
        QVERIFY(screen != nullptr);
        QCOMPARE(screen->screen(), QGuiApplication::screens().at(1));
        QCOMPARE(screen->geometry(), projector);
        QVERIFY(screen->isFullScreen());
        QVERIFY2(screen->testAttribute(Qt::WA_ShowWithoutActivating), "the keyboard stays on the laptop");
        at.press(Qt::Key_F8);
        QVERIFY2(publicScreen() == nullptr, "the same key closes it");
    }

private slots:

    void initTestCase() { QCOMPARE(QGuiApplication::screens().size(), 2); }

    void theWindowForEverybodyFillsTheOtherScreen()
    {
        DeskAtRest at;
        at.window().show();
        emit at.window().playRequested(QStringLiteral("omega"));
        showsOnTheOther(at);
    }

    void soDoesThatOfSpecterOps()
    {
        DeskAtRest at;
        at.window().show();
        emit at.window().playRequested(QStringLiteral("specter"));
        showsOnTheOther(at);
    }

    /// Language and font size are chosen there, too.
    void theKeysOfTheSettingsWorkInIt()
    {
        DeskAtRest at;
        at.window().show();
        emit at.window().playRequested(QStringLiteral("omega"));
        at.press(Qt::Key_F8);
        PublicScreen *screen = publicScreen();
        QVERIFY(screen != nullptr);
        screen->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(screen));
        QTest::keyClick(screen, Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
        QTest::keyClick(screen, Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        const Preferences chosen = at.desk().preferences();
        at.desk().choose({});
        QCOMPARE(chosen.language, Language::Italian);
        QVERIFY(chosen.textPercent > 100);
    }

    void escapeMakesItAWindowAndF11FillsTheScreenAgain()
    {
        DeskAtRest at;
        at.window().show();
        emit at.window().playRequested(QStringLiteral("omega"));
        at.press(Qt::Key_F8);
        PublicScreen *screen = publicScreen();
        QVERIFY(screen != nullptr);
        QTest::keyClick(screen, Qt::Key_Escape);
        QVERIFY(!screen->isFullScreen());
        QTest::keyClick(screen, Qt::Key_F11);
        QVERIFY(screen->isFullScreen());
        QCOMPARE(screen->screen(), QGuiApplication::screens().at(1));
    }
};

int main(int argc, char *argv[])
{
    QTemporaryFile screens;
    if (!screens.open())
        return 1;
    screens.write(QJsonDocument(
        QJsonObject{{QStringLiteral("screens"),
            QJsonArray{screenAt(QStringLiteral("laptop"), laptop), screenAt(QStringLiteral("projector"), projector)}}})
            .toJson());
    screens.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName().toUtf8());
    const QApplication app(argc, argv);
    SecondScreenTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "second_screen_test.moc"
