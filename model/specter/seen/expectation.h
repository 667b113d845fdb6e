#pragma once

#include "model/specter/seen/cards.h"
#include "model/specter/seen/possible.h"
#include "model/specter/seen/weights.h"

#include <span>

namespace dossier::specter
{

// Forecast of the answers to a question. Every way that the facts allow counts as equally likely; the places left by an
// answer are exactly the set that is shown once it is given, with any hidden card that he may have used.

/// One possible answer.
struct PossibleAnswer
{
    /// Chance of the answer; for display only, no decision depends on it.
    double chance = 0;
    /// Spaces where the agent can still be after it.
    SpaceSet left;
};

/// Forecast of a question.
struct Expectation
{
    /// Spaces where he can be before it.
    SpaceSet before;
    /// Mean number of those spaces that it rules out.
    double ruledOut = 0;
    /// Possible answers, each with the spaces that it leaves; none when the facts contradict each other.
    std::vector<PossibleAnswer> answers{};
};

/// Knowledge about an agent at the time of a question: the possibilities before his last turn, the public facts of that
/// turn, and the weight of each space after it. It must not outlive the values that it refers to.
class OpenQuestion
{
public:
    OpenQuestion(
        const Board &board, const Possibilities &before, const TurnFacts &turn, const Ended<WeightField> &weights)
        : m_board(&board)
        , m_before(&before)
        , m_turn(&turn)
        , m_weights(&weights)
    {
    }

    /// SO-HUNT-5: the motion sensor of a vehicle on that space.
    [[nodiscard]] Expectation ofSensor(Space vehicle) const;

    /// SO-HUNT-3: a hunter who ends his movement there. The answer is clear or the agent's space, and his closeness
    /// when the hunter has senses and has moved little.
    [[nodiscard]] Expectation ofLook(const Lookout &lookout, const std::optional<Senses> &senses = {}) const;

private:
    /// Returns the agent's possible spaces if these facts are added.
    [[nodiscard]] SpaceSet left(const std::vector<LaterFact> &said) const;
    [[nodiscard]] Expectation among(const std::vector<std::pair<double, std::vector<LaterFact>>> &answers) const;

    const Board *m_board;
    const Possibilities *m_before;
    const TurnFacts *m_turn;
    const Ended<WeightField> *m_weights;
};

/// SO-HUNT-3: a hunter who learns the agent's place of that many turns ago, and then looks as usual. `after` holds the
/// possibilities at the start and after each turn; there are more turns than `turnsAgo`.
Expectation ofLookBack(const Board &board, const PublicHistory &history, std::span<const Possibilities> after,
    std::size_t turnsAgo, const Lookout &lookout);

} // namespace dossier::specter
