// What is read off the mission guide, the dashboard pieces and the room cards.
#include "pack_form.h"

#include <algorithm>

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

/// What a room card spawns: one kind, and how many of it.
void spawns(CardForm &form, const Pack &pack, std::map<KindId, int> &held)
{
    const std::vector<std::string> kinds = kindsOf(pack);
    const std::string now = held.empty() ? std::string() : held.begin()->first.text;
    form.wordAmong(PackMember::Spawns, kinds, now, true,
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

void marker(CardForm &form, RoomCard &card)
{
    const auto all = words(MarkerKind{});
    form.wordAmong(PackMember::Places, {all.begin() + 1, all.begin() + 8},
        card.places ? std::string(wordOf(*card.places)) : "", true,
        [&card](std::size_t chosen)
        {
            card.places.reset();
            if (chosen != CardForm::none)
                card.places = static_cast<MarkerKind>(chosen + 1);
            card.markers = card.places ? std::max(card.markers, 1) : 0;
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
    return {form.take()};
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
