#include "tests/support/test_class.h"
#include "tests/support/views/played_desk.h"
#include "views/board/board_view.h"
#include "views/omega/desk/overseer_page.h"
#include "views/omega/parts/round_header.h"

#include <QTest>

namespace desk_geometry_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The part of the window that the board has, in hundredths.
double partOf(const QWidget &window, const BoardView &board)
{
    return 100.0 * board.width() * board.height() / (window.width() * window.height());
}

void speak(PlayedDesk &played, Language language)
{
    Preferences preferences = played.at().desk().preferences();
    preferences.language = language;
    played.at().desk().choose(preferences);
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
            speak(played, language);
            played.at().window().resize(size);
            QTest::qWait(50);
            const double part = partOf(played.at().window(), played.page().board());
            QVERIFY2(part >= least, qPrintable(QStringLiteral("%1 %").arg(part)));
        }
    }

    /// Nothing that is due, picked or opened moves a space of the board by a pixel.
    void theBoardStaysWhereItIs_data()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("English") << static_cast<int>(Language::English);
        QTest::newRow("Italian") << static_cast<int>(Language::Italian);
    }

    void theBoardStaysWhereItIs()
    {
        QFETCH(int, language);
        PlayedDesk played;
        speak(played, static_cast<Language>(language));
        played.at().window().resize(1280, 800);
        QTest::qWait(50);
        const QRectF board = played.page().board().geometryOfBoard().frame().board;
        const QRect view = played.page().board().geometry();
        auto *primary = played.page().findChild<RoundHeader *>()->primary();
        for (int step = 0; step < 24; ++step)
        {
            QVERIFY(primary->isEnabled());
            primary->click();
            if (step % 3 == 0)
                played.press({2, 2});
            if (step == 10)
                played.page().perform(DeskAction::Search);
            QTest::qWait(5);
            QCOMPARE(played.page().board().geometry(), view);
            QCOMPARE(played.page().board().geometryOfBoard().frame().board, board);
        }
    }
};

DOSSIER_TESTS(DeskGeometryTest, Windows)

} // namespace desk_geometry_test

#include "desk_geometry_test.moc"
