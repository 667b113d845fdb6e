#include "views/specter/asks/deductions.h"

#include <numeric>

namespace dossier
{

namespace
{

/// Where at most one space is left, a question tells nothing new.
std::optional<specter::Expectation> worthAsking(specter::Expectation told)
{
    if (told.answers.empty() || told.before.count() < 2)
        return std::nullopt;
    return told;
}

} // namespace

void Deductions::take(const specter::PublicTable &table)
{
    m_begun = table.clock.phase != specter::Phase::SetUp;
    if (!table.agents.contains(m_agent))
        m_agent = specter::Agent::First;
    std::erase_if(m_inferences, [&](const auto &one) { return !table.agents.contains(one.first); });
    for (const auto &[agent, inPlay] : table.agents)
        m_inferences[agent].take(table, agent);
}

const Inference *Deductions::known() const
{
    const auto found = m_inferences.find(m_agent);
    return m_begun && found != m_inferences.end() ? &found->second : nullptr;
}

Inference *Deductions::known()
{
    const auto found = m_inferences.find(m_agent);
    return m_begun && found != m_inferences.end() ? &found->second : nullptr;
}

std::optional<specter::Expectation> Deductions::ofLook(const specter::View &view, const HuntersPick &pick) const
{
    const std::optional<specter::Lookout> after = lookoutAfter(view, pick);
    if (!after || known() == nullptr)
        return std::nullopt;
    const std::optional<specter::Senses> senses = asksWhetherClose(view, pick)
        ? specter::cardOf(view.open, view.open.turn->hunter).senses
        : std::optional<specter::Senses>{};
    return worthAsking(known()->ofLook(*after, senses));
}

std::optional<specter::Expectation> Deductions::ofSensor(const specter::PublicTable &table) const
{
    if (known() == nullptr || table.hunters.empty())
        return std::nullopt;
    return worthAsking(known()->ofSensor(table.vehicle));
}

double Deductions::chanceSeen(const specter::View &view, const HuntersPick &pick) const
{
    const std::optional<specter::Lookout> after = lookoutAfter(view, pick);
    if (!after || known() == nullptr)
        return 0;
    const specter::Board board = specter::boardOf(view.open);
    const SpaceSet sight = specter::seenBy(board, *after, specter::smokeSpaces(view.open, board), false);
    double chance = 0;
    known()->now().any.forEach(
        [&](Space space)
        {
            if (sight.contains(space))
                chance += known()->shareAt(space);
        });
    return chance;
}

double chanceToFind(const specter::Expectation &told)
{
    return std::accumulate(told.answers.begin(), told.answers.end(), 0.0,
        [](double chance, const specter::PossibleAnswer &answer)
        { return answer.left.count() == 1 ? chance + answer.chance : chance; });
}

} // namespace dossier
