#pragma once

#include "model/core/dice.h"
#include "model/specter/seen/attack_rolls.h"
#include "model/specter/seen/command.h"

#include <QString>

namespace dossier
{

/// Returns the target numbers of a due attack; nothing for rolls of one die without a count (strength, ambush).
std::optional<specter::AttackTerms> termsOf(const specter::PublicTable &table, const specter::Command &due);

/// Returns the chance of a hit by the dice of an attack, each read by itself.
Fraction chanceOf(const specter::PublicTable &table, const specter::Command &due);

/// True when the rolled dice can be read both ways, and the players have not decided (SO-HUNT-4).
bool isUndecided(const specter::PublicTable &table, const specter::Command &attack);

/// Returns the minimum roll of one die for strength or an ambush to succeed.
int minRoll(const specter::PublicTable &table, const specter::Command &due);

/// Returns the command with the rolled dice and the players' decision.
specter::Command withDice(
    specter::Command due, const std::vector<std::vector<int>> &dice, const std::optional<bool> &decided);

namespace wording
{

/// Names the attacker, the target and the space.
QString attackHeadline(const specter::PublicTable &table, const specter::Command &due);

/// Describes the needed roll and the chance: "needs 5 or more · 33.3 %".
QString odds(const specter::PublicTable &table, const specter::Command &due);

/// Question to the agent before the roll, about a card that may change it; empty when the agent cannot have one.
QString questionBefore(const specter::PublicTable &table, const specter::Command &due);

/// Returns the chance as an exact fraction.
QString exactOdds(const specter::PublicTable &table, const specter::Command &due);

} // namespace wording

} // namespace dossier
