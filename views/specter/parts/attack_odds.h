#pragma once

#include "model/core/dice.h"
#include "model/specter/seen/attack_rolls.h"
#include "model/specter/seen/command.h"

#include <QString>

namespace dossier
{

/// What an attack that is due has to reach; nothing for what is rolled with one die and no count (strength, ambush).
std::optional<specter::AttackTerms> termsOf(const specter::PublicTable &table, const specter::Command &due);

/// The chance of a hit by the dice of an attack, each read by itself.
Fraction chanceOf(const specter::PublicTable &table, const specter::Command &due);

/// Whether dice as they fell can be read both ways, and people have not said which (SO-HUNT-4).
bool isUndecided(const specter::PublicTable &table, const specter::Command &attack);

/// The least roll of one die for strength or an ambush to succeed.
int minRoll(const specter::PublicTable &table, const specter::Command &due);

/// The same command with dice as they fell, and what people decided.
specter::Command withDice(
    specter::Command due, const std::vector<std::vector<int>> &dice, const std::optional<bool> &decided);

namespace wording
{

/// Who attacks whom where.
QString attackHeadline(const specter::PublicTable &table, const specter::Command &due);

/// What it needs, and the chance: "needs 5 or more · 33.3 %".
QString odds(const specter::PublicTable &table, const specter::Command &due);

/// What the agent is asked before the roll: a card that may change it; empty where he cannot have one.
QString questionBefore(const specter::PublicTable &table, const specter::Command &due);

/// The chance as an exact fraction.
QString exactOdds(const specter::PublicTable &table, const specter::Command &due);

} // namespace wording

} // namespace dossier
