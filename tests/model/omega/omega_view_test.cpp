#include "model/omega/json/json.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <rapidcheck.h>

namespace omega_view_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

constexpr Edge toB{{3, 2}, Edge::Side::East};
constexpr Edge toC{{8, 2}, Edge::Side::East};

/// A table in play with secrets of every sort, made up.
Table anySecrets(Table table)
{
    for (auto &[edge, kind] : table.secret.doors)
        kind = static_cast<DoorKind>(*rc::gen::inRange(0, 4));
    for (const Room &room : table.open.ground.rooms)
        if (room.state == RoomState::Hidden)
            table.secret.stacks[room.id]
                = std::vector<RoomCardId>(static_cast<std::size_t>(*rc::gen::inRange(0, 4)), RoomCardId{"two_rogues"});
    table.secret.plan = *rc::gen::arbitrary<std::string>();
    table.secret.notes = *rc::gen::arbitrary<std::vector<std::string>>();
    for (int i = *rc::gen::inRange(0, 3); i > 0; --i)
        table.secret.events.push_back({.id = {std::to_string(i)}, .round = *rc::gen::inRange(1, 21)});
    if (*rc::gen::arbitrary<bool>())
        table.deck = {{"medkit"}, {"clips"}};
    else
        table.deck = {{"clips"}, {"medkit"}};
    return table;
}

/// Commands that meet secrets when they are played.
std::vector<Command> commandsAboutSecrets()
{
    return {OpenDoor{Role::TeamLeader, {toB}}, ForceDoor{{toC}}, CutRooms{{0, 0}, std::nullopt},
        PlaceDoor{toC, DoorKind::Jammed}, BeginGame{}, Investigate{Role::TeamLeader, {1, 1}, std::nullopt},
        PlaceStack{{2}, {}}, PlanEvent{{.id = {"1"}}}, SpringEvent{{"1"}}, SpringEvent{{"none"}},
        Correct{DoorKindSet{{toC}, DoorKind::Jammed}}, EndTurn{}};
}

} // namespace

/// OP-ROOM-3: the information of each seat.
class OmegaViewTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_ROOM_3_secretsChangeNothingForAnybodyElse()
    {
        const Table tables[]{tableInTurns(Printing::First), tableInTurns(Printing::Revised)};
        const bool holds = rc::check("two tables that differ in secrets alone",
            [&]
            {
                const Table &table = tables[*rc::gen::inRange(0, 2)];
                const Table one = anySecrets(table);
                const Table other = anySecrets(table);
                for (const Seat &seat : {Seat(PublicSeat{}), Seat(CommandoSeat{1}), Seat(CommandoSeat{5})})
                {
                    RC_ASSERT(view(one, seat) == view(other, seat));
                    RC_ASSERT(toJson(view(one, seat)) == toJson(view(other, seat)));
                    for (const Command &command : commandsAboutSecrets())
                        RC_ASSERT(refusal(view(one, seat), command) == refusal(view(other, seat), command));
                }
            });
        QVERIFY(holds);
    }

    /// A value made from the public part of any view, even the overseer's, reveals no secret.
    void OP_ROOM_3_thePublicPartOfEveryViewIsTheSame()
    {
        const Table table = tableInTurns(Printing::Revised);
        const bool holds = rc::check("two tables that differ in secrets alone",
            [&]
            {
                const Table one = anySecrets(table);
                const PublicView everybodys = publicView(anySecrets(table));
                for (const Seat &seat : {Seat(OverseerSeat{}), Seat(PublicSeat{}), Seat(CommandoSeat{2})})
                {
                    const View seen = view(one, seat);
                    const PublicView &open = seen;
                    RC_ASSERT(open == everybodys);
                }
            });
        QVERIFY(holds);
    }

    void theDecksOrderIsNobodysNotEvenTheOverseers()
    {
        Table one = tableInTurns(Printing::First);
        Table other = one;
        one.deck = {{"medkit"}, {"clips"}};
        other.deck = {{"clips"}, {"medkit"}};
        QVERIFY(view(one, OverseerSeat{}) == view(other, OverseerSeat{}));
        QVERIFY(!mayKnow(DeckShuffled{}, OverseerSeat{}));
    }

    void theOverseerSeesEverySecret()
    {
        Table table = tableInTurns(Printing::Revised);
        table.secret.plan = "two blasters at the crisis";
        QVERIFY(view(table, OverseerSeat{}).overseer == table.secret);
        QVERIFY(!view(table, PublicSeat{}).overseer);
        QVERIFY(!view(table, CommandoSeat{1}).overseer);
    }

    void everybodySeesWhereDoorsLieAndThoseTurnedUp()
    {
        Table table = tableInTurns(Printing::Revised);
        omega::apply(table, DoorTurnedUp{{toB}, DoorKind::Jammed});
        const std::map<Edge, std::optional<DoorKind>> doors = view(table, PublicSeat{}).open.ground.doors;
        QCOMPARE(doors.size(), std::size_t(6));
        QVERIFY(doors.at(toB) == DoorKind::Jammed);
        QVERIFY(!doors.at(toC));
    }

    void aCommandosNotesAreItsSeatsAlone()
    {
        Table table = tableInTurns(Printing::Revised);
        QCOMPARE(played(table, {WriteNotes{2, {"flank left"}}, WriteNotes{std::nullopt, {"trap"}}}), std::string());
        QCOMPARE(view(table, CommandoSeat{2}).notes, std::vector<std::string>{"flank left"});
        for (const Seat &seat : {Seat(PublicSeat{}), Seat(CommandoSeat{1}), Seat(OverseerSeat{})})
            QVERIFY(view(table, seat).notes.empty());
        const Events events = resolve(table, WriteNotes{2, {"x"}});
        QVERIFY(seenBy(events, OverseerSeat{}).empty() && seenBy(events, PublicSeat{}).empty());
        QCOMPARE(seenBy(events, CommandoSeat{2}).size(), std::size_t(1));
    }

    void aSecretEventShowsNothing()
    {
        const Table table = sampleTable(Printing::Revised);
        const Events events = resolve(table, PlaceDoor{toB, DoorKind::Shorted});
        QCOMPARE(seenBy(events, PublicSeat{}).size(), std::size_t(1));
        QVERIFY(holds_alternative<DoorPlaced>(seenBy(events, PublicSeat{}).front()));
        QCOMPARE(seenBy(events, OverseerSeat{}).size(), std::size_t(2));
    }

    void seatsHaveATextForm()
    {
        QCOMPARE(text(OverseerSeat{}), std::string("overseer"));
        QCOMPARE(text(CommandoSeat{3}), std::string("commando 3"));
        QCOMPARE(text(PublicSeat{}), std::string("public"));
    }
};

DOSSIER_TESTS(OmegaViewTest, EventLoop)

} // namespace omega_view_test

#include "omega_view_test.moc"
