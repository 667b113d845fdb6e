// The agent's move while it is drawn, without a page.
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"
#include "views/specter/selection/drawn_move.h"

#include <QTest>

namespace drawn_move_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

SpecterViewPtr agentsView(const specter::Table &table)
{
    return std::make_shared<const specter::View>(view(table, specter::AgentSeat{}));
}

DrawnMove over(const specter::Table &table)
{
    DrawnMove move;
    move.update(agentsView(table));
    return move;
}

} // namespace

class DrawnMoveTest : public QObject
{
    Q_OBJECT

private slots:

    void nothingIsDrawnBeforeATableIsTaken()
    {
        DrawnMove move;
        QVERIFY(!move.isDue());
        QVERIFY(!move.press(at("N2"), false));
        QVERIFY(!move.leaveStep());
        QVERIFY(!move.leaveAll());
        QVERIFY(!move.isWritten());
    }

    void aPressIsAStepThatIsJudgedAtOnce()
    {
        DrawnMove move = over(begun());
        QVERIFY(move.isStanding());
        QVERIFY(move.press(at("N2"), false));
        QCOMPARE(move.draft().path.size(), std::size_t{2});
        QVERIFY(!move.verdict().refusal);
        QVERIFY(move.known().after.has_value());
        QVERIFY(move.leaveStep());
        QVERIFY(move.isStanding());
        QVERIFY(!move.leaveStep());
    }

    void aPressOutOfReachSpoilsNothing()
    {
        DrawnMove move = over(begun());
        QVERIFY(move.press(at("N9"), false));
        QVERIFY(move.verdict().refusal.has_value());
        QVERIFY(move.press(at("N2"), false));
        QVERIFY(!move.verdict().refusal);
    }

    void aDraftOutlivesWhatHappensBesideItButNotItsTurn()
    {
        specter::Table table = begun();
        DrawnMove move = over(table);
        move.press(at("N2"), false);
        QVERIFY(!move.update(agentsView(table)));
        QCOMPARE(move.draft().path.back(), at("N2"));
        QCOMPARE(walks(table, {"N1", "N2"}), std::string());
        QVERIFY(move.update(agentsView(table)));
        QVERIFY(!move.isDue());
        QVERIFY(!move.draw({}));
    }

    void whatTheSheetHoldsIsWritten()
    {
        specter::Table table = begun();
        DrawnMove move = over(table);
        move.press(at("N2"), false);
        QVERIFY(!move.isWritten());
        QCOMPARE(played(table, {specter::PlanMove{specter::Agent::First, move.draft()}}), std::string());
        move.update(agentsView(table));
        QVERIFY(move.isWritten());
        move.press(at("N3"), false);
        QVERIFY(!move.isWritten());
    }
};

DOSSIER_TESTS(DrawnMoveTest, Nothing)

} // namespace drawn_move_test

#include "drawn_move_test.moc"
