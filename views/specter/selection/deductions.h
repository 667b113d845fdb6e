#pragma once

#include "views/specter/selection/hunters_pick.h"
#include "views/specter/selection/inference.h"

#include <map>

namespace dossier
{

/// Deductions from public facts about every agent in play, and the agent that the players ask about.
class Deductions
{
public:
    /// Takes the public table; an agent who is out of play is no longer the one asked about.
    void update(const specter::PublicTable &table);

    /// Makes the next table count as another game.
    void forget() { *this = {}; }

    [[nodiscard]] specter::Agent agent() const { return m_agent; }

    void choose(specter::Agent agent) { m_agent = agent; }

    /// Returns the knowledge of the agent asked about; null before the game begins, or when that agent is not in
    /// play.
    [[nodiscard]] const Inference *known() const;
    [[nodiscard]] Inference *known();

    /// SO-HUNT-3, SO-HUNT-5: returns the expected answers to the picked question; nothing when it would reveal
    /// nothing new.
    [[nodiscard]] std::optional<specter::Expectation> ofLook(const specter::View &view, const HuntersPick &pick) const;
    /// Returns the Prophet's look back of the hunter on turn.
    [[nodiscard]] std::optional<specter::Expectation> ofLookBack(const specter::View &view) const;
    [[nodiscard]] std::optional<specter::Expectation> ofSensor(const specter::PublicTable &table) const;

    /// Returns the most likely answer of an agent on paper to the picked look; nothing when it is anybody's guess.
    [[nodiscard]] std::optional<specter::Said> likelyAnswer(const specter::View &view, const HuntersPick &pick) const;

private:
    std::map<specter::Agent, Inference> m_inferences;
    specter::Agent m_agent = specter::Agent::First;
    bool m_begun = false;
};

/// Returns the chance that one answer leaves a single space.
double chanceToFind(const specter::Expectation &expectation);

} // namespace dossier
