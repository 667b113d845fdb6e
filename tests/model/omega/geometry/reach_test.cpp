#include "model/omega/geometry/reach.h"
#include "tests/model/omega/geometry/moves.h"
#include "tests/model/omega/geometry/plain_steps.h"
#include "tests/model/omega/geometry/told.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>
#include <map>

namespace reach_test
{

using namespace dossier;
using namespace dossier::test;
using namespace Qt::StringLiterals;

namespace
{

/// A question about a figure of that size on a random map.
std::optional<MoveQuestion> randomQuestion(std::mt19937 &random, const Map &map, int size, int maxSpeed)
{
    const auto mover = randomFigure(random, map, size);
    if (!mover)
        return std::nullopt;
    MoveQuestion question;
    question.mover = *mover;
    question.side = static_cast<Side>(randomBetween(random, 0, 1));
    question.speed = randomBetween(random, 0, maxSpeed);
    question.sureFooted = randomBetween(random, 0, 3) == 0;
    question.diagonalUsed = randomBetween(random, 0, 3) == 0;
    question.actions = question.side == Side::Commando ? randomBetween(random, 1, 3) : 1;
    if (size == 1 && randomBetween(random, 0, 1) == 0)
    {
        question.printing = Printing::First;
        question.actions = 1;
    }
    for (int n = randomBetween(random, 0, 4); n > 0; --n)
        if (const auto figure = randomFigure(random, map, randomBetween(random, 1, 4) == 1 ? 2 : 1))
            question.figures.push_back({*figure, static_cast<Side>(randomBetween(random, 0, 1))});
    for (int n = randomBetween(random, 0, 2); n > 0; --n)
        if (const auto space = randomFloor(random, map))
            question.markers.push_back(*space);
    return question;
}

/// Applies the contract's list for `omega.reach`, in its order, with a flood until nothing changes.
class PlainReach
{
public:
    PlainReach(const Map &map, const MoveQuestion &question)
        : m_map(map)
        , m_question(question)
    {
        for (const SidedFigure &other : question.figures)
            for (const Space space : other.figure.spaces())
            {
                m_occupied.set(space);
                if (other.side != question.side)
                    m_barred.set(space);
            }
        for (const Space marker : question.markers)
            m_occupied.set(marker);
    }

    /// The points that a step takes, or none when it is illegal. `squeezed`: the point for walls is paid.
    [[nodiscard]] std::optional<int> step(Space from, Space to, bool squeezed) const
    {
        const std::vector<Space> before = Figure{from, m_question.mover.size}.spaces();
        const std::vector<Space> after = Figure{to, m_question.mover.size}.spaces();
        bool goes = false;
        bool rubble = false;
        for (std::size_t i = 0; i < before.size(); ++i)
        {
            goes = goes || plainStep(m_map, m_barred, before[i], after[i]);
            rubble = rubble || m_map.hasRubble(before[i]);
            if (m_barred.contains(after[i]))
                return std::nullopt;
            for (const Space other : after)
                if (m_map.hasDoorBetween(after[i], other))
                    return std::nullopt;
        }
        if (!goes)
            return std::nullopt;
        return 1 + (rubble && !m_question.sureFooted ? 1 : 0) + (onWall(to) && !squeezed ? 1 : 0);
    }

    [[nodiscard]] bool onWall(Space at) const
    {
        return std::ranges::any_of(
            Figure{at, m_question.mover.size}.spaces(), [&](Space space) { return !m_map.isFloor(space); });
    }

    [[nodiscard]] bool mayEnd(Space at) const
    {
        return !onWall(at)
            && std::ranges::none_of(
                Figure{at, m_question.mover.size}.spaces(), [&](Space space) { return m_occupied.contains(space); });
    }

