#include "model/omega/seen/doors.h"
#include "tests/support/test_class.h"
#include "tests/support/views/posted_events.h"
#include "tests/support/views/settle.h"
#include "tests/views/omega/hands.h"
#include "views/board/board_drawer.h"
#include "views/omega/desk/dice_panel.h"
#include "views/session/journal_wording.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace desk_slips_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

QString undone(PlayedDesk &played)
{
    const std::optional<JournalRow> line = played.session().steps().undone;
    return line ? wording::shortly(*line) : QString();
}

QString lastLine(PlayedDesk &played)
{
    constexpr auto eyes = journal::Eyes::KnowSecrets;
    return wording::sentence(played.session().lines(eyes, played.session().lineCount(eyes), 1).front());
}

/// The first commando's turn, with an enemy behind him that he can attack when he has turned.
class EnemyBehind
{
public:
    EnemyBehind()
        : m_played(Printing::Revised, true)
        , m_hands(m_played)
    {
        goOn(m_hands, [&] { return m_played.table().turn.has_value(); });
        const omega::Combatant actor = onTurn(m_played);
        const Space at = omega::figureOf(m_played.table(), actor)->at;
        m_target = {at.x + 3, at.y};
        m_played.session().submit(omega::Face{actor, Facing::West});
        happens(m_played, omega::FigureArrived{{1}, {"blaster"}, m_target, Facing::West});
    }

    [[nodiscard]] PlayedDesk &played() { return m_played; }

    [[nodiscard]] Hands &hands() { return m_hands; }

    /// Turns towards it and attacks, by one press.
    void attack()
    {
        m_hands.click(m_target);
        m_hands.key(Qt::Key_Return);
        QVERIFY(m_played.table().pending.attack.has_value());
    }

    void typeHits()
    {
        const int dice = m_played.table().pending.attack->dice.size();
        for (int i = 0; i < dice; ++i)
            m_hands.key(Qt::Key_2);
    }

private:
    PlayedDesk m_played;
    Hands m_hands;
    Space m_target;
};

} // namespace

/// A wrong press costs one undo, which says what it undoes, and no press is without effect.
class DeskSlipsTest : public QObject
{
    Q_OBJECT

private slots:

    void aTurnAndAnAttackAreTakenBackByTheNameOfTheAttack()
    {
        EnemyBehind desk;
        desk.attack();
        QVERIFY2(undone(desk.played()).contains(QStringLiteral("attacks Blaster")), qPrintable(undone(desk.played())));
        QVERIFY(desk.played().click(QStringLiteral("Undo")));
        QVERIFY2(lastLine(desk.played()).startsWith(QStringLiteral("Undone: "))
                && lastLine(desk.played()).contains(QStringLiteral("attacks Blaster")),
            qPrintable(lastLine(desk.played())));
        QVERIFY(!desk.played().table().pending.attack);
        const std::optional<JournalRow> redone = desk.played().session().steps().redone;
        QVERIFY(redone && wording::shortly(*redone).contains(QStringLiteral("attacks Blaster")));
    }

    /// A turn that nothing followed is called what it is.
    void aTurnAloneIsTakenBackByItsOwnName()
    {
        EnemyBehind desk;
        desk.played().session().submit(omega::Face{onTurn(desk.played()), Facing::North});
        deliverPosted();
        QVERIFY2(undone(desk.played()).contains(QStringLiteral("looks north")), qPrintable(undone(desk.played())));
    }

