#include "tests/support/test_class.h"
#include "tests/support/views/open_form.h"
#include "tests/support/views/posted_events.h"
#include "tests/views/omega/hands.h"
#include "views/kit/pips.h"
#include "views/omega/desk/commando_column.h"
#include "views/omega/desk/dice_panel.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QPushButton>

#include <algorithm>

namespace hands_correct_test
{

using namespace dossier;
using namespace dossier::test;

/// The cost of a slip of the hand that the rules would not let anybody take back.
class HandsCorrectTest : public QObject
{
    Q_OBJECT

private slots:

    /// A stance that was declared by a slip is put right where the commando stands, or on his card; his turn stays his.
    void aStanceIsCorrectedInTwoInputs()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands ready(played);
        goOn(ready, [&] { return played.table().turn.has_value(); });
        const auto leader = [&] { return omega::inPlay(played.table(), omega::Role::TeamLeader); };
        QCOMPARE(leader().stance->text, std::string("team_leader_steady"));
        Hands hands(played);
        QVERIFY(hands.choose(*leader().at, QStringLiteral("Correct: the stance of Team Leader is Bold")));
        QCOMPARE(leader().stance->text, std::string("team_leader_bold"));
        QVERIFY(hands.inputs() <= 3);
        QWidget *card = played.parts(QStringLiteral("commando/")).front();
        QContextMenuEvent asked(QContextMenuEvent::Mouse, card->rect().center(), QPoint());
        QApplication::sendEvent(card, &asked);
        const auto menus = played.board().findChildren<QMenu *>(QStringLiteral("spotMenu"));
        QVERIFY(!menus.isEmpty());
        for (QAction *action : menus.back()->actions())
            if (action->text() == QStringLiteral("Correct: the stance of Team Leader is Quick"))
                action->trigger();
        QCOMPARE(leader().stance->text, std::string("team_leader_quick"));
        QVERIFY(!leader().done);
        QVERIFY(played.table().turn && played.table().turn->who == omega::Combatant(omega::Role::TeamLeader));
    }

    /// All his wounds put a commando down in one step, and no more of them are offered.
    void aCommandoIsCorrectedToTheGround()
    {
        PlayedDesk played(Printing::First, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        const omega::Role leader = omega::Role::TeamLeader;
        const auto condition = [&] { return omega::inPlay(played.table(), leader).condition; };
        const Space at = omega::inPlay(played.table(), leader).at.value_or(Space{});
        happens(played, omega::WoundsChanged{leader, omega::vitalityOf(played.table(), leader).value_or(0) - 1});
        QCOMPARE(condition(), omega::Condition::Active);
        QVERIFY(hands.choose(at, QStringLiteral("Correct: Team Leader is downed")));
        QCOMPARE(condition(), omega::Condition::Downed);
        QVERIFY(!hands.choose(at, QStringLiteral("Correct: Team Leader has 5 wounds")));
        played.session().undo(QStringLiteral("a slip"));
        deliverPosted();
        QCOMPARE(condition(), omega::Condition::Active);
    }

    /// Dragging the board by its floor selects no space.
    void theBoardIsMovedWithoutPickingAnything()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        for (int i = 0; i < 4; ++i)
            played.at().press(Qt::Key_Plus, Qt::ControlModifier);
        deliverPosted();
        const Picked before = played.page().picked();
        QWidget *board = played.board().viewport();
        const Space ground{6, 2};
        played.board().centreOn(ground);
        const QPoint from = played.board().geometryOfBoard().rectOf(ground).center().toPoint();
        QTest::mousePress(board, Qt::LeftButton, {}, from);
        QVERIFY(played.page().picked() != before);
        QTest::mouseMove(board, from - QPoint(30, 20));
        QTest::mouseMove(board, from - QPoint(90, 60));
        QTest::mouseRelease(board, Qt::LeftButton, {}, from - QPoint(90, 60));
        QCOMPARE(played.page().picked(), before);
    }

    /// The right button asks; it corrects nothing by itself.
    void theRightButtonOnPipsCorrectsNothing()
    {
        PlayedDesk played;
        const journal::Position before = played.session().position();
        const auto pips = played.page().findChild<QWidget *>(QStringLiteral("commandos"))->findChildren<Pips *>();
        QVERIFY(!pips.isEmpty());
        for (Pips *row : pips)
            QTest::mouseClick(row, Qt::RightButton);
        QCOMPARE(played.session().position(), before);
        QTest::mouseClick(pips.back(), Qt::LeftButton);
        QVERIFY(played.session().position() != before);
    }

