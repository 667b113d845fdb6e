// What is read off the mission guide, the dashboard pieces and the room cards.
#include "pack_form.h"

#include <algorithm>
#include <set>

namespace dossier::omega
{

namespace
{

constexpr int mostTokens = 96;
constexpr int mostFigures = 20;
constexpr int lastRound = 20;
constexpr int mostCost = 30;
constexpr int mostStacks = 12;
constexpr int groups = 3;
/// EMI, vents, peril and rubble.
constexpr std::size_t iconsOfBacks = 4;

std::vector<std::string> kindsOf(const Pack &pack)
{
    std::vector<std::string> kinds;
    for (const FigureCard &card : pack.figures)
        if (card.side == Side::Enemy)
            kinds.push_back(card.id.text);
    return kinds;
}

/// How many figures of a kind lie in the reserves; nothing while nobody said.
CardForm &reserve(CardForm &form, std::map<KindId, int> &reserves, const KindId &kind)
{
    const auto held = reserves.find(kind);
    const PackValue value{.place = {.member = PackMember::Reserve},
        .most = mostFigures,
        .text = held == reserves.end() ? std::string() : std::to_string(held->second)};
    return form.of(kind.text).other(value,
        [&reserves, kind](std::string_view text) -> std::optional<ValueFault>
        {
            const auto number = readNumber(text, 0, mostFigures);
            if (!number)
                return number.error();
            if (*number)
                reserves[kind] = **number;
            else
                reserves.erase(kind);
            return std::nullopt;
        });
}

/// Whether a piece of the dashboard is used in the mission.
CardForm &inMission(CardForm &form, std::vector<AbilityId> &dashboard, const AbilityId &piece)
{
    const bool used = std::ranges::find(dashboard, piece) != dashboard.end();
    return form.wordAmong(PackMember::InMission, {"no", "yes"}, used ? "yes" : "no", false,
        [&dashboard, piece](std::size_t chosen)
        {
            std::erase(dashboard, piece);
            if (chosen == 1)
                dashboard.push_back(piece);
        });
}

/// One kind that a piece spawns; more of them stay as the pack has them.
CardForm &spawns(CardForm &form, const Pack &pack, std::vector<KindId> &held)
{
    const std::vector<std::string> kinds = kindsOf(pack);
    return form.wordAmong(PackMember::Spawns, kinds, held.empty() ? std::string() : held.front().text, false,
        [&held, kinds](std::size_t chosen)
        { held = chosen == CardForm::none ? std::vector<KindId>() : std::vector<KindId>{{kinds.at(chosen)}}; });
}

/// What a room card or an event spawns: one kind, and how many of it.
void spawns(CardForm &form, const Pack &pack, std::map<KindId, int> &held, bool asked = true)
{
    const std::vector<std::string> kinds = kindsOf(pack);
    const std::string now = held.empty() ? std::string() : held.begin()->first.text;
    form.wordAmong(PackMember::Spawns, kinds, now, asked,
        [&held, kinds](std::size_t chosen)
        {
            const int number = held.empty() ? 1 : held.begin()->second;
            held.clear();
            if (chosen != CardForm::none)
                held[{kinds.at(chosen)}] = number;
        });
    const PackValue count{.place = {.member = PackMember::SpawnCount},
        .least = 1,
        .most = mostFigures,
        .asked = asked,
        .text = held.empty() ? std::string() : std::to_string(held.begin()->second)};
    form.other(count,
        [&held](std::string_view text) -> std::optional<ValueFault>
        {
            const auto number = readNumber(text, 1, mostFigures);
            if (!number)
                return number.error();
            if (*number && held.empty())
                return ValueFault::NameFirst;
            if (*number)
                held.begin()->second = **number;
            return std::nullopt;
        });
}

/// The stacks of the mission that hold the card, one for each copy.
void stacks(CardForm &form, std::vector<std::vector<RoomCardId>> &held, const RoomCardId &card)
{
    std::vector<int> in;
    for (std::size_t stack = 0; stack < held.size(); ++stack)
        in.insert(
            in.end(), static_cast<std::size_t>(std::ranges::count(held[stack], card)), static_cast<int>(stack) + 1);
    const PackValue value{.place = {.member = PackMember::Stacks},
        .kind = ValueKind::Numbers,
        .least = 1,
        .most = mostStacks,
        .asked = false,
        .text = textOf(in)};
    form.other(value,
        [&held, card](std::string_view text) -> std::optional<ValueFault>
        {
            const auto numbers = readNumbers(text, mostStacks);
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

/// What a kind of card has no use for goes.
void fit(RoomCard &card)
{
    if (card.kind != RoomCardKind::Spawn)
        card.spawns.clear();
    if (card.kind != RoomCardKind::Trap && card.kind != RoomCardKind::Vent)
    {
        card.places.reset();
        card.markers = 0;
    }
    if (card.kind != RoomCardKind::FaultyIntel)
        card.icon.reset();
    card.objective = card.kind == RoomCardKind::Objective ? std::optional(ObjectiveId{card.id.text}) : std::nullopt;
}

void kind(CardForm &form, RoomCard &card)
{
    const auto all = words(RoomCardKind{});
    form.wordAmong(PackMember::Kind, {all.begin(), all.end()}, std::string(wordOf(card.kind)), false,
        [&card](std::size_t chosen)
        {
            if (chosen == CardForm::none)
                return;
            card.kind = static_cast<RoomCardKind>(chosen);
            fit(card);
        });
}

template <typename Card>
void marker(CardForm &form, Card &card, bool asked = true)
{
    const auto all = words(MarkerKind{});
    form.wordAmong(PackMember::Places, {all.begin() + 1, all.begin() + 8},
        card.places ? std::string(wordOf(*card.places)) : "", asked,
        [&card](std::size_t chosen)
        {
            card.places.reset();
            if (chosen != CardForm::none)
                card.places = static_cast<MarkerKind>(chosen + 1);
            card.markers = card.places ? std::max(card.markers, 1) : 0;
        });
}

/// The door that an event opens, of those of the mission: `2,1,E`.
void opens(CardForm &form, const Scenario &scenario, MissionEvent &event)
{
    std::vector<Edge> doors = scenario.doors;
    if (event.opens && std::ranges::find(doors, *event.opens) == doors.end())
        doors.push_back(*event.opens);
    const auto wordOfDoor = [](const Edge &door)
    {
        return std::to_string(door.at.x) + '.' + std::to_string(door.at.y)
            + (door.side == Edge::Side::East ? ".E" : ".S");
    };
    std::vector<std::string> words(doors.size());
    std::ranges::transform(doors, words.begin(), wordOfDoor);
    form.wordAmong(PackMember::Opens, words, event.opens ? wordOfDoor(*event.opens) : std::string(), false,
        [&event, doors](std::size_t chosen)
        { event.opens = chosen == CardForm::none ? std::nullopt : std::optional(doors.at(chosen)); });
}

/// Whether an event is for the overseer's eyes; saying otherwise moves it to the other events.
void secret(CardForm &form, Scenario &scenario, const MissionEvent &event, bool isSecret)
{
    form.wordAmong(PackMember::Secret, {"no", "yes"}, isSecret ? "yes" : "no", false,
        [&scenario, id = event.id, isSecret](std::size_t chosen)
        {
            if ((chosen == 1) == isSecret)
                return;
            std::vector<MissionEvent> &from = isSecret ? scenario.secretEvents : scenario.mission.events;
            std::vector<MissionEvent> &to = isSecret ? scenario.mission.events : scenario.secretEvents;
            const auto at = std::ranges::find(from, id, &MissionEvent::id);
            to.push_back(*at);
            from.erase(at);
        });
}

PackSlots eventSlots(const Pack &pack, Scenario &scenario, MissionEvent &event, bool isSecret)
{
    CardForm form(PackStep::Guide, event.id.text, event.name);
    form.name(event.name);
    form.number(PackMember::Round, event.round, 1, lastRound, false);
    if (scenario.mission.secondaryTimer)
        form.word(PackMember::Timer, event.timer);
    secret(form, scenario, event, isSecret);
    if (event.spawns.size() < 2)
        spawns(form, pack, event.spawns, false);
    marker(form, event, false);
    if (event.places)
    {
        const PackValue count{.place = {.member = PackMember::Markers},
            .least = 1,
            .most = mostFigures,
            .asked = false,
            .text = std::to_string(event.markers)};
        form.other(count,
            [&event](std::string_view text) -> std::optional<ValueFault>
            {
                const auto number = readNumber(text, 1, mostFigures);
                if (!number)
                    return number.error();
                event.markers = number->value_or(1);
                return std::nullopt;
            });
    }
    if (!scenario.doors.empty() || event.opens)
        opens(form, scenario, event);
    return form.take();
}

/// What lies on the other side of a tile; it has one when its icon is known.
void back(CardForm &form, const Map &map, std::vector<TileBack> &backs, TileName tile)
{
    const auto held = std::ranges::find(backs, tile, &TileBack::tile);
    const auto all = omega::words(MarkerKind{});
    const auto first = static_cast<std::size_t>(MarkerKind::Emi);
    form.wordAmong(PackMember::BackIcon,
        {all.begin() + static_cast<std::ptrdiff_t>(first),
            all.begin() + static_cast<std::ptrdiff_t>(first + iconsOfBacks)},
        held != backs.end() ? std::string(wordOf(held->icon)) : std::string(), false,
        [&backs, tile, first](std::size_t chosen)
        {
            const auto there = std::ranges::find(backs, tile, &TileBack::tile);
            if (chosen == CardForm::none && there != backs.end())
                backs.erase(there);
            if (chosen == CardForm::none)
                return;
            TileBack &one = there != backs.end() ? *there : backs.emplace_back(TileBack{.tile = tile});
            one.icon = static_cast<MarkerKind>(first + chosen);
        });
    if (held == backs.end())
        return;
    const auto fits = [&map, tile](Space space) { return map.contains(space) && map.tile(space) == tile; };
    form.yesOrNo(PackMember::BackNest, held->cloneNest);
    form.yesOrNo(PackMember::BackEmi, held->emi);
    form.spaces(PackMember::BackVents, held->vents, fits);
    form.spaces(PackMember::BackPeril, held->peril, fits);
    form.spaces(PackMember::BackRubble, held->rubble, fits);
}

/// Whether a tile has a clone nest as it is laid out.
void nest(CardForm &form, std::vector<TileName> &nests, TileName tile)
{
    const bool there = std::ranges::find(nests, tile) != nests.end();
    form.wordAmong(PackMember::Nest, {"no", "yes"}, there ? "yes" : "no", false,
        [&nests, tile](std::size_t chosen)
        {
            std::erase(nests, tile);
            if (chosen == 1)
                nests.push_back(tile);
        });
}

} // namespace

std::vector<PackSlots> guideSlots(Pack &pack, Scenario &scenario)
{
    Mission &mission = scenario.mission;
    CardForm form(PackStep::Guide, mission.id.text, mission.name);
    form.number(PackMember::EnergyMinimum, mission.energyMinimum, 0, mostTokens);
    form.number(PackMember::CrisisRound, mission.crisisRound, 1, lastRound);
    form.yesOrNo(PackMember::SecondaryTimer, mission.secondaryTimer);
    for (const FigureCard &card : pack.figures)
        if (card.side == Side::Enemy)
            reserve(form, mission.reserves, card.id);
    std::vector<PackSlots> cards{form.take()};
    for (MissionEvent &event : mission.events)
        cards.push_back(eventSlots(pack, scenario, event, false));
    for (MissionEvent &event : scenario.secretEvents)
        cards.push_back(eventSlots(pack, scenario, event, true));
    return cards;
}

std::vector<PackSlots> tileSlots(Scenario &scenario)
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
        CardForm form(PackStep::Map, std::to_string(static_cast<std::uint32_t>(tile)), {});
        nest(form, scenario.mission.cloneNests, tile);
        back(form, map, scenario.mission.backs, tile);
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
        CardForm form(PackStep::Dashboard, ability.id.text, ability.name);
        inMission(form, scenario.dashboard, ability.id);
        form.number(PackMember::ReadyCost, ability.readyCost, 0, mostCost, used);
        form.number(PackMember::Refresh, ability.refresh, 0, mostCost, used);
        form.yesOrNo(PackMember::Committable, ability.committable);
        if (ability.committable)
            form.number(PackMember::CommittedCost, ability.committedCost, 0, mostCost, used);
        form.word(PackMember::Timing, ability.timing);
        if (ability.spawns.size() < 2)
            spawns(form, pack, ability.spawns);
        cards.push_back(form.take());
    }
    return cards;
}

std::vector<PackSlots> roomCardSlots(Pack &pack, Scenario &scenario)
{
    std::vector<PackSlots> cards;
    for (RoomCard &card : pack.roomCards)
    {
        CardForm form(PackStep::RoomCards, card.id.text, card.name);
        kind(form, card);
        form.number(PackMember::Group, card.group, 1, groups);
        if (card.kind == RoomCardKind::Spawn)
            spawns(form, pack, card.spawns);
        if (card.kind == RoomCardKind::Trap || card.kind == RoomCardKind::Vent)
            marker(form, card);
        if (card.kind == RoomCardKind::FaultyIntel)
            form.word(PackMember::Icon, card.icon, static_cast<std::size_t>(MarkerKind::Emi), 4);
        stacks(form, scenario.stacks, card.id);
        cards.push_back(form.take());
    }
    return cards;
}

} // namespace dossier::omega
