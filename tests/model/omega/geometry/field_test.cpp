#include "model/omega/geometry/field.h"
#include "model/omega/geometry/sight.h"
#include "tests/model/omega/geometry/told.h"
#include "tests/support/drawn_board.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace field_test
{

using namespace dossier;
using namespace dossier::test;
using namespace Qt::StringLiterals;

using Rows = std::vector<std::string>;

/// OP-FOV: fields of vision.
class FieldTest : public QObject
{
    Q_OBJECT

private slots:

    void op_fov_1_withoutAFacingAFigureSeesAllRound()
    {
        const DrawnBoard board = drawn({"...", ".A#", "..."});
        QCOMPARE(rows(board.map, field(board.map, {board['A'], 1}, Facing::AllRound)), (Rows{"111", "100", "111"}));
    }

    void op_fov_1_allRoundLeavesTheFiguresOwnSpacesOut()
    {
        const DrawnBoard board = drawn({"....", ".A..", "....", "...."});
        QCOMPARE(rows(board.map, field(board.map, {board['A'], 2}, Facing::AllRound)),
            (Rows{"1111", "1001", "1001", "1111"}));
    }

    void op_fov_2_theFieldIsAVThatWidensByOneOnEachSide()
    {
        const DrawnBoard board = drawn({".......", ".......", ".......", "...A...", ".......", ".......", "......."});
        const Figure figure{board['A'], 1};
        const auto fieldOf = [&](Facing facing) { return rows(board.map, field(board.map, figure, facing)); };
        QCOMPARE(fieldOf(Facing::North),
            (Rows{"1111111", "0111110", "0011100", "0000000", "0000000", "0000000", "0000000"}));
        QCOMPARE(
            fieldOf(Facing::East), (Rows{"0000001", "0000011", "0000111", "0000111", "0000111", "0000011", "0000001"}));
        QCOMPARE(fieldOf(Facing::South),
            (Rows{"0000000", "0000000", "0000000", "0000000", "0011100", "0111110", "1111111"}));
        QCOMPARE(
            fieldOf(Facing::West), (Rows{"1000000", "1100000", "1110000", "1110000", "1110000", "1100000", "1000000"}));
    }

    void op_fov_2_aLargeFigureSeesFromItsTwoFrontSpaces()
    {
        const DrawnBoard board = drawn({"......", "......", "..A...", "......", "......", "......"});
        const Figure figure{board['A'], 2};
        const auto fieldOf = [&](Facing facing) { return rows(board.map, field(board.map, figure, facing)); };
        QCOMPARE(fieldOf(Facing::North), (Rows{"111111", "011110", "000000", "000000", "000000", "000000"}));
        QCOMPARE(fieldOf(Facing::East), (Rows{"000001", "000011", "000011", "000011", "000011", "000001"}));
        QCOMPARE(fieldOf(Facing::South), (Rows{"000000", "000000", "000000", "000000", "011110", "111111"}));
        QCOMPARE(fieldOf(Facing::West), (Rows{"100000", "110000", "110000", "110000", "110000", "100000"}));
    }

    void op_fov_2_wallsAreNoTargetsAndHideNothingFromTheField()
    {
        const DrawnBoard board = drawn({"...", ".#.", ".A."});
        QCOMPARE(rows(board.map, field(board.map, {board['A'], 1}, Facing::North)), (Rows{"111", "101", "000"}));
    }

    void op_fov_3_aTargetOutsideTheFieldIsNotSeenByAnyAttackInEitherPrinting()
    {
        const DrawnBoard board = drawn({"A.", ".T"});
        for (const Printing printing : {Printing::First, Printing::Revised})
            for (const AttackType attack : {AttackType::Ranged, AttackType::Melee})
            {
                const Attacker attacker{{board['A'], 1}, board['A'], Facing::North, Side::Enemy};
                const Sight look = sight(board.map, printing, attacker, attack, {{board['T'], 1}, board['T']});
                QCOMPARE(told(look), u"; OP-FOV-2 OP-FOV-3"_s);
                const Attacker turnedAttacker{{board['A'], 1}, board['A'], Facing::South, Side::Enemy};
                QVERIFY(sight(board.map, printing, turnedAttacker, attack, {{board['T'], 1}, board['T']}).lineOfSight);
            }
    }

    void op_fov_3_aTargetOfSeveralSpacesIsJudgedByTheDeclaredOne()
    {
        const DrawnBoard board = drawn({"..T.", "A...", "...."});
        const auto sees = [&](Space declared)
        {
            return sight(board.map, Printing::First, {{board['A'], 1}, board['A'], Facing::North, Side::Commando},
                AttackType::Ranged, {{board['T'], 2}, declared});
        };
        QCOMPARE(told(sees({2, 0})), u"; OP-FOV-2 OP-FOV-3"_s);
        const DrawnBoard nearer = drawn({".T..", "A...", "...."});
        const Sight look
            = sight(nearer.map, Printing::First, {{nearer['A'], 1}, nearer['A'], Facing::North, Side::Commando},
                AttackType::Ranged, {{nearer['T'], 2}, nearer['T']});
        QCOMPARE(told(look), u"field sight; OP-FOV-2 OP-SIGHT-F1 OP-SIGHT-F2"_s);
    }

    void op_fov_3_theFieldIsThatOfTheWholeFigureAndSightGoesFromTheDeclaredSpace()
    {
        // T is in the field of the eastern front space alone; the western one, declared, still looks there.
        const DrawnBoard board = drawn({"...T", ".A..", "...."});
        const Space west = board['A'];
        const Target target{{board['T'], 1}, board['T']};
        const Attacker large{{west, 2}, west, Facing::North, Side::Enemy};
        QCOMPARE(told(sight(board.map, Printing::First, large, AttackType::Ranged, target)),
            u"field sight; OP-FOV-2 OP-SIGHT-F1 OP-SIGHT-F2 OP-SIGHT-F3"_s);
        const Attacker small{{west, 1}, west, Facing::North, Side::Enemy};
        QCOMPARE(told(sight(board.map, Printing::First, small, AttackType::Ranged, target)), u"; OP-FOV-2 OP-FOV-3"_s);
    }

    void theFrontCornersAreThoseInTheField()
    {
        const Space space{2, 3};
        QCOMPARE(frontCorners(space, Facing::North), (std::vector<Corner>{{2, 3}, {3, 3}}));
        QCOMPARE(frontCorners(space, Facing::East), (std::vector<Corner>{{3, 3}, {3, 4}}));
        QCOMPARE(frontCorners(space, Facing::South), (std::vector<Corner>{{2, 4}, {3, 4}}));
        QCOMPARE(frontCorners(space, Facing::West), (std::vector<Corner>{{2, 3}, {2, 4}}));
        QCOMPARE(frontCorners(space, Facing::AllRound), (std::vector<Corner>{{2, 3}, {3, 3}, {2, 4}, {3, 4}}));
    }

    void fieldEqualsInFieldAndTheDigestsFormulaOnRandomMaps()
    {
        std::mt19937 random(7);
        for (int i = 0; i < scaled(300); ++i)
        {
            const Map map = randomMap(random, {i % 10 == 0 ? 40 : 9, 15, 0, 0, false});
            const auto figure = randomFigure(random, map, randomBetween(random, 1, 2));
            if (!figure)
                continue;
            for (const Facing facing : {Facing::North, Facing::East, Facing::South, Facing::West, Facing::AllRound})
            {
                SpaceSet one;
                SpaceSet plain;
                for (int y = -1; y <= map.height(); ++y)
                    for (int x = -1; x <= map.width(); ++x)
                    {
                        one.set({x, y}, inField(map, *figure, facing, {x, y}));
                        plain.set({x, y}, byFormula(map, *figure, facing, {x, y}));
                    }
                QCOMPARE(rows(map, field(map, *figure, facing)), rows(map, plain));
                QVERIFY(field(map, *figure, facing) == one);
            }
        }
    }

private:
    /// OP-FOV-2 in its own words: for each front space the map is turned until the figure faces north.
    static bool byFormula(const Map &map, const Figure &figure, Facing facing, Space target)
    {
        if (!map.isFloor(target) || figure.covers(target))
            return false;
        const std::vector<Space> own = figure.spaces();
        return std::ranges::any_of(own,
            [&](Space front)
            {
                int east = target.x - front.x;
                int south = target.y - front.y;
                if (facing == Facing::AllRound)
                    return true;
                for (int quarters = static_cast<int>(facing); quarters > 0; --quarters)
                {
                    const int before = east;
                    east = south;
                    south = -before;
                }
                const bool rear = isRear(figure, facing, front);
                return !rear && -south >= 1 && east <= -south && -east <= -south;
            });
    }

    static bool isRear(const Figure &figure, Facing facing, Space space)
    {
        const int far = figure.size - 1;
        return (facing == Facing::North && space.y != figure.at.y)
            || (facing == Facing::South && space.y != figure.at.y + far)
            || (facing == Facing::West && space.x != figure.at.x)
            || (facing == Facing::East && space.x != figure.at.x + far);
    }
};

DOSSIER_TESTS(FieldTest, Nothing)

} // namespace field_test

#include "field_test.moc"
