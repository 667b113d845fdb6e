#include "model/omega/seen/attack.h"
#include "model/omega/seen/blast.h"
#include "model/omega/seen/numbers.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"
#include "tests/support/views/open_form.h"
#include "tests/support/views/played_desk.h"
#include "tests/support/views/posted_events.h"
#include "tests/support/views/settle.h"
#include "tests/views/omega/hands.h"
#include "views/board/board_drawer.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/desk/desk_panels.h"
#include "views/omega/desk/events_panel.h"
#include "views/omega/desk/legend_panel.h"
#include "views/omega/desk/order_row.h"

#include <QComboBox>
#include <QGridLayout>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

#include <algorithm>

namespace desk_panels_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

const Wash *blastOn(const BoardScene &scene)
{
    const auto found = std::ranges::find(scene.washes, "the explosion reaches it", &Wash::name);
    return found == scene.washes.end() ? nullptr : &*found;
}

const EventLine *lineOf(const std::vector<EventLine> &lines, const QString &name)
{
    const auto found = std::ranges::find(lines, name, &EventLine::name);
    return found == lines.end() ? nullptr : &*found;
}

/// True if the card shows a text with those words.
bool shows(const QWidget &card, QLatin1String words)
{
    return std::ranges::any_of(card.findChildren<QLabel *>(),
        [&](const QLabel *label) { return label->isVisible() && label->text().contains(words); });
}

/// That many rogue clones in the first row.
void enemiesCome(PlayedDesk &played, int count)
{
    for (int number = 1; number <= count; ++number)
        happens(played, omega::FigureArrived{{number}, {"rogue_clone"}, {number + 4, 0}, Facing::West});
}

} // namespace

/// Panels that open over the lower edge of the overseer's board, and their contents.
class DeskPanelsTest : public QObject
{
    Q_OBJECT

private slots:

    void everyEventIsListedWithWhenAndWhatItDoes()
    {
        PlayedDesk played;
        const omega::MissionEvent trap{.id = {"trap"},
            .name = {"Tranello", "Pitfall"},
            .timer = omega::TimerToken::Primary,
            .round = 5,
            .spawns = {{{"rogue_clone"}, 2}}};
        played.session().submit(omega::PlanEvent{trap}, QStringLiteral("agreed"));
        const std::vector<EventLine> lines = eventLines(*played.session().overseerView());
        const EventLine *lights = lineOf(lines, QStringLiteral("Lights out"));
        QVERIFY(lights != nullptr && !lights->apply && !lights->secret);
        QCOMPARE(lights->when, QStringLiteral("primary timer on 3"));
        // The sample has no guide.
        QCOMPARE(lights->does, QStringLiteral("nothing on the map; the table decides what it means"));
        const EventLine *alarm = lineOf(lines, QStringLiteral("Alarm"));
        QVERIFY(alarm != nullptr);
        QCOMPARE(alarm->when, QStringLiteral("whenever the overseer decides"));
        QVERIFY2(alarm->does.contains(QStringLiteral("opens the door F4\u00A0|\u00A0F5"))
                && alarm->does.contains(QStringLiteral("1 × Rogue Clone")),
            qPrintable(alarm->does));
        const EventLine *planned = lineOf(lines, QStringLiteral("Pitfall"));
        QVERIFY(planned != nullptr && planned->secret);
        QCOMPARE(planned->does, QStringLiteral("2 × Rogue Clone"));
        // Nobody else hears of it.
        const std::vector<EventLine> others = eventLines(*played.session().viewOf(omega::CommandoSeat{1}));
        QVERIFY(lineOf(others, QStringLiteral("Lights out")) != nullptr);
        QVERIFY(lineOf(others, QStringLiteral("Pitfall")) == nullptr);
    }

