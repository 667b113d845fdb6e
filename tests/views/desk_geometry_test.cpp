#include "board_view.h"
#include "offer_row.h"
#include "overseer_page.h"
#include "played_desk.h"
#include "stage_panel.h"
#include "test_class.h"

#include <QTest>

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The part of the window that the board has, in hundredths.
double partOf(const QWidget &window, const BoardView &board)
{
    return 100.0 * board.width() * board.height() / (window.width() * window.height());
}

} // namespace

/// The board has the room, and keeps it.
class DeskGeometryTest : public QObject
{
    Q_OBJECT

private slots:

    void theBoardHasTheRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("least");
        QTest::newRow("a laptop") << QSize(1280, 800) << 45.0;
        QTest::newRow("a small window") << QSize(1000, 700) << 40.0;
        QTest::newRow("a larger screen") << QSize(1600, 1000) << 50.0;
    }

    void theBoardHasTheRoom()
    {
        QFETCH(QSize, size);
        QFETCH(double, least);
        for (const Language language : {Language::English, Language::Italian})
        {
            PlayedDesk played;
            Preferences preferences = played.desk().preferences();
            preferences.language = language;
            played.desk().choose(preferences);
            played.desk().window().resize(size);
            QTest::qWait(50);
            const double part = partOf(played.desk().window(), played.page().board());
            QVERIFY2(part >= least, qPrintable(QStringLiteral("%1 %").arg(part)));
        }
    }
};

DOSSIER_TESTS(DeskGeometryTest, Windows)
#include "desk_geometry_test.moc"
