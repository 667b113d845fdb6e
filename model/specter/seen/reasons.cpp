#include "model/specter/seen/reasons.h"

#include <utility>

namespace dossier::specter
{

namespace
{

/// Returns the turn's facts that are among those kept.
TurnFacts withFacts(const TurnFacts &all, int turn, std::span<const FactPlace> kept)
{
    TurnFacts facts = all;
    facts.turnedOver.clear();
    facts.shown.reset();
    facts.announced.reset();
    facts.later.clear();
    for (const FactPlace &place : kept)
    {
        const auto index = static_cast<std::size_t>(place.index);
        if (place.turn != turn)
            continue;
        if (place.kind == FactKind::TurnedOver)
            facts.turnedOver.push_back(all.turnedOver[index]);
        else if (place.kind == FactKind::Later)
            facts.later.push_back(all.later[index]);
        else if (place.kind == FactKind::Card)
            facts.announced = all.announced;
        else
            facts.shown = all.shown;
    }
    return facts;
}

/// Tests subsets of the facts for a clash, and reuses the possibilities after earlier turns.
class Clash
{
public:
    Clash(const Board &board, const PublicHistory &history)
        : m_board(board)
        , m_history(history)
        , m_facts(factsOf(history))
        , m_after{Possibilities(history.start, history.unknowns)}
    {
        remember(0);
    }

    [[nodiscard]] const std::vector<FactPlace> &facts() const { return m_facts; }

    [[nodiscard]] bool clashes() const { return m_after.back().none(); }

    /// Removes facts if the others still clash without them; true when they were removed.
    bool leaveOut(std::size_t begin, std::size_t end)
    {
        std::vector<FactPlace> fewer = m_facts;
        const auto at = [&](std::size_t index) { return fewer.begin() + static_cast<std::ptrdiff_t>(index); };
        const int firstTurn = m_facts[begin].turn;
        fewer.erase(at(begin), at(end));
        if (!clashFrom(firstTurn, fewer))
            return false;
        m_facts = fewer;
        if (!isAfterTheClash(firstTurn))
            remember(firstTurn);
        return true;
    }

private:
    [[nodiscard]] TurnFacts turn(std::size_t turn, std::span<const FactPlace> facts) const
    {
        return withFacts(m_history.turns[turn], static_cast<int>(turn), facts);
    }

    [[nodiscard]] bool isAfterTheClash(int turn) const { return static_cast<std::size_t>(turn) + 1 >= m_after.size(); }

    [[nodiscard]] bool clashFrom(int firstTurn, std::span<const FactPlace> facts) const
    {
        auto at = static_cast<std::size_t>(firstTurn);
        if (isAfterTheClash(firstTurn))
            return true;
        Possibilities possibilities = m_after[at];
        for (; at + 1 < m_after.size() && !possibilities.none(); ++at)
            possibilities.advance(m_board, turn(at, facts));
        return possibilities.none();
    }

    /// Recomputes the possibilities after that turn and later ones, up to the first without any.
    void remember(int firstTurn)
    {
        m_after.erase(m_after.begin() + firstTurn + 1, m_after.end());
        while (m_after.size() <= m_history.turns.size() && !m_after.back().none())
        {
            m_after.push_back(m_after.back());
            m_after.back().advance(m_board, turn(m_after.size() - 2, m_facts));
        }
    }

    const Board &m_board;
    const PublicHistory &m_history;
    std::vector<FactPlace> m_facts;
    /// Possibilities before each turn, and finally after the one that leaves none or ends the history.
    std::vector<Possibilities> m_after;
};

} // namespace

std::vector<FactPlace> factsOf(const PublicHistory &history)
{
    std::vector<FactPlace> facts;
    for (std::size_t i = 0; i < history.turns.size(); ++i)
    {
        const TurnFacts &turn = history.turns[i];
        const int number = static_cast<int>(i);
        for (int index = 0; index < static_cast<int>(turn.turnedOver.size()); ++index)
            facts.push_back({number, FactKind::TurnedOver, index});
        if (turn.announced && turn.announced->before)
            facts.push_back({number, FactKind::Card, 0});
        if (turn.shown)
            facts.push_back({number, FactKind::Shown, 0});
        if (turn.announced && !turn.announced->before)
            facts.push_back({number, FactKind::Card, 0});
        for (int index = 0; index < static_cast<int>(turn.later.size()); ++index)
            facts.push_back({number, FactKind::Later, index});
    }
    return facts;
}

PublicHistory withFacts(const PublicHistory &history, std::span<const FactPlace> facts)
{
    PublicHistory kept = history;
    for (std::size_t turn = 0; turn < kept.turns.size(); ++turn)
        kept.turns[turn] = withFacts(history.turns[turn], static_cast<int>(turn), facts);
    return kept;
}

std::vector<FactPlace> clashingFacts(const Board &board, const PublicHistory &history)
{
    Clash clash(board, history);
    if (!clash.clashes())
        return {};
    // Tries large parts first, from the end, and finally single facts. A fact that was needed among more facts is also
    // needed among fewer.
    for (std::size_t part = clash.facts().size(); part > 0; part /= 2)
        for (std::size_t end = clash.facts().size(); end > 0;)
        {
            const std::size_t begin = end > part ? end - part : 0;
            clash.leaveOut(begin, end);
            end = begin;
        }
    return clash.facts();
}

Exclusions::Exclusions(Board board, PublicHistory history)
    : m_board(std::move(board))
    , m_history(std::move(history))
    , m_facts(factsOf(m_history))
    , m_before{Possibilities(m_history.start, m_history.unknowns)}
{
}

const Possibilities &Exclusions::before(std::size_t turn)
{
    while (m_before.size() <= turn)
    {
        Possibilities next = m_before.back();
        next.advance(m_board, m_history.turns[m_before.size() - 1]);
        m_before.push_back(std::move(next));
    }
    return m_before[turn];
}

const SpaceSet &Exclusions::left(std::size_t facts)
{
    const auto known = m_left.find(facts);
    if (known != m_left.end())
        return known->second;
    const std::span<const FactPlace> kept = std::span(m_facts).first(facts);
    std::size_t turn = facts < m_facts.size() ? static_cast<std::size_t>(m_facts[facts].turn) : m_history.turns.size();
    Possibilities possibilities = before(turn);
    for (; turn < m_history.turns.size(); ++turn)
        possibilities.advance(m_board, withFacts(m_history.turns[turn], static_cast<int>(turn), kept));
    return m_left[facts] = possibilities.places().any;
}

Exclusion Exclusions::why(Space space)
{
    if (left(m_facts.size()).contains(space))
        return StillPossible{};
    if (!left(0).contains(space))
        return OutOfReach{};
    // More facts never leave more places: the last number that leaves the space is between these two.
    std::size_t leaving = 0;
    std::size_t excluding = m_facts.size();
    while (excluding - leaving > 1)
    {
        const std::size_t middle = (leaving + excluding) / 2;
        (left(middle).contains(space) ? leaving : excluding) = middle;
    }
    return m_facts[excluding - 1];
}

Exclusion whyExcluded(const Board &board, const PublicHistory &history, Space space)
{
    return Exclusions(board, history).why(space);
}

} // namespace dossier::specter