    [[nodiscard]] std::vector<ReachedSpace> spaces() const
    {
        std::map<std::tuple<Space, bool, bool>, int> cost;
        cost[{m_question.mover.at, m_question.diagonalUsed, false}] = 0;
        for (bool changed = true; changed;)
        {
            changed = false;
            for (const auto &[state, points] : std::map(cost))
                for (const Direction direction : allDirections)
                {
                    const auto [at, diagonal, squeezed] = state;
                    const Space to = neighbour(at, direction);
                    const auto more = step(at, to, squeezed);
                    if (!more || (isDiagonal(direction) && diagonal) || points + *more > m_question.points())
                        continue;
                    const std::tuple next{to, diagonal || isDiagonal(direction), squeezed || onWall(to)};
                    const auto [known, fresh] = cost.emplace(next, points + *more);
                    if (!fresh && known->second <= points + *more)
                        continue;
                    known->second = points + *more;
                    changed = true;
                }
        }
        std::map<std::pair<int, int>, int> ends;
        for (const auto &[state, points] : cost)
            if (const Space at = std::get<0>(state); mayEnd(at))
                if (const auto [end, fresh] = ends.emplace(std::pair{at.y, at.x}, points); points < end->second)
                    end->second = points;
        std::vector<ReachedSpace> reached;
        for (const auto &[at, points] : ends)
            reached.push_back({{at.second, at.first}, points});
        return reached;
    }

private:
    const Map &m_map;
    const MoveQuestion &m_question;
    SpaceSet m_barred;
    SpaceSet m_occupied;
};

} // namespace

/// Reach: the example, and the fast path, the steps, every path written out and the contract's words against each
/// other.
class ReachTest : public QObject
{
    Q_OBJECT

private slots:

    void theExampleOfTheCheckContract()
    {
        const DrawnBoard board = drawn({"MC|.", "#.."});
        DrawnBoard rubbled = board;
        QVERIFY(rubbled.map.setRubble({0, 0}));
        QCOMPARE(told(reachOf(rubbled.map, moveOf(board, 3))), u"0,0=0 1,1=2 2,1=3"_s);
        QCOMPARE(told(reachByStep(rubbled.map, moveOf(board, 3))), u"0,0=0 1,1=2 2,1=3"_s);
    }

    void theRulebooksSevenAndSixPoints()
    {
        const DrawnBoard seven = drawn({"M..~...", "######A"});
        const auto reached = reachOf(seven.map, moveOf(seven, 7));
        QVERIFY(std::ranges::find(reached, ReachedSpace{seven['A'], 7}) != reached.end());
        const DrawnBoard six = drawn({"M.E..", ".#..B", "....."});
        const auto round = reachOf(six.map, moveOf(six, 6));
        QVERIFY(std::ranges::find(round, ReachedSpace{six['B'], 6}) != round.end());
    }

    void noSpaceIsReachedWithoutPointsButItsOwn()
    {
        const DrawnBoard board = drawn({"M."});
        QCOMPARE(told(reachOf(board.map, moveOf(board, 0))), u"0,0=0"_s);
        const DrawnBoard shut = drawn({"MK"});
        MoveQuestion question = moveOf(shut, 1);
        question.markers.push_back(shut['M']);
        QVERIFY(reachOf(shut.map, question).empty());
        QVERIFY(cheapestPath(shut.map, question, {0, 0}).empty());
        QVERIFY(cheapestPath(shut.map, question, {7, 7}).empty());
    }

    void theFastPathTheStepsAndTheContractAgree()
    {
        std::mt19937 random(29);
        for (int i = 0; i < scaled(900); ++i)
        {
            const int side = i % 100 == 0 ? 40 : 8;
            const Map map = randomMap(random, {side, randomBetween(random, 0, 30), 10, 25, false});
            const auto question = randomQuestion(random, map, i % 4 == 0 ? 2 : 1, 7);
            if (!question)
                continue;
            const QString fast = told(reachOf(map, *question));
            const QString steps = told(reachByStep(map, *question));
            const QString plain = told(PlainReach(map, *question).spaces());
            if (fast == steps && steps == plain)
                continue;
            show(map, *question);
            QCOMPARE(fast, steps);
            QCOMPARE(steps, plain);
        }
    }

