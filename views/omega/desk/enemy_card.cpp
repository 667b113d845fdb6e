#include "views/omega/desk/enemy_card.h"

#include "model/omega/seen/numbers.h"
#include "model/omega/seen/rooms.h"
#include "views/omega/owner/owner_wording.h"
#include "views/omega/parts/unknown_number.h"
#include "views/omega/verdict/attack_wording.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct EnemyWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::EnemyCard)
};

QString defenseText(const omega::PublicTable &table, const omega::Combatant &who, AttackType attack)
{
    const std::optional<omega::Defense> defense = omega::defenseOf(table, who, attack);
    if (!defense)
        return QStringLiteral("?");
    return defense->hitsForTwo ? QStringLiteral("%1/%2").arg(defense->hits).arg(*defense->hitsForTwo)
                               : QString::number(defense->hits);
}

QString weaponText(const omega::PublicTable &table, const omega::WeaponId &id)
{
    const omega::WeaponCard *weapon = omega::found(table.content.weapons, id);
    if (weapon == nullptr)
        return {};
    const QString dice = weapon->dice ? wording::dice(*weapon->dice) : QStringLiteral("?");
    return weapon->attack == AttackType::Melee
        ? EnemyWords::tr("%1: %2", "a weapon and its dice").arg(wording::name(weapon->name), dice)
        : EnemyWords::tr("%1: range %2, %3", "a weapon, its range and its dice")
              .arg(wording::name(weapon->name), orUnknown(weapon->range), dice);
}

/// Returns the costs of both its activations; empty for a figure that is not activated, such as a drone.
QString costsText(const omega::PublicTable &table, omega::FigureId figure)
{
    return omega::sideOf(table, figure) != Side::Enemy
        ? QString()
        : EnemyWords::tr("activation: %1 to move, %2 to fight", "costs in adrenaline")
              .arg(orUnknown(omega::activationCost(table, figure, false)),
                  orUnknown(omega::activationCost(table, figure, true)));
}

/// Returns its costs, its numbers, its weapons and its keywords, a text each.
QStringList numbersOf(const omega::PublicTable &table, omega::FigureId figure, const omega::FigureCard &card)
{
    QStringList weapons;
    for (const omega::WeaponId &weapon : card.weapons)
        weapons << weaponText(table, weapon);
    QStringList keywords;
    for (const omega::Keyword keyword : card.keywords)
        keywords << wording::name(keyword);
    QStringList all{costsText(table, figure),
        EnemyWords::tr("speed %1 · defense: ranged %2, melee %3")
            .arg(orUnknown(omega::speedOf(table, figure)), defenseText(table, figure, AttackType::Ranged),
                defenseText(table, figure, AttackType::Melee)),
        weapons.join(u'\n'), keywords.join(QStringLiteral(" · "))};
    all.removeAll(QString());
    return all;
}

} // namespace

Part enemyCard(const omega::View &view, omega::FigureId figure, bool isPicked, const SideActions &actions)
{
    const omega::Combatant who = figure;
    const omega::Standing *standing = omega::standingOf(view.open, who);
    const omega::FigureCard *figureCard = omega::cardOf(view.open, who);
    if (standing == nullptr || figureCard == nullptr)
        return card({}).when(false);
    const QString name = wording::nameOf(view.open, who);
    const std::optional<int> vitality = omega::vitalityOf(view.open, who);
    const QString wounds = QStringLiteral("%1/%2").arg(standing->wounds).arg(orUnknown(vitality));
    const QString woundsWords = EnemyWords::tr("wounds %1", "of the vitality, as 1/3").arg(wounds);
    const QStringList numbers = numbersOf(view.open, figure, *figureCard);
    Parts parts{row({text(EnemyWords::tr("%1 %2", "a figure as the board writes it, its kind")
                              .arg(wording::shortNameOf(view.open, who), wording::nameOf(view.open, standing->kind)),
                         Role::Strong)
                            .wrapping()
                            .stretched(),
                        chip(EnemyWords::tr("activated"), ChipTone::Later).when(standing->activated)})
                    .spaced(6),
        row({text(wounds, Role::Small).withTip(woundsWords),
                pips(PipKind::Wounds, standing->wounds, vitality.value_or(standing->wounds + 1),
                    EnemyWords::tr("Wounds of %1").arg(name), [give = actions.give, figure](int count)
                    { give(makeCorrection(omega::WoundsChanged{figure, count})); })
                    .withTip(EnemyWords::tr("Wounds of %1: click or use the arrow keys to correct them").arg(name)),
                stretch()})
            .spaced(6)};
    for (const QString &words : numbers)
        parts.push_back(text(words, Role::Small).wrapping());
    QStringList all{woundsWords};
    if (standing->activated)
        all << EnemyWords::tr("activated");
    all << numbers << EnemyWords::tr("Click or press Enter to choose %1 on the board").arg(name);
    return card(std::move(parts))
        .spaced(2, {10, 6, 8, 6})
        .keyed(keyOfCard(who))
        .named(name)
        .withTip(all.join(u'\n'))
        .with(&Part::tone, QLatin1String(isPicked ? "target" : ""))
        .with(&Part::isStop, true)
        .with(&Part::focused,
            [bringIntoSight = actions.bringIntoSight, figure](bool hasFocus)
            {
                if (hasFocus)
                    bringIntoSight(figure);
            })
        .with(&Part::clicked, [pick = actions.pick, figure] { pick(figure); })
        .with(&Part::menu, [open = actions.openMenu, who](QPoint global) { open(who, global); });
}

} // namespace dossier
