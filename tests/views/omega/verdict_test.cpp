// The rules' verdict on a choice on a board, in numbers and in words, and as a query.
#include "app/window/translators.h"
#include "tests/app/check/every_kind.h"
#include "tests/support/drawn_board.h"
#include "tests/support/random_board.h"
#include "tests/support/test_class.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/verdict/board_judgement.h"
#include "views/omega/verdict/board_query.h"
#include "views/omega/verdict/judged_scene.h"
#include "views/omega/verdict/verdict_wording.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace verdict_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

omega::Piece piece(Side side, Space at, Facing facing = Facing::AllRound, int size = 1)
{
    omega::Piece made;
    made.figure = {at, size};
    made.side = side;
    made.facing = facing;
    made.speed = 4;
    return made;
}

/// A commando on A who looks at an enemy on T, with a rifle whose card is typed in.
omega::Board duel(const std::vector<std::string> &rows, Facing facing = Facing::AllRound)
{
    const DrawnBoard drawing = drawn(rows);
    omega::Board board;
    board.map = drawing.map;
    board.pieces = {piece(Side::Commando, drawing['A'], facing), piece(Side::Enemy, drawing['T'])};
    board.pieces[0].weapons.push_back({"Rifle", AttackType::Ranged, 3, DicePool{2, 0}, false});
    board.pieces[1].rangedDefense = omega::Defense{2, 4};
    return board;
}

BoardChoice look()
{
    BoardChoice choice;
    choice.actor = 0;
    choice.target = 1;
    return choice;
}

BoardChoice walk(std::vector<Space> path)
{
    BoardChoice choice;
    choice.actor = 0;
    choice.path = std::move(path);
    return choice;
}

QString headline(const omega::Board &board, const BoardChoice &choice, Printing printing = Printing::Revised)
{
    return wording::headline(board, choice, judged(board, choice, printing)).text;
}

QString reasons(const omega::Board &board, const BoardChoice &choice, Printing printing = Printing::Revised)
{
    QStringList texts;
    for (const wording::Reason &reason : wording::reasons(board, choice, judged(board, choice, printing)))
        texts << reason.text;
    return texts.join(u' ');
}

QJsonObject resultOf(const omega::Board &board, const BoardChoice &choice, Printing printing)
{
    const std::string text = answer(queryLine(board, choice, printing));
    return QJsonDocument::fromJson(QByteArray::fromStdString(text))[QStringLiteral("result")].toObject();
}

void addPiece(omega::Board &board, std::mt19937 &random, int size)
{
    const std::optional<Figure> figure = randomFigure(random, board.map, size);
    if (!figure)
        return;
    for (const Space space : figure->spaces())
        if (board.pieceOn(space))
            return;
    omega::Piece made = piece(randomBetween(random, 0, 1) == 0 ? Side::Commando : Side::Enemy, figure->at,
        static_cast<Facing>(randomBetween(random, 0, 4)), size);
    made.speed = randomBetween(random, 0, 6);
    made.sureFooted = randomBetween(random, 0, 1) == 0;
    board.pieces.push_back(made);
}

omega::Board randomPieces(std::mt19937 &random)
{
    omega::Board board;
    board.map = randomMap(random);
    for (int i = 0; i < 5; ++i)
        addPiece(board, random, i == 1 ? 2 : 1);
    return board;
}

} // namespace

class VerdictTest : public QObject
{
    Q_OBJECT

    Translators m_translators;

private slots:

    void init() { m_translators.speak(Language::English); }

    void aLookWithAWeaponHasItsOdds()
    {
        const omega::Board board = duel({"A..T"});
        BoardChoice choice = look();
        choice.weapon = 0;
        const Judgement judgement = judged(board, choice, Printing::Revised);
        QVERIFY(judgement.sight->lineOfSight && judgement.inRange.value());
        QCOMPARE(judgement.attack->chances.size(), std::size_t{2});
        QCOMPARE(judgement.distance->steps, 3);
        QVERIFY(!judgement.other.sight && !judgement.move);
    }

