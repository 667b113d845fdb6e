#include "model/specter/seen/outcomes.h"

#include <algorithm>
#include <array>
#include <map>

namespace dossier::specter
{

namespace
{

/// Spaces reached from a first set with as few steps as possible: the sets by the number of steps.
class Spread
{
public:
    Spread(const Board &board, const SpaceSet &ground, const SpaceSet &first, int maxSteps)
        : m_board(&board)
        , m_layers{first}
    {
        SpaceSet reached = first;
        for (int steps = 1; steps <= maxSteps; ++steps)
        {
            const SpaceSet next = (board.stepped(m_layers.back()) & ground) - reached;
            m_layers.push_back(next);
            reached |= next;
        }
    }

    [[nodiscard]] const std::vector<SpaceSet> &layers() const { return m_layers; }

    [[nodiscard]] int stepsTo(Space space) const
    {
        int steps = 0;
        while (!m_layers[static_cast<std::size_t>(steps)].contains(space))
            ++steps;
        return steps;
    }

    /// Returns a shortest path from the first set to a reached space: among several, seen from the end, the one that
    /// goes straight rather than diagonally, with spaces first in reading order.
    [[nodiscard]] std::vector<Space> pathTo(Space space) const
    {
        std::vector<Space> path{space};
        for (int steps = stepsTo(space); steps > 0; --steps)
            path.push_back(before(path.back(), m_layers[static_cast<std::size_t>(steps - 1)]));
        std::ranges::reverse(path);
        return path;
    }

private:
    /// Returns the space of a layer from which one step leads to a space.
    [[nodiscard]] Space before(Space to, const SpaceSet &layer) const
    {
        constexpr std::array<Space, 8> around{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};
        for (const Space step : around)
            if (const Space from{to.x + step.x, to.y + step.y}; layer.contains(from) && m_board->isStep(from, to))
                return from;
        return to;
    }

    const Board *m_board;
    std::vector<SpaceSet> m_layers;
};

/// Joins a way to a token and the unseen way after it.
std::vector<Space> joined(std::vector<Space> path, const std::vector<Space> &further)
{
    path.insert(path.end(), further.begin() + 1, further.end());
    return path;
}

/// Collects the quietest outcome of each end, the quieter ones first.
class Outcomes
{
public:
    Outcomes(const Board &board, const SpaceSet &visible, const SpaceSet &barred, Space start, int maxSteps)
        : m_board(board)
        , m_visible(visible)
        , m_unseen(board.open() - barred - visible)
        , m_maxSteps(maxSteps)
        , m_ways(board, board.open() - barred, only(start), maxSteps)
    {
    }

    std::vector<QuietestEnd> all()
    {
        addSilent();
        for (int steps = 0; steps <= m_maxSteps; ++steps)
            addLastSeen(steps);
        addSeen();
        std::vector<QuietestEnd> outcomes;
        outcomes.reserve(m_byEnd.size());
        for (auto &[place, outcome] : m_byEnd)
            outcomes.push_back(std::move(outcome));
        return outcomes;
    }

private:
    void add(Space end, const Shown &shown, std::vector<Space> path)
    {
        m_byEnd.try_emplace({end.y, end.x}, QuietestEnd{end, shown, std::move(path)});
    }

    [[nodiscard]] bool has(Space end) const { return m_byEnd.contains({end.y, end.x}); }

    void addSilent()
    {
        const Spread silent(m_board, m_unseen, m_ways.layers().front() - m_visible, m_maxSteps);
        for (const SpaceSet &layer : silent.layers())
            layer.forEach([&](Space end) { add(end, {}, silent.pathTo(end)); });
    }

    /// Adds ends after tokens that are that many steps from the start.
    void addLastSeen(int stepsToToken)
    {
        const SpaceSet tokens = m_ways.layers()[static_cast<std::size_t>(stepsToToken)] & m_visible;
        const int left = m_maxSteps - stepsToToken;
        std::vector<std::pair<Space, Spread>> spreads;
        tokens.forEach([&](Space token) { spreads.emplace_back(token, Spread(m_board, m_unseen, only(token), left)); });
        for (int steps = 1; steps <= left; ++steps)
            for (const auto &[token, spread] : spreads)
                spread.layers()[static_cast<std::size_t>(steps)].forEach(
                    [&](Space end)
                    {
                        if (!has(end))
                            add(end, {Showing::LastSeen, token}, joined(m_ways.pathTo(token), spread.pathTo(end)));
                    });
    }

    void addSeen()
    {
        for (const SpaceSet &layer : m_ways.layers())
            (layer & m_visible).forEach([&](Space end) { add(end, {Showing::Seen, end}, m_ways.pathTo(end)); });
    }

    const Board &m_board;
    const SpaceSet &m_visible;
    SpaceSet m_unseen;
    int m_maxSteps;
    Spread m_ways;
    std::map<std::pair<int, int>, QuietestEnd> m_byEnd;
};

} // namespace

std::vector<QuietestEnd> quietestOutcomes(
    const Board &board, const SpaceSet &visible, const SpaceSet &barred, Space start, int maxSteps)
{
    return Outcomes(board, visible, barred, start, maxSteps).all();
}

Announcements announcementsOf(
    const Board &board, std::span<const Hunter> hunters, Space vehicle, std::span<const Space> path)
{
    Announcements announcements;
    announcements.shown = shownBy(visibleToHunters(board, hunters), path);
    for (const Hunter &hunter : hunters)
        announcements.inViewOf.push_back(visibleFrom(board, hunter.at).contains(path.back()));
    announcements.sensor = sensorAnswer(vehicle, path.back(), stepsOf(path));
    return announcements;
}

} // namespace dossier::specter