    void whatCanComeIsAppliedFromTheList()
    {
        PlayedDesk played;
        played.planned();
        const auto *menu = played.page().findChild<QPushButton *>(QStringLiteral("tableMenu"));
        QAction *entry = nullptr;
        for (QAction *action : menu->menu()->actions())
            if (action->text().startsWith(QStringLiteral("Event&s")))
                entry = action;
        QVERIFY(entry != nullptr);
        entry->trigger();
        deliverPosted();
        auto *panel = played.page().findChild<QWidget *>(QStringLiteral("events"));
        QVERIFY(panel->isVisible());
        QVERIFY(!played.click(QStringLiteral("Resolve Lights out")));
        QVERIFY(played.click(QStringLiteral("Resolve Alarm")));
        QVERIFY(played.table().clock.happened.contains(omega::MissionEventId{"alarm"}));
        // Pieces that the event brings are placed on the board, so the list closes.
        QVERIFY(!panel->isVisible());
        QCOMPARE(played.page().focusWidget(), static_cast<QWidget *>(&played.board()));
        entry->trigger();
        QVERIFY(played.shows(QStringLiteral("has happened")));
        QVERIFY(played.click(QStringLiteral("Close")));
        QVERIFY(!panel->isVisible());
    }

    void theEndIsShownAgainFromTheMenu()
    {
        PlayedDesk played;
        QAction *entry = nullptr;
        for (QAction *action : played.page().findChild<QPushButton *>(QStringLiteral("tableMenu"))->menu()->actions())
            if (action->text().startsWith(QStringLiteral("Ho&w the game ended")))
                entry = action;
        QVERIFY(entry != nullptr && !entry->isVisible());
        played.session().submit(omega::EndGame{Side::Commando});
        deliverPosted();
        QVERIFY(entry->isVisible());
        QVERIFY(played.click(QStringLiteral("Look at the board")));
        const auto *end = played.page().findChild<QWidget *>(QStringLiteral("endPanel"));
        QVERIFY(!end->isVisible());
        entry->trigger();
        QVERIFY(end->isVisible());
        // The buttons are at the top, with the headline.
        deliverPosted();
        const QWidget *people = end->findChild<QWidget *>(QStringLiteral("standings"));
        for (const QPushButton *button : end->findChildren<QPushButton *>())
            QVERIFY(button->isHidden() || button->geometry().bottom() < people->geometry().top());
    }

    /// The whole game is counted, without what was undone.
    void theEndCountsTheGame()
    {
        PlayedDesk played;
        played.planned();
        for (const omega::Role role : {omega::Role::TeamLeader, omega::Role::Rifleman})
            played.session().submit(omega::Correct{omega::WoundsChanged{role, 2}});
        played.session().undo(QStringLiteral("a slip"));
        played.session().submit(omega::EndGame{Side::Commando});
        deliverPosted();
        QVERIFY(played.shows(QStringLiteral("Wounds taken: commandos 2, enemies 0")));
        QVERIFY(played.shows(QStringLiteral("Commandos downed: 0")));
    }

    /// With a large font what an event brings stands below its name, and nothing is to be scrolled to the side.
    void withLargeLettersEventsStandInOneColumn()
    {
        PlayedDesk played;
        played.planned();
        Preferences preferences = played.at().desk().preferences();
        for (const int percent : {100, 200})
        {
            preferences.textPercent = percent;
            played.at().desk().choose(preferences);
            played.at().window().resize(1280, 800);
            settle();
            played.page().findChild<DeskPanels *>()->open(DeskForm::Events);
            settle();
            const auto *panel = played.page().findChild<QWidget *>(QStringLiteral("events"));
            const QLabel *name = nullptr;
            const QLabel *does = nullptr;
            for (const QLabel *label : panel->findChildren<QLabel *>())
            {
                name = label->text() == QStringLiteral("Alarm") ? label : name;
                does = label->text().contains(QStringLiteral("opens the door")) ? label : does;
            }
            QVERIFY(name != nullptr && does != nullptr);
            QCOMPARE(
                does->mapTo(panel, QPoint()).y() > name->mapTo(panel, name->rect().bottomLeft()).y(), percent == 200);
            const auto *area = played.page().findChild<BoardDrawer *>()->findChild<QScrollArea *>();
            QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
            QCOMPARE(area->verticalScrollBar()->value(), 0);
            QVERIFY(played.page().findChild<DeskPanels *>()->close());
        }
    }

