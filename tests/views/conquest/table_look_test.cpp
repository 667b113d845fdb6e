#include "app/window/translators.h"
#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/refusal.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/test_class.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/desk/offers_now.h"
#include "views/conquest/desk/scene_now.h"

#include <QTest>

namespace table_look_test
{

using namespace dossier;
using namespace dossier::conquest;

namespace
{

TableSelection lookAt(const Table &table)
{
    return {.view = std::make_shared<const View>(view(table, PublicSeat{}))};
}

constexpr Place landing{1, 0};
constexpr Place next{1, 1};

} // namespace

/// The selection on the board of Conquest of Planet Earth, and the effect of a press on it.
class TableLookTest : public QObject
{
    Q_OBJECT

    TableSelection m_look = lookAt(test::greensTurn());

private slots:

    void init() { m_look = lookAt(test::greensTurn()); }

    /// The desk holds the page as a `TablePage`.
    void nothingMoreIsGivenAfterACommandThatCouldNotBeKept()
    {
        const Place over{1, 3};
        Table table = test::greensTurn();
        test::applyEvent(table, LocationDrawn{next, "Sample Farm"});
        test::applyEvent(table, Conquered{next, Colour::Blue});
        test::applyEvent(table, AlienPlaced{{Colour::Green, 1}, next, false});
        ConquestPage page;
        page.render(lookAt(table).view);
        int given = 0;
        const auto fail = [&]
        {
            ++given;
            static_cast<TablePage &>(page).explainImpossible();
        };
        page.setCommandActions({.give = [&](auto, auto) { fail(); }, .giveFollowing = [&](auto) { fail(); }});
        QCOMPARE(dropped(lookAt(table), next, over).size(), std::size_t{2});
        emit page.findChild<HexBoard *>()->dropped(next, over);
        QCOMPARE(given, 1);
    }

    void aPressOnASpacePicksWhoCanMoveFromIt()
    {
        QVERIFY(press(m_look, landing).empty());
        QCOMPARE(m_look.place, std::optional(landing));
        QVERIFY(m_look.alien.has_value());
        QCOMPARE(m_look.alien->number, 1);
    }

    void anotherPressPicksTheNextOneThere()
    {
        for (const int number : {1, 2, 3, 4, 1})
        {
            QVERIFY(press(m_look, landing).empty());
            QCOMPARE(m_look.alien->number, number);
        }
    }

    void aPressWhereThePickedOneCanGoMovesIt()
    {
        (void)press(m_look, landing);
        const std::vector<ConquestCommand> asked = press(m_look, next);
        QCOMPARE(asked.size(), std::size_t{1});
        QCOMPARE(asked.front().as<MoveAlien>()->to, next);
    }

    /// CQ-ACT-3: past a location that is conquered, and no farther than where movement ends or the points do.
    void aPressOnASpaceFartherOnGoesThereStepByStep()
    {
        Translators translators;
        translators.speak(Language::English);
        Table table = test::greensTurn();
        const auto cost = [&](Place place)
        {
            const HexScene scene = sceneNow(m_look);
            const auto note = scene.notes.find(place);
            return note == scene.notes.end() ? QString() : note->second;
        };
        (void)press(m_look, landing);
        QCOMPARE(cost(next), QStringLiteral("1 point"));
        test::applyEvent(table, LocationDrawn{next, "Sample Farm"});
        test::applyEvent(table, Conquered{next, Colour::Blue});
        test::applyEvent(table, AlienPlaced{{Colour::Green, 1}, next, false});
        m_look = lookAt(table);
        (void)press(m_look, next);
        for (const auto &[to, way] : waysOf(m_look.view, *m_look.alien))
        {
            QCOMPARE(way.back(), to);
            QVERIFY(std::ssize(way) <= inPlay(table.open, Colour::Green).points.left.value_or(0));
            for (const Place passed : std::vector(way.begin(), way.end() - 1))
                QVERIFY(!endsMovement(table.open, passed, Colour::Green));
        }
        const Place over{1, 3};
        QCOMPARE(cost(over), QStringLiteral("2 points"));
        const std::vector<ConquestCommand> steps = press(m_look, over);
        QCOMPARE(steps.size(), std::size_t{2});
        QCOMPARE(steps.back().as<MoveAlien>()->to, over);
        test::applyEvent(table, PointsChanged{Colour::Green, -5});
        m_look.view = lookAt(table).view;
        QCOMPARE(cost(over), QString());
    }

