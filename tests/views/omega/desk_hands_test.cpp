#include "tests/support/test_class.h"
#include "tests/support/views/posted_events.h"
#include "tests/views/omega/hands.h"
#include "views/board/space_name.h"
#include "views/board/spoken_space.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/desk/desk_panels.h"
#include "views/omega/desk/dice_panel.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>

#include <algorithm>

namespace desk_hands_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

void doubleClick(PlayedDesk &played, Space space)
{
    const BoardView &board = played.board();
    const QPoint at = board.geometryOfBoard().rectOf(space).center().toPoint();
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, at);
    QTest::mouseDClick(board.viewport(), Qt::LeftButton, {}, at);
    deliverPosted();
}

/// The desk in the first turn of a commando, in that printing.
class InTurn
{
public:
    explicit InTurn(Printing printing = Printing::Revised)
        : m_played(printing, true)
        , m_hands(m_played)
    {
        goOn(m_hands, [&] { return m_played.table().turn.has_value(); });
    }

    [[nodiscard]] PlayedDesk &played() { return m_played; }

    [[nodiscard]] Hands &hands() { return m_hands; }

    [[nodiscard]] Space at() { return omega::figureOf(m_played.table(), onTurn(m_played))->at; }

private:
    PlayedDesk m_played;
    Hands m_hands;
};

/// An explosion of one red die by the form, far from the commandos: it reaches three figures, the first a blaster.
class Exploding : public InTurn
{
public:
    Exploding()
    {
        happens(played(), omega::FigureArrived{{1}, {"blaster"}, {6, 1}, Facing::West});
        happens(played(), omega::FigureArrived{{2}, {"rogue_clone"}, {5, 1}, Facing::West});
        happens(played(), omega::FigureArrived{{3}, {"rogue_clone"}, {6, 0}, Facing::West});
        played().page().findChild<DeskPanels *>()->explode({.at = {6, 1}, .radius = 1, .dice = {0, 1}});
        deliverPosted();
    }

    [[nodiscard]] DicePanel &panel() { return played().dice(); }
};

/// The names of the buttons that are default buttons on the page.
QStringList bright(PlayedDesk &played)
{
    QStringList names;
    for (const QPushButton *button : played.page().findChildren<QPushButton *>())
    {
        const QString role = button->property("role").toString();
        const QString tone = button->property("tone").toString();
        if (button->isVisible()
            && ((role == QStringLiteral("primary") && tone.isEmpty()) || tone == QStringLiteral("due")))
            names << button->text();
    }
    return names;
}

} // namespace

/// A double click, a stroke and Enter do the same as the default button.
class DeskHandsTest : public QObject
{
    Q_OBJECT

private slots:

    void aDoubleClickAttacks()
    {
        InTurn desk;
        const Space target{desk.at().x + 3, desk.at().y};
        happens(desk.played(), omega::FigureArrived{{1}, {"rogue_clone"}, target, Facing::West});
        doubleClick(desk.played(), target);
        QVERIFY(desk.played().table().pending.attack.has_value());
    }

    void aDoubleClickPlacesAFigure()
    {
        PlayedDesk played;
        Hands hands(played);
        goOn(hands, [&] { return played.table().clock.step == omega::Step::Spawn; });
        happens(played, omega::TokensMoved{omega::bank, omega::pool, 20});
        QPushButton *use = buttonThatSays(played, QStringLiteral("Use · 3"));
        QVERIFY(use != nullptr);
        for (QPushButton *button : played.page().findChildren<QPushButton *>())
            if (button->isVisible() && button->text().startsWith(QStringLiteral("Use"))
                && played.table().pending.allowances.empty())
                button->click();
        deliverPosted();
        QVERIFY(!played.table().pending.allowances.empty());
        const std::size_t before = played.table().figures.size();
        const SpaceSet places = placesFor(*played.session().overseerView(), played.page().picked());
        std::optional<Space> first;
        places.forEach([&](Space space) { first = first.value_or(space); });
        QVERIFY(first.has_value());
        // Also where the space was chosen before.
        hands.click(*first);
        doubleClick(played, *first);
        QCOMPARE(played.table().figures.size(), before + 1);
    }

