#include "model/specter/seen/expectation.h"

#include <array>

namespace dossier::specter
{

SpaceSet OpenQuestion::left(const std::vector<LaterFact> &said) const
{
    TurnFacts facts = *m_turn;
    facts.later.insert(facts.later.end(), said.begin(), said.end());
    Possibilities possibilities = *m_before;
    possibilities.advance(*m_board, facts);
    return possibilities.places().any;
}

/// The weights of the answers need not add up to one.
Expectation OpenQuestion::among(const std::vector<std::pair<double, std::vector<LaterFact>>> &answers) const
{
    double total = 0;
    for (const auto &[weight, said] : answers)
        total += weight;
    Expectation expectation{.before = left({})};
    for (const auto &[weight, said] : answers)
    {
        if (weight <= 0)
            continue;
        const PossibleAnswer answer{weight / total, left(said)};
        expectation.ruledOut += answer.chance * (expectation.before.count() - answer.left.count());
        expectation.answers.push_back(answer);
    }
    return expectation;
}

Expectation OpenQuestion::ofSensor(Space vehicle) const
{
    std::array<double, words(Reading{}).size()> weights{};
    weights[static_cast<std::size_t>(Reading::None)] = m_weights->ofShort.total();
    m_weights->ofLong.spaces().forEach([&](Space space)
        { weights[static_cast<std::size_t>(bearing(vehicle, space))] += m_weights->ofLong.at(space); });
    std::vector<std::pair<double, std::vector<LaterFact>>> answers;
    for (std::size_t i = 0; i < weights.size(); ++i)
        answers.emplace_back(weights[i], std::vector<LaterFact>{SensorSaid{vehicle, static_cast<Reading>(i)}});
    return among(answers);
}

namespace
{

/// Returns the lookout's sight after that turn.
SpaceSet sightAfter(const Board &board, const TurnFacts &turn, const Lookout &lookout)
{
    SpaceSet smoke;
    for (const Coordinate &space : turn.smokeAfter)
        smoke.set(space);
    return seenBy(board, lookout, smoke, false);
}

} // namespace

Expectation OpenQuestion::ofLook(const Lookout &lookout, const std::optional<Senses> &senses) const
{
    const SpaceSet seen = sightAfter(*m_board, *m_turn, lookout);
    const SpaceSet near = senses ? within(*m_board, lookout.at, senses->within) : SpaceSet{};
    const auto said = [&](LaterFact look, bool close)
    {
        std::vector<LaterFact> all{std::move(look)};
        if (senses)
            all.emplace_back(SaidClose{lookout.at, senses->within, close});
        return all;
    };
    std::vector<std::pair<double, std::vector<LaterFact>>> answers{
        {0, said(SaidClear{lookout}, false)}, {0, said(SaidClear{lookout}, true)}};
    const auto put = [&](Space space, double weight)
    {
        if (seen.contains(space))
            answers.emplace_back(weight, said(FoundBy{lookout, space}, near.contains(space)));
        else
            answers[near.contains(space) ? 1 : 0].first += weight;
    };
    const SpaceSet spaces = m_weights->ofShort.spaces() | m_weights->ofLong.spaces();
    spaces.forEach([&](Space space) { put(space, m_weights->ofShort.at(space) + m_weights->ofLong.at(space)); });
    return among(answers);
}

Expectation ofLookBack(const Board &board, const PublicHistory &history, std::span<const Possibilities> after,
    std::size_t turnsAgo, const Lookout &lookout)
{
    const std::size_t turns = history.turns.size();
    const std::size_t then = turns - turnsAgo;
    const SpaceSet seen = sightAfter(board, history.turns.back(), lookout);
    /// Places of an agent who was on `stood` then and is out of sight now.
    const auto leftUnseen = [&](Space stood)
    {
        Possibilities left = after[then - 1];
        for (std::size_t turn = then - 1; turn < turns; ++turn)
        {
            TurnFacts facts = history.turns[turn];
            if (turn + 1 == then)
                facts.later.emplace_back(StoodAt{Coordinate(stood)});
            if (turn + 1 == turns)
                facts.later.emplace_back(SaidClear{lookout});
            left.advance(board, facts);
        }
        return left.places().any;
    };
    std::vector<SpaceSet> possible;
    for (const Possibilities &one : after)
        possible.push_back(one.places().any);
    Expectation expectation{.before = after.back().places().any};
    double total = 0;
    const auto add = [&](double weight, const SpaceSet &left)
    {
        total += weight;
        expectation.ruledOut += weight * (expectation.before.count() - left.count());
        expectation.answers.push_back({weight, left});
    };
    weightsThrough(board, history, then, possible,
        [&](Space stood, const WeightField &now)
        {
            double unseen = 0;
            now.spaces().forEach([&](Space space)
                { seen.contains(space) ? add(now.at(space), only(space)) : void(unseen += now.at(space)); });
            if (unseen > 0)
                add(unseen, leftUnseen(stood));
        });
    for (PossibleAnswer &answer : expectation.answers)
        answer.chance /= total;
    expectation.ruledOut = total > 0 ? expectation.ruledOut / total : 0;
    return expectation;
}

} // namespace dossier::specter
