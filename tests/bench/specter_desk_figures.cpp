#include "tests/bench/specter_desk_figures.h"

#include "tests/bench/settling.h"
#include "tests/support/specter_random.h"
#include "tests/views/specter/agent_at_table.h"
#include "tests/views/specter/hunters_at_table.h"
#include "views/kit/appearance.h"

#include <QApplication>

#include <algorithm>
#include <chrono>
#include <stdexcept>

namespace dossier::bench
{

namespace
{

constexpr double verdictBar = 30000;
constexpr double hoverBar = 16000;
constexpr int batches = 10;
constexpr int late = 20;
constexpr unsigned maxSeeds = 100;

/// Returns a table of a random game with the agent about to move, late enough for much to be known of it.
specter::Table lateTable()
{
    for (unsigned seed = 1; seed < maxSeeds; ++seed)
    {
        test::RandomSpecter random(seed);
        specter::Table table = specter::newTable(test::begun().open.pack);
        const auto give = [&](const test::Given &given)
        {
            if (test::ruleAgainst(table, given.command, given.seat).empty())
                test::forced(table, given.command);
        };
        for (const test::Given &given : random.setUp(table.open.pack, 2))
            give(given);
        for (int i = 0; i < 6000 && table.open.clock.phase != specter::Phase::Over; ++i)
        {
            give(random.next(table));
            if (table.open.clock.phase == specter::Phase::Agents && table.open.clock.turn > late)
                return table;
        }
    }
    throw std::runtime_error("no game came far enough");
}

double microseconds(const std::function<void()> &work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

/// A step in each direction, and back: the whole page is painted after each key.
Timing verdictFigure(const specter::Table &table)
{
    test::AgentAtTable at(table);
    at.page().show();
    QCoreApplication::processEvents();
    constexpr std::array steps{Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_6, Qt::Key_7, Qt::Key_8, Qt::Key_9};
    std::vector<double> percentiles;
    for (int batch = 0; batch < batches; ++batch)
    {
        std::vector<double> times;
        for (const Qt::Key step : steps)
            for (const Qt::Key key : {step, Qt::Key_Backspace})
                times.push_back(microseconds(
                    [&]
                    {
                        QTest::keyClick(&at.board(), key, key == step ? Qt::KeypadModifier : Qt::NoModifier);
                        at.page().grab();
                    }));
        percentiles.push_back(percentile95(std::move(times)));
    }
    return timingOf("95 % of keys to a painted verdict, agent's screen", verdictBar, std::move(percentiles));
}

Timing hoverFigure(const specter::Table &table)
{
    test::HuntersAtTable at(table);
    const specter::Board board = boardOf(at.table().open);
    std::vector<double> percentiles;
    for (int batch = 0; batch < batches; ++batch)
    {
        std::vector<double> times;
        for (int y = 0; y < board.height(); ++y)
            for (int x = batch % 2; x < board.width(); x += 2)
                times.push_back(microseconds(
                    [&]
                    {
                        emit at.board().hovered(BoardSpot{{x, y}, std::nullopt});
                        QCoreApplication::processEvents();
                        at.page().grab();
                    }));
        percentiles.push_back(percentile95(std::move(times)));
    }
    return timingOf("95 % of spaces pointed at, hunters' screen", hoverBar, std::move(percentiles));
}

/// Returns the table of a session as the agent's player knows it; two hunters have no secrets.
specter::Table tableOf(const SpecterSession &session)
{
    const SpecterViewPtr agents = session.viewOf(specter::AgentSeat{});
    specter::Table table;
    table.open = agents->open;
    table.sheets[specter::Agent::First] = *agents->sheet;
    return table;
}

/// A sample game played at random until the agent's turn late in it.
bool playLate(SpecterDesk &desk, unsigned seed)
{
    constexpr int maxCommands = 6000;
    SpecterSession &session = *desk.session();
    test::RandomSpecter random(seed);
    // The pages are disconnected, because they would paint each of them.
    const QSignalBlocker quiet(session);
    for (int i = 0; i < maxCommands; ++i)
    {
        const specter::Table table = tableOf(session);
        if (table.open.clock.phase == specter::Phase::Over)
            return false;
        if (table.open.clock.phase == specter::Phase::Agents && table.open.clock.turn > late)
            return true;
        const test::Given given = random.next(table);
        if (test::ruleAgainst(table, given.command, given.seat).empty())
            session.submit(given.seat, given.command);
    }
    return false;
}

/// The desk of a session of twenty turns, first at the agent's page and then at the hunters'.
std::vector<Timing> deskFigures()
{
    test::DeskAtRest at;
    SpecterDesk &desk = specterDesk(at.desk());
    unsigned seed = 1;
    do
        emit at.window().playRequested(QStringLiteral("specter"));
    while (!playLate(desk, seed) && ++seed < maxSeeds);
    if (seed == maxSeeds)
        throw std::runtime_error("no game came far enough");
    const QString path = desk.session()->path();
    at.desk().open(path);
    emit desk.seats()->taken();
    QCoreApplication::processEvents();
    std::vector<Timing> figures = settlingFigures(at, "the agent's page");
    desk.handOver();
    QCoreApplication::processEvents();
    for (Timing &figure : settlingFigures(at, "the hunters' page"))
        figures.push_back(std::move(figure));
    return figures;
}

} // namespace

std::vector<Timing> specterDeskFigures()
{
    loadResources();
    wear(*qApp, themeFor(ThemeChoice::Dark), 100);
    const specter::Table table = lateTable();
    std::vector<Timing> figures = deskFigures();
    figures.push_back(verdictFigure(table));
    figures.push_back(hoverFigure(table));
    return figures;
}

} // namespace dossier::bench