    /// In the step of the initiative, too.
    void whileSomethingIsPlacedNothingLiesOverTheBoard()
    {
        PlayedDesk played;
        played.planned();
        happens(played, omega::MissionEventsCame{{{"alarm"}, {"lights_out"}}});
        played.page().findChild<DeskPanels *>()->open(DeskForm::Events);
        auto *panel = played.page().findChild<QWidget *>(QStringLiteral("events"));
        const auto *drawer = played.page().findChild<BoardDrawer *>();
        QVERIFY(played.click(QStringLiteral("Resolve Alarm")));
        QVERIFY(!played.table().pending.allowances.empty());
        QVERIFY(!panel->isVisible());
        QVERIFY(!drawer->isVisible());
    }

    void theListOfEventsStaysWhileAnotherHasCome()
    {
        PlayedDesk played;
        played.planned();
        happens(played, omega::MissionEventsCame{{{"lights_out"}, {"tremor"}}});
        played.page().findChild<DeskPanels *>()->open(DeskForm::Events);
        auto *panel = played.page().findChild<QWidget *>(QStringLiteral("events"));
        QVERIFY(played.click(QStringLiteral("Resolve Lights out")));
        QVERIFY(panel->isVisible());
        QCOMPARE(played.page().focusWidget()->accessibleName(), QStringLiteral("Resolve Tremor"));
        QVERIFY(played.click(QStringLiteral("Resolve Tremor")));
        QVERIFY(!panel->isVisible());
    }

    /// The list of events comes back as it does after an event that brings nothing to place.
    void theListOfEventsComesBackOnceWhatOneBringsIsPlaced()
    {
        PlayedDesk played;
        played.planned();
        // Without a door to open the alarm brings a figure alone.
        happens(played, omega::DoorTaken{{Edge{{5, 3}, Edge::Side::South}}});
        happens(played, omega::MissionEventsCame{{{"alarm"}, {"lights_out"}}});
        played.page().findChild<DeskPanels *>()->open(DeskForm::Events);
        auto *panel = played.page().findChild<QWidget *>(QStringLiteral("events"));
        QVERIFY(played.click(QStringLiteral("Resolve Alarm")));
        QVERIFY(!played.table().pending.allowances.empty());
        QVERIFY(!panel->isVisible());
        played.session().submit(omega::LeaveRest{});
        deliverPosted();
        QVERIFY(played.table().pending.allowances.empty());
        QVERIFY(panel->isVisible());
        QCOMPARE(played.page().focusWidget()->accessibleName(), QStringLiteral("Resolve Lights out"));
        QVERIFY(played.click(QStringLiteral("Resolve Lights out")));
        QVERIFY(!panel->isVisible());
    }

    /// A form that was opened meanwhile stays open.
    void theListOfEventsDoesNotComeBackOverAnotherForm()
    {
        PlayedDesk played;
        played.planned();
        happens(played, omega::DoorTaken{{Edge{{5, 3}, Edge::Side::South}}});
        happens(played, omega::MissionEventsCame{{{"alarm"}, {"lights_out"}}});
        auto *panels = played.page().findChild<DeskPanels *>();
        panels->open(DeskForm::Events);
        QVERIFY(played.click(QStringLiteral("Resolve Alarm")));
        panels->open(DeskForm::Legend);
        played.session().submit(omega::LeaveRest{});
        deliverPosted();
        QVERIFY(panels->openForm() == DeskForm::Legend);
    }