    void whatTheBoardDoesNotHaveIsLeftOut()
    {
        const omega::Board board = duel({"A..T"});
        BoardChoice choice = look();
        choice.target = 7;
        choice.weapon = 3;
        choice.path = {{2, 0}, {3, 0}};
        QVERIFY(!judged(board, choice, Printing::Revised).sight);
        choice.actor = 9;
        QCOMPARE(headline(board, choice), QStringLiteral("Choose a figure"));
    }

    void theOtherPrintingIsToldWhereItDiffers()
    {
        const omega::Board board = duel({"A#..", "...T"});
        const Judgement revised = judged(board, look(), Printing::Revised);
        const Judgement first = judged(board, look(), Printing::First);
        const bool differ
            = revised.sight->lineOfSight != first.sight->lineOfSight || revised.sight->cover != first.sight->cover;
        QCOMPARE(revised.other.sight.has_value(), differ);
        QCOMPARE(first.other.sight.has_value(), differ);
    }

    void largeMoversOfTheFirstPrintingAreJudgedByHand()
    {
        omega::Board board;
        board.map = Map(5, 5);
        board.pieces = {piece(Side::Enemy, {0, 0}, Facing::AllRound, 2)};
        const BoardChoice choice = walk({{0, 0}, {1, 0}});
        const Judgement judgement = judged(board, choice, Printing::First);
        QVERIFY(!judgement.move && judgement.unjudged == Unjudged::ByHand && judgement.reach.empty());
        QCOMPARE(headline(board, choice, Printing::First), QStringLiteral("Judged by hand"));
        QVERIFY(reasons(board, choice)
                .contains(QStringLiteral("For comparison: the first edition has no rule for the moves of large "
                                         "figures and leaves them to the table.")));
    }

    void aLargePieceIsJudgedByItsDeclaredSpace()
    {
        omega::Board board;
        board.map = drawn({"....", "#...", "...."}).map;
        board.pieces = {piece(Side::Commando, {0, 0}), piece(Side::Enemy, {2, 1}, Facing::AllRound, 2)};
        BoardChoice choice = look();
        QCOMPARE(sceneOf(board, choice, judged(board, choice, Printing::Revised)).declaredTo.value(), (Space{2, 1}));
        choice.declaredTo = Space{3, 2};
        const Judgement judgement = judged(board, choice, Printing::Revised);
        QCOMPARE(judgement.distance->steps, distanceBetween(board.map, {0, 0}, {3, 2})->steps);
        choice.declaredTo = Space{0, 2};
        QCOMPARE(mended(board, choice).declaredTo.value(), (Space{2, 1}));
    }

    void aMissingSpeedIsAskedFor()
    {
        omega::Board board = duel({"A..T"});
        board.pieces[0].speed.reset();
        QCOMPARE(headline(board, walk({{0, 0}, {1, 0}})), QStringLiteral("Speed unknown"));
    }

    void dangerCountsTheOtherSide()
    {
        const omega::Board board = duel({"A.#T"});
        BoardChoice choice;
        choice.showDanger = true;
        QCOMPARE(judged(board, choice, Printing::Revised).danger->at({0, 0}), 0);
        choice.actor = 1;
        QCOMPARE(judged(board, choice, Printing::Revised).danger->at({1, 0}), 1);
    }

    void theSceneTellsWhichEvidenceDecides()
    {
        const omega::Board board = duel({"A..T"});
        const FloorScene scene = sceneOf(board, look(), judged(board, look(), Printing::Revised));
        const auto decides = [](const Evidence &one) { return one.proof == Proof::Decides; };
        QCOMPARE(std::ranges::count_if(scene.evidence, decides), 2);
    }

    void headlinesSayYesOrNo()
    {
        QCOMPARE(headline(duel({"A..T"}), look()), QStringLiteral("Line of sight"));
        QCOMPARE(headline(duel({"A#T"}), look()), QStringLiteral("No line of sight"));
        QCOMPARE(headline(duel({"A..T"}, Facing::West), look()), QStringLiteral("Not in the field of vision"));
        BoardChoice far = look();
        far.weapon = 0;
        QCOMPARE(headline(duel({"A....T"}), far), QStringLiteral("Too far"));
        QCOMPARE(headline(duel({"A..T"}), walk({{0, 0}, {1, 0}})), QStringLiteral("Move: 1 of 4 points"));
        QCOMPARE(headline(duel({"A#.T"}), walk({{0, 0}, {1, 0}})), QStringLiteral("Not allowed: step 1"));
    }