    /// A knock-back that may follow is what people look at, and not the end of the turn.
    void aKnockBackIsMeantBeforeTheEndOfTheTurn()
    {
        PlayedDesk played;
        played.planned();
        const QString why = QStringLiteral("so be it");
        const omega::Role heavy = omega::Role::HeavySupport;
        const Space at = omega::inPlay(played.table(), heavy).at.value_or(Space{});
        const Space target{at.x + 2, at.y};
        happens(played, omega::FigureArrived{{1}, {"blaster"}, target, Facing::West});
        played.session().submit(omega::DeclareAttack{heavy, {"m62"}, at, omega::FigureId{1}, target, true, {}}, why);
        played.session().submit(omega::RollAttack{{{2, 2, 0, 0}, {}}}, why);
        played.session().submit(omega::ApplyAttack{}, why);
        deliverPosted();
        QVERIFY(played.table().pending.knockback.has_value());
        QCOMPARE(played.page().findChild<QPushButton *>(QStringLiteral("nextStep"))->property("role").toString(),
            QStringLiteral("secondary"));
        // Enter where it stands knocks it nowhere: a space beside it is chosen first.
        Hands hands(played);
        hands.click(target);
        hands.key(Qt::Key_Return);
        const auto stands = [&] { return omega::standingOf(played.table(), omega::FigureId{1})->at; };
        QCOMPARE(stands(), target);
        const Space beside{target.x + 1, target.y};
        hands.click(beside);
        hands.key(Qt::Key_Return);
        QCOMPARE(stands(), beside);
        // The key of the next step ends no turn over it: it presses the default button, as straight away as can be.
        played.session().undo(why);
        deliverPosted();
        QVERIFY(played.table().pending.knockback.has_value());
        QPushButton *back = buttonThatSays(played, QStringLiteral("Knock back to D4"));
        QVERIFY(back != nullptr);
        QCOMPARE(back->property("tone").toString(), QStringLiteral("due"));
        hands.key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(stands(), beside);
        QVERIFY(played.table().turn.has_value());
    }

    /// If a stance is already chosen, another press in the grid corrects it.
    void aStanceIsCorrectedInTheGrid()
    {
        PlayedDesk played;
        Hands hands(played);
        goOn(hands, [&] { return played.table().clock.step == omega::Step::Stances; });
        const auto leader = [&] { return omega::inPlay(played.table(), omega::Role::TeamLeader); };
        QVERIFY(played.click(QStringLiteral("Team Leader: Bold")));
        QCOMPARE(leader().stance->text, std::string("team_leader_bold"));
        QVERIFY(played.click(QStringLiteral("Team Leader: Quick")));
        QCOMPARE(leader().stance->text, std::string("team_leader_quick"));
        const journal::Position before = played.session().position();
        QVERIFY(played.click(QStringLiteral("Team Leader: Quick")));
        QCOMPARE(played.session().position(), before);
        QCOMPARE(played.table().clock.step, omega::Step::Stances);
    }

    /// An enemy that is corrected to its maximum wounds is killed, and one undo brings it back.
    void anEnemyWithAllItsWoundsIsOffTheMap()
    {
        PlayedDesk played;
        Hands hands(played);
        happens(played, omega::FigureArrived{{1}, {"rogue_clone"}, {3, 1}, Facing::West});
        QVERIFY(hands.choose({3, 1}, QStringLiteral("Correct: Rogue Clone 1 is killed")));
        QVERIFY(played.table().figures.empty());
        played.session().undo();
        QVERIFY(played.table().figures.contains(omega::FigureId{1}));
    }

    /// While an explosion waits for its dice the menu says why it is dim, opens forms, and takes the explosion back.
    void theMenuTakesAnExplosionBack()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        const Space at{2, 1};
        happens(played, omega::MarkerPlaced{omega::MarkerKind::TriggeredExplosive, at});
        happens(played, omega::FigureArrived{{1}, {"blaster"}, at, Facing::West});
        const journal::Position before = played.session().position();
        QVERIFY(hands.choose(at, QStringLiteral("Triggered explosive explodes…")));
        auto *panel = &played.dice();
        QVERIFY(panel->isVisible() && panel->requestedExplosion());
        emit played.board().contextRequested({at, std::nullopt}, QPoint());
        QMenu *menu = played.board().findChildren<QMenu *>(QStringLiteral("spotMenu")).back();
        const QAction *head = menu->actions().front();
        QVERIFY(!head->isEnabled() && head->text().contains(QStringLiteral("Roll for the explosion on C2")));
        int dim = 0;
        for (const QAction *entry : menu->actions())
            if (entry->text().startsWith(QStringLiteral("Correct: ")))
            {
                QVERIFY(!entry->isEnabled() && entry->toolTip() == head->toolTip());
                ++dim;
            }
        QVERIFY(dim > 0);
        for (QAction *entry : menu->actions())
            if (entry->text().startsWith(QStringLiteral("Correct where Blaster 1 is")) && entry->isEnabled())
                entry->trigger();
        menu->close();
        QVERIFY(OpenForm(played.page()).isVisible());
        QVERIFY(panel->isVisible() && panel->requestedExplosion());
        QVERIFY(hands.choose(at, QStringLiteral("Take back the explosion on C2")));
        QVERIFY(!panel->isVisible() && !panel->requestedExplosion());
        QCOMPARE(played.session().position(), before);
        QCOMPARE(played.page().focusWidget(), static_cast<QWidget *>(&played.board()));
        QVERIFY(hands.choose(at, QStringLiteral("Correct: Blaster 1 has 1 wound")));
    }

    /// The form for a correction begins with who was clicked.
    void aCorrectionBeginsWithWhoWasClicked()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        happens(played, omega::FigureArrived{{1}, {"blaster"}, {3, 1}, Facing::West});
        QVERIFY(hands.choose({3, 1}, QStringLiteral("Correct where Blaster 1 is")));
        const OpenForm form(played.page());
        QVERIFY(form.isVisible());
        QCOMPARE(form.field<QComboBox>(QStringLiteral("Who"))->currentText(), QStringLiteral("Blaster 1"));
    }
};

DOSSIER_TESTS(HandsCorrectTest, Windows)

} // namespace hands_correct_test

#include "hands_correct_test.moc"
