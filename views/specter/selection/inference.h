#pragma once

#include "model/specter/seen/expectation.h"
#include "model/specter/seen/history.h"
#include "model/specter/seen/reasons.h"

#include <optional>
#include <vector>

namespace dossier
{

/// Returns the spaces where an agent can have been by the objectives turned over in the turn under way, which are
/// announced before the move.
SpaceSet besideTurnedOver(const specter::PublicTable &table, specter::Agent agent);

/// Deductions from public facts about one agent's place. They are recomputed only from the turn on whose facts have
/// changed.
class Inference
{
public:
    /// Takes the public table. The agent is in play.
    void update(const specter::PublicTable &table, specter::Agent agent);

    [[nodiscard]] const specter::PublicHistory &history() const { return m_history; }

    /// Possible places at the start and after each turn.
    [[nodiscard]] const std::vector<specter::Places> &byTurn() const { return m_places; }

    /// Possible places now.
    [[nodiscard]] const specter::Places &now() const { return m_places.back(); }

    /// Number of ways to a space relative to the space with the most ways, 0 to 1. Hidden cards are not counted: a
    /// space that needs one has 0, unless one was used for sure.
    [[nodiscard]] double strengthAt(Space space) const;

    /// Returns the share of all ways that lead there.
    [[nodiscard]] double shareAt(Space space) const;

    /// True when figures can stand on the space.
    [[nodiscard]] bool isOpen(Space space) const { return m_board && m_board->isOpen(space); }

    /// Facts that cannot all be true; none while the facts leave him a place.
    [[nodiscard]] const std::vector<specter::FactPlace> &clash();

    /// Returns the objectives turned over in the turn under way that are too far from a space; empty when earlier
    /// facts exclude the space anyway.
    [[nodiscard]] std::vector<specter::Coordinate> turnedOverFarFrom(Space space) const;

    /// Says why the agent can or cannot be on a space, by the facts of the turns before.
    [[nodiscard]] specter::Exclusion why(Space space);

    /// SO-HUNT-5, SO-HUNT-3: return the expected answers to a question.
    [[nodiscard]] specter::Expectation ofSensor(Space vehicle) const;
    [[nodiscard]] specter::Expectation ofLook(
        const specter::Lookout &lookout, const std::optional<specter::Senses> &senses) const;
    /// Expects the answers of learning the agent's place that many turns ago, and looking then.
    [[nodiscard]] specter::Expectation ofLookBack(int turns, const specter::Lookout &lookout) const;

private:
    /// True when there is a turn to ask about, and a way that leads anywhere.
    [[nodiscard]] bool canAsk() const;
    [[nodiscard]] specter::OpenQuestion question() const;
    void workOut(const specter::Board &board, const specter::PublicHistory &history);
    void narrow(const specter::PublicTable &table, specter::Agent agent);

    std::optional<specter::Board> m_board;
    specter::PublicHistory m_history;
    /// Objectives turned over in the turn under way.
    std::vector<specter::Coordinate> m_turnedOver;
    /// Remaining possibilities at the start and after each turn.
    std::vector<specter::Possibilities> m_after;
    std::vector<specter::Places> m_places;
    std::optional<specter::Ended<specter::WeightField>> m_last;
    std::optional<specter::WeightField> m_weights;
    double m_max = 0;
    double m_total = 0;
    std::optional<specter::Exclusions> m_exclusions;
    std::optional<std::vector<specter::FactPlace>> m_clash;
};

} // namespace dossier