    /// A die that was typed wrong is taken back by Backspace or one step back, wherever the keyboard is; then the
    /// attack.
    void aTypedDieIsTakenBackBeforeTheAttack()
    {
        EnemyBehind desk;
        desk.attack();
        const DiceDraft *dice = &desk.played().dice().dice();
        const int all = dice->unturned();
        desk.hands().key(Qt::Key_2);
        desk.hands().key(Qt::Key_1);
        QCOMPARE(dice->unturned(), all - 2);
        desk.hands().key(Qt::Key_Backspace);
        QCOMPARE(dice->unturned(), all - 1);
        QCOMPARE(dice->faces().black.front(), 2);
        desk.hands().key(Qt::Key_1);
        desk.played().board().setFocus();
        desk.hands().key(Qt::Key_Backspace);
        QCOMPARE(dice->unturned(), all - 1);
        desk.hands().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(dice->unturned(), all);
        QVERIFY(desk.played().table().pending.attack.has_value());
        desk.hands().key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!desk.played().table().pending.attack);
    }

    /// Escape closes what was opened over the board before anything else.
    void escapeClosesTheFormOfWhatJoins()
    {
        EnemyBehind desk;
        desk.attack();
        QVERIFY(desk.played().click(QStringLiteral("Add ability or card…")));
        auto *form = desk.played().dice().joinBox();
        QVERIFY(form->isVisible());
        desk.hands().key(Qt::Key_Escape);
        QVERIFY(!form->isVisible());
        QVERIFY(desk.played().dice().isVisible());
    }

    /// An ability that has joined is no longer in its form: it would join again, or join the next attack.
    void whatJoinedIsTypedForNothingElse()
    {
        EnemyBehind desk;
        desk.attack();
        QVERIFY(desk.played().click(QStringLiteral("Add ability or card…")));
        auto *form = desk.played().dice().joinBox();
        auto *name = form->findChild<QLineEdit *>(QStringLiteral("joinName"));
        QTest::keyClicks(name, QStringLiteral("Scope"));
        form->findChildren<QSpinBox *>().front()->setValue(1);
        QVERIFY(desk.played().click(QStringLiteral("Add")));
        QCOMPARE(desk.played().table().pending.attack->joined.back().name.text, std::string("Scope"));
        QVERIFY(!form->isVisible());
        QVERIFY(name->text().isEmpty());
        QVERIFY(desk.played().page().focusWidget()->objectName().startsWith(QStringLiteral("die/")));
        QVERIFY(desk.played().shows(QStringLiteral("Scope")));
        // Text that was only typed goes with its attack.
        QTest::keyClicks(name, QStringLiteral("Scope"));
        QVERIFY(desk.played().click(QStringLiteral("Undo")));
        QVERIFY(desk.played().click(QStringLiteral("Undo")));
        QVERIFY(!desk.played().table().pending.attack);
        QVERIFY(desk.played().click(QStringLiteral("Redo")));
        QVERIFY(desk.played().table().pending.attack.has_value());
        QVERIFY(name->text().isEmpty());
    }

    void oneStepBackFromTypedDiceWaitsForThemAgain()
    {
        EnemyBehind desk;
        desk.attack();
        desk.typeHits();
        desk.hands().key(Qt::Key_Return);
        QVERIFY(!desk.played().table().pending.attack);
        QVERIFY2(
            undone(desk.played()).startsWith(QStringLiteral("Attack on Blaster 1")), qPrintable(undone(desk.played())));
        QVERIFY(desk.played().click(QStringLiteral("Undo")));
        QVERIFY(desk.played().table().pending.attack.has_value());
        QVERIFY(!desk.played().table().pending.attack->faces);
    }

    /// The keyboard is at the default button after Dossier has rolled, too.
    void whatDossierRollsIsAppliedByEnter()
    {
        EnemyBehind desk;
        desk.attack();
        QVERIFY(desk.played().click(QStringLiteral("Let Dossier roll")));
        QVERIFY(desk.played().table().pending.attack && desk.played().table().pending.attack->faces);
        const auto *has = qobject_cast<QPushButton *>(QApplication::focusWidget());
        QVERIFY(has != nullptr && has->text().startsWith(QStringLiteral("Apply")));
        desk.hands().key(Qt::Key_Return);
        QVERIFY(!desk.played().table().pending.attack);
    }

    /// The key of the default button applies the roll of Dossier, wherever the focus is.
    void whatDossierRollsIsAppliedByTheBrightKey()
    {
        EnemyBehind desk;
        desk.attack();
        QVERIFY(desk.played().click(QStringLiteral("Let Dossier roll")));
        desk.played().board().setFocus();
        desk.hands().key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!desk.played().table().pending.attack);
    }

    /// Dice that were typed stay, and only the added die is to be typed.
    void typedDiceStayWhereSomethingJoins()
    {
        EnemyBehind desk;
        desk.attack();
        const DiceDraft *dice = &desk.played().dice().dice();
        const int all = dice->unturned();
        for (int i = 0; i < all; ++i)
            desk.hands().key(Qt::Key_1);
        QCOMPARE(dice->faces().hits(), all);
        QVERIFY(desk.played().click(QStringLiteral("Add ability or card…")));
        auto *form = desk.played().dice().joinBox();
        QTest::keyClicks(form->findChild<QLineEdit *>(QStringLiteral("joinName")), QStringLiteral("Scope"));
        form->findChildren<QSpinBox *>().front()->setValue(1);
        QVERIFY(desk.played().click(QStringLiteral("Add")));
        QCOMPARE(dice->faces().pool().size(), all + 1);
        QCOMPARE(dice->unturned(), 1);
        QCOMPARE(dice->faces().hits(), all);
        QCOMPARE(dice->faces().black.back(), 0);
        desk.hands().key(Qt::Key_2);
        QCOMPARE(dice->unturned(), 0);
        QCOMPARE(dice->faces().black.back(), 2);
        // The result is shown before the dice are entered.
        QVERIFY(desk.played().shows(QStringLiteral(" against ")));
    }

    /// One step back from a fight, its attacker and its target are meant still: the key of the default button fights
    /// again.
    void aFightThatIsUndoneIsOfferedAgain()
    {
        EnemyBehind desk;
        desk.attack();
        const Picked before{.actor = onTurn(desk.played()), .target = omega::FigureId{1}};
        desk.typeHits();
        desk.hands().key(Qt::Key_Return);
        QVERIFY(!desk.played().page().picked().target);
        desk.hands().key(Qt::Key_Z, Qt::ControlModifier);
        desk.hands().key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!desk.played().table().pending.attack);
        QCOMPARE(desk.played().page().picked().actor, before.actor);
        QCOMPARE(desk.played().page().picked().target, before.target);
        desk.hands().key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(desk.played().table().pending.attack.has_value());
    }

    /// The line that tells of the end tells all of it, why it came too, also where the players decided it.
    void theEndIsToldWithWhatBroughtIt()
    {
        PlayedDesk played;
        played.planned();
        const omega::PublicTable &table = played.table();
        std::optional<Edge> goal;
        for (const auto &[edge, door] : table.ground.doors)
            if (omega::roomBeside(table, edge, omega::RoomState::Goal) != nullptr)
                goal = edge;
        QVERIFY(goal.has_value());
        played.session().submit(omega::ForceDoor{{*goal}}, QStringLiteral("so be it"));
        deliverPosted();
        QCOMPARE(played.table().clock.step, omega::Step::Over);
        QVERIFY(played.shows(QStringLiteral("Finally: ")));
        QVERIFY(played.shows(QStringLiteral("The goal room is open: the game ends")));
    }

    /// A chip that is dim says why, and the keyboard goes on at the board.
    void whatIsRefusedLeavesTheKeyboardToTheBoard()
    {
        PlayedDesk played;
        Hands hands(played);
        goOn(hands, [&] { return played.table().clock.step == omega::Step::Spawn; });
        QPushButton *dim = nullptr;
        for (QPushButton *button :
            played.page().findChild<QWidget *>(QStringLiteral("dashboard"))->findChildren<QPushButton *>())
            if (button->isVisible() && button->property("tone").toString() == QStringLiteral("refused"))
                dim = button;
        QVERIFY(dim != nullptr);
        dim->setFocus();
        const journal::Position before = played.session().position();
        hands.click(*dim);
        QCOMPARE(played.session().position(), before);
        QVERIFY(played.page().findChild<QWidget *>(QStringLiteral("reasonBar"))->isVisible());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&played.board()));
    }

    /// While something is to be placed the keyboard is where it is placed, and not at what ends the placing.
    void whatIsPlacedLeavesTheKeyboardToTheBoard()
    {
        PlayedDesk played;
        Hands hands(played);
        goOn(hands, [&] { return played.table().clock.step == omega::Step::Spawn; });
        happens(played, omega::TokensMoved{omega::bank, omega::pool, 20});
        QPushButton *use = buttonThatSays(played, QStringLiteral("Use · 3"));
        QVERIFY(use != nullptr);
        use->setFocus();
        hands.click(*use);
        QVERIFY(!played.table().pending.allowances.empty());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&played.board()));
        std::optional<Space> first;
        placesFor(*played.session().overseerView(), played.page().picked())
            .forEach([&](Space space) { first = first.value_or(space); });
        QVERIFY(first.has_value());
        hands.click(*first);
        QPushButton *place = played.page().findChild<QPushButton *>(QStringLiteral("nextStep"));
        place->setFocus();
        hands.click(*place);
        QCOMPARE(played.table().figures.size(), std::size_t{1});
        QVERIFY(!played.table().pending.allowances.empty());
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&played.board()));
    }

    /// With the largest font the panel of the dice has no room for all that it says: the dice are in sight.
    void theDieThatIsTypedNextIsInSight()
    {
        EnemyBehind desk;
        desk.played().at().window().resize(1280, 800);
        desk.played().at().desk().choose({.textPercent = 200});
        settle();
        desk.attack();
        settle();
        const QWidget *die = QApplication::focusWidget();
        const auto *drawer = desk.played().page().findChild<BoardDrawer *>();
        QVERIFY(die != nullptr && drawer->isAncestorOf(die));
        QVERIFY(drawer->rect().contains(QRect(die->mapTo(drawer, QPoint()), die->size())));
    }

    void digitsAreForTheDiceWhereverTheKeyboardIs()
    {
        EnemyBehind desk;
        desk.attack();
        desk.hands().click(Space{0, 0});
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&desk.played().board()));
        QVERIFY2(desk.played().page().picked().path.empty(), "nothing is picked while dice are waited for");
        const int dice = desk.played().table().pending.attack->dice.size();
        desk.hands().key(Qt::Key_2);
        for (int i = 1; i < dice; ++i)
            desk.hands().key(Qt::Key_2);
        QVERIFY(buttonThatSays(desk.played(), QStringLiteral("Enter %1 hits").arg(2 * dice)) != nullptr);
    }

    void enterOnTheBoardLeadsToTheDice()
    {
        EnemyBehind desk;
        desk.attack();
        desk.played().board().setFocus();
        desk.hands().key(Qt::Key_Return);
        QVERIFY(desk.played().dice().isAncestorOf(QApplication::focusWidget()));
    }

    void afterOneStepBackTheBoardHasTheKeyboard()
    {
        EnemyBehind desk;
        desk.attack();
        QVERIFY(desk.played().dice().isAncestorOf(QApplication::focusWidget()));
        desk.hands().key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!desk.played().table().pending.attack);
        QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(&desk.played().board()));
    }

    /// Dice that lie as they were rolled are applied by one default button, and the large one is not another.
    void rolledDiceHaveOneBrightButton()
    {
        EnemyBehind desk;
        desk.attack();
        desk.typeHits();
        QVERIFY(desk.played().click(QStringLiteral("Enter and reroll")));
        QVERIFY(desk.played().table().pending.attack->faces.has_value());
        int bright = 0;
        for (const QPushButton *button : desk.played().page().findChildren<QPushButton *>())
        {
            const QString tone = button->property("tone").toString();
            const bool defaultButton = button->property("role").toString() == QStringLiteral("primary");
            bright
                += button->isVisible() && ((defaultButton && tone.isEmpty()) || tone == QStringLiteral("due")) ? 1 : 0;
        }
        QCOMPARE(bright, 1);
    }

    /// A look at an enemy out of the step of activations is a look, and no mistake.
    void whoLooksAtAnEnemyIsNotRefused()
    {
        PlayedDesk played;
        Hands hands(played);
        happens(played, omega::FigureArrived{{1}, {"blaster"}, {3, 1}, Facing::West});
        hands.click(Space{3, 1});
        QVERIFY(played.page().picked().actor.has_value());
        QVERIFY(buttonThatSays(played, QStringLiteral("Activate")) == nullptr);
        QVERIFY(!played.shows(QStringLiteral("this belongs to")));
    }

    /// Figures to spawn are offered in the text of the step, whichever tab is open beside it.
    void whatSpawnsIsOfferedInItsStep()
    {
        PlayedDesk played;
        Hands hands(played);
        goOn(hands, [&] { return played.table().clock.step == omega::Step::Spawn; });
        happens(played, omega::TokensMoved{omega::bank, omega::pool, 20});
        QPushButton *use = buttonThatSays(played, QStringLiteral("Clone Reinforcements · 3"));
        QVERIFY(use != nullptr);
        QVERIFY2(use->property("tone").toString().isEmpty(), "nobody is led to spend adrenaline");
        hands.click(*use);
        QVERIFY(!played.table().pending.allowances.empty());
    }

    /// The right button on a door: what can be done with it, and that it is open after all.
    void aDoorIsPutRightByTheRightButton()
    {
        PlayedDesk played;
        Hands hands(played);
        const Edge door = played.table().ground.doors.begin()->first;
        emit played.board().contextRequested({door.at, door}, QPoint());
        deliverPosted();
        const QList<QMenu *> menus = played.board().findChildren<QMenu *>(QStringLiteral("spotMenu"));
        QVERIFY(!menus.isEmpty());
        const QList<QAction *> entries = menus.back()->actions();
        const auto open = std::ranges::find_if(entries,
            [](const QAction *action) { return action->text().startsWith(QStringLiteral("Correct: the door ")); });
        QVERIFY(open != entries.end());
        (*open)->trigger();
        menus.back()->close();
        deliverPosted();
        QVERIFY(!played.table().ground.doors.contains(door));
    }

    /// The end of the game is announced once, with the result; a correction of the clock afterwards announces no winner
    /// again.
    void aCorrectedClockTellsNoWinnerAgain()
    {
        PlayedDesk played;
        played.session().submit(omega::EndGame{});
        deliverPosted();
        QVERIFY(played.click(QStringLiteral("The overseer wins")));
        QCOMPARE(lastLine(played), QStringLiteral("The overseer has won"));
        QVERIFY(played.shows(QStringLiteral("Finally: The game is over")));
        omega::Clock clock = played.table().clock;
        clock.round = 6;
        happens(played, omega::ClockWritten{clock});
        QVERIFY2(lastLine(played).startsWith(QStringLiteral("Corrected: round 6")), qPrintable(lastLine(played)));
        QVERIFY(!lastLine(played).contains(QStringLiteral("won")));
        QCOMPARE(played.table().clock.winner, std::optional(Side::Enemy));
    }

    /// In a narrow window the commandos and the dashboard share a column, and each is one press away.
    void aNarrowWindowHasATabForTheCommandos()
    {
        PlayedDesk played;
        Hands hands(played);
        played.at().window().resize(1000, 700);
        deliverPosted();
        const QWidget *commando = played.parts(QStringLiteral("commando/")).front();
        QVERIFY(commando->isVisible());
        QPushButton *enemies = buttonThatSays(played, QStringLiteral("Enemies"));
        QVERIFY(enemies != nullptr);
        hands.click(*enemies);
        QVERIFY(!commando->isVisible());
        QVERIFY(played.shows(QStringLiteral("No enemy is on the map.")));
        hands.click(*buttonThatSays(played, QStringLiteral("Commandos")));
        QVERIFY(commando->isVisible());
        QVERIFY(!played.shows(QStringLiteral("No enemy is on the map.")));
        hands.click(*enemies);
        played.at().window().resize(1600, 1000);
        deliverPosted();
        QVERIFY(commando->isVisible());
        QVERIFY(buttonThatSays(played, QStringLiteral("Commandos")) == nullptr);
    }
};

DOSSIER_TESTS(DeskSlipsTest, Windows)

} // namespace desk_slips_test

#include "desk_slips_test.moc"
