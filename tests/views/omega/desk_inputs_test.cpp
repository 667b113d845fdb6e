#include "model/omega/seen/turn_order.h"
#include "tests/support/test_class.h"
#include "tests/support/views/open_form.h"
#include "tests/support/views/posted_events.h"
#include "tests/views/omega/hands.h"
#include "views/session/foot_line.h"
#include "views/session/journal_wording.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>

#include <algorithm>

namespace desk_inputs_test
{

using namespace dossier;
using namespace dossier::test;

/// Counts the key presses and clicks of frequent tasks in the real window.
class DeskInputsTest : public QObject
{
    Q_OBJECT

private slots:

    void anIdleRoundTakesNineInputs_data()
    {
        QTest::addColumn<int>("printing");
        QTest::newRow("first") << static_cast<int>(Printing::First);
        QTest::newRow("revised") << static_cast<int>(Printing::Revised);
    }

    void anIdleRoundTakesNineInputs()
    {
        QFETCH(int, printing);
        PlayedDesk played(static_cast<Printing>(printing), true);
        Hands before(played);
        goOn(before, [&] { return isBegun(played, 2); });
        Hands hands(played);
        goOn(hands, [&] { return isBegun(played, 3); });
        qInfo("%d inputs", hands.inputs());
        QVERIFY2(hands.inputs() <= 9, qPrintable(QString::number(hands.inputs())));
    }

    void withoutTheOptionEveryStepIsRequested()
    {
        PlayedDesk played;
        Hands hands(played);
        hands.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(isBegun(played, 1));
        goOn(hands, [&] { return played.table().clock.step == omega::Step::Turns; });
        QVERIFY(!played.table().turn.has_value());
    }

    /// Automatic steps are in the journal, can be undone, and are not done again until something else is done.
    void whatRanByItselfIsUndone()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        const omega::Combatant first = onTurn(played);
        hands.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(onTurn(played) != first);
        const omega::Combatant second = onTurn(played);
        // Automatic steps are undone and redone together with the input before them.
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(onTurn(played), first);
        hands.key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(onTurn(played), second);
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(onTurn(played), first);
    }

    /// One press chose them all, and one step takes them all back.
    void allStancesAreOneStepBack()
    {
        PlayedDesk played;
        Hands hands(played);
        goOn(hands, [&] { return played.table().clock.step == omega::Step::Stances; });
        QCOMPARE(omega::withoutStance(played.table()).size(), std::size_t{4});
        hands.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(played.table().clock.step, omega::Step::Turns);
        // It is called by all of them, not by the first.
        const auto named = [&](const std::optional<JournalRow> &line)
        { return line && wording::shortly(*line).startsWith(QStringLiteral("Stances of 4 commando")); };
        QVERIFY(named(played.session().steps().undone));
        QVERIFY(wording::firstSentence(*played.session().steps().undone).startsWith(QStringLiteral("Stances of 4")));
        const auto isNamedToAll
            = [&](const std::optional<PublicJournalRow> &line) { return line && named(journalRowOf(*line)); };
        QVERIFY(isNamedToAll(played.session().publicJournal().steps.undone));
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(named(played.session().steps().redone));
        QVERIFY(isNamedToAll(played.session().publicJournal().steps.redone));
        const auto lastLine = [&]
        {
            constexpr auto eyes = journal::Eyes::KnowSecrets;
            return wording::sentence(played.session().lines(eyes, played.session().lineCount(eyes), 1).front());
        };
        // Everybody's window tells the same.
        const auto lastOpenLine = [&] { return wording::sentence(played.session().lastPublicLines(1).front()); };
        QVERIFY2(lastLine().startsWith(QStringLiteral("Undone: Stances of 4")), qPrintable(lastLine()));
        QCOMPARE(lastOpenLine(), lastLine());
        hands.key(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY2(lastLine().startsWith(QStringLiteral("Redone: Stances of 4")), qPrintable(lastLine()));
        QCOMPARE(lastOpenLine(), lastLine());
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(played.table().clock.step, omega::Step::Stances);
        QCOMPARE(omega::withoutStance(played.table()).size(), std::size_t{4});
        // One that was chosen alone is called by itself.
        QVERIFY(played.click(QStringLiteral("Team Leader: Bold")));
        QVERIFY(!named(played.session().steps().undone));
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        hands.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(played.table().clock.step, omega::Step::Turns);
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        hands.key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(played.table().clock.step, omega::Step::Turns);
    }

    /// After the last redo, the focus is on Undo.
    void afterTheLastRedoTheKeyboardIsAtUndo()
    {
        PlayedDesk played;
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        const auto called = [&](const QString &name)
        {
            const auto buttons = played.page().findChild<FootLine *>()->findChildren<QPushButton *>();
            const auto found = std::ranges::find(buttons, name, &QPushButton::accessibleName);
            return found != buttons.end() ? *found : nullptr;
        };
        QPushButton *redo = called(QStringLiteral("Redo"));
        QVERIFY(redo != nullptr && redo->isEnabled());
        redo->setFocus();
        hands.key(Qt::Key_Space);
        QVERIFY(!redo->isEnabled());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(called(QStringLiteral("Undo"))));
    }

