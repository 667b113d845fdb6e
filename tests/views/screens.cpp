// Writes a picture of every screen in both languages and themes at 100 and 200 percent text, and fails on a clipped
// text.
#include "board_view.h"
#include "clipped_texts.h"
#include "desk_at_rest.h"
#include "piece_sheet.h"

#include <QAction>
#include <QDir>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>

using namespace dossier;
using namespace dossier::test;

namespace
{

void settle()
{
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
}

} // namespace

class Screens : public QObject
{
    Q_OBJECT

    QDir m_folder{QStringLiteral(DOSSIER_SCREENS)};

    static void save(const QWidget &window, const QString &path)
    {
        settle();
        QVERIFY(const_cast<QWidget &>(window).grab().save(path));
    }

    void look(DeskAtRest &at, const QString &screen, const QString &variant)
    {
        save(at.window(), m_folder.filePath(QStringLiteral("%1-%2.png").arg(screen, variant)));
        QCOMPARE(clippedTexts(at.window()).join(u'\n'), QString());
    }

private slots:

    void initTestCase() { QVERIFY(m_folder.mkpath(QStringLiteral("."))); }

    void everyScreen_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("percent");
        for (const int language : {0, 1})
            for (const int theme : {0, 1})
                for (const int percent : {100, 200})
                    QTest::addRow("%s-%s-%d", language == 0 ? "en" : "it", theme == 0 ? "dark" : "light", percent)
                        << language << theme << percent;
    }

    void everyScreen()
    {
        QFETCH(int, language);
        QFETCH(int, theme);
        QFETCH(int, percent);
        const QString variant = QString::fromLatin1(QTest::currentDataTag());
        DeskAtRest at({static_cast<Language>(language), static_cast<ThemeChoice>(theme), Printing::Revised, percent});
        look(at, QStringLiteral("start"), variant);
        at.press(Qt::Key_N, Qt::ControlModifier);
        look(at, QStringLiteral("new-map"), variant);
        for (const int sample : {0, 2})
        {
            emit at.window().sampleChosen(sample);
            look(at, QStringLiteral("map-%1").arg(sample), variant);
        }
        // A figure with a weapon, and all that is asked of it.
        at.press(Qt::Key_C);
        auto *board = at.window().findChild<BoardView *>();
        board->moveCursorTo({12, 8});
        QTest::keyClick(board, Qt::Key_Return);
        for (QPushButton *button : at.window().findChild<PieceSheet *>()->findChildren<QPushButton *>())
            if (button->property("adds").toBool())
                button->click();
        look(at, QStringLiteral("map-sheet"), variant);
        at.press(Qt::Key_F2);
        look(at, QStringLiteral("rules"), variant);
        at.press(Qt::Key_F1);
        look(at, QStringLiteral("keyboard"), variant);
        at.press(Qt::Key_F1, Qt::ShiftModifier);
        look(at, QStringLiteral("about"), variant);
    }

    void theMessage_data() { everyScreen_data(); }

    void theMessage()
    {
        QFETCH(int, language);
        QFETCH(int, theme);
        QFETCH(int, percent);
        const QString variant = QString::fromLatin1(QTest::currentDataTag());
        DeskAtRest at({static_cast<Language>(language), static_cast<ThemeChoice>(theme), Printing::First, percent});
        for (const char *name : {"Sottolivello 4", "Laboratorio", "Hangar"})
        {
            const std::string text = writeMapFile({.name = name, .map = Map(3, 2)});
            at.desk().open(
                at.write(QString::fromUtf8(name) + QStringLiteral(".json"), QByteArray::fromStdString(text)));
        }
        at.press(Qt::Key_H, Qt::ControlModifier);
        at.desk().open(at.write(QStringLiteral("broken.json"), R"({"version":1,"name":"n","rows":["..","?."]})"));
        look(at, QStringLiteral("message"), variant);
    }

    void everyMenu_data() { everyScreen_data(); }

    void everyMenu()
    {
        QFETCH(int, language);
        QFETCH(int, theme);
        QFETCH(int, percent);
        const QString variant = QString::fromLatin1(QTest::currentDataTag());
        DeskAtRest at({static_cast<Language>(language), static_cast<ThemeChoice>(theme), Printing::Revised, percent});
        int number = 0;
        for (const QAction *action : at.window().menuBar()->actions())
        {
            QMenu *menu = action->menu();
            menu->ensurePolished();
            menu->resize(menu->sizeHint());
            save(*menu, m_folder.filePath(QStringLiteral("menu-%1-%2.png").arg(++number).arg(variant)));
        }
    }

    void theSmallestWindow_data() { everyScreen_data(); }

    void theSmallestWindow()
    {
        QFETCH(int, language);
        QFETCH(int, theme);
        QFETCH(int, percent);
        const QString variant = QString::fromLatin1(QTest::currentDataTag());
        DeskAtRest at({static_cast<Language>(language), static_cast<ThemeChoice>(theme), Printing::Revised, percent});
        at.window().resize(at.window().minimumSize());
        look(at, QStringLiteral("start-small"), variant);
        emit at.window().sampleChosen(1);
        look(at, QStringLiteral("map-small"), variant);
    }
};

QTEST_MAIN(Screens)
#include "screens.moc"
