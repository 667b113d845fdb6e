#include "app/omega/overseer_session.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/setup.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "views/board/board_view.h"
#include "views/omega/setup/new_session_page.h"
#include "views/omega/setup/setup_page.h"
#include "views/omega/setup/stack_list.h"
#include "views/session/journal_strip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

namespace setup_page_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

using omega::RoomId;

/// The desk with a new session, on the page of its set-up.
class BeingSetUp
{
public:
    explicit BeingSetUp(int players = 5)
    {
        emit m_at.window().newSessionRequested(QStringLiteral("omega"));
        omegaDesk(m_at.desk())
            .beginSession({{}, {"sample_depot"}, Printing::Revised, players, QStringLiteral("Friday")});
        deliverPosted();
    }

    [[nodiscard]] DeskAtRest &at() { return m_at; }

    [[nodiscard]] OverseerSession &session() { return *omegaDesk(m_at.desk()).overseers(); }

    [[nodiscard]] SetupPage &page() { return *omegaDesk(m_at.desk()).setupPage(); }

    [[nodiscard]] const omega::PublicTable &table() { return session().overseerView()->open; }

    [[nodiscard]] const omega::Secrets &secrets() { return *session().overseerView()->overseer; }

    [[nodiscard]] StackList &cards() { return *page().findChild<StackList *>(); }

    [[nodiscard]] BoardView &board() { return *page().findChild<BoardView *>(); }

    /// The control that is called that and is shown; null when there is none.
    template <typename Control>
    [[nodiscard]] Control *called(const QString &name)
    {
        for (Control *control : page().findChildren<Control *>())
            if (control->isVisible() && control->accessibleName() == name)
                return control;
        return nullptr;
    }

    bool click(const QString &name)
    {
        auto *button = called<QPushButton>(name);
        if (button == nullptr || !button->isEnabled())
            return false;
        button->click();
        deliverPosted();
        return true;
    }

    void press(Space space)
    {
        emit board().pressed({space, std::nullopt}, Qt::NoModifier);
        deliverPosted();
    }

    [[nodiscard]] bool shows(const QString &text)
    {
        for (const QLabel *label : page().findChildren<QLabel *>())
            if (label->isVisible() && label->text().contains(text))
                return true;
        return false;
    }

    /// Chooses the card of that place in the list.
    void choose(RoomId room, int index)
    {
        for (int row = 0; row < cards().count(); ++row)
            if (cards().item(row)->data(Qt::UserRole).toInt() == room.number
                && cards().item(row)->data(Qt::UserRole + 1).toInt() == index)
                cards().setCurrentRow(row);
    }

    [[nodiscard]] std::vector<omega::RoomCardId> stack(RoomId room) { return stackOf(*session().overseerView(), room); }

private:
    DeskAtRest m_at;
};

} // namespace

class SetupPageTest : public QObject
{
    Q_OBJECT

    /// The widget with the focus gets the key.
    static void key(DeskAtRest &at, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *widget = at.window().focusWidget();
        QTest::keyClick(widget != nullptr ? widget : &at.window(), key, modifiers);
        deliverPosted();
    }

    /// Goes on with the tab key until a control of that name has the keyboard.
    static bool tabTo(DeskAtRest &at, const QString &name)
    {
        for (int i = 0; i < 200; ++i)
        {
            if (at.window().focusWidget() != nullptr && at.window().focusWidget()->accessibleName() == name)
                return true;
            key(at, Qt::Key_Tab);
        }
        return false;
    }

    /// Drops what is dragged from the list of room cards.
    static void drop(QWidget *on, QPointF at)
    {
        QMimeData data;
        data.setData(QLatin1String(roomCardFormat), QByteArrayLiteral("card"));
        QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(on, &enter);
        QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(on, &dropped);
    }

private slots:

