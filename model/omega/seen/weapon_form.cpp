#include "model/omega/seen/weapon_form.h"

#include <utility>

namespace dossier::omega
{

namespace
{

constexpr int weaponsEach = 2;
constexpr int maxWeapons = 6;

/// Extras of attacks with a weapon: an extra without a name is removed.
void extras(CardForm &form, std::vector<Extra> &held, const CardPart &weapon)
{
    for (Extra &extra : held)
    {
        CardPart part = weapon;
        part.extra = extra.id.text;
        form.of(part).own<Extra>("id", {.kind = ValueKind::Text, .text = extra.id.text},
            [&held, id = extra.id](std::string_view text) -> std::optional<ValueFault>
            {
                const ExtraId name{std::string(trimmed(text))};
                if (name != id && found(held, name) != nullptr)
                    return ValueFault::Twice;
                for (Extra &one : held)
                    if (one.id == id)
                        one.id = name;
                std::erase_if(held, [](const Extra &one) { return one.id.text.empty(); });
                return std::nullopt;
            });
        form.members(extra, {"id"});
    }
    CardPart part = weapon;
    part.extra = CardPart::oneMore;
    form.of(part).own<Extra>("id", {.kind = ValueKind::Text},
        [&held](std::string_view text) -> std::optional<ValueFault>
        {
            const ExtraId name{std::string(trimmed(text))};
            if (found(held, name) != nullptr)
                return ValueFault::Twice;
            if (!name.text.empty())
                held.push_back({.id = name});
            return std::nullopt;
        });
}

/// A weapon that has a card, or one that its name creates.
void weapon(CardForm &form, Pack &pack, const CardPart &part, const WeaponId &id,
    std::function<void(const WeaponId &)> take, const std::optional<AttackType> &type, bool takesPlace)
{
    form.of(part);
    for (WeaponCard &card : pack.weapons)
        if (card.id == id)
        {
            // The sheet gives the attack types of its weapons, which are the printed ones.
            if (type)
                form.members(card, {"attack", "basic"});
            else if (takesPlace)
                form.members(card);
            else
                form.members(card, {"basic"});
            extras(form, card.extras, part);
            return;
        }
    newName<WeaponCard>(form, "name",
        [&pack, id, type, take = std::move(take)](const Name &name)
        {
            pack.weapons.push_back(
                {.id = id, .name = name, .attack = type.value_or(AttackType::Ranged), .basic = type.has_value()});
            take(id);
        });
    form.unnamed<WeaponCard>("dice", ValueKind::Dice);
}

/// Returns an unused id for a weapon.
WeaponId newWeapon(const Pack &pack, std::string id)
{
    while (found(pack.weapons, WeaponId{id}) != nullptr)
        id += '_';
    return {id};
}

} // namespace

void printedWeapon(CardForm &form, Pack &pack, const Sheet &sheet, std::optional<WeaponId> &held, AttackType type)
{
    const WeaponId id = held.value_or(WeaponId{std::string(wordOf(sheet.id)) + '_' + std::string(wordOf(type))});
    weapon(
        form, pack, {.what = type == AttackType::Ranged ? PackPart::Ranged : PackPart::Melee}, id,
        [&held](const WeaponId &weapon) { held = weapon; }, type, false);
}

void figureWeapons(CardForm &form, Pack &pack, FigureCard &card)
{
    const int has = static_cast<int>(card.weapons.size());
    for (int number = 1; number <= std::clamp(has + 1, weaponsEach, maxWeapons); ++number)
    {
        const WeaponId id = number <= has ? card.weapons[static_cast<std::size_t>(number) - 1]
                                          : newWeapon(pack, card.id.text + "_weapon_" + std::to_string(number));
        weapon(
            form.wanted(number == 1 && card.side == Side::Enemy), pack, {.what = PackPart::Weapon, .number = number},
            id, [&card](const WeaponId &weapon) { card.weapons.push_back(weapon); }, std::nullopt, false);
    }
}

void cardWeapon(CardForm &form, Pack &pack, const std::string &card, std::optional<WeaponId> &held)
{
    const WeaponId id = held ? *held : newWeapon(pack, card + "_weapon");
    weapon(
        form.wanted(false), pack, {.what = PackPart::Weapon, .number = 1}, id,
        [&held](const WeaponId &weapon) { held = weapon; }, std::nullopt, true);
}

} // namespace dossier::omega
