#include "app/omega/overseer_session.h"
#include "model/omega/seen/numbers.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "views/board/board_view.h"
#include "views/omega/board/floor_scene.h"

#include <QApplication>
#include <QTest>

#include <functional>

namespace keyboard_round_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// Somebody without a pointer: keys go to the window, and where the focus is is read off it.
class Keyboard
{
public:
    Keyboard()
        : m_at({}, true)
    {
        // The default button is read again before each stroke, however fast the strokes are.
        QApplication::setDoubleClickInterval(1);
    }

    [[nodiscard]] DeskAtRest &at() { return m_at; }

    [[nodiscard]] const omega::PublicTable &table() { return omegaDesk(m_at.desk()).overseers()->overseerView()->open; }

    [[nodiscard]] BoardView &board() { return *omegaDesk(m_at.desk()).page()->findChild<BoardView *>(); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        // No finger is as quick as the key that goes down again while it is held.
        QTest::qWait(5);
        QTest::keyClick(m_at.window().windowHandle(), key, modifiers);
        deliverPosted();
    }

    /// Goes through the window by Tab.
    bool tabTo(const std::function<bool(QWidget &)> &there)
    {
        constexpr int max = 120;
        for (int i = 0; i < max; ++i)
        {
            QWidget *has = QApplication::focusWidget();
            if (has != nullptr && there(*has))
                return true;
            press(Qt::Key_Tab);
        }
        return false;
    }

    bool tabToButton(const QString &name)
    {
        return tabTo([&](QWidget &widget) { return widget.accessibleName() == name && widget.isEnabled(); });
    }

    /// Puts the cursor of the board there and presses Enter so many times.
    bool enter(Space space, int times)
    {
        if (!tabTo([&](QWidget &widget) { return &widget == &board() || &widget == board().viewport(); }))
            return false;
        const auto step = [&](int from, int to, Qt::Key back, Qt::Key on)
        {
            for (int i = std::abs(to - from); i > 0; --i)
                press(to < from ? back : on);
        };
        // Enter is for a space that a key led to.
        press(Qt::Key_Right);
        const Space from = board().cursorSpace();
        step(from.x, space.x, Qt::Key_Left, Qt::Key_Right);
        step(from.y, space.y, Qt::Key_Up, Qt::Key_Down);
        for (int i = 0; i < times; ++i)
            press(Qt::Key_Return);
        return board().cursorSpace() == space;
    }

    /// Does what is due until something is so.
    bool goOn(const std::function<bool()> &until)
    {
        for (int i = 0; i < 40 && !until(); ++i)
            press(Qt::Key_Return, Qt::ControlModifier);
        return until();
    }

    /// Types ones for all dice that are due, and applies them.
    bool typeDice()
    {
        const DicePool dice = table().pending.attack->dice;
        for (int i = dice.black + dice.red; i > 0; --i)
            press(Qt::Key_1);
        press(Qt::Key_Return);
        if (table().pending.attack && !table().pending.attack->faces)
            return false;
        return goOn([&] { return !table().pending.attack; });
    }

private:
    DeskAtRest m_at;
};

/// The space that costs least to reach.
std::optional<Space> nearest(const FloorScene &scene, Space own)
{
    const ReachedSpace *best = nullptr;
    for (const ReachedSpace &reached : scene.reach)
        if (reached.space != own && reached.cost > 0 && !scene.board.pieceOn(reached.space)
            && (best == nullptr || reached.cost < best->cost))
            best = &reached;
    return best == nullptr ? std::nullopt : std::optional(best->space);
}

} // namespace

class KeyboardRoundTest : public QObject
{
    Q_OBJECT

private slots:

