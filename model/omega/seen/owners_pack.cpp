#include "model/omega/seen/owners_pack.h"

#include <algorithm>
#include <utility>

namespace dossier::omega
{

namespace
{

constexpr std::size_t fewestStarts = 3;
constexpr int fewestCommandos = 3;

Scenario *scenarioOf(Pack &pack, const MissionId &mission)
{
    for (Scenario &one : pack.scenarios)
        if (one.mission.id == mission)
            return &one;
    return nullptr;
}

/// Returns the lower-case letters and digits of a name: an internal id.
std::string idOf(std::string_view name)
{
    std::string id;
    for (const char letter : name)
        if (letter >= 'A' && letter <= 'Z')
            id += static_cast<char>(letter - 'A' + 'a');
        else
            id += (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ? letter : '_';
    return id;
}

/// Visits the list of a step's own cards, if cards can be added there.
template <typename SomePack, typename Visit>
void visitCards(SomePack &pack, PackStep step, Visit &&visit)
{
    if (step == PackStep::Dashboard)
        visit(pack.abilities, 16);
    else if (step == PackStep::RoomCards)
        visit(pack.roomCards, 40);
    else if (step == PackStep::Kits)
        visit(pack.kits, 60);
    else if (step == PackStep::Items)
        visit(pack.items, 20);
}

constexpr std::size_t maxEvents = 20;

/// Returns the event of a mission with that id, from either of its lists; null when it has none.
const MissionEvent *eventOf(const Pack &pack, const MissionId &mission, const std::string &id)
{
    for (const Mission &one : pack.missions)
        if (const MissionEvent *event = one.id == mission ? found(one.events, MissionEventId{id}) : nullptr)
            return event;
    for (const Scenario &one : pack.scenarios)
        for (const auto *events : {&one.mission.events, &one.secretEvents})
            if (const MissionEvent *event = one.mission.id == mission ? found(*events, MissionEventId{id}) : nullptr)
                return event;
    return nullptr;
}

bool hasCard(const Pack &pack, PackStep step, const std::string &id, const MissionId &mission)
{
    // The guide's first card is the mission itself.
    if (step == PackStep::Guide)
        return id == mission.text || eventOf(pack, mission, id) != nullptr;
    bool has = false;
    visitCards(pack, step, [&](const auto &cards, int /*most*/)
        { has = std::ranges::any_of(cards, [&](const auto &card) { return card.id.text == id; }); });
    return has;
}

/// True when a sheet has the minimum for a game: wounds and a stance.
bool isPlayable(const Sheet &sheet)
{
    return sheet.vitality
        && std::ranges::any_of(sheet.stances,
            [](const Stance &stance) { return stance.speed.has_value() && stance.maxAdrenaline.has_value(); });
}

} // namespace

OwnersPack::OwnersPack(Pack standard, SaidPack own, MissionId mission)
    : m_standard(withScenario(std::move(standard), mission))
    , m_own(std::move(own))
    , m_mission(std::move(mission))
{
    m_own.pack.sample = false;
    m_whole = merged(m_standard, m_own);
}

const Scenario &OwnersPack::scenario() const
{
    return *std::ranges::find_if(
        m_whole.scenarios, [this](const Scenario &one) { return one.mission.id == m_mission; });
}

std::vector<PackCard> OwnersPack::cards(PackStep step) const
{
    Pack pack = m_whole;
    std::vector<PackCard> cards;
    for (const PackSlots &form : slotsOf(pack, *scenarioOf(pack, m_mission), step))
    {
        PackCard &card = cards.emplace_back(PackCard{form.id, form.name, false, {}});
        card.added = canAdd(step) && !hasCard(m_standard, step, form.id, m_mission);
        for (const PackSlot &slot : form.entries)
            card.values.push_back(slot.value);
    }
    return cards;
}

bool OwnersPack::hasMap() const
{
    return scenario().map != Map(1, 1);
}

int OwnersPack::left(PackStep step) const
{
    const Scenario &mission = scenario();
    int left = 0;
    for (const PackCard &card : cards(step))
        left += static_cast<int>(std::ranges::count_if(card.values, &PackValue::isLeft));
    if (step == PackStep::Map)
        left = (hasMap() ? 0 : 1) + (mission.starts.size() < fewestStarts ? 1 : 0) + (mission.goal ? 0 : 1);
    if (step == PackStep::Dashboard && mission.dashboard.empty())
        ++left;
    if (step == PackStep::RoomCards && mission.stacks.empty())
        ++left;
    return left;
}

std::vector<PackStep> OwnersPack::hindering() const
{
    const Scenario &mission = scenario();
    std::vector<PackStep> steps;
    if (!mission.mission.energyMinimum)
        steps.push_back(PackStep::Guide);
    if (left(PackStep::Map) > 0)
        steps.push_back(PackStep::Map);
    const bool costs = std::ranges::all_of(mission.dashboard, [this](const AbilityId &id)
        { return found(m_whole.abilities, id) != nullptr && found(m_whole.abilities, id)->readyCost.has_value(); });
    if (mission.dashboard.empty() || !costs)
        steps.push_back(PackStep::Dashboard);
    if (std::ranges::count_if(m_whole.sheets, isPlayable) < fewestCommandos)
        steps.push_back(PackStep::Sheets);
    return steps;
}

/// Records the changes of a whole pack as the owner's entries.
void OwnersPack::keep(Pack &&changed)
{
    // A marker without any known value has no card.
    std::erase_if(changed.markers, [](const MarkerCard &card) { return !card.rangedDefense && !card.meleeDefense; });
    Saying saying = sayingOf(m_whole, changed);
    m_own.said.merge(saying.said);
    for (const std::string &path : saying.forgotten)
        std::erase_if(
            m_own.said, [&](const std::string &said) { return said == path || said.starts_with(path + '/'); });
    Pack own = ownPart(m_standard, changed, m_own.said);
    own.version = m_own.pack.version;
    own.name = m_own.pack.name;
    own.sample = m_own.pack.sample;
    m_own.pack = std::move(own);
    m_whole = merged(m_standard, m_own);
}

std::optional<ValueFault> OwnersPack::write(const ValuePlace &place, std::string_view text)
{
    Pack changed = m_whole;
    for (PackSlots &card : slotsOf(changed, *scenarioOf(changed, m_mission), place.step))
        for (PackSlot &slot : card.entries)
            if (slot.value.place == place)
            {
                if (const std::optional<ValueFault> fault = slot.write(text))
                    return fault;
                keep(std::move(changed));
                return std::nullopt;
            }
    return ValueFault::UnknownWord;
}

bool OwnersPack::canAdd(PackStep step)
{
    return step == PackStep::Guide || step == PackStep::Dashboard || step == PackStep::RoomCards
        || step == PackStep::Kits || step == PackStep::Items;
}

OrFault<std::string> OwnersPack::add(PackStep step, std::string_view name)
{
    const std::string typed(trimmed(name));
    if (typed.empty())
        return tl::unexpected(ValueFault::Empty);
    if (step == PackStep::Guide)
        return addEvent(typed);
    OrFault<std::string> id = tl::unexpected(ValueFault::TooMany);
    visitCards(m_whole, step,
        [&](const auto &cards, int max)
        {
            const auto named = [&](const auto &card) { return card.name.en == typed || card.name.it == typed; };
            if (std::ranges::any_of(cards, named))
                id = tl::unexpected(ValueFault::Twice);
            else if (static_cast<int>(cards.size()) < max)
                id = "own_" + idOf(typed);
        });
    if (!id)
        return id;
    while (hasCard(m_whole, step, *id, m_mission))
        *id += '_';
    Pack changed = m_whole;
    visitCards(changed, step,
        [&](auto &cards, int /*most*/)
        {
            auto &card = cards.emplace_back();
            card.id.text = *id;
            card.name = {typed, typed};
        });
    // A newly named piece belongs to the mission.
    if (step == PackStep::Dashboard)
        scenarioOf(changed, m_mission)->dashboard.push_back({*id});
    keep(std::move(changed));
    return id;
}

OrFault<std::string> OwnersPack::addEvent(const std::string &name)
{
    Pack changed = m_whole;
    Scenario &mission = *scenarioOf(changed, m_mission);
    for (const auto *events : {&mission.mission.events, &mission.secretEvents})
        for (const MissionEvent &event : *events)
            if (event.name.en == name || event.name.it == name)
                return tl::unexpected(ValueFault::Twice);
    if (mission.mission.events.size() + mission.secretEvents.size() >= maxEvents)
        return tl::unexpected(ValueFault::TooMany);
    std::string id = "own_" + idOf(name);
    while (hasCard(m_whole, PackStep::Guide, id, m_mission))
        id += '_';
    mission.mission.events.push_back({.id = {id}, .name = {name, name}});
    keep(std::move(changed));
    return id;
}

void OwnersPack::remove(PackStep step, const std::string &card)
{
    if (hasCard(m_standard, step, card, m_mission))
        return;
    Pack changed = m_whole;
    visitCards(changed, step,
        [&](auto &cards, int /*most*/) { std::erase_if(cards, [&](const auto &one) { return one.id.text == card; }); });
    Scenario &mission = *scenarioOf(changed, m_mission);
    if (step == PackStep::Guide)
        for (auto *events : {&mission.mission.events, &mission.secretEvents})
            std::erase_if(*events, [&](const MissionEvent &event) { return event.id.text == card; });
    if (step == PackStep::Dashboard)
        std::erase(mission.dashboard, AbilityId{card});
    if (step == PackStep::RoomCards)
        for (std::vector<RoomCardId> &stack : mission.stacks)
            std::erase(stack, RoomCardId{card});
    keep(std::move(changed));
}

void OwnersPack::setMap(const Board &board)
{
    Pack changed = m_whole;
    Scenario &mission = *scenarioOf(changed, m_mission);
    mission.map = board.map;
    mission.doors = board.map.doors();
    for (const Edge &door : mission.doors)
        mission.map.setDoor(door, false);
    mission.printed.clear();
    board.vents.forEach([&](Space space) { mission.printed[MarkerKind::Vent].insert(space); });
    board.peril.forEach([&](Space space) { mission.printed[MarkerKind::Peril].insert(space); });
    mission.starts.clear();
    mission.goal.reset();
    mission.markers.clear();
    mission.mission.backs.clear();
    mission.mission.cloneNests.clear();
    for (auto *events : {&mission.mission.events, &mission.secretEvents})
        for (MissionEvent &event : *events)
            event.opens.reset();
    mission.mission.barredDoors.clear();
    mission.mission.objectiveZones.clear();
    mission.mission.passages.clear();
    keep(std::move(changed));
}

void OwnersPack::turn(MapSpot spot, Space space)
{
    if (!scenario().map.isFloor(space))
        return;
    Pack changed = m_whole;
    Scenario &mission = *scenarioOf(changed, m_mission);
    const auto turnIn = [space](std::vector<Space> &spaces)
    {
        if (std::erase(spaces, space) == 0)
            spaces.push_back(space);
    };
    if (spot == MapSpot::Start)
        turnIn(mission.starts);
    else if (spot == MapSpot::Goal)
        mission.goal = mission.goal == space ? std::nullopt : std::optional(space);
    else
    {
        turnIn(mission.markers[MarkerKind::Investigate]);
        std::erase_if(mission.markers, [](const auto &marker) { return marker.second.empty(); });
    }
    keep(std::move(changed));
}

} // namespace dossier::omega
