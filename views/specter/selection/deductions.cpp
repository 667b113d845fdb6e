#include "views/specter/selection/deductions.h"

#include "model/specter/seen/numbers.h"

#include <algorithm>
#include <numeric>

namespace dossier
{

namespace
{

/// With at most one space left, a question reveals nothing new.
std::optional<specter::Expectation> worthAsking(specter::Expectation expectation)
{
    if (expectation.answers.empty() || expectation.before.count() < 2)
        return std::nullopt;
    return expectation;
}

/// Guess of the agent's most likely place, by the shares of the ways that lead there.
struct AgentGuess
{
    /// Thresholds: as likely as not; expected; all but sure.
    static constexpr double even = 0.5;
    static constexpr double likely = 0.75;
    static constexpr double certain = 0.999;

    double seen = 0;
    /// The space in sight with the most ways, and its share.
    specter::Coordinate mostly{};
    double max = 0;
    std::vector<std::pair<Space, double>> unseen{};

    void add(Space space, double share, bool inSight)
    {
        if (!inSight)
            return unseen.emplace_back(space, share), void();
        seen += share;
        if (share > max)
        {
            max = share;
            mostly = specter::Coordinate(space);
        }
    }

    /// Returns the share of the unseen spaces' probability that lies in that area.
    [[nodiscard]] double unseenIn(const SpaceSet &near) const
    {
        double all = 0;
        double in = 0;
        for (const auto &[space, share] : unseen)
        {
            all += share;
            in += near.contains(space) ? share : 0;
        }
        return all > 0 ? in / all : 0;
    }
};

} // namespace

void Deductions::update(const specter::PublicTable &table)
{
    m_begun = table.clock.phase != specter::Phase::SetUp;
    if (!table.agents.contains(m_agent))
        m_agent = specter::Agent::First;
    std::erase_if(m_inferences, [&](const auto &one) { return !table.agents.contains(one.first); });
    for (const auto &[agent, inPlay] : table.agents)
        m_inferences[agent].update(table, agent);
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

std::optional<specter::Expectation> Deductions::ofLookBack(const specter::View &view) const
{
    if (known() == nullptr || !view.open.turn)
        return std::nullopt;
    const specter::HunterKind hunter = view.open.turn->hunter;
    const std::optional<specter::Foresight> foresight = specter::cardOf(view.open, hunter).foresight;
    if (!foresight)
        return std::nullopt;
    return worthAsking(
        known()->ofLookBack(foresight->looksBackTurns, specter::lookoutOf(hunter, specter::inPlay(view.open, hunter))));
}

std::optional<specter::Expectation> Deductions::ofSensor(const specter::PublicTable &table) const
{
    if (known() == nullptr || table.hunters.empty())
        return std::nullopt;
    return worthAsking(known()->ofSensor(table.vehicle));
}

std::optional<specter::Said> Deductions::likelyAnswer(const specter::View &view, const HuntersPick &pick) const
{
    const std::optional<specter::Lookout> after = lookoutAfter(view, pick);
    const bool asksClose = asksWhetherClose(view, pick);
    if (!after || known() == nullptr)
        return asksClose ? std::nullopt : std::optional(specter::Said{.agent = m_agent});
    const specter::Board board = specter::boardOf(view.open);
    const SpaceSet sight = specter::seenBy(board, *after, specter::smokeSpaces(view.open, board), false);
    AgentGuess guess;
    known()->now().any.forEach([&](Space space) { guess.add(space, known()->shareAt(space), sight.contains(space)); });
    specter::Said said{.agent = m_agent};
    if (guess.seen >= AgentGuess::even)
    {
        if (guess.max < AgentGuess::certain)
            return std::nullopt;
        said.at = guess.mostly;
    }
    if (!asksClose)
        return said;
    const SpaceSet near = within(board, after->at, specter::cardOf(view.open, view.open.turn->hunter).senses->within);
    const double close = said.at ? (near.contains(*said.at) ? 1 : 0) : guess.unseenIn(near);
    if (std::max(close, 1 - close) < AgentGuess::likely)
        return std::nullopt;
    said.close = close >= AgentGuess::likely;
    return said;
}

double chanceToFind(const specter::Expectation &expectation)
{
    return std::accumulate(expectation.answers.begin(), expectation.answers.end(), 0.0,
        [](double chance, const specter::PossibleAnswer &answer)
        { return answer.left.count() == 1 ? chance + answer.chance : chance; });
}

} // namespace dossier
