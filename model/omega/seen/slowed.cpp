#include "model/omega/seen/slowed.h"

#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"

#include <algorithm>
#include <cstdlib>

namespace dossier::omega
{

namespace
{

bool isClose(const Figure &figure, Space space, int within)
{
    return std::ranges::any_of(figure.spaces(),
        [&](Space own) { return std::max(std::abs(own.x - space.x), std::abs(own.y - space.y)) <= within; });
}

bool slows(const FigureCard *card)
{
    return card != nullptr && card->slows && card->slowsWithin;
}

/// The way of a move, action by action: a figure adds its cost once to each that begins or passes close to it.
class Way
{
public:
    Way(const PublicTable &table, Slowing &slowing)
        : m_table(table)
        , m_slowing(slowing)
        , m_action(actionAt(slowing.spent))
    {
    }

    void pass(Space space)
    {
        for (const auto &[id, standing] : m_table.figures)
        {
            const FigureCard *card = cardOf(m_table, id);
            const std::optional<Figure> figure = figureOf(m_table, id);
            if (figure && slows(card) && isClose(*figure, space, *card->slowsWithin) && m_slowing.by.insert(id).second)
                m_sum += *card->slows;
        }
    }

    void step(Space from, Space to, int spent)
    {
        const int action = std::min(actionAt(spent), m_slowing.actions - 1);
        while (m_action < action)
            beginAction(from);
        pass(to);
        m_slowing.spent = spent;
    }

    /// Unused actions begin on the space where the move ends.
    void end(Space space)
    {
        while (m_action + 1 < m_slowing.actions)
            beginAction(space);
    }

    [[nodiscard]] int sum() const { return m_sum; }

private:
    [[nodiscard]] int actionAt(int spent) const
    {
        return spent == 0 || m_slowing.speed < 1 ? 0 : (spent - 1) / m_slowing.speed;
    }

    void beginAction(Space space)
    {
        ++m_action;
        m_slowing.by.clear();
        pass(space);
    }

    const PublicTable &m_table;
    Slowing &m_slowing;
    int m_action;
    int m_sum = 0;
};

int slowedBy(const PublicTable &table, const std::optional<Slowing> &slowing, const MoveVerdict &verdict)
{
    return slowing && !verdict.states.empty()
        ? slowedAlong(table, *slowing, verdict, 0, verdict.states.size() - 1, true).adrenaline
        : 0;
}

} // namespace

std::optional<Slowing> slowingOf(const PublicTable &table, const Combatant &who, int actions)
{
    const auto isSlow = [&](const auto &figure) { return slows(cardOf(table, figure.first)); };
    const std::optional<int> speed = speedOf(table, who);
    if (!holds_alternative<Role>(who) || !speed || std::ranges::none_of(table.figures, isSlow))
        return std::nullopt;
    return Slowing{.speed = *speed, .actions = std::max(actions, 1)};
}

SlowedPart slowedAlong(
    const PublicTable &table, Slowing slowing, const MoveVerdict &verdict, std::size_t from, std::size_t to, bool ends)
{
    const std::vector<MoveState> &states = verdict.states;
    if (from >= states.size())
        return {0, slowing};
    const std::size_t last = std::min(to, states.size() - 1);
    const int before = slowing.spent - states[from].cost;
    Way way(table, slowing);
    way.pass(states[from].at);
    for (std::size_t step = from + 1; step <= last; ++step)
        way.step(states[step - 1].at, states[step].at, before + states[step].cost);
    if (ends)
        way.end(states[last].at);
    return {way.sum(), slowing};
}

int slowedBy(const PublicTable &table, const Move &move)
{
    const auto question = moveQuestionFor(table, move.by, move.actions);
    if (!question || move.path.empty())
        return 0;
    return slowedBy(table, slowingOf(table, move.by, move.actions), judged(table, *question, move.path));
}

int slowedBy(const PublicTable &table, const MoveUnderWay &move, const std::vector<Space> &path)
{
    const auto question = questionOfRest(table, move);
    return question && !path.empty() ? slowedBy(table, move.slowing, judged(table, *question, path)) : 0;
}

std::vector<FigureId> slowersOf(const PublicTable &table, const std::vector<Space> &path)
{
    std::vector<FigureId> slowers;
    for (const auto &[id, standing] : table.figures)
    {
        const FigureCard *card = cardOf(table, id);
        const std::optional<Figure> figure = figureOf(table, id);
        const auto isBeside = [&](Space space) { return isClose(*figure, space, *card->slowsWithin); };
        if (figure && slows(card) && std::ranges::any_of(path, isBeside))
            slowers.push_back(id);
    }
    return slowers;
}

std::optional<FigureId> slowsUnknown(const PublicTable &table)
{
    for (const auto &[id, standing] : table.figures)
        if (const FigureCard *card = cardOf(table, id); card != nullptr && card->slows && !card->slowsWithin)
            return id;
    return std::nullopt;
}

} // namespace dossier::omega