    void theLegendExplainsWhatLiesOnTheBoardAndOneKeyOpensIt()
    {
        PlayedDesk played;
        played.planned();
        auto *legend = played.page().findChild<QWidget *>(QStringLiteral("legend"));
        QVERIFY(!legend->isVisible());
        played.at().press(Qt::Key_F3);
        QVERIFY(legend->isVisible());
        const std::vector<LegendLine> lines = legendOf(
            played.table(), sessionBoardOf(*played.session().overseerView()), floorOf(played.board().scene()));
        const auto has = [&](const QString &meaning)
        { return std::ranges::any_of(lines, [&](const LegendLine &line) { return line.meaning.contains(meaning); }); };
        QVERIFY(has(QStringLiteral("Team Leader")) && has(QStringLiteral("Rifleman")));
        QVERIFY(has(QStringLiteral("within reach")));
        QVERIFY(has(QStringLiteral("a room that has not been revealed")));
        QVERIFY(has(QStringLiteral("goal room:")) && has(QStringLiteral("clone nest:")));
        const omega::Board &board = floorOf(played.board().scene()).board;
        QCOMPARE(has(QStringLiteral("vent:")), !board.vents.empty());
        QCOMPARE(has(QStringLiteral("peril:")), !board.peril.empty());
        QCOMPARE(has(QStringLiteral("rubble:")), !board.map.rubble().empty());
        QVERIFY(!board.vents.empty() && !board.peril.empty());
        // The legend says beside each colour on how many spaces it lies.
        QVERIFY(has(QStringLiteral("(%1 space").arg(played.board().scene().hidden.count())));
        for (const DoorSign &sign : played.board().scene().doorSigns)
            QVERIFY(sign.sign.empty() || has(QString::fromStdString(sign.name)));
        for (std::size_t i = 0; i < lines.size(); ++i)
            QVERIFY(std::ranges::count(lines, lines[i]) == 1);
        played.at().press(Qt::Key_F3);
        QVERIFY(!legend->isVisible());
    }

    /// Among many, too, the card of an enemy shows its costs, its numbers and its weapons.
    void manyEnemiesHaveWholeCards()
    {
        PlayedDesk played;
        played.planned();
        enemiesCome(played, 4);
        for (int number = 5; number <= 8; ++number)
            happens(played, omega::FigureArrived{{number}, {"rogue_clone"}, {number, 1}, Facing::West});
        QVERIFY(played.click(QStringLiteral("Enemies 8")));
        const QList<QWidget *> cards = played.parts(QStringLiteral("enemy/"));
        QCOMPARE(cards.size(), 8);
        for (const QWidget *card : cards)
            for (const char *words : {"activation: 1 to move, 2 to fight", "speed 4", "defense", "Claws"})
                QVERIFY2(shows(*card, QLatin1String(words)), words);
    }

    /// A door and a room are told apart by what is written on them, in either language.
    void noDoorIsCalledLikeARoom()
    {
        PlayedDesk played;
        for (const Language language : {Language::English, Language::Italian})
        {
            played.at().desk().choose({.language = language});
            QStringList rooms;
            for (const SpaceSign &sign : played.board().scene().signs)
                if (sign.tone == SignTone::Secret)
                    rooms << QString::fromStdString(sign.sign);
            QVERIFY(!rooms.isEmpty() && !played.board().scene().doorSigns.empty());
            for (const DoorSign &sign : played.board().scene().doorSigns)
                QVERIFY2(!rooms.contains(QString::fromStdString(sign.sign)), sign.sign.c_str());
        }
    }

