#include "app/window/translators.h"
#include "tests/support/test_class.h"
#include "tests/support/views/posted_events.h"
#include "tests/views/board/board_scenes.h"
#include "views/board/board_view.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <vector>

namespace board_accessible_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

struct Told
{
    QAccessible::Event type;
    QString name;
    friend bool operator==(const Told &, const Told &) = default;
};

std::vector<Told> told; // NOLINT: a plain function has no other place to write to

} // namespace

} // namespace board_accessible_test

/// Stands in for Qt's own, which tells nobody as long as no screen reader runs.
void QAccessible::updateAccessibility(QAccessibleEvent *event)
{
    const QAccessibleInterface *interface = event->accessibleInterface();
    if (interface != nullptr && interface->role() == QAccessible::ListItem)
        board_accessible_test::told.push_back({event->type(), interface->text(QAccessible::Name)});
}

namespace board_accessible_test
{

class BoardAccessibleTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<BoardView> m_view;
    Translators m_translators;

    [[nodiscard]] QAccessibleInterface *table() const { return QAccessible::queryAccessibleInterface(m_view.get()); }

    [[nodiscard]] QAccessibleInterface *cell(int x, int y) const { return table()->tableInterface()->cellAt(y, x); }

private slots:

    void init()
    {
        m_translators.speak(Language::English);
        m_view = std::make_unique<BoardView>();
        m_view->resize(800, 600);
        m_view->render(dangerScene());
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        told.clear();
    }

    void cleanup() { m_view.reset(); }

    void theBoardIsATableWithAChildForEachSpace()
    {
        QCOMPARE(table()->role(), QAccessible::Table);
        QCOMPARE(table()->text(QAccessible::Name), QStringLiteral("Board"));
        QCOMPARE(table()->childCount(), 16 * 12);
        QCOMPARE(table()->tableInterface()->columnCount(), 16);
        QCOMPARE(table()->tableInterface()->rowCount(), 12);
        QCOMPARE(table()->tableInterface()->columnDescription(2), QStringLiteral("C"));
        QCOMPARE(table()->tableInterface()->rowDescription(6), QStringLiteral("7"));
        QCOMPARE(table()->child(-1), nullptr);
        QCOMPARE(table()->child(16 * 12), nullptr);
    }

    void aChildKnowsItsPlace()
    {
        QAccessibleInterface *one = table()->child(16 * 2 + 9);
        QCOMPARE(one, cell(9, 2));
        QCOMPARE(table()->indexOfChild(one), 16 * 2 + 9);
        QCOMPARE(one->tableCellInterface()->columnIndex(), 9);
        QCOMPARE(one->tableCellInterface()->rowIndex(), 2);
        QCOMPARE(one->parent(), table());
        QCOMPARE(one->role(), QAccessible::ListItem);
        const QPoint middle = one->rect().center();
        QCOMPARE(table()->childAt(middle.x(), middle.y()), one);
    }

    void namesSayWhatIsThereInBothLanguages()
    {
        QCOMPARE(cell(9, 2)->text(QAccessible::Name),
            QStringLiteral("J3, Rogue Clone facing west, enemy, not seen by opponents, floor"));
        m_translators.speak(Language::Italian);
        deliverPosted();
        QCOMPARE(cell(9, 2)->text(QAccessible::Name),
            QStringLiteral("J3, Rogue Clone guarda a ovest, nemico, non visto dagli avversari, pavimento"));
        QCOMPARE(table()->text(QAccessible::Name), QStringLiteral("Mappa"));
    }

    void theFocusFollowsTheCursor()
    {
        m_view->setFocus();
        told.clear();
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(told, (std::vector<Told>{{QAccessible::Focus, cell(1, 0)->text(QAccessible::Name)}}));
        QCOMPARE(table()->focusChild(), cell(1, 0));
        QVERIFY(cell(1, 0)->state().focused);
        QVERIFY(!cell(0, 0)->state().focused);
    }

    /// Qt says that the board has the focus once it has it; whoever listens wants to hear where on it.
    void theSpaceIsTheLastThatIsToldOfTheFocus()
    {
        m_view->setFocus();
        told.clear();
        deliverPosted();
        QCOMPARE(told, (std::vector<Told>{{QAccessible::Focus, cell(0, 0)->text(QAccessible::Name)}}));
    }

    void aChangeAtTheCursorIsTold()
    {
        m_view->setFocus();
        told.clear();
        FloorScene scene = floorOf(m_view->scene());
        scene.board.map.setRubble({0, 0});
        m_view->render(scene);
        QCOMPARE(told,
            (std::vector<Told>{{QAccessible::NameChanged,
                QStringLiteral("A1, not seen by opponents, floor, "
                               "rubble")}}));
        told.clear();
        m_view->render(scene);
        QVERIFY(told.empty());
    }

    void markedSpacesAreSelected()
    {
        QVERIFY(cell(1, 1)->state().selected);
        QVERIFY(!cell(0, 0)->state().selected);
        QCOMPARE(table()->tableInterface()->selectedCellCount(), 6);
        QCOMPARE(table()->tableInterface()->selectedCells().size(), 6);
    }

    void actionsPressAndTakeTheFocus()
    {
        const QSignalSpy activated(m_view.get(), &BoardView::activated);
        cell(4, 3)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(activated.value(0).value(0).value<BoardSpot>(), (BoardSpot{{4, 3}, std::nullopt}));
        cell(5, 3)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QCOMPARE(m_view->cursorSpace(), (Space{5, 3}));
        QVERIFY(m_view->hasFocus());
    }

    void spacesThatTheMapLosesBecomeInvalid()
    {
        QAccessibleInterface *gone = cell(15, 11);
        QAccessibleInterface *stays = cell(1, 1);
        FloorScene scene;
        scene.board.map = Map(3, 3);
        m_view->render(scene);
        QVERIFY(!gone->isValid());
        QVERIFY(gone->state().invalid);
        QCOMPARE(gone->text(QAccessible::Name), QString());
        QCOMPARE(table()->indexOfChild(gone), -1);
        QCOMPARE(table()->indexOfChild(stays), 4);
        QCOMPARE(table()->childCount(), 9);
    }

    void childrenGoWithTheView()
    {
        const QAccessible::Id id = QAccessible::uniqueId(cell(2, 2));
        QVERIFY(QAccessible::accessibleInterface(id) != nullptr);
        m_view.reset();
        QCOMPARE(QAccessible::accessibleInterface(id), nullptr);
    }
};

DOSSIER_TESTS(BoardAccessibleTest, Windows)

} // namespace board_accessible_test

#include "board_accessible_test.moc"