    void aGameIsSetUpAndBegunByKeysAlone()
    {
        DeskAtRest at;
        at.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(at.page(), QStringLiteral("NewSessionPage"));
        QVERIFY(tabTo(at, QStringLiteral("Number of players")));
        key(at, Qt::Key_Down);
        QVERIFY(tabTo(at, QStringLiteral("Name of the campaign file")));
        QTest::keyClicks(at.window().focusWidget(), QStringLiteral("Friday/evening"));
        key(at, Qt::Key_Return);
        QCOMPARE(at.page(), QStringLiteral("SetupPage"));
        const OverseerSession &session = *omegaDesk(at.desk()).overseers();
        QVERIFY(session.path().endsWith(QStringLiteral("Friday-evening.dossier")));
        const omega::PublicTable table = session.overseerView()->open;
        QCOMPARE(static_cast<int>(table.commandos.size()), 3);
        QVERIFY(tabTo(at, QStringLiteral("Place Team Leader")));
        key(at, Qt::Key_Space);
        key(at, Qt::Key_Right);
        key(at, Qt::Key_Right);
        const Space before = table.commandos.at(omega::Role::TeamLeader).at.value();
        key(at, Qt::Key_Return);
        QCOMPARE(session.overseerView()->open.commandos.at(omega::Role::TeamLeader).at.value(),
            (Space{before.x + 2, before.y}));
        key(at, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(at.page(), QStringLiteral("OverseerPage"));
        QCOMPARE(session.overseerView()->open.clock.step, omega::Step::Transfer);
    }

    void everythingIsFilledInFromTheStart()
    {
        for (const int players : {2, 3, 6})
        {
            BeingSetUp set(players);
            QVERIFY(!omega::wrongNumberOfCommandos(set.table()));
            QVERIFY(set.shows(QStringLiteral("ready")));
            for (const RoomId room : roomsForStacks(*set.session().overseerView()))
                QVERIFY(!set.stack(room).empty());
            QVERIFY(set.click(QStringLiteral("Begin the game")));
            QCOMPARE(set.at().page(), QStringLiteral("OverseerPage"));
        }
    }

    void tooMuchKitIsRefusedWithTheReason()
    {
        BeingSetUp set;
        const auto before = set.table().commandos.at(omega::Role::TeamLeader).kit;
        QVERIFY(set.click(QStringLiteral("Team Leader: Flame thrower · 4")));
        QCOMPARE(set.table().commandos.at(omega::Role::TeamLeader).kit, before);
        QVERIFY(set.shows(QStringLiteral("6")) && set.shows(QStringLiteral("5")));
        QLineEdit *reason = set.called<QLineEdit>(QStringLiteral("Reason for your decision"));
        QVERIFY(reason != nullptr);
        QVERIFY(!set.called<QPushButton>(QStringLiteral("Team Leader: Flame thrower · 4"))->isChecked());
    }

    void kitIsTakenAndGivenBackWithTheWeaponOfTheSheet()
    {
        BeingSetUp set;
        const std::optional<omega::WeaponId> printed = set.table().commandos.at(omega::Role::TeamLeader).ranged;
        QVERIFY(set.click(QStringLiteral("Team Leader: Keep Your Head Down · 2")));
        QVERIFY(set.table().commandos.at(omega::Role::TeamLeader).kit.empty());
        QVERIFY(set.click(QStringLiteral("Team Leader: Flame thrower · 4")));
        QCOMPARE(set.table().commandos.at(omega::Role::TeamLeader).kit.size(), std::size_t{1});
        QVERIFY(set.click(QStringLiteral("Team Leader: Flame thrower · 4")));
        QCOMPARE(set.table().commandos.at(omega::Role::TeamLeader).ranged, printed);
    }

    void twoDoorsAlikeInARoomAreToldAtOnceAndHinderTheBeginning()
    {
        BeingSetUp set;
        const auto choose = [&](const QString &door, const QString &kind)
        {
            auto *list = set.called<QComboBox>(QStringLiteral("Kind of the door ") + door);
            QVERIFY(list != nullptr);
            list->setCurrentIndex(list->findText(kind));
            emit list->activated(list->currentIndex());
        };
        // The set-up deals its doors: the other doors of the room are to be no pair before these two.
        choose(QStringLiteral("D7\u00A0|\u00A0E7"), QStringLiteral("jammed"));
        choose(QStringLiteral("F4\u00A0|\u00A0F5"), QStringLiteral("unlocked"));
        choose(QStringLiteral("D3\u00A0|\u00A0E3"), QStringLiteral("locked"));
        choose(QStringLiteral("I3\u00A0|\u00A0J3"), QStringLiteral("locked"));
        QVERIFY(set.shows(QStringLiteral("Two doors of one room are alike: D3\u00A0|\u00A0E3 and I3\u00A0|\u00A0J3.")));
        QVERIFY(set.shows(QStringLiteral("not yet")));
        QVERIFY(set.click(QStringLiteral("Begin the game")));
        QCOMPARE(set.at().page(), QStringLiteral("SetupPage"));
        QVERIFY(set.called<QLineEdit>(QStringLiteral("Reason for your decision")) != nullptr);
    }

    void aDoorIsTurnedOnTheBoard()
    {
        BeingSetUp set;
        const Edge door = set.table().ground.doors.begin()->first;
        const omega::DoorKind before = set.secrets().doors.at(door);
        emit set.board().edgeRequested(door);
        QVERIFY(set.secrets().doors.at(door) != before);
    }

    void cardsGoToRoomsByTheirLetterAndBackByDelete()
    {
        BeingSetUp set;
        const std::vector<RoomId> rooms = roomsForStacks(*set.session().overseerView());
        const std::vector<omega::RoomCardId> first = set.stack(rooms[0]);
        const std::vector<omega::RoomCardId> second = set.stack(rooms[1]);
        set.choose(rooms[0], 0);
        QTest::keyClick(&set.cards(), static_cast<Qt::Key>(Qt::Key_A + rooms[1].number - 1));
        QCOMPARE(set.stack(rooms[0]), std::vector(first.begin() + 1, first.end()));
        std::vector<omega::RoomCardId> grown = second;
        grown.push_back(first.front());
        QCOMPARE(set.stack(rooms[1]), grown);
        set.choose(rooms[1], static_cast<int>(second.size()));
        QTest::keyClick(&set.cards(), Qt::Key_Delete);
        QCOMPARE(set.stack(rooms[1]), second);
    }

    void theOrderOfAStackIsKeyed()
    {
        BeingSetUp set;
        const RoomId room = roomsForStacks(*set.session().overseerView()).front();
        std::vector<omega::RoomCardId> cards = set.stack(room);
        QVERIFY(cards.size() >= 2);
        set.choose(room, 0);
        QTest::keyClick(&set.cards(), Qt::Key_Down, Qt::AltModifier);
        std::swap(cards[0], cards[1]);
        QCOMPARE(set.stack(room), cards);
        QTest::keyClick(&set.cards(), Qt::Key_Up, Qt::AltModifier);
        std::swap(cards[0], cards[1]);
        QCOMPARE(set.stack(room), cards);
    }

    void aCardIsHeldAndARoomOfTheBoardTakesIt()
    {
        BeingSetUp set;
        const RoomId room = roomsForStacks(*set.session().overseerView()).front();
        const std::size_t before = set.stack(room).size();
        set.choose({0}, 3);
        QTest::keyClick(&set.cards(), Qt::Key_Return);
        QVERIFY(set.shows(QStringLiteral("Which room takes the card?")));
        emit set.board().activated({omega::View(*set.session().overseerView())
                                        .open.ground.rooms.at(static_cast<std::size_t>(room.number) - 1)
                                        .spaces.front(),
            std::nullopt});
        QCOMPARE(set.stack(room).size(), before + 1);
    }

    void aCardIsDroppedOnARoomOfTheBoard()
    {
        BeingSetUp set;
        const RoomId room = roomsForStacks(*set.session().overseerView()).front();
        const Space space = set.table().ground.rooms.at(static_cast<std::size_t>(room.number) - 1).spaces.front();
        const std::size_t before = set.stack(room).size();
        set.choose({0}, 3);
        drop(set.board().viewport(), set.board().geometryOfBoard().rectOf(space).center());
        QCOMPARE(set.stack(room).size(), before + 1);
    }

    void aCardIsDroppedBetweenTheCardsOfAStack()
    {
        BeingSetUp set;
        const std::vector<RoomId> rooms = roomsForStacks(*set.session().overseerView());
        const omega::RoomCardId card = set.stack(rooms[0]).front();
        set.choose(rooms[1], 0);
        const QRect first = set.cards().visualItemRect(set.cards().currentItem());
        set.choose(rooms[0], 0);
        drop(set.cards().viewport(), QPointF(first.left() + 10, first.top() + 2));
        QCOMPARE(set.stack(rooms[1]).front(), card);
    }

    void aCommandoIsLeftOutAndTheRestStays()
    {
        BeingSetUp set;
        const auto stacks = set.secrets().stacks;
        const auto doors = set.secrets().doors;
        const auto leader = set.table().commandos.at(omega::Role::TeamLeader);
        set.called<QCheckBox>(QStringLiteral("Rifleman is in play"))->click();
        QVERIFY(!set.table().commandos.contains(omega::Role::Rifleman));
        QCOMPARE(set.table().commandos.size(), std::size_t{3});
        QVERIFY(set.table().commandos.at(omega::Role::TeamLeader) == leader);
        QVERIFY(set.secrets().stacks == stacks);
        QVERIFY(set.secrets().doors == doors);
        QVERIFY(set.table().deck.left > 0);
        set.called<QCheckBox>(QStringLiteral("Reconnaissance Specialist is in play"))->click();
        QCOMPARE(set.table().commandos.at(omega::Role::Reconnaissance).seat, 4);
        QVERIFY(set.shows(QStringLiteral("not yet")));
        QVERIFY(set.click(QStringLiteral("Set up the rest for me")));
        QVERIFY(set.shows(QStringLiteral("ready")));
        QVERIFY(set.click(QStringLiteral("Begin the game")));
        QCOMPARE(set.table().clock.step, omega::Step::Transfer);
    }

    void whoStandsInAHiddenRoomIsTold()
    {
        BeingSetUp set;
        QVERIFY(set.shows(QStringLiteral("Everything is ready.")));
        const auto &rooms = set.table().ground.rooms;
        const auto hidden = std::ranges::find(rooms, omega::RoomState::Hidden, &omega::Room::state);
        QVERIFY(hidden != rooms.end());
        const Space there = hidden->spaces.back();
        set.session().submit(omega::PlaceCommando{omega::Role::TeamLeader, there, Facing::East});
        deliverPosted();
        QCOMPARE(set.table().commandos.at(omega::Role::TeamLeader).at, std::optional(there));
        QVERIFY(set.shows(QStringLiteral("Team Leader is not in the starting room.")));
        const auto *begin = set.called<QPushButton>(QStringLiteral("Begin the game"));
        QVERIFY2(
            begin != nullptr && begin->property("tone").toString() == QStringLiteral("quiet"), "it is not meant yet");
    }

    void reservesAreAsTheTableHasThem()
    {
        BeingSetUp set;
        auto *box = set.called<QSpinBox>(QStringLiteral("Handler in the reserves"));
        QVERIFY(box != nullptr);
        box->setValue(2);
        QCOMPARE(set.table().reserves.at({"handler"}), 2);
    }

    /// The desk holds the page as a `TablePage`.
    void aValueThatCouldNotBeKeptLeavesItsField()
    {
        BeingSetUp set;
        auto *box = set.called<QSpinBox>(QStringLiteral("Handler in the reserves"));
        QVERIFY(box != nullptr);
        const int stands = box->value();
        {
            const QSignalBlocker unheard(box);
            box->setValue(stands + 1);
        }
        static_cast<TablePage &>(set.page()).explainImpossible();
        QCOMPARE(box->value(), stands);
    }

    void theSetUpIsLeftAndGoneOnWith()
    {
        BeingSetUp set;
        emit set.board().edgeRequested(set.table().ground.doors.begin()->first);
        const omega::View before = *set.session().overseerView();
        const QString file = set.session().path();
        QTest::keyClick(&set.page(), Qt::Key_Escape);
        QCOMPARE(set.at().page(), QStringLiteral("StartPage"));
        emit set.at().window().sessionRequested(file);
        QCOMPARE(set.at().page(), QStringLiteral("SetupPage"));
        QVERIFY(*set.session().overseerView() == before);
    }

    void undoFromTheGameLeadsBackIntoTheSetUp()
    {
        BeingSetUp set;
        const QPointer<SetupPage> before = &set.page();
        QVERIFY(set.click(QStringLiteral("Begin the game")));
        QCOMPARE(set.at().page(), QStringLiteral("OverseerPage"));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY2(before.isNull(), "what no longer shows is still dressed with the rest");
        set.session().undo();
        QCOMPARE(set.at().page(), QStringLiteral("SetupPage"));
        QVERIFY(set.click(QStringLiteral("Redo")));
        QCOMPARE(set.at().page(), QStringLiteral("OverseerPage"));
    }

    /// Drawn to another space and let go there; let go where it stood it waits for a space, as after a click.
    void aCommandoIsDrawnToItsSpace()
    {
        BeingSetUp setup;
        const omega::Role leader = omega::Role::TeamLeader;
        const Space before = *omega::inPlay(setup.table(), leader).at;
        const auto draw = [&](Space to)
        {
            setup.press(*omega::inPlay(setup.table(), leader).at);
            emit setup.board().dragged({to, std::nullopt});
            emit setup.board().released({to, std::nullopt});
            deliverPosted();
        };
        draw({3, 0});
        QCOMPARE(omega::inPlay(setup.table(), leader).at, std::optional(Space{3, 0}));
        draw({3, 0});
        QCOMPARE(omega::inPlay(setup.table(), leader).at, std::optional(Space{3, 0}));
        setup.press(before);
        QCOMPARE(omega::inPlay(setup.table(), leader).at, std::optional(before));
    }

    /// A pack of one's own may lack a commando's cards: the set-up says so before the game begins.
    void whoseCardsAreMissingIsSaid()
    {
        BeingSetUp setup;
        QVERIFY(setup.shows(QStringLiteral("Everything is ready.")));
        omega::View view = *setup.session().overseerView();
        std::ranges::find(view.open.content.sheets, omega::Role::Rifleman, &omega::Sheet::id)->stances.clear();
        setup.page().render(std::make_shared<const omega::View>(view), {});
        QVERIFY(setup.shows(QStringLiteral("No stance cards are entered for: Rifleman")));
    }

    /// Who has a name is not a number.
    void whoPlaysACommandoIsNamed()
    {
        DeskAtRest at;
        emit at.window().newSessionRequested(QStringLiteral("omega"));
        omegaDesk(at.desk()).beginSession({{}, {"sample_depot"}, Printing::Revised, 5, QStringLiteral("Friday"), {},
            {QString(), QStringLiteral("Franco")}});
        deliverPosted();
        QStringList seats;
        for (const QSpinBox *seat : omegaDesk(at.desk()).setupPage()->findChildren<QSpinBox *>())
            if (seat->isVisible() && seat->accessibleName().startsWith(QStringLiteral("Player of ")))
                seats << seat->text();
        QCOMPARE(seats,
            (QStringList{QStringLiteral("1 · Franco"), QStringLiteral("player 2"), QStringLiteral("player 3"),
                QStringLiteral("player 4")}));
    }

    /// One thing is the default button: while somebody is placed it is not the beginning of the game.
    void nothingElseIsBrightWhileACommandoIsPlaced()
    {
        BeingSetUp setup;
        const auto *begin = setup.page().findChild<QPushButton *>(QStringLiteral("nextStep"));
        QCOMPARE(begin->property("tone").toString(), QString());
        QVERIFY(setup.click(QStringLiteral("Place Team Leader")));
        QCOMPARE(begin->property("tone").toString(), QStringLiteral("quiet"));
    }

    /// The board keeps its place, whatever is selected, refused or announced.
    void theBoardKeepsItsPlace()
    {
        BeingSetUp set;
        const QRect before = set.board().geometry();
        const double side = set.board().geometryOfBoard().side;
        const Space start = *set.table().commandos.begin()->second.at;
        set.press(start);
        QVERIFY(set.shows(QStringLiteral("Where does")));
        QCOMPARE(set.board().geometry(), before);
        key(set.at(), Qt::Key_Escape);
        set.session().submit(omega::EndTurn{});
        deliverPosted();
        QCOMPARE(set.board().geometry(), before);
        QCOMPARE(set.board().geometryOfBoard().side, side);
    }

    /// The set-up as it was: to look at, until one goes on from there or comes back.
    void theSetUpLooksBack()
    {
        BeingSetUp set;
        const OmegaViewPtr now = set.session().overseerView();
        set.page().findChild<JournalStrip *>()->step(-1);
        deliverPosted();
        QVERIFY(set.shows(QStringLiteral("The set-up as it was then.")));
        QVERIFY(!set.called<QPushButton>(QStringLiteral("Begin the game"))->isEnabled());
        const journal::Position at = set.session().position();
        for (const auto &[role, commando] : now->open.commandos)
            if (commando.at)
                set.press(*commando.at);
        QCOMPARE(set.session().position(), at);
        emit set.page().presentRequested();
        QVERIFY(set.called<QPushButton>(QStringLiteral("Begin the game"))->isEnabled());
        QVERIFY(*set.session().overseerView() == *now);
    }

    void nothingOfTheStacksIsEverybodys()
    {
        BeingSetUp set;
        const OmegaPublicViewPtr before = set.session().publicView();
        const auto lines = set.session().lineCount(journal::Eyes::Everybodys);
        set.choose(roomsForStacks(*set.session().overseerView()).front(), 0);
        QTest::keyClick(&set.cards(), Qt::Key_Delete);
        QVERIFY(*set.session().publicView() == *before);
        QCOMPARE(set.session().lineCount(journal::Eyes::Everybodys), lines);
    }
};

DOSSIER_TESTS(SetupPageTest, Windows)

} // namespace setup_page_test

#include "setup_page_test.moc"