    void aPressElsewhereLetsGo()
    {
        (void)press(m_look, landing);
        QVERIFY(press(m_look, {2, 4}).empty());
        QVERIFY(!m_look.alien);
    }

    /// CQ-STEAL-1: the phase is not ended over it, and the space is highlighted.
    void whatCanBeStolenIsMeantBeforeThePhaseEnds()
    {
        Table table = test::greensTurn();
        test::applyEvent(table, LocationDrawn{next, "Sample Farm"});
        test::applyEvent(table, Conquered{next, Colour::Blue});
        test::applyEvent(table, AlienPlaced{{Colour::Green, 1}, next, true});
        (void)test::give(table, EndAction{});
        m_look = lookAt(table);
        const std::optional<ConquestCommand> asked = currentCommand(m_look);
        QVERIFY(asked && asked->as<Steal>() != nullptr);
        QVERIFY(std::ranges::any_of(
            offersNow(m_look), [](const ConquestOffer &offer) { return offer.command.as<EndBattles>() != nullptr; }));
        QCOMPARE(sceneNow(m_look).lights.at(next), HexLight::Reach);
    }

    void aSpaceWhereNothingIsDueIsLetGoWithTheNextChange()
    {
        QVERIFY(press(m_look, {2, 4}).empty());
        updateAfter(m_look, false);
        QCOMPARE(m_look.place, std::optional(Place{2, 4}));
        updateAfter(m_look, true);
        QVERIFY(!m_look.place);
    }

    void thePickedSpaceGoesAlongWithAnAlienThatCanGoOn()
    {
        Table table = test::greensTurn();
        m_look = lookAt(table);
        (void)press(m_look, landing);
        test::applyEvent(table, AlienPlaced{*m_look.alien, next, false});
        m_look.view = std::make_shared<const View>(view(table, PublicSeat{}));
        updateAfter(m_look, true);
        QVERIFY(m_look.alien.has_value());
        QCOMPARE(m_look.place, std::optional(next));
    }

    void nothingIsPickedWhereOneLooksBack()
    {
        m_look.past = true;
        QVERIFY(press(m_look, landing).empty());
        QVERIFY(!m_look.place && !m_look.alien);
        QVERIFY(!dueNow(m_look) && !currentCommand(m_look));
        QVERIFY(offersNow(m_look).empty());
        QVERIFY(sceneNow(m_look).lights.empty());
    }

    void whatIsDrawnOntoTheBoardMovesAlsoWhereItMayNot()
    {
        const std::vector<ConquestCommand> far = dropped(m_look, landing, {2, 4});
        QCOMPARE(far.size(), std::size_t{1});
        QCOMPARE(far.front().as<MoveAlien>()->to, (Place{2, 4}));
        QVERIFY(dropped(m_look, landing, landing).empty());
        QVERIFY(dropped(m_look, next, landing).empty());
    }

