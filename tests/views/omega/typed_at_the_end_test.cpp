// Text that is still being typed when the window closes.
#include "app/omega/map_desk.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "views/actions/board_actions.h"
#include "views/board/board_view.h"
#include "views/kit/optional_number.h"
#include "views/omega/editor/board_page.h"
#include "views/omega/editor/map_page.h"

#include <QSignalSpy>
#include <QTest>

namespace typed_at_the_end_test
{

using namespace dossier;
using namespace dossier::test;

class TypedAtTheEndTest : public QObject
{
    Q_OBJECT

private slots:

    /// The field tells its number when it is hidden, and a window that is half gone cannot be told: the program ended
    /// there.
    void aNumberThatIsBeingTypedIsToldBeforeTheWindowGoes()
    {
        auto at = std::make_unique<DeskAtRest>();
        emit mapsOf(at->desk()).pages().mapMade({.name = "Mine", .map = Map(10, 8)});
        deliverPosted();
        BoardPage &page = *at->window().findChild<MapPage *>()->board();
        BoardView &view = *page.findChild<BoardView *>();
        page.actions().of(DrawingTool::Enemy)->trigger();
        const QPoint middle = view.geometryOfBoard().rectOf({4, 4}).center().toPoint();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, middle);
        deliverPosted();
        auto *speed = page.findChild<OptionalNumber *>(QStringLiteral("speed"));
        QVERIFY(speed != nullptr);
        speed->setFocus();
        speed->selectAll();
        QTest::keyClicks(speed, QStringLiteral("4"));
        std::optional<MapFile> told;
        const QObject ear;
        connect(&mapsOf(at->desk()).pages(), &MapPages::edited, &ear,
            [&](BoardEdit /*edit*/, const MapFile &after) { told = after; });
        QVERIFY(!told);
        at.reset();
        QVERIFY(told.has_value());
        QCOMPARE(told->pieces.front().speed, std::optional(4));
    }
};

DOSSIER_TESTS(TypedAtTheEndTest, Windows)

} // namespace typed_at_the_end_test

#include "typed_at_the_end_test.moc"