    /// A target behind: Enter turns and attacks, as the default button does.
    void enterTurnsAndAttacks()
    {
        InTurn desk;
        const omega::Combatant actor = onTurn(desk.played());
        const Space target{desk.at().x + 3, desk.at().y};
        desk.played().session().submit(omega::Face{actor, Facing::West});
        happens(desk.played(), omega::FigureArrived{{1}, {"rogue_clone"}, target, Facing::West});
        desk.hands().click(target);
        QVERIFY(bright(desk.played()).front().startsWith(QStringLiteral("Turn and attack: ")));
        desk.hands().key(Qt::Key_Return);
        QVERIFY(desk.played().table().pending.attack.has_value());
    }

    void oneClickActivatesAnEnemyAndMovesIt()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        happens(played, omega::FigureArrived{{1}, {"rogue_clone"}, {3, 1}, Facing::West});
        goOn(hands, [&] { return played.table().clock.step == omega::Step::Activate; });
        hands.click(Space{3, 1});
        hands.click(Space{3, 2});
        QPushButton *move = buttonThatSays(played, QStringLiteral("Activate and move"));
        QVERIFY(move != nullptr);
        hands.click(*move);
        QCOMPARE(omega::standingOf(played.table(), omega::FigureId{1})->at, (Space{3, 2}));
    }

    /// One step back, the enemy is meant still: the key of the default button ends no step in its place.
    void anActivationThatIsUndoneIsOfferedAgain()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        happens(played, omega::FigureArrived{{1}, {"rogue_clone"}, {3, 1}, Facing::West});
        happens(played, omega::TokensMoved{omega::bank, omega::pool, 10});
        goOn(hands, [&] { return played.table().clock.step == omega::Step::Activate; });
        hands.click(Space{3, 1});
        hands.key(Qt::Key_Return);
        QVERIFY(played.table().turn.has_value());
        played.session().undo();
        deliverPosted();
        QCOMPARE(bright(played).size(), 1);
        QVERIFY2(bright(played).front().contains(QStringLiteral("Activate")), qPrintable(bright(played).front()));
    }

    /// Nobody is picked, and an enemy can act still: the next one is proposed by its number, and no step is ended.
    void theNextEnemyThatCanActIsProposed()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        happens(played, omega::FigureArrived{{1}, {"rogue_clone"}, {3, 1}, Facing::West});
        goOn(hands, [&] { return played.table().clock.step == omega::Step::Activate; });
        QVERIFY(!played.page().picked().actor);
        QCOMPARE(bright(played).size(), qsizetype{1});
        const QList<QPushButton *> buttons = played.page().findChildren<QPushButton *>();
        const auto lit = std::ranges::find_if(buttons, [](const QPushButton *button)
            { return button->isVisible() && button->property("tone").toString() == QStringLiteral("due"); });
        QVERIFY(lit != buttons.end());
        QCOMPARE((*lit)->accessibleName(), QStringLiteral("Activate Rogue Clone 1 to fight · 2"));
        // A selection on the board does not answer the question of the step.
        hands.click(Space{6, 1});
        hands.key(Qt::Key_Return);
        QVERIFY(!played.table().turn);
        hands.key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(played.table().turn && played.table().turn->who == omega::Combatant(omega::FigureId{1}));
    }

    /// An attack that the pool pays for is not thrown away by the default; one that it does not pay for leaves none.
    void anEnemyWithATargetInReachIsActivatedToFight()
    {
        for (const int pool : {10, 1})
        {
            PlayedDesk played(Printing::Revised, true);
            Hands hands(played);
            goOn(hands, [&] { return played.table().turn.has_value(); });
            happens(played, omega::FigureArrived{{1}, {"rogue_clone"}, {3, 1}, Facing::East});
            goOn(hands, [&] { return played.table().clock.step == omega::Step::Activate; });
            happens(played, omega::TokensMoved{omega::pool, omega::bank, played.table().adrenaline.pool});
            happens(played, omega::TokensMoved{omega::bank, omega::pool, pool});
            for (const bool picks : {false, true})
            {
                if (picks)
                    hands.click(Space{3, 1});
                QCOMPARE(bright(played).size(), qsizetype{pool > 1 ? 1 : 0});
                if (pool > 1)
                    QVERIFY2(bright(played).front().contains(QStringLiteral("to fight")),
                        qPrintable(bright(played).front()));
            }
            played.board().setFocus(Qt::OtherFocusReason);
            hands.key(Qt::Key_Return);
            QCOMPARE(played.table().clock.step, omega::Step::Activate);
            QCOMPARE(played.table().turn.has_value(), pool > 1);
        }
    }

    /// The selection is cleared when the step begins, so the first click in the step selects and does not deselect.
    void whoWasPickedBeforeTheActivationsIsPickedAnew()
    {
        PlayedDesk played;
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        const Space at{3, 1};
        happens(played, omega::FigureArrived{{1}, {"rogue_clone"}, at, Facing::West});
        happens(played, omega::TokensMoved{omega::bank, omega::pool, 10});
        goOn(hands, [&] { return played.table().clock.step == omega::Step::Spawn; });
        hands.click(at);
        QVERIFY(played.page().picked().actor == omega::Combatant(omega::FigureId{1}));
        goOn(hands, [&] { return played.table().clock.step == omega::Step::Activate; });
        QVERIFY(!played.page().picked().actor);
        hands.click(at);
        QVERIFY(played.page().picked().actor == omega::Combatant(omega::FigureId{1}));
    }

    /// It is proposed for the default button once it is picked: beside a commando, to fight.
    void theNextEnemyBesideACommandoIsProposedToFight()
    {
        PlayedDesk played(Printing::Revised, true);
        Hands hands(played);
        goOn(hands, [&] { return played.table().turn.has_value(); });
        const Space beside = *played.table().commandos.at(omega::Role::Rifleman).at;
        const Space at{beside.x + 1, beside.y};
        happens(played, omega::FigureArrived{{1}, {"rogue_clone"}, at, Facing::West});
        happens(played, omega::TokensMoved{omega::bank, omega::pool, 10});
        goOn(hands, [&] { return played.table().clock.step == omega::Step::Activate; });
        QVERIFY(!played.page().picked().actor);
        QCOMPARE(bright(played).size(), qsizetype{1});
        QVERIFY2(bright(played).front().startsWith(QStringLiteral("Activate Rogue Clone 1 to fight")),
            qPrintable(bright(played).front()));
        hands.click(at);
        QCOMPARE(bright(played).size(), qsizetype{1});
        QVERIFY2(
            bright(played).front().startsWith(QStringLiteral("Activate to fight")), qPrintable(bright(played).front()));
    }

    /// A column is typed in capitals or not; the shadings have other keys.
    void aCapitalNamesASpaceToo()
    {
        InTurn desk;
        desk.played().board().setFocus();
        for (const Qt::Key letter : {Qt::Key_D, Qt::Key_R, Qt::Key_S})
            desk.hands().key(letter, Qt::ShiftModifier);
        QVERIFY(!floorOf(desk.played().board().scene()).danger);
        QVERIFY(!floorOf(desk.played().board().scene()).seen);
        QVERIFY(!floorOf(desk.played().board().scene()).reach.empty());
        QTest::qWait(1600);
        desk.hands().key(Qt::Key_D, Qt::ShiftModifier);
        desk.hands().key(Qt::Key_3);
        QCOMPARE(desk.played().board().cursorSpace(), (Space{3, 2}));
        desk.hands().key(Qt::Key_B);
        desk.hands().key(Qt::Key_1);
        QCOMPARE(desk.played().board().cursorSpace(), (Space{1, 0}));
        // A name that was not ended spoils none.
        for (const Qt::Key key : {Qt::Key_C, Qt::Key_C, Qt::Key_2})
            desk.hands().key(key);
        QCOMPARE(desk.played().board().cursorSpace(), (Space{2, 1}));
    }

    /// A highlighted space can be reached: after the only diagonal step, no space is highlighted that needs another.
    void theReachKnowsThatTheDiagonalIsUsed()
    {
        InTurn desk;
        PlayedDesk &played = desk.played();
        const Space from = desk.at();
        played.session().submit(omega::Move{onTurn(played), {from, {from.x + 1, from.y - 1}}, Facing::East});
        deliverPosted();
        QVERIFY(played.table().turn->diagonalUsed);
        const Space now = desk.at();
        int lit = 0;
        played.table().ground.map.floor().forEach(
            [&](Space space)
            {
                const QString said = spokenSpace(played.board().scene(), space);
                if (space == now || !said.contains(QStringLiteral("in reach for")))
                    return;
                ++lit;
                const OmegaViewPtr view = played.session().overseerView();
                const Offers offers = offersFor(*view, pickedOn(*view, Picked{.actor = onTurn(played)}, space));
                QVERIFY2(
                    !offers.empty() && !offers.front().no && offers.front().command.as<omega::Move>()->actions == 1,
                    qPrintable(said));
            });
        QVERIFY(lit > 3);
    }

    /// An enemy that helps is named with its price, is not the default button, and leaves the keys with the dice.
    void whoAssistsIsNamedAndTheDiceKeepTheKeys()
    {
        InTurn desk(Printing::First);
        PlayedDesk &played = desk.played();
        happens(played, omega::FigureArrived{{1}, {"warrior_clone"}, {3, 1}, Facing::West});
        happens(played, omega::FigureArrived{{2}, {"handler"}, {3, 3}, Facing::West});
        happens(played, omega::TokensMoved{omega::bank, omega::pool, 10});
        goOn(desk.hands(), [&] { return played.table().clock.step == omega::Step::Activate; });
        desk.hands().click(Space{3, 1});
        desk.hands().click(desk.played().table().commandos.at(omega::Role::TeamLeader).at.value());
        desk.hands().key(Qt::Key_Return);
        if (!played.table().pending.attack)
            QSKIP("the sample's clone cannot attack from there");
        QPushButton *assist = buttonThatSays(played, QStringLiteral("Handler"));
        QVERIFY(assist != nullptr);
        QVERIFY2(assist->text().endsWith(QStringLiteral("assists: one more die · 1")), qPrintable(assist->text()));
        QVERIFY(!bright(played).contains(assist->text()));
        desk.hands().click(*assist);
        QVERIFY(QApplication::focusWidget()->objectName().startsWith(QStringLiteral("die/")));
    }

    /// After a card was used the keyboard is on the board again: a typed space and Enter use it no second time.
    void enterAfterACardUsesItNoSecondTime()
    {
        InTurn desk;
        PlayedDesk &played = desk.played();
        const omega::Role role = get<omega::Role>(onTurn(played));
        happens(played, omega::KitChanged{role, {"disruptor"}, true});
        QPushButton *use = buttonThatSays(played, QStringLiteral("Disruptor"));
        QVERIFY(use != nullptr);
        desk.hands().click(*use);
        const int paid = omega::adrenalineOf(played.table(), role);
        QCOMPARE(paid, 1);
        QVERIFY(
            played.board().isAncestorOf(QApplication::focusWidget()) || &played.board() == QApplication::focusWidget());
    }

    /// A charge on the board: its area is shown, and its dice are typed for each whom it reaches.
    void aChargeExplodesByTypedDice()
    {
        InTurn desk;
        PlayedDesk &played = desk.played();
        const Space at{8, 1};
        happens(played, omega::MarkerPlaced{omega::MarkerKind::TriggeredExplosive, at});
        happens(played, omega::FigureArrived{{1}, {"rogue_clone"}, at, Facing::West});
        QVERIFY(desk.hands().choose(at, QStringLiteral("Triggered explosive explodes…")));
        auto *panel = &played.dice();
        QVERIFY(panel->isVisible());
        QVERIFY(panel->requestedExplosion().has_value());
        const auto reaches = [&]
        { return spokenSpace(played.board().scene(), at).contains(QStringLiteral("the explosion reaches it")); };
        QVERIFY(reaches());
        const int dice = panel->requestedExplosion()->dice.size();
        QVERIFY(dice > 0);
        for (int i = 0; i < dice; ++i)
            desk.hands().key(Qt::Key_2);
        desk.hands().key(Qt::Key_Return);
        QVERIFY(played.table().figures.empty());
        QVERIFY(!panel->isVisible());
        QVERIFY(!reaches());
    }

    /// Entered dice stay: Dossier rolls for those who have no dice yet, and the button says for how many.
    void dossierRollsForTheOthersOfAnExplosion()
    {
        Exploding desk;
        PlayedDesk &played = desk.played();
        QCOMPARE(desk.panel().requestedExplosion()->rolls.size(), std::size_t{3});
        QVERIFY(buttonThatSays(played, QStringLiteral("Dossier rolls all 3")) != nullptr);
        std::optional<omega::Explode> rolled;
        CommandActions<omega::Command> actions = played.page().commandActions();
        actions.roll = [&rolled, roll = actions.roll](const OmegaCommand &command)
        {
            rolled = *command.as<omega::Explode>();
            roll(command);
        };
        played.page().setCommandActions(actions);
        desk.hands().key(Qt::Key_1);
        desk.hands().key(Qt::Key_Return);
        QVERIFY(played.click(QStringLiteral("Dossier rolls the other 2")));
        QVERIFY(rolled.has_value());
        QVERIFY((rolled->rolls.front().faces == omega::Faces{{}, {1}}));
        QVERIFY(rolled->rolls.at(1).faces == omega::Faces{} && rolled->rolls.at(2).faces == omega::Faces{});
        QCOMPARE(omega::woundsOf(played.table(), omega::FigureId{1}), 1);
        QVERIFY(!desk.panel().isVisible());
    }

    /// Enter on the last die of a figure leads to the first of the next: each is typed whole.
    void theDiceOfEveryFigureAreTypedFromTheFirst()
    {
        Exploding desk;
        desk.played().page().findChild<DeskPanels *>()->explode({.at = {6, 1}, .radius = 1, .dice = {0, 3}});
        const DiceDraft *dice = &desk.panel().dice();
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_0, Qt::Key_0, Qt::Key_Return})
            desk.hands().key(key);
        QCOMPARE(dice->unturned(), 3);
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_1, Qt::Key_0})
            desk.hands().key(key);
        QCOMPARE(dice->faces().red, (std::vector<int>{1, 1, 0}));
        QCOMPARE(dice->unturned(), 0);
        // A digit too many changes no die.
        desk.hands().key(Qt::Key_2);
        QCOMPARE(dice->faces().red, (std::vector<int>{1, 1, 0}));
    }

    /// One step back goes to the figure before, and from the first takes the explosion back; the foot says which.
    void oneStepBackGoesThroughTheDiceOfAnExplosion()
    {
        Exploding desk;
        PlayedDesk &played = desk.played();
        const journal::Position before = played.session().position();
        const auto undo = [&](const QString &what)
        {
            for (QPushButton *button : played.page().findChildren<QPushButton *>())
                if (button->isVisible() && button->accessibleName() == QStringLiteral("Undo"))
                    return button->toolTip().startsWith(QStringLiteral("Undo: ") + what);
            return false;
        };
        QVERIFY(undo(QStringLiteral("Explosion on G2")));
        desk.hands().key(Qt::Key_1);
        QVERIFY(undo(QStringLiteral("The die typed last")));
        desk.hands().key(Qt::Key_Return);
        QVERIFY(undo(QStringLiteral("Dice for Blaster 1")));
        QVERIFY(played.shows(QStringLiteral("2 of 3")));
        desk.hands().key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(played.shows(QStringLiteral("1 of 3")));
        const DiceDraft *dice = &desk.panel().dice();
        QCOMPARE(dice->faces().red, std::vector<int>{1});
        QCOMPARE(dice->unturned(), 0);
        desk.hands().key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(dice->unturned(), 1);
        // The button does what its key does.
        QVERIFY(played.click(QStringLiteral("Undo")));
        QVERIFY(!desk.panel().isVisible());
        QVERIFY(played.session().position() == before);
        QVERIFY(!undo(QStringLiteral("Explosion")));
    }

    /// Dice that somebody asked for are not forgotten by the end of a turn: it is told that they wait.
    void aTurnDoesNotEndOverAnExplosionThatIsEntered()
    {
        InTurn desk;
        PlayedDesk &played = desk.played();
        const omega::Combatant who = onTurn(played);
        happens(played, omega::MarkerPlaced{omega::MarkerKind::TriggeredExplosive, {2, 1}});
        QVERIFY(desk.hands().choose({2, 1}, QStringLiteral("Triggered explosive explodes…")));
        QPushButton *end = played.page().findChild<QPushButton *>(QStringLiteral("nextStep"));
        desk.hands().click(*end);
        QCOMPARE(onTurn(played), who);
        QVERIFY(played.shows(QStringLiteral("The dice of the explosion on C2 are not entered yet")));
        QVERIFY(played.dice().isVisible());
        desk.hands().key(Qt::Key_Escape);
        desk.hands().key(Qt::Key_Escape);
        QVERIFY(!played.dice().isVisible());
        desk.hands().click(*end);
        QVERIFY(onTurn(played) != who);
    }

    /// Nor by an attack that was picked before: it waits, and says for what.
    void nothingElseIsDoneOverAnExplosionThatIsEntered()
    {
        InTurn desk;
        PlayedDesk &played = desk.played();
        const Space target{desk.at().x + 3, desk.at().y};
        happens(played, omega::FigureArrived{{1}, {"rogue_clone"}, target, Facing::West});
        happens(played, omega::MarkerPlaced{omega::MarkerKind::TriggeredExplosive, target});
        desk.hands().click(target);
        const auto attack = [&played]
        {
            for (QPushButton *button : played.stage().findChildren<QPushButton *>())
                if (button->isVisible() && button->text().startsWith(QStringLiteral("Attack")))
                    return button;
            return static_cast<QPushButton *>(nullptr);
        };
        QVERIFY(attack() != nullptr);
        const QString waits
            = QStringLiteral("The dice of the explosion on %1 are not entered yet").arg(spaceName(target));
        QVERIFY(!attack()->toolTip().contains(waits));
        QVERIFY(desk.hands().choose(target, QStringLiteral("Triggered explosive explodes…")));
        for (const QPushButton *button : played.stage().findChildren<QPushButton *>())
            if (button->isVisible() && button->menu() == nullptr && !button->isCheckable())
            {
                QCOMPARE(button->property("tone").toString(), QStringLiteral("refused"));
                QVERIFY2(button->toolTip().contains(waits), qPrintable(button->toolTip()));
            }
        QVERIFY(!desk.hands().choose(target, QStringLiteral("Attack")));
        for (QMenu *menu : played.board().findChildren<QMenu *>(QStringLiteral("spotMenu")))
            menu->close();
        desk.hands().click(*attack());
        QVERIFY(!played.table().pending.attack);
        QVERIFY(played.shows(waits));
        auto *panel = &played.dice();
        QVERIFY(panel->isVisible() && panel->requestedExplosion());
        desk.hands().key(Qt::Key_Escape);
        desk.hands().key(Qt::Key_Escape);
        QVERIFY(!panel->requestedExplosion());
        QVERIFY(!attack()->toolTip().contains(waits));
        desk.hands().click(*attack());
        QVERIFY(played.table().pending.attack.has_value());
    }

    /// An explosion whose marker was taken back no longer waits for dice.
    void anExplosionGoesWithItsMarker()
    {
        InTurn desk;
        PlayedDesk &played = desk.played();
        happens(played, omega::MarkerPlaced{omega::MarkerKind::TriggeredExplosive, {2, 1}});
        QVERIFY(desk.hands().choose({2, 1}, QStringLiteral("Triggered explosive explodes…")));
        played.session().undo();
        deliverPosted();
        QVERIFY(!played.dice().isVisible());
        desk.hands().click(*played.page().findChild<QPushButton *>(QStringLiteral("nextStep")));
        QVERIFY(!played.shows(QStringLiteral("are not entered yet")));
    }

    void escapeLeavesAChargeAlone()
    {
        InTurn desk;
        PlayedDesk &played = desk.played();
        happens(played, omega::MarkerPlaced{omega::MarkerKind::TriggeredExplosive, {2, 1}});
        const journal::Position before = played.session().position();
        QVERIFY(desk.hands().choose({2, 1}, QStringLiteral("Triggered explosive explodes…")));
        desk.hands().key(Qt::Key_Escape);
        QVERIFY(!played.dice().isVisible());
        QCOMPARE(played.session().position(), before);
    }

    /// The end asks who has won, and no button is the default until that is said: neither side is likelier.
    void theEndAsksWhoHasWon()
    {
        PlayedDesk played;
        played.session().submit(omega::EndGame{});
        deliverPosted();
        QVERIFY(played.page().findChild<QWidget *>(QStringLiteral("endPanel"))->isVisible());
        QCOMPARE(bright(played), QStringList{});
        const auto *again = played.page().findChild<QWidget *>(QStringLiteral("playAgain"));
        const QPoint place = again->pos();
        QVERIFY(played.click(QStringLiteral("The overseer wins")));
        QCOMPARE(played.table().clock.winner, std::optional(Side::Enemy));
        QCOMPARE(again->pos(), place);
        QCOMPARE(bright(played), QStringList{});
        QVERIFY(played.shows(QStringLiteral("Finally: The game is over")));
        // An answer that is taken back is asked for again, also of who was looking at the board.
        QVERIFY(played.click(QStringLiteral("Look at the board")));
        QVERIFY(!played.page().findChild<QWidget *>(QStringLiteral("endPanel"))->isVisible());
        played.session().undo();
        deliverPosted();
        QVERIFY(played.page().findChild<QWidget *>(QStringLiteral("endPanel"))->isVisible());
        QCOMPARE(bright(played), QStringList{});
        // No key that was meant for the game leaves it.
        QVERIFY(played.click(QStringLiteral("The commandos win")));
        QTest::keyClick(&played.at().window(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(played.page().isVisible());
    }
};

DOSSIER_TESTS(DeskHandsTest, Windows)

} // namespace desk_hands_test

#include "desk_hands_test.moc"
