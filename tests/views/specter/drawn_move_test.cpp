// The agent's move while it is drawn, without a page.
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"
#include "views/specter/selection/drawn_move.h"

#include <QTest>

#include <algorithm>

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

    void aPressPlansFromTheStartAndAnotherOneGoesOn()
    {
        DrawnMove move = over(begun());
        const auto path = [&] { return move.draft().path; };
        QVERIFY(move.press(at("N3"), false));
        const auto first = path();
        QCOMPARE(first.size(), std::size_t{3});
        QVERIFY(move.press(at("N5"), true));
        QCOMPARE(path().size(), std::size_t{5});
        QVERIFY(std::equal(first.begin(), first.end(), path().begin()));
        QCOMPARE(path().back(), specter::Coordinate(at("N5")));
        QVERIFY(!move.verdict().refusal);
        // Back to a space of the path.
        QVERIFY(move.press(first.back(), true));
        QCOMPARE(path(), first);
        // No step is left beyond the fourth.
        QVERIFY(move.press(at("N9"), true));
        QVERIFY(move.verdict().refusal.has_value());
        // A space beside the end is not one step too many: the way there is another one.
        QVERIFY(move.press(at("N5"), false));
        QVERIFY(move.press(at("O5"), false));
        QCOMPARE(path().size(), std::size_t{5});
        QVERIFY(!move.verdict().refusal);
    }

    /// A stroke begins with a press on it.
    void aPressOnTheEndKeepsTheWayThatWasDrawn()
    {
        DrawnMove move = over(begun());
        const AgentDraft way{.path = {at("N1"), at("N2"), at("M3"), at("N4")}};
        QVERIFY(move.draw(way));
        QVERIFY(!move.press(at("N4"), false));
        QCOMPARE(move.draft(), way);
    }

    /// SO-MOVE-2: with a card that adds steps the space is in reach, and another press plans the way.
    void aPressOnASpaceOutOfReachPlansAgain()
    {
        DrawnMove move = over(begun());
        QVERIFY(move.press(at("N6"), false));
        QVERIFY(move.verdict().refusal.has_value());
        QCOMPARE(move.draft().path.size(), std::size_t{2});
        AgentDraft withCard = move.draft();
        withCard.card = specter::CardUse{.card = specter::Equipment::AdrenalSurge};
        QVERIFY(move.draw(withCard));
        QVERIFY(move.press(at("N6"), false));
        QVERIFY(move.draft().path.size() > 2);
        QCOMPARE(move.draft().card, withCard.card);
    }

    void aPressKeepsTheCard()
    {
        DrawnMove move = over(begun());
        AgentDraft withCard = move.draft();
        withCard.card = specter::CardUse{.card = specter::Equipment::AdrenalSurge};
        QVERIFY(move.draw(withCard));
        QVERIFY(move.press(at("N9"), false));
        QVERIFY(move.press(at("N2"), false));
        QVERIFY(move.draft().card == withCard.card);
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
