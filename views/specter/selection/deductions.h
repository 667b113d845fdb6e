#pragma once

#include "views/specter/selection/hunters_pick.h"
#include "views/specter/selection/inference.h"

#include <map>

namespace dossier
{

/// What the public facts tell of every agent in play, and of which of them people ask.
class Deductions
{
public:
    /// Takes what everybody knows; an agent who is out of play is asked about no longer.
    void update(const specter::PublicTable &table);

    /// What is taken next is another game.
    void forget() { *this = {}; }

    [[nodiscard]] specter::Agent agent() const { return m_agent; }

    void choose(specter::Agent agent) { m_agent = agent; }

    /// What is known of the agent asked about; null before the game begins or where he is not in play.
    [[nodiscard]] const Inference *known() const;
    [[nodiscard]] Inference *known();

    /// SO-HUNT-3, SO-HUNT-5: what the question that is picked would tell; nothing where it would tell nothing new.
    [[nodiscard]] std::optional<specter::Expectation> ofLook(const specter::View &view, const HuntersPick &pick) const;
    /// The Prophet's look back of the hunter on turn.
    [[nodiscard]] std::optional<specter::Expectation> ofLookBack(const specter::View &view) const;
    [[nodiscard]] std::optional<specter::Expectation> ofSensor(const specter::PublicTable &table) const;

    /// What an agent on paper answers most likely to the look that is picked; nothing where that is anybody's guess.
    [[nodiscard]] std::optional<specter::Said> likelyAnswer(const specter::View &view, const HuntersPick &pick) const;

private:
    std::map<specter::Agent, Inference> m_inferences;
    specter::Agent m_agent = specter::Agent::First;
    bool m_begun = false;
};

/// The chance that one answer leaves a single space.
double chanceToFind(const specter::Expectation &expectation);

} // namespace dossier
