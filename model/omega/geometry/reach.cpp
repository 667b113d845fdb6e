#include "model/omega/geometry/reach.h"

#include "model/omega/geometry/move_steps.h"
#include "model/omega/geometry/reach_waves.h"

#include <queue>

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>

namespace dossier
{

namespace
{

/// Dijkstra over the figure's place, with flags for the used diagonal and the paid squeezing point.
class Explorer
{
public:
    Explorer(const Map &map, const MoveQuestion &question, const SpaceSet &avoided)
        : m_question(question)
        , m_avoided(avoided)
        , m_board(map, question)
    {
        m_open.push({m_board.start(), 0, std::nullopt});
        while (!m_open.empty())
        {
            const Entry entry = m_open.top();
            m_open.pop();
            if (m_settled.emplace(key(entry.state), entry).second)
                expand(entry);
        }
    }

    [[nodiscard]] std::vector<ReachedSpace> ends() const
    {
        std::map<std::pair<int, int>, int> min;
        for (const auto &[key, entry] : m_settled)
        {
            const MoveState &state = entry.state;
            if (m_board.endOffence(state.at))
                continue;
            const auto [at, fresh] = min.emplace(std::pair{state.at.y, state.at.x}, state.cost);
            at->second = std::min(at->second, state.cost);
        }
        std::vector<ReachedSpace> reached;
        for (const auto &[at, cost] : min)
            reached.push_back({{at.second, at.first}, cost});
        return reached;
    }

    [[nodiscard]] std::vector<Space> pathTo(Space end) const
    {
        const Entry *best = nullptr;
        for (const auto &[key, entry] : m_settled)
            if (entry.state.at == end && (best == nullptr || *best > entry))
                best = &entry;
        std::vector<Space> path;
        if (best == nullptr || m_board.endOffence(end))
            return path;
        for (path.push_back(end); best->before; path.push_back(best->state.at))
            best = &m_settled.at(*best->before);
        std::ranges::reverse(path);
        return path;
    }

private:
    /// The part of a state that decides its possible continuations: place, diagonal, squeezing.
    using Key = std::tuple<Space, bool, bool>;

    struct Entry
    {
        MoveState state;
        /// Number of entered spaces that were to be avoided.
        int avoided = 0;
        std::optional<Key> before;

        friend bool operator>(const Entry &a, const Entry &b)
        {
            return std::pair(a.state.cost, a.avoided) > std::pair(b.state.cost, b.avoided);
        }
    };

    static Key key(const MoveState &state) { return {state.at, state.diagonalUsed, state.squeezed}; }

    void expand(const Entry &entry)
    {
        const MoveState &state = entry.state;
        const auto open = [&](const MoveState &next)
        { m_open.push({next, entry.avoided + static_cast<int>(entersAvoided(next.at)), key(state)}); };
        for (const Direction direction : allDirections)
            if (const auto next = m_board.step(state, neighbour(state.at, direction)))
                open(*next);
        for (const Space vent : m_question.vents)
            if (const auto next = m_board.travel(state, vent))
                open(*next);
    }

    /// True when a mover of that size covers a space to be avoided there.
    [[nodiscard]] bool entersAvoided(Space at) const
    {
        if (m_avoided.empty())
            return false;
        return std::ranges::any_of(
            Figure{at, m_question.mover.size}.spaces(), [&](Space space) { return m_avoided.contains(space); });
    }

    const MoveQuestion &m_question;
    const SpaceSet &m_avoided;
    MoveBoard m_board;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> m_open;
    std::map<Key, Entry> m_settled;
};

} // namespace

std::vector<ReachedSpace> reachOf(const Map &map, const MoveQuestion &question)
{
    if (question.mover.size > 1 || !question.vents.empty())
        return reachByStep(map, question);
    const ReachWaves waves(map, question);
    const MoveBoard board(map, question);
    const SpaceSet ends = waves.reached() - board.occupied();
    std::vector<ReachedSpace> reached;
    reached.reserve(static_cast<std::size_t>(ends.count()));
    ends.forEach([&](Space space) { reached.push_back({space, waves.cost(space)}); });
    return reached;
}

std::vector<ReachedSpace> reachByStep(const Map &map, const MoveQuestion &question)
{
    return Explorer(map, question, SpaceSet{}).ends();
}

std::vector<Space> cheapestPath(const Map &map, const MoveQuestion &question, Space end, const SpaceSet &avoided)
{
    return Explorer(map, question, avoided).pathTo(end);
}

} // namespace dossier
