#include "specter_expectation.h"

#include <array>

namespace dossier::specter
{

namespace
{

/// Adds an answer that has a chance.
void add(Expectation &expectation, const PossibleAnswer &answer, int before)
{
    if (answer.chance <= 0)
        return;
    expectation.answers.push_back(answer);
    expectation.ruledOut += answer.chance * (before - answer.left.count());
}

} // namespace

Expectation expectedOfSensor(Space vehicle, const Ended<WeightField> &last)
{
    constexpr std::size_t readings = words(Reading{}).size();
    const double total = last.ofShort.total() + last.ofLong.total();
    const int before = (last.ofShort.spaces() | last.ofLong.spaces()).count();
    std::array<PossibleAnswer, readings> answers{};
    const auto put = [&](Reading reading, Space space, double weight)
    {
        PossibleAnswer &answer = answers[static_cast<std::size_t>(reading)];
        answer.chance += weight / total;
        answer.left.set(space);
    };
    last.ofShort.spaces().forEach([&](Space space) { put(Reading::None, space, last.ofShort.at(space)); });
    last.ofLong.spaces().forEach([&](Space space) { put(bearing(vehicle, space), space, last.ofLong.at(space)); });
    Expectation expectation;
    for (const PossibleAnswer &answer : answers)
        add(expectation, answer, before);
    return expectation;
}

Expectation expectedOfLook(
    const Board &board, const Lookout &lookout, const WeightField &weights, const SpaceSet &smoke)
{
    const SpaceSet spaces = weights.spaces();
    const SpaceSet seen = spaces & seenBy(board, lookout, smoke, false);
    const double total = weights.total();
    Expectation expectation;
    PossibleAnswer clear{0, spaces - seen};
    clear.left.forEach([&](Space space) { clear.chance += weights.at(space) / total; });
    add(expectation, clear, spaces.count());
    seen.forEach([&](Space space) { add(expectation, {weights.at(space) / total, only(space)}, spaces.count()); });
    return expectation;
}

} // namespace dossier::specter
