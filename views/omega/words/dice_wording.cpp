#include "views/omega/words/dice_wording.h"

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/attack.h"
#include "views/board/space_name.h"
#include "views/kit/percentage.h"
#include "views/kit/signed_number.h"
#include "views/omega/verdict/attack_wording.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier::wording
{

namespace
{

/// The translation context of this file.
struct DiceWording
{
    Q_DECLARE_TR_FUNCTIONS(DiceWording)
};

/// Returns the source of a change to an attack and its amount.
QString aboutJoined(const omega::PublicTable &table, const omega::Attack &attack, const omega::Joined &joined)
{
    const omega::WeaponCard *weapon = omega::found(table.content.weapons, attack.weapon);
    const omega::ExtraId extra{joined.name.text};
    const bool isExtra = weapon != nullptr && omega::found(weapon->extras, extra) != nullptr;
    QStringList changes;
    if (joined.dice.black != 0)
        changes << DiceWording::tr("%1 black").arg(signedNumber(joined.dice.black));
    if (joined.dice.red != 0)
        changes << DiceWording::tr("%1 red").arg(signedNumber(joined.dice.red));
    if (joined.defense != 0)
        changes << DiceWording::tr("defense %1").arg(signedNumber(joined.defense));
    return DiceWording::tr("%1: %2", "what changed an attack, how")
        .arg(isExtra ? name(extra) : nameOf(table, joined.name), changes.join(QStringLiteral(", ")));
}

/// Returns the result of an attack against the defense; in brief only the hits for one wound.
QStringList againstDefense(const omega::PublicTable &table, const omega::Attack &attack, bool briefly)
{
    const std::optional<omega::Defense> defense = omega::defenseAgainst(table, attack);
    if (!defense)
        return {DiceWording::tr("the target’s defense is unknown")};
    const std::optional<int> two = briefly ? std::nullopt : defense->hitsForTwo;
    QStringList words;
    if (attack.faces)
    {
        const int wounds = omega::woundsDealt(*defense, attack.faces->hits());
        words << DiceWording::tr("%n hit(s) against %1", nullptr, attack.faces->hits()).arg(defense->hits)
              << (wounds == 0 ? DiceWording::tr("no wound") : DiceWording::tr("%n wound(s)", nullptr, wounds));
        if (two && wounds < 2)
            words << DiceWording::tr("two wounds from %n hit(s) on", nullptr, *two);
        return words;
    }
    words << DiceWording::tr("needs %n hit(s)", nullptr, defense->hits)
          << DiceWording::tr("to wound %1").arg(percentage(chanceToReach(attack.dice, defense->hits)));
    if (two)
        words << DiceWording::tr("two wounds %1", "a chance").arg(percentage(chanceToReach(attack.dice, *two)));
    return words;
}

/// Returns the roll, with the odds or its result; in brief only the hits for one wound.
QString attackText(
    const omega::PublicTable &table, const omega::Attack &attack, const QString &rolled, bool briefly = false)
{
    const bool explodes = omega::explodes(table, attack);
    QStringList words{rolled};
    if (explodes)
        words << DiceWording::tr("explodes: roll for everybody within range; defenses do not count");
    else if (attack.defense != 0)
        words << DiceWording::tr("defense %1 by cover and effects", "a number with its sign")
                     .arg(signedNumber(attack.defense));
    if (!explodes)
        words << againstDefense(table, attack, briefly);
    for (const omega::Joined &joined : attack.joined)
        words << aboutJoined(table, attack, joined);
    return words.join(QStringLiteral(" · "));
}

} // namespace

std::vector<Rule> rulesOf(const omega::Attack &attack)
{
    std::vector<Rule> rules{rule::OP_ATK_1};
    for (const omega::Joined &joined : attack.joined)
        if (std::ranges::find(rules, joined.rule) == rules.end())
            rules.push_back(joined.rule);
    return rules;
}

QString targetOf(const omega::PublicTable &table, const omega::Attack &attack)
{
    return attack.marker
        ? DiceWording::tr("%1 on %2", "a marker, a space").arg(name(*attack.marker), spaceName(attack.to))
        : nameOf(table, attack.target);
}

QString aboutBegin(const omega::PublicTable &table, const omega::Attack &attack)
{
    return DiceWording::tr("%1 attacks %2 with %3")
        .arg(nameOf(table, attack.attacker), targetOf(table, attack), nameOf(table, attack.weapon));
}

QString aboutEnd(const omega::AttackEnded &end)
{
    if (!end.needed && end.hits == 0)
        return DiceWording::tr("The attack is over");
    if (end.wounds == 0)
        return DiceWording::tr("The attack misses with %n of %1 hits", "how many were needed", end.hits)
            .arg(end.needed.value_or(0));
    return DiceWording::tr("The attack deals %n wound(s)", nullptr, end.wounds);
}

QString aboutAttack(const omega::PublicTable &table, const omega::Attack &attack)
{
    return attackText(table, attack,
        DiceWording::tr("%1 rolls %2", "an attacker, dice").arg(nameOf(table, attack.attacker), dice(attack.dice)));
}

QStringList aboutAttackEverBriefer(const omega::PublicTable &table, const omega::Attack &attack)
{
    return {aboutAttack(table, attack), attackText(table, attack, dice(attack.dice)),
        attackText(table, attack, dice(attack.dice), true)};
}

QString aboutChallenge(const omega::PublicTable &table, const omega::Challenge &challenge)
{
    const DicePool pool{challenge.dice, 0};
    return DiceWording::tr(
        "%1 tests %2: %n hit(s) needed, the chance is %3", "a commando, a stat, a percentage", challenge.hits)
        .arg(nameOf(table, challenge.by), name(challenge.stat), percentage(chanceToReach(pool, challenge.hits)));
}

} // namespace dossier::wording