    void aRoundOfBothSidesIsPlayedByKeysAloneFromTheStartPage()
    {
        Keyboard keys;
        QVERIFY(QTest::qWaitForWindowActive(&keys.at().window()));
        QVERIFY(keys.tabToButton(QStringLiteral("Sample mission")));
        keys.press(Qt::Key_Space);
        QCOMPARE(keys.at().page(), QStringLiteral("OverseerPage"));
        QVERIFY(keys.goOn([&] { return keys.table().turn.has_value(); }));
        commandosMove(keys);
        QVERIFY(keys.goOn([&] { return keys.table().clock.step == omega::Step::Spawn; }));
        overseerSpawns(keys);
        QVERIFY(keys.goOn([&] { return keys.table().clock.step == omega::Step::Activate; }));
        enemyAttacks(keys);
        QVERIFY(keys.goOn([&] { return keys.table().clock.round == 2; }));
        QVERIFY(keys.goOn([&] { return keys.table().turn.has_value(); }));
        overseerPlacesMarkers(keys);
    }

private:
    /// Every commando goes to the next space, and ends the turn.
    static void commandosMove(Keyboard &keys)
    {
        int turns = 0;
        while (keys.table().turn && turns < 10)
        {
            const omega::Combatant who = keys.table().turn->who;
            const Space before = omega::figureOf(keys.table(), who)->at;
            const std::optional<Space> to = nearest(floorOf(keys.board().scene()), before);
            QVERIFY(to.has_value());
            QVERIFY(keys.enter(*to, 2));
            QCOMPARE(omega::figureOf(keys.table(), who)->at, *to);
            QVERIFY(keys.goOn([&] { return !keys.table().turn || keys.table().turn->who != who; }));
            ++turns;
        }
        QCOMPARE(turns, static_cast<int>(keys.table().commandos.size()));
    }

    /// An ability brings clones, which are put on the spaces that are highlighted.
    static void overseerSpawns(Keyboard &keys)
    {
        QVERIFY(keys.tabToButton(QStringLiteral("Use Clone Reinforcements")));
        keys.press(Qt::Key_Space);
        QVERIFY(!keys.table().pending.allowances.empty());
        for (int i = 0; i < 4 && !keys.table().pending.allowances.empty(); ++i)
        {
            std::optional<Space> lit;
            for (const Wash &wash : keys.board().scene().washes)
                wash.spaces.forEach([&](Space space) { lit = lit.value_or(space); });
            QVERIFY(lit.has_value());
            QVERIFY(keys.enter(*lit, 2));
        }
        QVERIFY(keys.table().pending.allowances.empty());
        QVERIFY(!keys.table().figures.empty());
    }

    /// An ability puts markers on the map: Enter picks a space, and Enter again places one there.
    static void overseerPlacesMarkers(Keyboard &keys)
    {
        QVERIFY(keys.tabToButton(QStringLiteral("Use Cave In")));
        keys.press(Qt::Key_Space);
        QVERIFY(!keys.table().pending.allowances.empty());
        QVERIFY(keys.table().pending.allowances.front().marker.has_value());
        for (int i = 0; i < 6 && !keys.table().pending.allowances.empty(); ++i)
        {
            std::optional<Space> lit;
            for (const Wash &wash : keys.board().scene().washes)
                wash.spaces.forEach([&](Space space) { lit = lit.value_or(space); });
            QVERIFY(lit.has_value());
            QVERIFY(keys.enter(*lit, 2));
        }
        QVERIFY(keys.table().pending.allowances.empty());
    }

    /// One that stands beside a commando attacks him; people type the dice.
    static void enemyAttacks(Keyboard &keys)
    {
        std::optional<std::pair<Space, Space>> beside;
        for (const auto &[figure, standing] : keys.table().figures)
            for (const auto &[role, commando] : keys.table().commandos)
                if (commando.at && adjacent(standing.at, *commando.at))
                    beside = {standing.at, *commando.at};
        QVERIFY(beside.has_value());
        QVERIFY(keys.enter(beside->first, 1));
        QVERIFY(keys.enter(beside->second, 2));
        QVERIFY(keys.table().turn.has_value());
        QVERIFY(holds_alternative<omega::FigureId>(keys.table().turn->who));
        QVERIFY(keys.table().pending.attack.has_value());
        QVERIFY(keys.typeDice());
    }
};

} // namespace keyboard_round_test

QTEST_MAIN(keyboard_round_test::KeyboardRoundTest)

#include "keyboard_round_test.moc"
