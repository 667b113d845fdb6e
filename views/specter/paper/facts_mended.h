#pragma once

#include "model/specter/seen/reasons.h"
#include "model/specter/seen/view.h"

namespace dossier
{

/// Returns the command that removes one public fact of an agent, or corrects the result of a move or the place of a
/// fact. It puts figure and token where the facts place them.
specter::Command withoutFact(const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &fact);

/// Returns a command for the same fact with another place.
specter::Command withFactAt(const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &fact,
    const specter::Coordinate &at);

/// Returns the command that replaces an answer: the result of a move, or a later answer.
specter::Command withShown(
    const specter::PublicTable &table, specter::Agent agent, int turn, const std::optional<specter::Shown> &shown);
specter::Command withLater(const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &fact,
    const specter::LaterFact &later);

/// SO-HUNT-3: returns the command that records whether the hunter on turn has found the agent by the present facts,
/// and so may attack or no longer; nothing when the turn already says so, or when the hunter has attacked.
std::optional<specter::Command> foundByFacts(const specter::PublicTable &table, specter::Agent agent);

/// Returns the space that a fact names as the agent's, or as the objective's; nothing for a fact that names none.
std::optional<specter::Coordinate> placeIn(
    const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &fact);

} // namespace dossier