    void everyObstacleIsNamed_data()
    {
        QTest::addColumn<QString>("drawing");
        QTest::addColumn<bool>("first");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("italian");
        QTest::newRow("wall") << "A#T" << true << "wall B1" << "muro B1";
        QTest::newRow("door") << "A|T" << true << "closed door between A1 and B1" << "porta chiusa tra A1 e B1";
        QTest::newRow("point") << "A#/#T" << true << "two barriers that meet at B2’s north-west corner"
                               << "due barriere che si toccano all’angolo nord-ovest di B2";
        QTest::newRow("seam") << "A#T" << false << "seam of the walls" << "giunzione dei muri";
        QTest::newRow("implied wall") << "A#T" << false << "the map’s edge beside" << "il bordo della mappa accanto a";
    }

    void everyObstacleIsNamed()
    {
        QFETCH(QString, drawing);
        QFETCH(bool, first);
        QFETCH(QString, english);
        QFETCH(QString, italian);
        std::vector<std::string> rows;
        for (const QString &row : drawing.split(u'/'))
            rows.push_back(row.toStdString());
        const omega::Board board = duel(rows);
        const Printing printing = first ? Printing::First : Printing::Revised;
        QVERIFY2(reasons(board, look(), printing).contains(english), qPrintable(reasons(board, look(), printing)));
        m_translators.speak(Language::Italian);
        QVERIFY2(reasons(board, look(), printing).contains(italian), qPrintable(reasons(board, look(), printing)));
    }

    void queriesAreAnsweredAsTheScreenSays()
    {
        std::mt19937 random(11); // NOLINT(bugprone-random-generator-seed)
        int looks = 0;
        int moves = 0;
        for (int i = 0; i < 300; ++i)
        {
            const omega::Board board = randomPieces(random);
            if (board.pieces.size() < 2)
                continue;
            const Printing printing = i % 2 == 0 ? Printing::First : Printing::Revised;
            BoardChoice choice = look();
            choice.attack = i % 3 == 0 ? AttackType::Melee : AttackType::Ranged;
            const Sight sight = *judged(board, choice, printing).sight;
            const QJsonObject seen = resultOf(board, choice, printing);
            QCOMPARE(seen[QStringLiteral("line_of_sight")], QJsonValue(sight.lineOfSight));
            QCOMPARE(seen[QStringLiteral("cover")], QJsonValue(sight.cover));
            QCOMPARE(seen[QStringLiteral("emi_dice_lost")], QJsonValue(sight.emi.diceLost));
            ++looks;

            const Space at = board.pieces[0].figure.at;
            const int step = randomBetween(random, 0, 7);
            choice = walk({at, neighbour(at, static_cast<Direction>(step))});
            const Judgement judgement = judged(board, choice, printing);
            const QJsonObject moved = resultOf(board, choice, printing);
            QCOMPARE(moved[QStringLiteral("legal")], QJsonValue(judgement.move->legal()));
            QVERIFY(!wording::reasons(board, choice, judgement).empty());
            choice.path.clear();
            QCOMPARE(resultOf(board, choice, printing)[QStringLiteral("spaces")].toArray().size(),
                static_cast<qsizetype>(judged(board, choice, printing).reach.size()));
            ++moves;
        }
        QVERIFY(looks > 200 && moves > 200);
    }

    void whatCannotBeAskedGivesNoLine()
    {
        omega::Board board = duel({"A..T"});
        QVERIFY(queryLine(board, {}, Printing::Revised).empty());
        board.pieces[0].speed.reset();
        QVERIFY(queryLine(board, walk({{0, 0}, {1, 0}}), Printing::Revised).empty());
    }
};

DOSSIER_TESTS(VerdictTest, EventLoop)

} // namespace verdict_test

#include "verdict_test.moc"
