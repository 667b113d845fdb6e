#pragma once

#include "specter_weights.h"

namespace dossier::specter
{

// What a question would tell, before it is asked: every way that the facts allow is taken to be equally likely.

/// One answer that may come.
struct PossibleAnswer
{
    /// The chance that it comes; for showing, nothing is decided by it.
    double chance = 0;
    /// The spaces where the agent can still be after it.
    SpaceSet left;
};

/// What a question would tell.
struct Expectation
{
    /// How many spaces it rules out on the average.
    double ruledOut = 0;
    /// The answers that can come, each with what it leaves; none when the facts contradict each other.
    std::vector<PossibleAnswer> answers{};
};

/// SO-HUNT-5: the motion sensor of a vehicle on that space, asked now.
Expectation expectedOfSensor(Space vehicle, const Ended<WeightField> &last);

/// SO-HUNT-3: a hunter who would end his movement so: he is told clear, or where the agent is.
Expectation expectedOfLook(
    const Board &board, const Lookout &lookout, const WeightField &weights, const SpaceSet &smoke = {});

} // namespace dossier::specter
