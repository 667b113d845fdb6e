// What is read off doors, character sheets, stat cards, kit and investigate cards.
#include "pack_form.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

constexpr int mostNumber = 20;
constexpr int mostVitality = 30;
constexpr int stancesEach = 3;
constexpr int weaponsEach = 2;
constexpr int mostWeapons = 6;

/// The numbers that a stance and the downed card share.
template <typename Card>
void stanceNumbers(CardForm &form, Card &card)
{
    form.number(PackMember::Speed, card.speed, 0, mostNumber);
    form.number(PackMember::RangedDefense, card.rangedDefense, 0, mostNumber);
    form.number(PackMember::MeleeDefense, card.meleeDefense, 0, mostNumber);
    form.number(PackMember::MaxAdrenaline, card.maxAdrenaline, 0, mostNumber);
}

/// A name for something that comes to be by it.
void newName(CardForm &form, std::function<void(const Name &)> make, bool asked = true)
{
    const PackValue value{.place = {.member = PackMember::Name}, .kind = ValueKind::Text, .asked = asked};
    form.other(value,
        [make = std::move(make)](std::string_view text) -> std::optional<ValueFault>
        {
            const std::string name(trimmed(text));
            if (!name.empty())
                make({name, name});
            return std::nullopt;
        });
}

void stance(CardForm &form, Sheet &sheet, int number)
{
    const auto index = static_cast<std::size_t>(number) - 1;
    form.of(std::to_string(number));
    if (index < sheet.stances.size())
    {
        form.name(sheet.stances[index].name);
        stanceNumbers(form, sheet.stances[index]);
        return;
    }
    newName(form,
        [&sheet, number](const Name &name)
        {
            StanceId id{std::string(wordOf(sheet.id)) + "_stance_" + std::to_string(number)};
            while (found(sheet.stances, id) != nullptr)
                id.text += '_';
            sheet.stances.push_back({.id = id, .name = name});
        });
    using enum PackMember;
    for (const PackMember member : {Speed, RangedDefense, MeleeDefense, MaxAdrenaline})
        form.unnamed(member, ValueKind::Number);
}

/// A weapon that has a card, or one that is made by its name.
void weapon(CardForm &form, Pack &pack, const std::string &id, std::function<void(const WeaponId &)> take, bool asked,
    const std::optional<AttackType> &type = {})
{
    for (WeaponCard &card : pack.weapons)
        if (card.id.text == id)
        {
            form.name(card.name);
            if (!type)
                form.word(PackMember::Attack, card.attack);
            if (card.attack == AttackType::Ranged)
                form.number(PackMember::Range, card.range, 1, mostNumber);
            form.dice(PackMember::Dice, card.dice);
            return;
        }
    newName(
        form,
        [&pack, id, type, take = std::move(take)](const Name &name)
        {
            pack.weapons.push_back(
                {.id = {id}, .name = name, .attack = type.value_or(AttackType::Ranged), .basic = type.has_value()});
            take({id});
        },
        asked);
    form.unnamed(PackMember::Dice, ValueKind::Dice, asked);
}

void printedWeapon(CardForm &form, Pack &pack, const Sheet &sheet, std::optional<WeaponId> &held, AttackType type)
{
    const std::string part(wordOf(type));
    const std::string id = held ? held->text : std::string(wordOf(sheet.id)) + '_' + part;
    weapon(form.of(part), pack, id, [&held](const WeaponId &weapon) { held = weapon; }, true, type);
}

void enemyWeapon(CardForm &form, Pack &pack, FigureCard &card, int number)
{
    const auto index = static_cast<std::size_t>(number) - 1;
    const bool there = index < card.weapons.size();
    std::string id = there ? card.weapons[index].text : card.id.text + "_weapon_" + std::to_string(number);
    while (!there && found(pack.weapons, WeaponId{id}) != nullptr)
        id += '_';
    weapon(
        form.of("weapon" + std::to_string(number)), pack, id,
        [&card](const WeaponId &weapon) { card.weapons.push_back(weapon); }, number == 1);
}

} // namespace

std::vector<PackSlots> doorSlots(Pack &pack)
{
    std::vector<PackSlots> cards;
    for (DoorRule &door : pack.doors)
    {
        if (!door.challenge)
            continue;
        CardForm form(PackStep::Doors, std::string(wordOf(door.id)), {});
        form.word(PackMember::Stat, door.stat, 0, 2);
        form.number(PackMember::Hits, door.hits, 1, mostNumber);
        cards.push_back(form.take());
    }
    return cards;
}

std::vector<PackSlots> sheetSlots(Pack &pack)
{
    std::vector<PackSlots> cards;
    for (Sheet &sheet : pack.sheets)
    {
        CardForm form(PackStep::Sheets, std::string(wordOf(sheet.id)), sheet.name);
        form.number(PackMember::Vitality, sheet.vitality, 1, mostVitality);
        form.number(PackMember::Strength, sheet.strength, 0, mostNumber);
        form.number(PackMember::Intelligence, sheet.intelligence, 0, mostNumber);
        printedWeapon(form, pack, sheet, sheet.ranged, AttackType::Ranged);
        printedWeapon(form, pack, sheet, sheet.melee, AttackType::Melee);
        for (int number = 1; number <= stancesEach; ++number)
            stance(form, sheet, number);
        stanceNumbers(form.of("downed"), sheet.downed);
        cards.push_back(form.take());
    }
    return cards;
}

std::vector<PackSlots> enemySlots(Pack &pack)
{
    std::vector<PackSlots> cards;
    for (FigureCard &card : pack.figures)
    {
        CardForm form(PackStep::Enemies, card.id.text, card.name);
        form.number(PackMember::Vitality, card.vitality, 1, mostVitality);
        form.number(PackMember::Speed, card.speed, 0, mostNumber);
        if (card.side == Side::Enemy)
            form.number(PackMember::CombatCost, card.combatCost, 0, mostNumber);
        form.defense(PackMember::RangedDefense, card.rangedDefense);
        form.defense(PackMember::MeleeDefense, card.meleeDefense);
        form.someWords(PackMember::Keywords, card.keywords);
        // There is room for one more than are named.
        const int weapons = std::clamp(static_cast<int>(card.weapons.size()) + 1, weaponsEach, mostWeapons);
        for (int number = 1; number <= weapons && card.side == Side::Enemy; ++number)
            enemyWeapon(form, pack, card, number);
        cards.push_back(form.take());
    }
    return cards;
}

std::vector<PackSlots> kitSlots(Pack &pack)
{
    std::vector<PackSlots> cards;
    for (Kit &kit : pack.kits)
    {
        CardForm form(PackStep::Kits, kit.id.text, kit.name);
        form.number(PackMember::Points, kit.points, 0, mostNumber);
        form.word(PackMember::Owner, kit.owner, 0, words(Role{}).size(), false);
        form.number(PackMember::Cost, kit.cost, 0, mostNumber, false);
        cards.push_back(form.take());
    }
    return cards;
}

std::vector<PackSlots> itemSlots(Pack &pack)
{
    std::vector<PackSlots> cards;
    for (Item &item : pack.items)
    {
        CardForm form(PackStep::Items, item.id.text, item.name);
        form.yesOrNo(PackMember::Trade, item.trade);
        cards.push_back(form.take());
    }
    return cards;
}

} // namespace dossier::omega
