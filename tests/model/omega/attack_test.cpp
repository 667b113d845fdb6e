#include "model/omega/geometry/attack.h"
#include "model/omega/geometry/board_edit.h"
#include "tests/support/drawn_board.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace attack_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

Weapon rifle()
{
    return {"Rifle", AttackType::Ranged, 8, DicePool{3, 1}, false};
}

/// A board with an attacker `A` that faces east with a weapon, and a target `T` with Ranged Defense 2/3 and Melee
/// Defense 1.
Board duel(const DrawnBoard &drawing, const Weapon &weapon, Side attacker = Side::Commando)
{
    Board board;
    board.map = drawing.map;
    Piece shooter;
    shooter.figure = {drawing['A'], 1};
    shooter.side = attacker;
    shooter.facing = Facing::East;
    shooter.weapons = {weapon};
    Piece target;
    target.figure = {drawing['T'], 1};
    target.side = attacker == Side::Commando ? Side::Enemy : Side::Commando;
    target.rangedDefense = Defense{2, 3};
    target.meleeDefense = Defense{1, std::nullopt};
    addPiece(board, shooter);
    addPiece(board, target);
    return board;
}

AttackQuestion questionFor(const Board &board, Printing printing)
{
    AttackQuestion question;
    question.printing = printing;
    question.from = board.pieces[0].figure.at;
    question.target = 1;
    question.to = board.pieces[1].figure.at;
    return question;
}

AttackVerdict judged(const Board &board, Printing printing = Printing::Revised)
{
    return judgeAttack(board, questionFor(board, printing));
}

} // namespace

/// OP-ATK-1 on a board: sight, range, dice, defense.
class AttackTest : public QObject
{
    Q_OBJECT

private slots:

    void theChancesAreThoseOfTheDiceAgainstBothDefenses()
    {
        for (const Printing printing : {Printing::First, Printing::Revised})
        {
            const AttackVerdict verdict = judged(duel(drawn({"A...T"}), rifle()), printing);
            QVERIFY(verdict.allowed());
            QCOMPARE(verdict.chances.size(), std::size_t(2));
            QCOMPARE(verdict.chances[0].hits, 2);
            QCOMPARE(verdict.chances[0].chance, chanceToReach({3, 1}, 2));
            QCOMPARE(verdict.chances[1].wounds, 2);
            QCOMPARE(verdict.chances[1].chance, chanceToReach({3, 1}, 3));
        }
    }

    void rangeIsCountedByDistance()
    {
        Weapon weapon = rifle();
        weapon.range = 4;
        QVERIFY(judged(duel(drawn({"A...T"}), weapon)).allowed());
        weapon.range = 3;
        const AttackVerdict tooFar = judged(duel(drawn({"A...T"}), weapon));
        QVERIFY(tooFar.sight.lineOfSight);
        QCOMPARE(tooFar.inRange, std::optional(false));
        QVERIFY(!tooFar.allowed());
        QVERIFY(tooFar.chances.empty());
    }

    void coverRaisesRangedDefenseByOne()
    {
        const Board board = duel(drawn({"A.#", "..T"}), rifle());
        QCOMPARE(judged(board, Printing::Revised).chances[0].hits, 3);
        QCOMPARE(judged(board, Printing::Revised).chances[1].hits, 4);
        QCOMPARE(judged(board, Printing::First).chances[0].hits, 2);
    }

    void emiTakesABlackDieElseARedOne()
    {
        Weapon weapon = rifle();
        const DrawnBoard emi = drawn({"A.T"}, {"eaa"}, "e");
        QCOMPARE(judged(duel(emi, weapon)).dice, std::optional(DicePool{2, 1}));
        weapon.dice = DicePool{0, 2};
        QCOMPARE(judged(duel(emi, weapon)).dice, std::optional(DicePool{0, 1}));
        QCOMPARE(judged(duel(emi, weapon, Side::Enemy)).dice, std::optional(DicePool{0, 2}));
    }

    void emiUnderTheTargetCountsInTheRevisedPrintingOnly()
    {
        const Board board = duel(drawn({"A.T"}, {"aae"}, "e"), rifle());
        QCOMPARE(judged(board, Printing::First).dice, std::optional(DicePool{3, 1}));
        QCOMPARE(judged(board, Printing::Revised).dice, std::optional(DicePool{2, 1}));
    }

    void meleeReachesAdjacentSpacesAndTwoWithReach()
    {
        Weapon claws{"Claws", AttackType::Melee, std::nullopt, DicePool{2, 0}, false};
        QVERIFY(judged(duel(drawn({"AT"}), claws)).allowed());
        QVERIFY(!judged(duel(drawn({"A.T"}), claws)).allowed());
        claws.reach = true;
        QVERIFY(judged(duel(drawn({"A.T"}), claws)).allowed());
        QVERIFY(!judged(duel(drawn({"A..T"}), claws)).allowed());
        QCOMPARE(judged(duel(drawn({"A.T"}), claws)).chances.front().hits, 1);
    }

    void whatIsUnknownIsAskedForAndNotGuessed()
    {
        Board board = duel(drawn({"A.T"}), Weapon{});
        board.pieces[1].rangedDefense.reset();
        const AttackVerdict verdict = judged(board);
        QCOMPARE(verdict.unknown, (std::vector{Unknown::WeaponRange, Unknown::WeaponDice, Unknown::RangedDefense}));
        QVERIFY(verdict.sight.lineOfSight);
        QVERIFY(!verdict.inRange && !verdict.dice && verdict.chances.empty());
        board.pieces[0].weapons[0].type = AttackType::Melee;
        board.pieces[1].meleeDefense.reset();
        QCOMPARE(judged(board).unknown, (std::vector{Unknown::WeaponDice, Unknown::MeleeDefense}));
    }

    void abilitiesAddDiceAndDefense()
    {
        const Board board = duel(drawn({"A.T"}), rifle());
        AttackQuestion question = questionFor(board, Printing::Revised);
        question.moreDice = {-3, 2};
        question.moreDefense = 1;
        question.reroll = Reroll::Blanks;
        const AttackVerdict verdict = judgeAttack(board, question);
        QCOMPARE(verdict.dice, std::optional(DicePool{0, 3}));
        QCOMPARE(verdict.chances[0].chance, chanceToReach({0, 3}, 3, Reroll::Blanks));
    }
};

DOSSIER_TESTS(AttackTest, Nothing)

} // namespace attack_test

#include "attack_test.moc"
