#pragma once

#include "model/core/rule.h"
#include "model/omega/seen/view.h"

#include <QStringList>

#include <vector>

/// Attacks and challenges that wait for their dice, in words.
namespace dossier::wording
{

/// The odds of an attack that is declared, or how it came out, and what changed it by which rule.
QString aboutAttack(const omega::PublicTable &table, const omega::Attack &attack);

/// The same, and briefer: without the attacker, whom something beside it names; then without what two wounds take, too.
QStringList aboutAttackEverBriefer(const omega::PublicTable &table, const omega::Attack &attack);

/// Whom or what an attack is aimed at.
QString targetOf(const omega::PublicTable &table, const omega::Attack &attack);

/// Who attacks whom or what, and with which weapon.
QString aboutBegin(const omega::PublicTable &table, const omega::Attack &attack);

/// How an attack came out.
QString aboutEnd(const omega::AttackEnded &end);

/// The rules by which an attack is judged and changed.
std::vector<Rule> rulesOf(const omega::Attack &attack);

/// What a challenge asks for, and the chance.
QString aboutChallenge(const omega::PublicTable &table, const omega::Challenge &challenge);

} // namespace dossier::wording
