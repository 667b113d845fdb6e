#pragma once

#include "model/specter/seen/reasons.h"
#include "model/specter/seen/view.h"

namespace dossier
{

/// The command that takes away one public fact of an agent, or puts what a move showed or where a fact tells of right.
/// Figure and token stand then where the facts put them.
specter::Command withoutFact(const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &fact);

/// Returns a command for the same fact with another place.
specter::Command withFactAt(const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &fact,
    const specter::Coordinate &at);

/// Another answer in its place: what a move showed, or what was said later.
specter::Command withShown(
    const specter::PublicTable &table, specter::Agent agent, int turn, const std::optional<specter::Shown> &shown);
specter::Command withLater(const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &fact,
    const specter::LaterFact &later);

/// SO-HUNT-3: whether the hunter on turn has found the agent, as the facts tell it now, so that he can attack or no
/// longer; nothing where the turn says so already, or where he has attacked.
std::optional<specter::Command> foundByFacts(const specter::PublicTable &table, specter::Agent agent);

/// The space that a fact names as the agent's, or as the objective's; none for one that names none.
std::optional<specter::Coordinate> placeIn(
    const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &fact);

} // namespace dossier
