#include "tests/bench/specter_figures.h"

#include "model/specter/seen/counts.h"
#include "model/specter/seen/outcomes.h"
#include "model/specter/seen/possible.h"
#include "model/specter/seen/reasons.h"
#include "model/specter/seen/suppositions.h"
#include "model/specter/seen/weights.h"
#include "tests/support/specter_boards.h"
#include "tests/support/specter_box.h"
#include "tests/support/specter_games.h"

#include <cstdio>

namespace dossier::bench
{

namespace
{

using namespace specter;

constexpr int gameCount = 16;
constexpr int turnCount = 40;

/// The measured scenes: whole games on the printed board.
struct Scenes
{
    Board board = test::printedBoard();
    std::vector<PublicHistory> histories;
};

Scenes scenes(const test::WayShape &shape)
{
    Scenes scenes;
    std::mt19937 random(83);
    for (int game = 0; game < gameCount; ++game)
        scenes.histories.push_back(randomWay(random, scenes.board, shape).history);
    return scenes;
}

const PublicHistory &historyOf(const Scenes &scenes, int call)
{
    return scenes.histories[static_cast<std::size_t>(call) % scenes.histories.size()];
}

/// Keeps the optimizer from dropping the measured work.
double sink = 0;

/// Measures one turn, averaged over all turns of whole games: set and weights.
Timing oneTurn(const Scenes &scenes)
{
    Possibilities possibilities(scenes.histories[0].start, {});
    WeightField weights(scenes.board);
    return timed("Specter Ops, one turn, set and weights", 25, turnCount * gameCount * 4,
        [&, possibilities, weights](int call) mutable
        {
            const PublicHistory &history = historyOf(scenes, call / turnCount);
            const int turn = call % turnCount;
            if (turn == 0)
            {
                possibilities = Possibilities(history.start, history.unknowns);
                weights = WeightField(scenes.board);
                weights.put(history.start, 1);
            }
            const TurnFacts &facts = history.turns[static_cast<std::size_t>(turn)];
            possibilities.advance(scenes.board, facts);
            weights = weightsAfter(scenes.board, turnRule(scenes.board, facts), weights);
            sink += weights.total() + possibilities.places().any.count();
        });
}

Timing fortyTurns(const std::string &name, double bar, const Scenes &scenes)
{
    return timed(name, bar, gameCount * 2,
        [&scenes](int call)
        {
            const PublicHistory &history = historyOf(scenes, call);
            sink += historyWeights(scenes.board, history).total();
            sink += placesNow(scenes.board, history).any.count();
        });
}

Timing exactCounts(const Scenes &scenes)
{
    return timed("the same as exact counts", 0, gameCount, [&scenes](int call)
        { sink += static_cast<double>(historyCounts(scenes.board, historyOf(scenes, call)).size()); });
}

/// Measures every history with one inconsistent fact at its end.
Timing clash(const std::string &name, Scenes scenes)
{
    for (PublicHistory &history : scenes.histories)
        history.turns.back().later.emplace_back(StoodAt{Space{0, history.turns.size() % 2 == 0 ? 31 : 0}});
    return timed(name, 1000000, 1 * gameCount, [scenes](int call)
        { sink += static_cast<double>(clashingFacts(scenes.board, historyOf(scenes, call)).size()); });
}

Timing outcomes(const std::string &name, const Scenes &scenes, int steps)
{
    return timed(name, 2000, 200,
        [&scenes, steps](int call)
        {
            const PublicHistory &history = historyOf(scenes, call);
            const TurnRule rule = turnRule(scenes.board, history.turns[static_cast<std::size_t>(call % turnCount)]);
            const SpaceSet barred = scenes.board.open() - rule.enterable;
            sink += static_cast<double>(
                quietestOutcomes(scenes.board, rule.visible, barred, history.start, steps).size());
        });
}

} // namespace

std::vector<Timing> specterFigures()
{
    const Scenes open = scenes({.turns = turnCount});
    const Scenes hidden = scenes({.turns = turnCount, .hunters = 3, .hiddenCards = true});
    const Scenes everything = scenes({.turns = turnCount, .hunters = 4, .hiddenCards = true, .traitor = true});
    return {oneTurn(open), fortyTurns("Specter Ops, 40 turns from scratch", 1500, open), exactCounts(open),
        fortyTurns("the same with hidden cards and character", 0, hidden),
        fortyTurns("the same with a secret traitor as well", 0, everything),
        clash("facts that clash in 40 turns", open), clash("the same with all that is hidden", everything),
        outcomes("what every end of a move shows at the quietest", open, stepsOfAMove),
        outcomes("the same with six steps", open, stepsWithSurge)};
}

} // namespace dossier::bench