    void largeFiguresThatSqueezeAgainAndAgainAgreeToo()
    {
        std::mt19937 random(67);
        for (int i = 0; i < scaled(120); ++i)
        {
            const Map map = randomMap(random, {9, randomBetween(random, 8, 20), 2, 4, false});
            auto question = randomQuestion(random, map, 2, 7);
            if (!question)
                continue;
            question->figures.clear();
            question->speed = 7;
            question->actions = 1;
            if (told(reachOf(map, *question)) == told(PlainReach(map, *question).spaces()))
                continue;
            show(map, *question);
            QCOMPARE(told(reachOf(map, *question)), told(PlainReach(map, *question).spaces()));
        }
    }

    void everyStepIsJudgedByTheContractsWords()
    {
        std::mt19937 random(31);
        for (int i = 0; i < scaled(1500); ++i)
        {
            const Map map = randomMap(random, {5, 25, 15, 25, false});
            auto question = randomQuestion(random, map, 1 + i % 2, 7);
            if (!question)
                continue;
            question->printing = Printing::Revised;
            question->speed = 7;
            const PlainReach plain(map, *question);
            const Space from = question->mover.at;
            for (const Direction direction : allDirections)
            {
                const Space to = neighbour(from, direction);
                const MoveVerdict verdict = judgeMove(map, *question, std::vector{from, to});
                std::optional<int> cost = plain.step(from, to, false);
                if (isDiagonal(direction) && question->diagonalUsed)
                    cost.reset();
                const bool legal = cost && plain.mayEnd(to);
                const bool same = legal == verdict.legal() && (!legal || verdict.cost() == cost)
                    && cost.has_value() == (verdict.states.size() == 2);
                if (same)
                    continue;
                show(map, *question);
                QFAIL(qPrintable(told(to) + u' ' + told(verdict)));
            }
        }
    }

    void everyPathWrittenOutGivesTheSame()
    {
        std::mt19937 random(37);
        for (int i = 0; i < scaled(250); ++i)
        {
            const Map map = randomMap(random, {4, 20, 10, 25, false});
            auto question = randomQuestion(random, map, i % 3 == 0 ? 2 : 1, 3);
            if (!question)
                continue;
            question->actions = 1;
            if (question->mover.size == 2)
                question->printing = Printing::Revised;
            std::map<std::pair<int, int>, int> min;
            std::vector<Space> path{question->mover.at};
            writeOut(map, *question, path, min);
            std::vector<ReachedSpace> reached;
            for (const auto &[at, cost] : min)
                reached.push_back({{at.second, at.first}, cost});
            if (told(reached) == told(reachOf(map, *question)))
                continue;
            show(map, *question);
            QCOMPARE(told(reachOf(map, *question)), told(reached));
        }
    }

    void theCheapestPathIsLegalAndCostsTheLeast()
    {
        std::mt19937 random(41);
        for (int i = 0; i < scaled(150); ++i)
        {
            const Map map = randomMap(random, {8, 20, 8, 25, false});
            const auto question = randomQuestion(random, map, 1 + i % 2, 6);
            if (!question)
                continue;
            for (const ReachedSpace &end : reachOf(map, *question))
            {
                const std::vector<Space> path = cheapestPath(map, *question, end.space);
                if (!path.empty() && path.front() == question->mover.at && path.back() == end.space
                    && judgeMove(map, *question, path).cost() == end.cost)
                    continue;
                show(map, *question);
                QFAIL(qPrintable(told(end.space) + u" by "_s + told(path)));
            }
        }
    }

