#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/slowed.h"
#include "tests/support/commandos_in_turns.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace commando_moves_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

/// OP-MOVE, OP-GRID: the movement of commandos, and its cost.
class CommandoMovesTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_MOVE_aMoveIsJudgedByTheGridAndPaidFor()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            QCOMPARE(ruleAgainst(table, going(leader, {{0, 1}, {0, 2}})), std::string("OP-MOVE-5"));
            QCOMPARE(ruleAgainst(table, going(leader, {{1, 1}, {2, 1}})), std::string("OP-MOVE-1"));
            QCOMPARE(ruleAgainst(table, going(leader, {{0, 1}, {1, 1}, {2, 1}, {3, 1}, {3, 0}, {2, 0}})),
                std::string("OP-MOVE-1"));
            QCOMPARE(played(table, {going(leader, {{0, 1}, {1, 1}, {2, 2}})}), fine);
            QVERIFY(table.open.commandos.at(leader).at == Space(2, 2));
            QCOMPARE(tokens(table, leader), 1);
            QVERIFY2(ruleAgainst(table, going(leader, {{2, 2}, {3, 1}})) == "OP-MOVE-2", "one diagonal a turn");
        }
    }

    void OP_MOVE_6_combinedMovesAreTheRevisedPrintings()
    {
        const Move twice = going(leader, {{0, 1}, {1, 1}, {2, 1}, {3, 1}, {3, 2}, {2, 2}}, 2);
        QCOMPARE(ruleAgainst(tableInTurns(Printing::First), twice), std::string("OP-MOVE-6"));
        Table table = tableInTurns(Printing::Revised);
        QCOMPARE(played(table, {twice}), fine);
        QCOMPARE(tokens(table, leader), 2);
        Move dear = going(leader, {{2, 2}, {2, 1}}, 2);
        dear.surcharge = 2;
        QCOMPARE(ruleAgainst(table, dear), std::string("OP-ADR-2"));
    }

    /// EN 1067: both of two move actions close to it cost one adrenaline more each.
    void OP_ACT_1_movesCloseToAFearHunterCostMore()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            FigureCard &card = *std::ranges::find(table.open.content.figures, KindId{"blaster"}, &FigureCard::id);
            card.slows = 1;
            card.slowsWithin = 1;
            omega::apply(table, FigureArrived{{7}, card.id, {2, 0}, Facing::South});
            // From its own space, one space away, past it, and out of its reach.
            QCOMPARE(adrenalineFor(table.open, going(leader, {{0, 1}, {0, 2}})), 1);
            QCOMPARE(adrenalineFor(table.open, going(leader, {{0, 1}, {1, 1}, {0, 2}})), 2);
            const Move past = going(leader, {{0, 1}, {1, 2}, {2, 2}, {3, 2}});
            QCOMPARE(adrenalineFor(table.open, past), 1);
            card.slowsWithin = 2;
            QCOMPARE(adrenalineFor(table.open, past), 2);
            QCOMPARE(slowsUnknown(table.open), std::nullopt);
            // Out of turn of a move that an ability gives nothing is paid.
            Move free = past;
            free.free = true;
            QCOMPARE(adrenalineFor(table.open, free), 0);
        }
    }

    void OP_ACT_1_bothMovesOfACombinedOneAreSlowed()
    {
        Table table = tableInTurns(Printing::Revised);
        FigureCard &card = *std::ranges::find(table.open.content.figures, KindId{"blaster"}, &FigureCard::id);
        card.slows = 1;
        card.slowsWithin = 1;
        omega::apply(table, FigureArrived{{7}, card.id, {2, 0}, Facing::South});
        const Move twice = going(leader, {{0, 1}, {1, 1}, {2, 1}, {3, 1}, {3, 2}, {2, 2}}, 2);
        // The second action begins where the first of four points has ended, two spaces away.
        QCOMPARE(adrenalineFor(table.open, twice), 3);
        card.slowsWithin = 2;
        QCOMPARE(adrenalineFor(table.open, twice), 4);
        QCOMPARE(played(table, {twice}), fine);
        QCOMPARE(tokens(table, leader), 4);
    }

    /// Nobody has entered how close: people say it with the move, and the rest is as it was.
    void OP_ACT_1_anUnknownReachIsAsked()
    {
        Table table = tableInTurns(Printing::Revised);
        FigureCard &card = *std::ranges::find(table.open.content.figures, KindId{"blaster"}, &FigureCard::id);
        card.slows = 1;
        omega::apply(table, FigureArrived{{7}, card.id, {2, 0}, Facing::South});
        QCOMPARE(slowsUnknown(table.open), FigureId{7});
        Move move = going(leader, {{0, 1}, {1, 1}});
        QCOMPARE(adrenalineFor(table.open, move), 1);
        move.surcharge = 1;
        QCOMPARE(adrenalineFor(table.open, move), 2);
    }

    void OP_MOVE_9_turningIsFreeInOnesOwnTurn()
    {
        Table table = tableInTurns(Printing::Revised);
        QCOMPARE(played(table, {Face{leader, Facing::North}}), fine);
        QCOMPARE(tokens(table, leader), 0);
        QCOMPARE(ruleAgainst(table, Face{counter, Facing::North}), std::string("OP-MOVE-9"));
    }

    /// A figure that is not on the map cannot move: the reason is not its unknown speed.
    void OP_GRID_1_whoIsNotOnTheMapDoesNotMoveOnIt()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            const Move move = going(leader, {{0, 1}, {1, 1}, {2, 2}});
            QCOMPARE(ruleAgainst(table, move), fine);
            omega::apply(table, Placed{leader, std::nullopt, Facing::East});
            QCOMPARE(no(table, move),
                std::string("{\"rule\": \"OP-GRID-1\", \"facts\": {\"off_the_map\": \"team_leader\"}}"));
        }
    }
};

DOSSIER_TESTS(CommandoMovesTest, Nothing)

} // namespace commando_moves_test

#include "commando_moves_test.moc"
