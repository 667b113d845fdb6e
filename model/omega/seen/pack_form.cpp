#include "model/omega/seen/pack_form.h"

#include "model/omega/seen/weapon_form.h"

#include <algorithm>
#include <set>
#include <utility>

namespace dossier::omega
{

namespace
{

constexpr int stancesEach = 3;

/// The stacks of the mission that hold the card, one for each copy.
void stacks(CardForm &form, std::vector<std::vector<RoomCardId>> &held, const RoomCardId &card)
{
    std::vector<int> in;
    for (std::size_t stack = 0; stack < held.size(); ++stack)
        in.insert(
            in.end(), static_cast<std::size_t>(std::ranges::count(held[stack], card)), static_cast<int>(stack) + 1);
    form.own<Scenario>("stacks", {.kind = ValueKind::Numbers, .asked = false, .text = textOf(in)},
        [&held, card](std::string_view text) -> std::optional<ValueFault>
        {
            const auto numbers = readNumbers(text, limit::stack);
            if (!numbers)
                return numbers.error();
            for (std::vector<RoomCardId> &stack : held)
                std::erase(stack, card);
            for (const int number : *numbers)
            {
                held.resize(std::max(held.size(), static_cast<std::size_t>(number)));
                held[static_cast<std::size_t>(number) - 1].push_back(card);
            }
            while (!held.empty() && held.back().empty())
                held.pop_back();
            return std::nullopt;
        });
}

/// Yes when only the overseer knows an event; the other answer moves it to the other list.
void secret(CardForm &form, Scenario &scenario, const MissionEvent &event, bool isSecret)
{
    form.own<Scenario>("secret_events", CardForm::yesOrNo(isSecret),
        [&scenario, id = event.id, isSecret](std::string_view text)
        {
            return CardForm::chosenAmong(CardForm::yesAndNo(), text,
                [&](std::size_t chosen)
                {
                    if ((chosen == 1) == isSecret)
                        return;
                    std::vector<MissionEvent> &from = isSecret ? scenario.secretEvents : scenario.mission.events;
                    std::vector<MissionEvent> &to = isSecret ? scenario.mission.events : scenario.secretEvents;
                    const auto at = std::ranges::find(from, id, &MissionEvent::id);
                    to.push_back(*at);
                    from.erase(at);
                });
        });
}

PackSlots eventSlots(const Pack &pack, Scenario &scenario, MissionEvent &event, bool isSecret)
{
    CardForm form(pack, scenario, PackStep::Guide, event.id.text, event.name);
    form.member(event, "name").member(event, "round");
    if (scenario.mission.secondaryTimer)
        form.member(event, "timer");
    secret(form, scenario, event, isSecret);
    return form.members(event, {"name", "round", "timer"}).take();
}

std::vector<PackSlots> guideSlots(const Pack &pack, Scenario &scenario)
{
    Mission &mission = scenario.mission;
    CardForm form(pack, scenario, PackStep::Guide, mission.id.text, mission.name);
    // These two appear on the cards of tiles and markers.
    std::vector<PackSlots> cards{form.members(mission, {"clone_nests", "vitality"}).take()};
    for (MissionEvent &event : mission.events)
        cards.push_back(eventSlots(pack, scenario, event, false));
    for (MissionEvent &event : scenario.secretEvents)
        cards.push_back(eventSlots(pack, scenario, event, true));
    return cards;
}

/// The other side of a tile; it exists when its icon is known.
void back(CardForm &form, std::vector<TileBack> &backs, TileName tile)
{
    const auto held = std::ranges::find(backs, tile, &TileBack::tile);
    const auto all = omega::words(MarkerKind{});
    const auto first = all.begin() + static_cast<std::ptrdiff_t>(firstIcon);
    const std::vector<std::string> words(first, first + static_cast<std::ptrdiff_t>(icons));
    form.own<TileBack>("icon",
        {.kind = ValueKind::Word,
            .wordKind = WordKind::Marker,
            .words = words,
            .asked = false,
            .canBeNone = true,
            .text = held != backs.end() ? std::string(wordOf(held->icon)) : std::string()},
        [&backs, tile, words](std::string_view text)
        {
            return CardForm::chosenAmong(words, text,
                [&](std::size_t chosen)
                {
                    const auto there = std::ranges::find(backs, tile, &TileBack::tile);
                    if (chosen == CardForm::none && there != backs.end())
                        backs.erase(there);
                    if (chosen == CardForm::none)
                        return;
                    TileBack &one = there != backs.end() ? *there : backs.emplace_back(TileBack{.tile = tile});
                    one.icon = static_cast<MarkerKind>(firstIcon + chosen);
                });
        });
    if (held != backs.end())
        form.members(*held, {"icon"});
}

std::vector<PackSlots> tileSlots(const Pack &pack, Scenario &scenario)
{
    const Map &map = scenario.map;
    std::set<TileName> tiles;
    for (int y = 0; y < map.height() && map != Map(1, 1); ++y)
        for (int x = 0; x < map.width(); ++x)
            if (map.isFloor({x, y}))
                tiles.insert(map.tile({x, y}));
    std::vector<PackSlots> cards;
    for (const TileName tile : tiles)
    {
        CardForm form(pack, scenario, PackStep::Map, std::to_string(static_cast<std::uint32_t>(tile)), {});
        form.among([&map, tile](Space space) { return map.contains(space) && map.tile(space) == tile; });
        form.has<Mission>("clone_nests", scenario.mission.cloneNests, tile);
        back(form, scenario.mission.backs, tile);
        cards.push_back(form.take());
    }
    return cards;
}

std::vector<PackSlots> dashboardSlots(Pack &pack, Scenario &scenario)
{
    std::vector<PackSlots> cards;
    for (Ability &ability : pack.abilities)
    {
        const bool used = std::ranges::find(scenario.dashboard, ability.id) != scenario.dashboard.end();
        CardForm form(pack, scenario, PackStep::Dashboard, ability.id.text, ability.name);
        form.has<Scenario>("dashboard", scenario.dashboard, ability.id);
        cards.push_back(form.wanted(used).members(ability).take());
    }
    return cards;
}

std::vector<PackSlots> roomCardSlots(Pack &pack, Scenario &scenario)
{
    std::vector<PackSlots> cards;
    for (RoomCard &card : pack.roomCards)
    {
        CardForm form(pack, scenario, PackStep::RoomCards, card.id.text, card.name);
        form.members(card);
        stacks(form, scenario.stacks, card.id);
        cards.push_back(form.take());
    }
    return cards;
}

std::vector<PackSlots> doorSlots(Pack &pack, const Scenario &scenario)
{
    std::vector<PackSlots> cards;
    for (DoorRule &door : pack.doors)
        if (door.challenge)
            cards.push_back(
                CardForm(pack, scenario, PackStep::Doors, std::string(wordOf(door.id)), {}).members(door).take());
    return cards;
}

/// An existing stance, or one that its name creates.
void stance(CardForm &form, Sheet &sheet, int number)
{
    const auto index = static_cast<std::size_t>(number) - 1;
    form.of({.what = PackPart::Stance, .number = number});
    if (index < sheet.stances.size())
    {
        form.members(sheet.stances[index]);
        return;
    }
    newName<Stance>(form, "name",
        [&sheet, number](const Name &name)
        {
            StanceId id{std::string(wordOf(sheet.id)) + "_stance_" + std::to_string(number)};
            while (found(sheet.stances, id) != nullptr)
                id.text += '_';
            sheet.stances.push_back({.id = id, .name = name});
        });
    for (const FormMemberOf<Stance> &member : FormMembers<Stance>::members)
        if (member.name != "name")
            form.unnamed<Stance>(member.name, ValueKind::Number);
}

std::vector<PackSlots> sheetSlots(Pack &pack, const Scenario &scenario)
{
    std::vector<PackSlots> cards;
    for (Sheet &sheet : pack.sheets)
    {
        CardForm form(pack, scenario, PackStep::Sheets, std::string(wordOf(sheet.id)), sheet.name);
        form.members(sheet);
        printedWeapon(form, pack, sheet, sheet.ranged, AttackType::Ranged);
        printedWeapon(form, pack, sheet, sheet.melee, AttackType::Melee);
        for (int number = 1; number <= stancesEach; ++number)
            stance(form, sheet, number);
        cards.push_back(form.of({.what = PackPart::Downed}).members(sheet.downed).take());
    }
    return cards;
}

/// A marker that can be attacked: its card exists while one of its values is known.
PackSlots markerSlots(Pack &pack, Scenario &scenario, MarkerKind kind)
{
    auto card = std::ranges::find(pack.markers, kind, &MarkerCard::id);
    if (card == pack.markers.end())
        card = pack.markers.insert(card, {.id = kind});
    CardForm form(pack, scenario, PackStep::Enemies, std::string(wordOf(kind)), {});
    return form.members(*card).entry<Mission>("vitality", scenario.mission.vitality, kind, {}).take();
}

std::vector<PackSlots> enemySlots(Pack &pack, Scenario &scenario)
{
    // The slots below point into it.
    pack.markers.reserve(words(MarkerKind{}).size());
    std::vector<PackSlots> cards;
    for (FigureCard &card : pack.figures)
    {
        CardForm form(pack, scenario, PackStep::Enemies, card.id.text, card.name);
        form.members(card);
        // A lab tech has none.
        if (card.side == Side::Enemy || card.breed == Breed::Drone)
            figureWeapons(form, pack, card);
        cards.push_back(form.take());
    }
    for (const MarkerKind kind : {MarkerKind::Bomb, MarkerKind::ObjectiveToken, MarkerKind::RejectSwarm})
        cards.push_back(markerSlots(pack, scenario, kind));
    return cards;
}

std::vector<PackSlots> kitSlots(Pack &pack, const Scenario &scenario)
{
    std::vector<PackSlots> cards;
    for (Kit &kit : pack.kits)
    {
        CardForm form(pack, scenario, PackStep::Kits, kit.id.text, kit.name);
        cardWeapon(form.members(kit), pack, kit.id.text, kit.weapon);
        cards.push_back(form.take());
    }
    return cards;
}

std::vector<PackSlots> itemSlots(Pack &pack, const Scenario &scenario)
{
    std::vector<PackSlots> cards;
    for (Item &item : pack.items)
    {
        CardForm form(pack, scenario, PackStep::Items, item.id.text, item.name);
        cardWeapon(form.members(item), pack, item.id.text, item.weapon);
        cards.push_back(form.take());
    }
    return cards;
}

} // namespace

std::vector<PackSlots> slotsOf(Pack &pack, Scenario &scenario, PackStep step)
{
    switch (step)
    {
    case PackStep::Guide:
        return guideSlots(pack, scenario);
    case PackStep::Map:
        return tileSlots(pack, scenario);
    case PackStep::Dashboard:
        return dashboardSlots(pack, scenario);
    case PackStep::RoomCards:
        return roomCardSlots(pack, scenario);
    case PackStep::Doors:
        return doorSlots(pack, scenario);
    case PackStep::Sheets:
        return sheetSlots(pack, scenario);
    case PackStep::Enemies:
        return enemySlots(pack, scenario);
    case PackStep::Kits:
        return kitSlots(pack, scenario);
    case PackStep::Items:
        return itemSlots(pack, scenario);
    }
    return {};
}

} // namespace dossier::omega
