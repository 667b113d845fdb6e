// Writes pictures of a board view with something on every layer, in both themes, at 100 and 200 percent text.
#include "places.h"
#include "tests/support/test_class.h"
#include "tests/views/board/board_scenes.h"
#include "views/board/board_view.h"
#include "views/kit/appearance.h"

#include <QApplication>
#include <QDir>
#include <QTest>

namespace board_screens
{

using namespace dossier;
using namespace dossier::test;

class BoardScreens : public QObject
{
    Q_OBJECT

    QDir m_folder{QStringLiteral(DOSSIER_SCREENS)};

    void save(const FloorScene &scene, const QString &name, ThemeChoice theme, int percent, int zooms = 0)
    {
        wear(*qApp, themeFor(theme), percent);
        BoardView view;
        view.resize(1200, 820);
        view.render(scene);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setFocus();
        view.moveCursorTo({3, 9});
        for (int i = 0; i < zooms; ++i)
            view.zoomIn();
        view.ensureVisible({8, 8});
        const QString path = m_folder.filePath(
            QStringLiteral("%1-%2-%3.png").arg(name, theme == ThemeChoice::Dark ? "dark" : "light").arg(percent));
        QVERIFY(view.grab().save(path));
    }

private slots:

    void initTestCase()
    {
        loadResources();
        QVERIFY(m_folder.mkpath(QStringLiteral(".")));
    }

    void everyLayer()
    {
        for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light})
        {
            for (const int percent : {100, 200})
            {
                save(richScene(Printing::Revised), QStringLiteral("board-lines"), theme, percent);
                save(dangerScene(), QStringLiteral("board-danger"), theme, percent);
            }
            save(richScene(Printing::First), QStringLiteral("board-paths"), theme, 100);
            save(richScene(Printing::Revised), QStringLiteral("board-zoomed"), theme, 100, 4);
            save(largestScene(), QStringLiteral("board-largest"), theme, 100);
        }
    }
};

DOSSIER_TESTS(BoardScreens, Windows)

} // namespace board_screens

#include "board_screens.moc"
