#pragma once

#include "model/specter/seen/cards.h"
#include "model/specter/seen/possible.h"
#include "model/specter/seen/weights.h"

#include <span>

namespace dossier::specter
{

// What a question would tell, before it is asked. Every way that the facts allow is taken to be equally likely; what an
// answer leaves is the same set that is shown once it is given, whatever hidden card he used.

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
    /// Where he can be before it.
    SpaceSet before;
    /// How many of those spaces it rules out on the average.
    double ruledOut = 0;
    /// The answers that can come, each with what it leaves; none when the facts contradict each other.
    std::vector<PossibleAnswer> answers{};
};

/// What is known of an agent as a question is asked: what is left before his last turn, what is public of that turn,
/// and how likely each space is after it. It lives no longer than what it is made of.
class Asked
{
public:
    Asked(const Board &board, const Possibilities &before, const TurnFacts &turn, const Ended<WeightField> &weights)
        : m_board(&board)
        , m_before(&before)
        , m_turn(&turn)
        , m_weights(&weights)
    {
    }

    /// SO-HUNT-5: the motion sensor of a vehicle on that space.
    [[nodiscard]] Expectation ofSensor(Space vehicle) const;

    /// SO-HUNT-3: a hunter who would end his movement so: he is told clear, or where the agent is; and whether the
    /// agent is close, if he has such senses and has moved little.
    [[nodiscard]] Expectation ofLook(const Lookout &lookout, const std::optional<Senses> &senses = {}) const;

private:
    /// Where he can be if that is said as well.
    [[nodiscard]] SpaceSet left(const std::vector<LaterFact> &said) const;
    [[nodiscard]] Expectation among(const std::vector<std::pair<double, std::vector<LaterFact>>> &answers) const;

    const Board *m_board;
    const Possibilities *m_before;
    const TurnFacts *m_turn;
    const Ended<WeightField> *m_weights;
};

/// SO-HUNT-3: a hunter who learns where the agent stood so many turns ago, and then looks as ever. `after` is what the
/// facts leave at the start and after each turn; there are more turns than that.
Expectation ofLookBack(const Board &board, const PublicHistory &history, std::span<const Possibilities> after,
    std::size_t turnsAgo, const Lookout &lookout);

} // namespace dossier::specter