    void ofPathsThatCostTheSameTheOneThroughTheFewestIsTaken()
    {
        const DrawnBoard board = drawn({"M..", "...", "..."});
        SpaceSet avoided;
        avoided.set({1, 1});
        QCOMPARE(
            cheapestPath(board.map, moveOf(board, 4), {2, 1}, avoided), (std::vector<Space>{{0, 0}, {1, 0}, {2, 1}}));
        avoided.set({1, 0});
        // Around both it would cost more.
        QCOMPARE(cheapestPath(board.map, moveOf(board, 4), {2, 1}, avoided).size(), std::size_t{3});
        std::mt19937 random(43);
        for (int i = 0; i < scaled(250); ++i)
        {
            const Map map = randomMap(random, {4, 20, 10, 25, false});
            auto question = randomQuestion(random, map, 1, 3);
            if (!question)
                continue;
            question->actions = 1;
            SpaceSet some;
            for (int n = randomBetween(random, 1, 6); n > 0; --n)
                some.set({randomBetween(random, 0, 3), randomBetween(random, 0, 3)});
            std::map<Space, std::pair<int, int>> min;
            std::vector<Space> written{question->mover.at};
            writeOutAvoiding(map, *question, some, written, min);
            for (const auto &[end, best] : min)
            {
                const std::vector<Space> way = cheapestPath(map, *question, end, some);
                const std::pair found{judgeMove(map, *question, way).cost().value_or(99), entered(way, some)};
                if (found == best)
                    continue;
                show(map, *question);
                QFAIL(qPrintable(told(way) + u" enters %1, not %2"_s.arg(found.second).arg(best.second)));
            }
        }
    }

private:
    static int entered(const std::vector<Space> &path, const SpaceSet &spaces)
    {
        return static_cast<int>(
            std::count_if(std::next(path.begin()), path.end(), [&](Space space) { return spaces.contains(space); }));
    }

    /// The least cost of every end, and of the paths of that cost the fewest spaces entered.
    static void writeOutAvoiding(const Map &map, const MoveQuestion &question, const SpaceSet &avoided,
        std::vector<Space> &path, std::map<Space, std::pair<int, int>> &min)
    {
        const MoveVerdict verdict = judgeMove(map, question, path);
        if (verdict.states.size() < path.size())
            return;
        if (verdict.legal())
        {
            const std::pair cost{*verdict.cost(), entered(path, avoided)};
            const auto [end, fresh] = min.emplace(path.back(), cost);
            end->second = std::min(end->second, cost);
        }
        for (const Direction direction : allDirections)
        {
            path.push_back(neighbour(path.back(), direction));
            writeOutAvoiding(map, question, avoided, path, min);
            path.pop_back();
        }
    }

    static void writeOut(
        const Map &map, const MoveQuestion &question, std::vector<Space> &path, std::map<std::pair<int, int>, int> &min)
    {
        const MoveVerdict verdict = judgeMove(map, question, path);
        if (verdict.states.size() < path.size())
            return;
        if (verdict.legal())
        {
            const auto [end, fresh] = min.emplace(std::pair{path.back().y, path.back().x}, *verdict.cost());
            end->second = std::min(end->second, *verdict.cost());
        }
        for (const Direction direction : allDirections)
        {
            path.push_back(neighbour(path.back(), direction));
            writeOut(map, question, path, min);
            path.pop_back();
        }
    }

    static void show(const Map &map, const MoveQuestion &question)
    {
        qWarning("%smover %s size %d side %d points %d sure %d diagonal used %d", text(map).c_str(),
            qPrintable(told(question.mover.at)), question.mover.size, int(question.side), question.points(),
            int(question.sureFooted), int(question.diagonalUsed));
        for (const SidedFigure &other : question.figures)
            qWarning(
                "figure %s size %d side %d", qPrintable(told(other.figure.at)), other.figure.size, int(other.side));
        qWarning("markers %s", qPrintable(told(question.markers)));
    }
};

DOSSIER_TESTS(ReachTest, Nothing)

} // namespace reach_test

#include "reach_test.moc"