    /// Nobody has to know the key in the first session; what is done next takes the legend away.
    void theSignsAreExplainedInTheFirstSession()
    {
        PlayedDesk played;
        auto *legend = played.page().findChild<QWidget *>(QStringLiteral("legend"));
        QVERIFY(!legend->isVisible());
        played.page().explainSigns();
        QVERIFY(legend->isVisible());
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        QVERIFY(!legend->isVisible());
        // Who looks back or selects something wants to see the board.
        played.page().explainSigns();
        played.page().perform(DeskAction::Earlier);
        QVERIFY(!legend->isVisible());
        QVERIFY(played.click(QStringLiteral("Back to now")));
        played.page().explainSigns();
        emit played.board().pressed({{0, 0}, std::nullopt}, {});
        emit played.board().released({{0, 0}, std::nullopt});
        QVERIFY(!legend->isVisible());
        emit played.board().cancelled();
        // A legend that was opened by hand stays open.
        played.at().press(Qt::Key_F3);
        QVERIFY(played.click(QStringLiteral("Initiative: TL, CS, HSS, RI")));
        QVERIFY(legend->isVisible());
    }

    void theAreaOfAnExplosionIsDrawnBeforeItGoesOff()
    {
        PlayedDesk played;
        played.planned();
        QVERIFY(blastOn(played.board().scene()) == nullptr);
        const Space at = *played.table().commandos.at(omega::Role::Rifleman).at;
        played.at().press(Qt::Key_G, Qt::ControlModifier);
        const OpenForm form(played.page());
        QVERIFY(form.isVisible());
        form.choose(QStringLiteral("What happens"), QStringLiteral("Something explodes"));
        played.press(at);
        form.enter(QStringLiteral("Radius"), 2);
        const Wash *wash = blastOn(played.board().scene());
        QVERIFY(wash != nullptr);
        QCOMPARE(wash->spaces, omega::blastOn(played.table(), at, 2));
        QVERIFY(wash->spaces.contains(at));
        // It is where the rules look for who is hurt.
        const std::vector<omega::Combatant> hurt = omega::blastedBy(played.table(), at, 2);
        for (const omega::Combatant &who : omega::everybodyOn(played.table()))
            QCOMPARE(std::ranges::find(hurt, who) != hurt.end(),
                wash->spaces.contains(omega::figureOf(played.table(), who)->at));
        QVERIFY(played.click(QStringLiteral("Close the form (Esc)")));
        QVERIFY(!form.isVisible());
        QVERIFY(blastOn(played.board().scene()) == nullptr);
    }

    /// A chip that is dropped on another takes its place, and the others make room.
    void initiativeIsSetByDraggingAChip()
    {
        using enum omega::Role;
        const omega::View view = omega::view(tableInTurns(Printing::Revised), omega::OverseerSeat{});
        std::vector<omega::Role> order;
        const auto row = [&]
        {
            return orderRow(view.open, {TeamLeader, Countermeasures, HeavySupport, Rifleman},
                [&](const std::vector<omega::Role> &other) { order = other; });
        };
        const Parts chips = row().inside.back().inside;
        QCOMPARE(chips.size(), std::size_t{4});
        chips.front().dropped.run(chips.back().dragged);
        QCOMPARE(order, (std::vector{Rifleman, TeamLeader, Countermeasures, HeavySupport}));
        chips.back().dropped.run(chips.front().dragged);
        QCOMPARE(order, (std::vector{Countermeasures, HeavySupport, Rifleman, TeamLeader}));
        chips.back().dropped.run(QStringLiteral("17"));
        QCOMPARE(order, (std::vector{Countermeasures, HeavySupport, Rifleman, TeamLeader}));
    }

    void aPressWithoutADragMovesAChipOnePlace()
    {
        PlayedDesk played;
        QVERIFY(played.click(QStringLiteral("Transfer 0 to the pool")));
        QVERIFY(played.click(QStringLiteral("4 Rifleman")));
        QVERIFY(played.click(QStringLiteral("Initiative: TL, CS, RI, HSS")));
        // Also after the order was taken back.
        played.session().undo();
        QVERIFY(played.click(QStringLiteral("2 Countermeasures")));
        QVERIFY(played.click(QStringLiteral("Initiative: CS, TL, HSS, RI")));
    }
};

DOSSIER_TESTS(DeskPanelsTest, Windows)

} // namespace desk_panels_test

#include "desk_panels_test.moc"