    /// CQ-ACT-3: of several players' aliens in a space the one of whoever acts is dragged, and the refusal is about it.
    void aDragFromASharedSpaceTakesTheAlienOfWhoeverActs()
    {
        Table table = test::greensTurn();
        test::applyEvent(table, AlienPlaced{{Colour::Green, 1}, next, true});
        test::applyEvent(table, AlienPlaced{{Colour::Blue, 2}, next, true});
        table.open.clock.active = Colour::Blue;
        table.open.inPlay[Colour::Blue].points.left = 1;
        m_look = lookAt(table);
        QVERIFY(press(m_look, next).empty());
        QVERIFY(!m_look.alien);
        const std::vector<ConquestCommand> moves = dropped(m_look, next, {1, 2});
        QCOMPARE(moves.size(), std::size_t{1});
        QCOMPARE(moves.front().as<MoveAlien>()->alien, (AlienId{Colour::Blue, 2}));
        const Refusal no = refusal(*m_look.view, moves.front().command());
        const auto *why = no ? std::get_if<PlayReason>(&no->reason) : nullptr;
        QVERIFY(why != nullptr && holds_alternative<reason::MovementEnded>(*why));
    }

    void whereThePickedOneCanGoIsLit()
    {
        QVERIFY(!sceneNow(m_look).lights.contains(next));
        (void)press(m_look, landing);
        const HexScene scene = sceneNow(m_look);
        QVERIFY(scene.lights.contains(next) && scene.lights.find(next)->second == HexLight::Reach);
        QCOMPARE(scene.picked, m_look.alien);
    }

    void theOneButtonWaitsWhilePointsAreLeft()
    {
        const auto endsPhase = [](const ConquestOffer &offer) { return offer.command.as<EndAction>() != nullptr; };
        QVERIFY(defaultActFor(m_look, {}).quiet);
        QVERIFY(defaultActFor(m_look, {}).text.startsWith(QStringLiteral("6 action point")));
        QVERIFY(std::ranges::any_of(offersNow(m_look), endsPhase));
        Table spent = test::greensTurn();
        test::applyEvent(spent, PointsChanged{Colour::Green, -6});
        QVERIFY(!defaultActFor(lookAt(spent), {}).quiet);
        QVERIFY(std::ranges::none_of(offersNow(lookAt(spent)), endsPhase));
    }

    /// CQ-RES-4, -7: a token that is placed and pushed by the next one lies where it comes to rest.
    void whatCommandsWouldDoIsDrawnOneAfterTheOther()
    {
        const std::string foot = "Sample Footsoldiers";
        HexScene scene;
        addForeseen(scene,
            {PlaceToken{1, 3, foot, {}}, PlaceToken{1, 3, "Sample Column", foot}, MoveToken{{next, foot}, 1}},
            [&](const std::vector<Command> & /*commands*/)
            {
                return std::vector<Events>{{TokenPlaced{{1, 3}, foot}},
                    {TokenMoved{{1, 3}, {1, 0}, foot}, TokenPlaced{{1, 3}, "Sample Column"}}, {}};
            });
        QCOMPARE(scene.ghosts, (std::vector<TokenAt>{{{1, 0}, foot}, {{1, 3}, "Sample Column"}}));
        QCOMPARE(scene.arrows, (std::vector<std::pair<Place, Place>>{{{1, 3}, {1, 0}}}));
        QCOMPARE(scene.notes, (std::map<Place, QString>{{next, QStringLiteral("stays")}}));
    }

    /// Two copies of a card that have to be played at once are one button, and it says whose they are.
    void theSameCardIsOfferedOnceWithItsOwner()
    {
        Table table = test::begunConquest(2);
        for (const Colour player : {Colour::Blue, Colour::Blue, Colour::Green})
            table.open.inPlay[player].immediate.emplace_back("Sample Storm");
        const TableSelection look = lookAt(table);
        QStringList texts{defaultActFor(look, {}).text};
        for (const ConquestOffer &offer : offersNow(look))
            texts << offer.text;
        QCOMPARE(texts.count(QStringLiteral("Play Sample Storm (Green)")), 1);
        QCOMPARE(texts.count(QStringLiteral("Play Sample Storm (Blue)")), 1);
    }
};

DOSSIER_TESTS(TableLookTest, Windows)

} // namespace table_look_test

#include "table_look_test.moc"
