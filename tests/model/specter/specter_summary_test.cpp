#include "model/specter/seen/attack.h"
#include "model/specter/summary.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace specter_summary_test
{

using namespace dossier;
using namespace dossier::specter;

namespace
{

Event moveShown(Showing what)
{
    MoveShown move;
    move.facts.shown = Shown{what, what == Showing::Nothing ? std::nullopt : std::optional(test::at("K12"))};
    return move;
}

AttackMade attackBy(HunterKind hunter, int distance, std::vector<std::vector<int>> dice, bool hit)
{
    return {.hunter = hunter, .distance = distance, .dice = std::move(dice), .hit = hit};
}

Summary counted(const Events &events)
{
    return summaryOf(test::begun(), events);
}

} // namespace

/// What everybody saw of a game of Specter Ops, counted.
class SpecterSummaryTest : public QObject
{
    Q_OBJECT

private slots:

    void nothingIsCountedOfNothing() { QCOMPARE(counted({}), Summary()); }

    void movesAreCountedByWhatTheyShow()
    {
        MoveShown unknown;
        const Summary summary = counted({PhaseBegan{{Phase::Agents, 4}}, moveShown(Showing::Seen),
            moveShown(Showing::LastSeen), moveShown(Showing::Nothing), unknown});
        QCOMPARE(summary.turns, 4);
        QCOMPARE(summary.moves, 3);
        QCOMPARE(summary.seen, 1);
        QCOMPARE(summary.lastSeen, 1);
        QCOMPARE(summary.found, 0);
    }

    void onlyAFigureThatIsPutDownIsFound()
    {
        AgentFactSaid found{.fact = FoundBy{{.hunter = {1}, .at = test::at("K12")}, test::at("K13")}};
        AgentFactSaid clear{.fact = SaidClear{{.hunter = {1}, .at = test::at("K12")}}};
        QCOMPARE(counted({moveShown(Showing::Nothing), clear, found, clear}).found, 1);
    }

    void attacksAreJudgedByTheirChance()
    {
        const Summary summary
            = counted({attackBy(HunterKind::Gun, 4, {{5}}, true), attackBy(HunterKind::Beast, 6, {{2}}, false)});
        QCOMPARE(summary.attacks.made, 2);
        QCOMPARE(summary.attacks.hits, 1);
        QCOMPARE(summary.attacks.judged, 2);
        const double due = chanceToHit(4).approximately() + chanceToHit(6).approximately();
        QVERIFY(qFuzzyCompare(averageOf(summary.attacks.due), due));
        QCOMPARE(summary.byHunter.at(HunterKind::Gun).hits, 1);
        QCOMPARE(summary.byHunter.at(HunterKind::Beast).hits, 0);
    }

    void whereNoTextSaysTheChanceNoneIsCounted()
    {
        // On the same space no die is rolled; no text says how two dice combine.
        const Summary summary
            = counted({attackBy(HunterKind::Gun, 0, {}, true), attackBy(HunterKind::Gun, 3, {{2}, {2}}, true)});
        QCOMPARE(summary.attacks.made, 2);
        QCOMPARE(summary.attacks.hits, 2);
        QCOMPARE(summary.attacks.judged, 0);
        QCOMPARE(summary.attacks.judgedHits, 0);
        QCOMPARE(summary.attacks.due, SumChances());
    }
};

DOSSIER_TESTS(SpecterSummaryTest, Nothing)

} // namespace specter_summary_test

#include "specter_summary_test.moc"
