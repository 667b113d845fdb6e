// Writes a picture of every screen in both languages and themes at 100 and 200 percent text, and fails on a clipped
// text.
#include "app/omega/map_desk.h"
#include "tests/support/test_class.h"
#include "tests/support/views/clipped_texts.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/pictures.h"
#include "views/board/board_view.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>

namespace screens
{

using namespace dossier;
using namespace dossier::test;

class Screens : public QObject
{
    Q_OBJECT

    Pictures m_pictures;

private slots:

    void everyScreen_data() { addVariants(); }

    void everyScreen()
    {
        DeskAtRest at(variant());
        m_pictures.look(at.window(), QStringLiteral("start"));
        at.press(Qt::Key_N, Qt::ControlModifier);
        m_pictures.look(at.window(), QStringLiteral("new-map"));
        for (const int sample : {0, 2})
        {
            emit mapsOf(at.desk()).pages().sampleChosen(sample);
            m_pictures.look(at.window(), QStringLiteral("map-%1").arg(sample));
        }
        // A figure with a weapon, and all that is asked of it.
        at.press(Qt::Key_C);
        auto *board = at.window().page()->findChild<BoardView *>();
        board->moveCursorTo({12, 8});
        QTest::keyClick(board, Qt::Key_Return);
        if (auto *addWeapon = at.window().page()->findChild<QPushButton *>(QStringLiteral("addWeapon")))
            addWeapon->click();
        m_pictures.look(at.window(), QStringLiteral("map-sheet"));
        at.press(Qt::Key_F2);
        m_pictures.look(at.window(), QStringLiteral("rules"));
        at.press(Qt::Key_F1);
        m_pictures.look(at.window(), QStringLiteral("keyboard"));
        at.press(Qt::Key_F1, Qt::ShiftModifier);
        m_pictures.look(at.window(), QStringLiteral("about"));
    }

    void theMessage_data() { everyScreen_data(); }

    void theMessage()
    {
        Preferences preferences = variant();
        preferences.editions[QStringLiteral("omega")] = QStringLiteral("first");
        DeskAtRest at(preferences);
        for (const char *name : {"Sottolivello 4", "Laboratorio", "Hangar"})
        {
            const std::string text = writeMapFile({.name = name, .map = Map(3, 2)});
            at.desk().open(
                at.write(QString::fromUtf8(name) + QStringLiteral(".json"), QByteArray::fromStdString(text)));
        }
        at.press(Qt::Key_H, Qt::ControlModifier);
        at.desk().open(at.write(QStringLiteral("broken.json"), R"({"version":1,"name":"n","rows":["..","?."]})"));
        m_pictures.look(at.window(), QStringLiteral("message"));
    }

    void everyMenu_data() { everyScreen_data(); }

    void everyMenu()
    {
        DeskAtRest at(variant());
        int number = 0;
        for (const QAction *action : at.window().menuBar()->actions())
        {
            QMenu *menu = action->menu();
            menu->ensurePolished();
            menu->resize(menu->sizeHint());
            m_pictures.keep(*menu, QStringLiteral("menu-%1").arg(++number));
        }
    }

    void theSmallestWindow_data() { everyScreen_data(); }

    void theSmallestWindow()
    {
        DeskAtRest at(variant());
        at.window().resize(at.window().minimumSize());
        m_pictures.look(at.window(), QStringLiteral("start-small"));
        emit mapsOf(at.desk()).pages().sampleChosen(1);
        m_pictures.look(at.window(), QStringLiteral("map-small"));
    }
};

DOSSIER_TESTS(Screens, Windows)

} // namespace screens

#include "screens.moc"
