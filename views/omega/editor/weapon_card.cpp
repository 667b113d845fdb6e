#include "views/omega/editor/weapon_card.h"

#include "views/omega/editor/piece_fields.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct WeaponWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::WeaponCard)
};

struct ListWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::WeaponList)
};

constexpr int maxRange = 80;
constexpr int maxWeaponName = 40;

/// Dice are known as soon as one of the two numbers is; the other becomes 0 then.
void setDice(omega::Weapon &weapon, int DicePool::*color, const std::optional<int> &count)
{
    DicePool dice = weapon.dice.value_or(DicePool{});
    dice.*color = count.value_or(0);
    weapon.dice = count || (weapon.dice && (dice.black != 0 || dice.red != 0)) ? std::optional(dice) : std::nullopt;
}

Part diceField(const char *key, const QString &name, const QString &tip, const omega::Weapon &weapon,
    int DicePool::*color, const PieceFields<omega::Weapon> &fields)
{
    return captioned(name,
        fields
            .number(key, name, weapon.dice ? std::optional(*weapon.dice.*color) : std::nullopt, DicePool::maxOfAKind,
                [color](omega::Weapon &after, const std::optional<int> &count) { setDice(after, color, count); })
            .withTip(tip));
}

Part headRow(const omega::Weapon &weapon, const PieceFields<omega::Weapon> &fields, Action<> remove)
{
    return row(
        {fields.line("name", WeaponWords::tr("Name of the weapon"), weapon.name, maxWeaponName,
                   [](omega::Weapon &after, const std::string &name) { after.name = name; })
                .with(&Field::placeholder, WeaponWords::tr("Name of the weapon"))
                .withTip(WeaponWords::tr("What the weapon’s card calls it"))
                .stretched(),
            button({}, "icon", std::move(remove))
                .with(&Button::icon, QStringLiteral("x"))
                .withTip(WeaponWords::tr("Delete this weapon"))});
}

Part kindField(const omega::Weapon &weapon, const PieceFields<omega::Weapon> &fields)
{
    return fields
        .radios("kind", WeaponWords::tr("Kind of attack"), {WeaponWords::tr("Ranged"), WeaponWords::tr("Melee")},
            weapon.type == AttackType::Ranged ? 0 : 1,
            [](omega::Weapon &after, int row) { after.type = row == 0 ? AttackType::Ranged : AttackType::Melee; })
        .with(&Field::tips,
            QStringList{
                WeaponWords::tr("A weapon that shoots or is thrown"), WeaponWords::tr("A weapon for close combat")});
}

/// Shows only the fields that the kind of weapon has: range or Reach.
Part weaponCard(const omega::Weapon &weapon, const PieceFields<omega::Weapon> &fields, Action<> remove)
{
    const bool isRanged = weapon.type == AttackType::Ranged;
    return card({headRow(weapon, fields, std::move(remove)), kindField(weapon, fields),
                    row({diceField("black", WeaponWords::tr("Black dice"),
                             WeaponWords::tr("How many black dice the weapon "
                                             "rolls; a dash is unknown"),
                             weapon, &DicePool::black, fields),
                        diceField("red", WeaponWords::tr("Red dice"),
                            WeaponWords::tr("How many red dice the weapon "
                                            "rolls; a dash is unknown"),
                            weapon, &DicePool::red, fields),
                        captioned(WeaponWords::tr("Range"),
                            fields
                                .number("range", WeaponWords::tr("Range"), weapon.range, maxRange,
                                    [](omega::Weapon &after, const std::optional<int> &range) { after.range = range; })
                                .withTip(WeaponWords::tr("How many spaces the weapon reaches; a "
                                                         "dash is unknown")))
                            .when(isRanged)}),
                    fields
                        .check("reach", WeaponWords::tr("Reach"), weapon.reach,
                            [](omega::Weapon &after, bool reaches) { after.reach = reaches; })
                        .withTip(WeaponWords::tr("A melee weapon that reaches two spaces"))
                        .when(!isRanged)})
        .spaced(6, {12, 10, 12, 12});
}

} // namespace

Part weaponCards(const std::vector<omega::Weapon> &weapons, const Action<std::vector<omega::Weapon>> &changed)
{
    Parts all{text(ListWords::tr("Weapons"), Role::Caption)};
    for (std::size_t i = 0; i < weapons.size(); ++i)
    {
        const auto change = [weapons, changed, i](const omega::Weapon &weapon)
        {
            std::vector<omega::Weapon> after = weapons;
            after[i] = weapon;
            changed.run(after);
        };
        const auto remove = [weapons, changed, i]
        {
            std::vector<omega::Weapon> after = weapons;
            after.erase(after.begin() + static_cast<std::ptrdiff_t>(i));
            changed.run(after);
        };
        all.push_back(weaponCard(weapons[i], {weapons[i], change, QStringLiteral("weapon/%1/").arg(i)}, remove));
    }
    const auto add = [weapons, changed]
    {
        std::vector<omega::Weapon> after = weapons;
        after.emplace_back();
        changed.run(after);
    };
    all.push_back(button(ListWords::tr("Add a weapon"), "secondary", add)
            .keyed(QStringLiteral("addWeapon"))
            .with(&Button::icon, QStringLiteral("plus"))
            .withTip(ListWords::tr("Add a weapon to fill in from its card")));
    return column(std::move(all)).spaced(10);
}

} // namespace dossier
