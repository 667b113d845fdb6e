#include "tests/model/conquest/coop_table.h"
#include "tests/support/test_class.h"
#include "views/conquest/desk/token_plan.h"

#include <QTest>

namespace token_plan_test
{

using namespace dossier;
using namespace dossier::conquest;

namespace
{

/// Gives these tokens in this order, always on the same face.
ConquestChance giving(std::vector<std::string> tokens, int face)
{
    return [tokens = std::move(tokens), face, at = std::size_t{0}](
               const Command &command, const std::vector<int> &entered) mutable
    {
        if (const auto *move = get_if<MoveToken>(&command))
            return Command(MoveToken{move->token, face});
        PlaceToken placed = *get_if<PlaceToken>(&command);
        placed.face = entered.empty() ? face : entered.front();
        if (placed.token.empty())
            placed.token = tokens[at++ % tokens.size()];
        return Command(placed);
    };
}

View dueFor(const std::vector<TokensDue> &due)
{
    test::CoopTable table;
    table.table().open.resistance.tokensDue = due;
    return view(table.table(), TogetherSeat{});
}

PlaceToken planned(const TokenPlan &plan, std::size_t at)
{
    return *get_if<PlaceToken>(&plan.commands().at(at));
}

} // namespace

/// CQ-RES-7: tokens that are rolled for and wait on the board.
class TokenPlanTest : public QObject
{
    Q_OBJECT

private slots:

    void everySectionIsRolledForOnce()
    {
        TokenPlan plan;
        QVERIFY(!plan.roll(dueFor({{0}, {1}, {2}}), giving({"Sample Footsoldiers"}, 3)));
        QCOMPARE(plan.commands().size(), std::size_t{3});
        for (const std::size_t i : {0U, 1U, 2U})
            QCOMPARE(planned(plan, i), (PlaceToken{static_cast<int>(i), 3, "Sample Footsoldiers", {}}));
    }

    /// If the die of the first token was rolled at the table, or the token was drawn there, it is not rolled or drawn
    /// again.
    void whatWasEnteredOfTheFirstStays()
    {
        TokenPlan plan;
        QVERIFY(!plan.roll(
            dueFor({{0}, {1}}), giving({"Sample Footsoldiers"}, 3), {.dice = {5}, .cards = {"Sample Column"}}));
        QCOMPARE(planned(plan, 0), (PlaceToken{0, 5, "Sample Column", {}}));
        QCOMPARE(planned(plan, 1), (PlaceToken{1, 3, "Sample Footsoldiers", {}}));
    }

    void whatHangsOnTheFirstOfASectionWaits()
    {
        TokenPlan plan;
        QVERIFY(!plan.roll(dueFor({{0, 2}, {1}}), giving({"Sample Footsoldiers"}, 3)));
        QCOMPARE(plan.commands().size(), std::size_t{1});
        QVERIFY(!plan.roll(dueFor({{1}, {1}, {2}}), giving({"Sample Footsoldiers"}, 3)));
        QCOMPARE(plan.commands().size(), std::size_t{1});
    }

    /// CQ-RES-10: he fights before another token comes.
    void captainFantasticIsTheLastOfThePlan()
    {
        TokenPlan plan;
        QVERIFY(!plan.roll(
            dueFor({{0}, {1}, {2}}), giving({"Sample Footsoldiers", "Sample Paragon", "Sample Footsoldiers"}, 3)));
        QCOMPARE(plan.commands().size(), std::size_t{2});
        QCOMPARE(planned(plan, 1).token, std::string("Sample Paragon"));
    }

    void thePoolGivesNoMoreThanItHas()
    {
        View seen = dueFor({{0}, {1}});
        seen.open.decks[Deck::Tokens].unseen = Cards{{"Sample Footsoldiers", 1}, {"Sample Column", 1}};
        TokenPlan plan;
        QVERIFY(!plan.roll(seen, giving({"Sample Footsoldiers", "Sample Footsoldiers", "Sample Column"}, 1)));
        QCOMPARE(planned(plan, 0).token, std::string("Sample Footsoldiers"));
        QCOMPARE(planned(plan, 1).token, std::string("Sample Column"));
    }

    /// CQ-RES-4, CQ-TOKEN-3: what comes under aliens is fought before the others go on.
    void movesAreRolledForUpToTheOneThatIsFoughtAtOnce()
    {
        test::CoopTable table;
        table.atStep(4, {{{1, 2}, "Sample Column"}, {{2, 3}, "Sample Column"}});
        const View seen = view(table.table(), TogetherSeat{});
        TokenPlan plan;
        plan.rollMoves(seen, giving({}, 5), [](const auto & /*moves*/) { return true; });
        QCOMPARE(plan.commands(),
            (std::vector<Command>{MoveToken{{{1, 2}, "Sample Column"}, 5}, MoveToken{{{2, 3}, "Sample Column"}, 5}}));
        plan.rollMoves(seen, giving({}, 5), [](const auto & /*moves*/) { return false; });
        QCOMPARE(plan.commands().size(), std::size_t{1});
    }

    void theyAreTakenOneAfterTheOther()
    {
        TokenPlan plan;
        (void)plan.roll(dueFor({{0}, {2}}), giving({"Sample Footsoldiers"}, 5));
        QVERIFY(holds_alternative<PlaceToken>(*plan.take()));
        QCOMPARE(planned(plan, 0).section, 2);
        QVERIFY(plan.take());
        QVERIFY(plan.isEmpty() && !plan.take());
    }
};

DOSSIER_TESTS(TokenPlanTest, Nothing)

} // namespace token_plan_test

#include "token_plan_test.moc"
