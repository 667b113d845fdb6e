#include "views/specter/selection/inference.h"

#include "model/specter/seen/numbers.h"
#include "model/specter/seen/suppositions.h"
#include "model/specter/seen/turn.h"

#include <algorithm>

namespace dossier
{

using namespace specter;

namespace
{

/// Returns the number of turns that two histories have in common at the beginning; 0 when they start differently.
std::size_t inCommon(const PublicHistory &a, const PublicHistory &b)
{
    if (a.start != b.start || a.unknowns != b.unknowns)
        return 0;
    const auto [end, other] = std::ranges::mismatch(a.turns, b.turns);
    return static_cast<std::size_t>(end - a.turns.begin());
}

} // namespace

SpaceSet besideTurnedOver(const PublicTable &table, Agent agent)
{
    const AgentInPlay &known = inPlay(table, agent);
    int reach = usualObjectiveReach;
    for (const AgentCard &card : table.pack.agents)
        if (!known.character || card.kind == *known.character)
            reach = std::max(reach, card.objectiveReach.value_or(usualObjectiveReach));
    return besideAll(boardOf(table), known.turnedOver, reach);
}

void Inference::update(const PublicTable &table, Agent agent)
{
    const Board board = boardOf(table);
    const PublicHistory history = historyOf(table, agent);
    const std::vector<Coordinate> &turnedOver = inPlay(table, agent).turnedOver;
    if (m_board && *m_board == board && m_history == history && m_turnedOver == turnedOver)
        return;
    workOut(board, history);
    m_turnedOver = turnedOver;
    narrow(table, agent);
}

/// Objectives that are turned over narrow the places before the move is written. When they leave none, the players
/// see the contradiction after the move.
void Inference::narrow(const PublicTable &table, Agent agent)
{
    const SpaceSet beside = m_turnedOver.empty() ? SpaceSet() : besideTurnedOver(table, agent) & now().any;
    if (beside.empty())
        return m_turnedOver.clear();
    m_places.back().any &= beside;
    m_places.back().withoutHiddenCards &= beside;
    m_max = 0;
    m_total = 0;
    beside.forEach(
        [&](Space space)
        {
            m_total += m_weights->at(space);
            m_max = std::max(m_max, m_weights->at(space));
        });
}

std::vector<Coordinate> Inference::turnedOverFarFrom(Space space) const
{
    return m_turnedOver.empty() || now().any.contains(space) || !m_after.back().places().any.contains(space)
        ? std::vector<Coordinate>{}
        : m_turnedOver;
}

void Inference::workOut(const Board &board, const PublicHistory &history)
{
    const bool goesOn = m_board == board && m_history.start == history.start && m_history.unknowns == history.unknowns;
    const std::size_t kept = goesOn ? inCommon(m_history, history) + 1 : 0;
    m_board = board;
    m_history = history;
    m_after.erase(m_after.begin() + static_cast<std::ptrdiff_t>(std::min(kept, m_after.size())), m_after.end());
    if (m_after.empty())
        m_after.emplace_back(history.start, history.unknowns);
    while (m_after.size() <= history.turns.size())
    {
        Possibilities next = m_after.back();
        next.advance(board, history.turns[m_after.size() - 1]);
        m_after.push_back(std::move(next));
    }
    m_places.clear();
    for (const Possibilities &after : m_after)
        m_places.push_back(after.places());
    // A field of weights points to its board: the one that is kept here.
    std::vector<SpaceSet> possible;
    for (const Places &places : m_places)
        possible.push_back(places.any);
    m_last.emplace(lastWeights(*m_board, m_history, possible));
    m_weights.emplace(m_last->ofShort);
    m_weights->add(m_last->ofLong);
    m_max = 0;
    m_total = m_weights->total();
    m_weights->spaces().forEach([&](Space space) { m_max = std::max(m_max, m_weights->at(space)); });
    m_exclusions.emplace(*m_board, m_history);
    m_clash.reset();
}

double Inference::strengthAt(Space space) const
{
    return m_max > 0 && now().any.contains(space) ? m_weights->at(space) / m_max : 0;
}

double Inference::shareAt(Space space) const
{
    return m_total > 0 && now().any.contains(space) ? m_weights->at(space) / m_total : 0;
}

const std::vector<FactPlace> &Inference::clash()
{
    if (!m_clash)
        m_clash = now().any.empty() ? clashingFacts(*m_board, m_history) : std::vector<FactPlace>{};
    return *m_clash;
}

Exclusion Inference::why(Space space)
{
    return m_exclusions->why(space);
}

Expectation Inference::ofSensor(Space vehicle) const
{
    return canAsk() ? question().ofSensor(vehicle) : Expectation{};
}

Expectation Inference::ofLook(const Lookout &lookout, const std::optional<Senses> &senses) const
{
    return canAsk() ? question().ofLook(lookout, senses) : Expectation{};
}

Expectation Inference::ofLookBack(int turns, const Lookout &lookout) const
{
    const auto ago = static_cast<std::size_t>(turns);
    if (!canAsk() || m_history.turns.size() <= ago)
        return ofLook(lookout, {});
    return specter::ofLookBack(*m_board, m_history, m_after, ago, lookout);
}

bool Inference::canAsk() const
{
    return m_max > 0 && !m_history.turns.empty();
}

OpenQuestion Inference::question() const
{
    return {*m_board, m_after[m_history.turns.size() - 1], m_history.turns.back(), *m_last};
}

} // namespace dossier
