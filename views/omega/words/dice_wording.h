#pragma once

#include "model/core/rule.h"
#include "model/omega/seen/view.h"

#include <QStringList>

#include <vector>

/// Attacks and challenges that wait for their dice, in words.
namespace dossier::wording
{

/// Returns the odds of a declared attack, or its result, and its changes with their rules.
QString aboutAttack(const omega::PublicTable &table, const omega::Attack &attack);

/// Returns ever briefer forms of the same: without the attacker, whom something beside it names; then also without the
/// hits for two wounds.
QStringList aboutAttackEverBriefer(const omega::PublicTable &table, const omega::Attack &attack);

/// Returns the target of an attack.
QString targetOf(const omega::PublicTable &table, const omega::Attack &attack);

/// Returns the attacker, the target and the weapon.
QString aboutBegin(const omega::PublicTable &table, const omega::Attack &attack);

/// Returns the result of an attack.
QString aboutEnd(const omega::AttackEnded &end);

/// Returns the rules by which an attack is judged and changed.
std::vector<Rule> rulesOf(const omega::Attack &attack);

/// Returns what a challenge requires, and the chance.
QString aboutChallenge(const omega::PublicTable &table, const omega::Challenge &challenge);

} // namespace dossier::wording