    void aStepOfOnesOwnIsUndoneByItself()
    {
        PlayedDesk played;
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!played.table().turn.has_value());
        QCOMPARE(played.table().clock.step, omega::Step::Turns);
    }

    /// A roll of the program was seen by somebody; a typed roll was known before.
    void aTypedRollIsUndoneWithoutAReason_data()
    {
        QTest::addColumn<bool>("typed");
        QTest::newRow("typed") << true;
        QTest::newRow("rolled by the program") << false;
    }

    void aTypedRollIsUndoneWithoutAReason()
    {
        QFETCH(bool, typed);
        PlayedDesk played;
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        const Space at = omega::figureOf(played.table(), onTurn(played))->at;
        played.session().submit(
            omega::Correct{omega::FigureArrived{{1}, {"rogue_clone"}, {at.x + 3, at.y}, Facing::West}});
        deliverPosted();
        hands.click(Space{at.x + 3, at.y});
        hands.click(*buttonThatSays(played, QStringLiteral("Attack")));
        const DicePool dice = played.table().pending.attack->dice;
        const auto faces = [](int count) { return std::vector<int>(static_cast<std::size_t>(count), 1); };
        played.session().submit(omega::RollAttack{
            {faces(dice.black), faces(dice.red)}, typed ? omega::Roller::People : omega::Roller::App});
        QVERIFY(played.table().pending.attack->faces.has_value());
        QCOMPARE(played.session().steps().revealInTheWay, !typed);
        played.session().undo();
        QCOMPARE(played.table().pending.attack->faces.has_value(), !typed);
        played.session().undo(QStringLiteral("asked for"));
        QVERIFY(!played.table().pending.attack || !played.table().pending.attack->faces);
    }

    void aMoveTakesTwoInputs()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands ready(played);
        goOn(ready, [&] { return played.table().turn.has_value(); });
        Hands hands(played);
        hands.click(Space{1, 0});
        QPushButton *move = buttonThatSays(played, QStringLiteral("Move"));
        QVERIFY(move != nullptr);
        hands.click(*move);
        QCOMPARE(omega::figureOf(played.table(), onTurn(played))->at, (Space{1, 0}));
        QVERIFY(hands.inputs() <= 2);
    }

    /// The commando stands where Enter brought it, and one more Enter neither picks that space nor plants anything
    /// there.
    void enterOnceMoreAfterAMoveDoesNothing()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return onTurn(played) == omega::Combatant(omega::Role::Rifleman); });
        const Space to{3, 2};
        played.board().setFocus(Qt::TabFocusReason);
        played.board().chooseSpace(to);
        hands.key(Qt::Key_Return);
        hands.key(Qt::Key_Return);
        QCOMPARE(omega::figureOf(played.table(), omega::Role::Rifleman)->at, to);
        const journal::Position moved = played.session().position();
        for (int i = 0; i < 3; ++i)
            hands.key(Qt::Key_Return);
        QCOMPARE(played.session().position(), moved);
        // Picked on purpose, the own space has its ability, but not as the default.
        hands.click(to);
        QVERIFY(buttonThatSays(played, QStringLiteral("Triggered Explosives")) != nullptr);
        hands.key(Qt::Key_Return);
        QVERIFY(!played.table().ground.markers.contains(omega::MarkerKind::TriggeredExplosive));
    }

    /// A wrong space is replaced by the next one, and Enter places there.
    void theOnlyMarkerGoesWhereItWasPickedLast()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        happens(played, omega::AllowancesChanged{{{.marker = omega::MarkerKind::Vent, .left = 1}}});
        played.board().setFocus(Qt::TabFocusReason);
        for (const Space at : {Space{2, 2}, Space{2, 3}})
        {
            played.board().chooseSpace(at);
            hands.key(Qt::Key_Return);
            QCOMPARE(played.page().picked().marked, std::vector{at});
        }
        hands.key(Qt::Key_Return);
        QVERIFY(played.table().pending.allowances.empty());
        QVERIFY(omega::spacesWith(played.table(), omega::MarkerKind::Vent).contains({2, 3}));
    }

    /// Enter fills the form of corrections with a space, and Enter there once more gives it.
    void enterGivesACorrection()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        QVERIFY(hands.choose({1, 1}, QStringLiteral("Correct where")));
        const OpenForm form(played.page());
        const omega::Combatant who = *omega::combatantOn(played.table(), {1, 1});
        played.board().setFocus(Qt::TabFocusReason);
        played.board().chooseSpace({2, 3});
        hands.key(Qt::Key_Return);
        QVERIFY(form.isComplete());
        hands.key(Qt::Key_Return);
        QCOMPARE(omega::figureOf(played.table(), who)->at, (Space{2, 3}));
    }

    /// The key presses the default button, and ends no turn in which something is picked.
    void theKeyOfTheNextStepDoesWhatIsBright()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        const omega::Combatant actor = onTurn(played);
        hands.click(Space{1, 0});
        hands.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(omega::figureOf(played.table(), actor)->at, (Space{1, 0}));
        QCOMPARE(onTurn(played), actor);
        hands.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(onTurn(played) != actor);
    }

    /// A target, the attack, three dice, Enter.
    void anAttackWithThreeTypedDiceTakesSixInputs()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands ready(played);
        goOn(ready, [&] { return played.table().turn.has_value(); });
        const Space at = omega::figureOf(played.table(), onTurn(played))->at;
        played.session().submit(
            omega::Correct{omega::FigureArrived{{1}, {"rogue_clone"}, {at.x + 3, at.y}, Facing::West}});
        deliverPosted();
        Hands hands(played);
        hands.click(Space{at.x + 3, at.y});
        QPushButton *attack = buttonThatSays(played, QStringLiteral("Attack"));
        QVERIFY(attack != nullptr);
        hands.click(*attack);
        const auto pending = played.table().pending.attack;
        QVERIFY(pending.has_value());
        const int dice = pending->dice.size();
        for (int i = 0; i < dice; ++i)
            hands.key(Qt::Key_2);
        hands.key(Qt::Key_Return);
        QVERIFY(!played.table().pending.attack.has_value());
        QVERIFY(played.table().figures.empty() || played.table().figures.begin()->second.wounds > 0);
        qInfo("%d inputs with %d dice", hands.inputs(), dice);
        QVERIFY(hands.inputs() - dice <= 3);
    }

    /// A die that nobody turned is no result: Enter leads to it.
    void enterDoesNotTakeDiceThatNobodyTurned()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        const Space at = omega::figureOf(played.table(), onTurn(played))->at;
        played.session().submit(
            omega::Correct{omega::FigureArrived{{1}, {"rogue_clone"}, {at.x + 3, at.y}, Facing::West}});
        deliverPosted();
        hands.click(Space{at.x + 3, at.y});
        hands.click(*buttonThatSays(played, QStringLiteral("Attack")));
        hands.key(Qt::Key_1);
        hands.key(Qt::Key_Return);
        QVERIFY(played.table().pending.attack && !played.table().pending.attack->faces);
        QVERIFY(buttonThatSays(played, QStringLiteral("1 hit, the rest blank")) != nullptr);
        QVERIFY(QApplication::focusWidget()->objectName().startsWith(QStringLiteral("die/")));
        hands.click(*buttonThatSays(played, QStringLiteral("1 hit, the rest blank")));
        QVERIFY(played.table().pending.attack && played.table().pending.attack->faces);
    }

    void aTargetBehindIsAttackedAfterATurn()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        const omega::Combatant actor = onTurn(played);
        const Space at = omega::figureOf(played.table(), actor)->at;
        played.session().submit(omega::Face{actor, Facing::West});
        played.session().submit(
            omega::Correct{omega::FigureArrived{{1}, {"rogue_clone"}, {at.x + 3, at.y}, Facing::West}});
        deliverPosted();
        hands.click(Space{at.x + 3, at.y});
        QPushButton *turn = buttonThatSays(played, QStringLiteral("Turn and attack"));
        QVERIFY(turn != nullptr);
        hands.click(*turn);
        QVERIFY(played.table().pending.attack.has_value());
        QCOMPARE(omega::facingOf(played.table(), actor), Facing::East);
        // One press gave both, and one step takes both back.
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!played.table().pending.attack.has_value());
        QCOMPARE(omega::facingOf(played.table(), actor), Facing::West);
    }

    void aClickOutOfReachDoesNotPoisonTheWay()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        hands.click(Space{13, 7});
        QVERIFY(buttonThatSays(played, QStringLiteral("Move")) != nullptr);
        hands.click(Space{1, 0});
        hands.click(*buttonThatSays(played, QStringLiteral("Move")));
        QCOMPARE(omega::figureOf(played.table(), onTurn(played))->at, (Space{1, 0}));
    }

    /// Enter is the default button's where nobody chose a space, and never repeats what a click did.
    void enterIsTheDefaultButton()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        QPushButton *next = played.page().findChild<QPushButton *>(QStringLiteral("nextStep"));
        QVERIFY(next->isEnabled());
        played.board().setFocus(Qt::OtherFocusReason);
        const journal::Position start = played.session().position();
        hands.key(Qt::Key_Return);
        QVERIFY(played.session().position() != start);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        // A click leaves the keyboard on the board: a typed space takes the Enter that follows.
        played.board().setFocus(Qt::OtherFocusReason);
        hands.click(*next);
        QVERIFY(!next->hasFocus());
        QCOMPARE(QApplication::focusWidget(), &played.board());
        const journal::Position before = played.session().position();
        hands.key(Qt::Key_G);
        hands.key(Qt::Key_3);
        hands.key(Qt::Key_Return);
        QCOMPARE(played.session().position(), before);
        QCOMPARE(played.board().cursorSpace(), (Space{6, 2}));
    }

    /// A click on the door and Enter: what is offered first is done, and no way through the closed door is asked for.
    void aPickedDoorIsOpenedByEnter()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        const Edge door{{3, 2}, Edge::Side::East};
        played.session().submit(
            omega::Correct{omega::Placed{std::get<omega::Role>(onTurn(played)), door.at, Facing::East}});
        deliverPosted();
        QVERIFY(played.table().ground.map.hasDoor(door));
        const BoardView &board = played.board();
        const QRectF square = board.geometryOfBoard().rectOf(door.at);
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, QPointF(square.right(), square.center().y()).toPoint());
        QVERIFY(played.page().picked().door == door);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(played.table().pending.any() || !played.table().ground.map.hasDoor(door));
    }

    void aFigureIsDrawnToItsSpaceOrToItsTarget()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        const omega::Combatant actor = onTurn(played);
        const Space at = omega::figureOf(played.table(), actor)->at;
        hands.drag(at, {1, 0}, {2, 0});
        QCOMPARE(omega::figureOf(played.table(), actor)->at, (Space{2, 0}));
        played.session().submit(omega::Face{actor, Facing::South});
        played.session().submit(omega::Correct{omega::FigureArrived{{1}, {"rogue_clone"}, {2, 3}, Facing::West}});
        deliverPosted();
        hands.drag({2, 0}, {2, 1}, {2, 3});
        QVERIFY(played.table().pending.attack.has_value());
    }

    /// Back to where it stood, or to nowhere it can go: nothing is done.
    void aFigureThatIsDrawnBackStays()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        const omega::Combatant actor = onTurn(played);
        const Space at = omega::figureOf(played.table(), actor)->at;
        const journal::Position before = played.session().position();
        hands.drag(at, {2, 0}, at);
        hands.drag(at, {1, 0}, {13, 7});
        QCOMPARE(played.session().position(), before);
        QCOMPARE(omega::figureOf(played.table(), actor)->at, at);
    }

    void theRightButtonCorrectsInTwoInputs()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands ready(played);
        goOn(ready, [&] { return played.table().turn.has_value(); });
        played.session().submit(omega::Correct{omega::FigureArrived{{1}, {"blaster"}, {3, 1}, Facing::West}});
        deliverPosted();
        Hands hands(played);
        QVERIFY(hands.choose({3, 1}, QStringLiteral("Correct: Blaster 1 has 1 wound")));
        QCOMPARE(omega::standingOf(played.table(), omega::FigureId{1})->wounds, 1);
        QVERIFY(hands.inputs() <= 3);
        QVERIFY(hands.choose({3, 1}, QStringLiteral("Attack")));
        QVERIFY(played.table().pending.attack.has_value());
    }

    /// A figure that a menu names may leave the board while the menu is open.
    void aMenuOfSomebodyWhoLeftDoesNothing()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        played.session().submit(omega::Correct{omega::FigureArrived{{1}, {"blaster"}, {3, 1}, Facing::West}});
        deliverPosted();
        emit played.board().contextRequested({{3, 1}, std::nullopt}, QPoint());
        played.session().undo(QStringLiteral("a test"));
        for (auto *menu : played.board().findChildren<QMenu *>(QStringLiteral("spotMenu")))
            for (QAction *action : menu->actions())
                action->trigger();
        QVERIFY(played.table().figures.empty());
    }

    void aPlannedEventIsInReachWhenItHasCome()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return isBegun(played, 5) || played.table().clock.step == omega::Step::Over; });
        const OmegaViewPtr view = played.session().overseerView();
        QVERIFY(view->overseer && !view->overseer->events.empty());
        QPushButton *event = buttonThatSays(played, QStringLiteral("Planned event:"));
        QVERIFY(event != nullptr);
        hands.click(*event);
        QVERIFY(played.session().overseerView()->overseer->events.empty());
    }

    /// A planned event is revealed only by a press of its button, never by accident.
    void aFigureLetGoInVainRevealsNoPlannedEvent()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return isBegun(played, 5); });
        hands.key(Qt::Key_Return, Qt::ControlModifier);
        const OmegaViewPtr view = played.session().overseerView();
        QVERIFY(view->overseer && !view->overseer->events.empty());
        const std::size_t planned = view->overseer->events.size();
        const Space at = omega::figureOf(played.table(), onTurn(played))->at;
        const journal::Position before = played.session().position();
        hands.drag(at, {2, 0}, {13, 7});
        hands.key(Qt::Key_Return);
        QCOMPARE(played.session().position(), before);
        QCOMPARE(played.session().overseerView()->overseer->events.size(), planned);
    }

    /// A correction changes only the corrected value.
    void aCorrectionRunsNoStep()
    {
        PlayedDesk played(Printing::Revised, true);
        QCOMPARE(played.table().clock.step, omega::Step::Transfer);
        const int pool = played.table().adrenaline.pool;
        QVERIFY(played.click(QStringLiteral("Correct: one token from the bank to the pool")));
        QCOMPARE(played.table().adrenaline.pool, pool + 1);
        QCOMPARE(played.table().clock.step, omega::Step::Transfer);
    }
};

DOSSIER_TESTS(DeskInputsTest, Windows)

} // namespace desk_inputs_test

#include "desk_inputs_test.moc"
