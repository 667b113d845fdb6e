#include "app/omega/overseer_session.h"
#include "app/omega/session_set_up.h"
#include "app/omega/steps_run.h"
#include "tests/support/test_class.h"
#include "views/kit/appearance.h"
#include "views/omega/selection/steps_alone.h"

#include <QTest>

#include <algorithm>
#include <ranges>

namespace steps_run_test
{

using namespace dossier;

namespace
{

/// Returns the sample mission, begun without a file.
std::unique_ptr<OverseerSession> begun()
{
    auto opened = openGame({{}, {}, OmegaRules::editionOf(Printing::Revised)});
    if (!opened)
        qFatal("the game cannot be opened");
    const omega::Scenario scenario = opened->pack.scenarios.front();
    auto session = std::make_unique<OverseerSession>(*std::move(opened));
    setUpUsually(*session, scenario, {}, [](int) { return 0; });
    session->submit(omega::BeginGame{});
    return session;
}

omega::Step stepOf(const OverseerSession &session)
{
    return session.overseerView()->open.clock.step;
}

} // namespace

/// Steps without a decision run automatically, and no others.
class StepsRunTest : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase() { openResources(); }

    /// The first round has nothing to transfer.
    void whatHasNothingToDecideIsDone()
    {
        const auto session = begun();
        QCOMPARE(stepOf(*session), omega::Step::Transfer);
        const QStringList ran = runSteps(*session);
        QVERIFY2(ran.isEmpty(), "the header says which step it is");
        QCOMPARE(stepOf(*session), omega::Step::Initiative);
        QVERIFY(!runsAlone(*session->overseerView()));
    }

    void whatMovesSomethingIsTold()
    {
        const auto session = begun();
        for (int i = 0; i < 60 && stepOf(*session) != omega::Step::Timer; ++i)
            session->submit(omega::Command(session->overseerView()->due.front().command));
        QCOMPARE(stepOf(*session), omega::Step::Timer);
        const QStringList ran = runSteps(*session);
        QVERIFY2(ran.size() == 1 && ran.front().startsWith(QStringLiteral("The timers go to 2")),
            qPrintable(ran.join(u' ')));
    }

    void whereSomethingIsToDecideNothingIsDone()
    {
        const auto session = begun();
        runSteps(*session);
        const omega::View before = *session->overseerView();
        QVERIFY(runSteps(*session).isEmpty());
        QVERIFY(*session->overseerView() == before);
    }

    void aCorrectionLeadsToNoStep()
    {
        const auto session = begun();
        const OmegaViewPtr before = session->overseerView();
        const omega::Correct wounds{omega::WoundsChanged{omega::Role::TeamLeader, 1}};
        session->submit(wounds);
        const OmegaViewPtr after = session->overseerView();
        QVERIFY(*after != *before);
        QVERIFY(!leadsOn(makeCommand(wounds), *before, *after));
        QVERIFY(leadsOn(makeCommand(omega::TransferAdrenaline{}), *before, *after));
        QVERIFY(!leadsOn(makeCommand(omega::TransferAdrenaline{}), *after, *after));
        QVERIFY2(!leadsOn(makeCommand(omega::Spawn{}), *before, *after), "who spawns says when the activations begin");
        QVERIFY(!leadsOn(makeCommand(omega::UseAbility{}), *before, *after));
    }

    void theOrderOfADeckIsWhatChanceGives()
    {
        const auto session = begun();
        const omega::PublicTable &table = session->overseerView()->open;
        const auto first = shuffled(table, [](int) { return 0; });
        const auto last = shuffled(table, [](int below) { return below - 1; });
        QCOMPARE(first.order.size(), table.content.items.size());
        QVERIFY(std::ranges::equal(first.order, last.order | std::views::reverse));
        QVERIFY(first.order != last.order);
    }
};

DOSSIER_TESTS(StepsRunTest, EventLoop)

} // namespace steps_run_test

#include "steps_run_test.moc"
