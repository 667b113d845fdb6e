#include "app/play/omega/usual_set_up.h"

#include "model/omega/seen/doors.h"
#include "model/omega/seen/refusal.h"

#include <algorithm>
#include <array>
#include <set>

namespace dossier
{

namespace
{

using namespace omega;

/// Submits commands one after another, each based on the result of those before it.
class SettingUp
{
public:
    SettingUp(const BeingSetUp &table, const Scenario &scenario, const Draw &draw)
        : m_table(table)
        , m_scenario(scenario)
        , m_draw(draw)
    {
    }

    void recruit(const Party &party)
    {
        std::vector<Sheet> sheets = open().content.sheets;
        // Sheets with known cards come first: the others allow fewer checks.
        std::ranges::stable_partition(sheets, [](const Sheet &sheet) { return !sheet.stances.empty(); });
        const std::vector<Kit> kits = open().content.kits;
        for (const Sheet &sheet : sheets)
            if (static_cast<int>(open().commandos.size()) < party.commandos && !open().commandos.contains(sheet.id))
                give(ChooseCommando{{sheet.id}, emptiestSeat(party.seats)});
        const std::map<Role, Commando> chosen = open().commandos;
        for (const auto &[role, commando] : chosen)
        {
            if (!commando.at)
                placeOnAStart(role);
            if (commando.kit.empty())
                for (const Kit &kit : kits)
                    if (kit.owner == role)
                        give(TakeKit{role, kit.id});
        }
    }

    /// OP-DOOR-1: uses the kinds in turn, and the next one where two would be alike.
    void layDoors()
    {
        constexpr std::array kinds{DoorKind::Jammed, DoorKind::Locked, DoorKind::Shorted, DoorKind::Unlocked};
        for (const Edge &door : m_scenario.doors)
        {
            if (open().ground.doors.contains(door))
                continue;
            for (int turn = m_draw(static_cast<int>(kinds.size())), tried = 0; tried < 4; ++turn, ++tried)
                if (!clashes(PlaceDoor{door, kinds[static_cast<std::size_t>(turn) % kinds.size()]}))
                {
                    give(PlaceDoor{door, kinds[static_cast<std::size_t>(turn) % kinds.size()]});
                    break;
                }
        }
        if (!m_scenario.starts.empty() && open().ground.rooms.empty())
            give(CutRooms{m_scenario.starts.front(), m_scenario.goal});
    }

    /// OP-ROOM-1, -2: deals the scenario's unassigned stacks at random to the rooms without a stack; a mission with
    /// fewer of them leaves the other rooms without a card.
    void dealStacks()
    {
        std::vector<std::vector<RoomCardId>> stacks = m_scenario.stacks;
        const Secrets known = secrets();
        for (const auto &[room, placed] : known.stacks)
            if (const auto same = std::ranges::find_if(stacks, [&](const auto &one) { return sameCards(one, placed); });
                same != stacks.end())
                stacks.erase(same);
        shuffle(stacks);
        const std::vector<Room> rooms = open().ground.rooms;
        for (const Room &room : rooms)
            if (room.state == RoomState::Hidden && !stacks.empty() && !hasStack(room.id))
            {
                give(PlaceStack{room.id, stacks.back()});
                stacks.pop_back();
            }
        for (const Room &room : rooms)
            if (room.state == RoomState::Hidden && !secrets().stacks.contains(room.id))
                give(PlaceStack{room.id, {}});
    }

    void layMarkers()
    {
        for (const MissionEvent &event : m_scenario.secretEvents)
            if (const Secrets known = secrets(); found(known.events, event.id) == nullptr)
                give(PlanEvent{event});
        for (const auto &[marker, spaces] : m_scenario.markers)
            if (!open().ground.markers.contains(marker))
                give(PlaceMarkers{marker, spaces});
        if (open().deck.left == 0)
            shuffleDeck();
    }

    void shuffleDeck()
    {
        std::vector<ItemId> deck;
        for (const Item &item : open().content.items)
            deck.push_back(item.id);
        shuffle(deck);
        give(ShuffleDeck{deck});
    }

private:
    /// Returns the seat with the fewest commandos, the first of several.
    [[nodiscard]] int emptiestSeat(int seats) const
    {
        const auto played = [&](int seat)
        { return std::ranges::count(open().commandos, seat, [](const auto &one) { return one.second.seat; }); };
        int best = 1;
        for (int seat = 2; seat <= seats; ++seat)
            if (played(seat) < played(best))
                best = seat;
        return best;
    }

    void placeOnAStart(Role role)
    {
        for (const Space start : m_scenario.starts)
            if (give(PlaceCommando{role, start, Facing::East}))
                return;
    }

    static bool sameCards(std::vector<RoomCardId> one, std::vector<RoomCardId> other)
    {
        std::ranges::sort(one);
        std::ranges::sort(other);
        return one == other;
    }

    [[nodiscard]] bool hasStack(RoomId room) const
    {
        const Secrets known = secrets();
        const auto stack = known.stacks.find(room);
        return stack != known.stacks.end() && !stack->second.empty();
    }

    [[nodiscard]] const PublicTable &open() const { return m_table.overseers().open; }

    [[nodiscard]] Secrets secrets() const { return m_table.overseers().overseer.value_or(Secrets{}); }

    /// Skips a command that the rules forbid: it was only a proposal.
    bool give(const Command &command)
    {
        const View &seen = m_table.overseers();
        if (malformed(seen.open, command) || refusal(seen, command))
            return false;
        m_table.give(command);
        return true;
    }

    /// True when a door would have the icon of another door of one of its rooms, with the rooms as they are once all
    /// doors are placed.
    [[nodiscard]] bool clashes(const PlaceDoor &place) const
    {
        PublicTable after = open();
        for (const Edge &door : m_scenario.doors)
            after.ground.map.setDoor(door);
        after.ground.map.setDoor(place.door);
        after.ground.doors[place.door] = std::nullopt;
        Secrets known = secrets();
        known.doors[place.door] = place.kind;
        return sameIconInARoom(after, known).has_value();
    }

    template <typename Thing>
    void shuffle(std::vector<Thing> &things)
    {
        for (std::size_t left = things.size(); left > 1; --left)
            std::swap(things[left - 1], things[static_cast<std::size_t>(m_draw(static_cast<int>(left)))]);
    }

    const BeingSetUp &m_table;
    const Scenario &m_scenario;
    const Draw &m_draw;
};

} // namespace

Party partyOf(int players)
{
    const int seats = std::clamp(players - 1, 1, 5);
    return {seats == 1 ? 3 : seats == 2 ? 4 : seats, seats};
}

Party partyOf(const omega::PublicTable &table)
{
    std::set<int> seats;
    for (const auto &[role, commando] : table.commandos)
        seats.insert(commando.seat);
    const int commandos = std::max(3, static_cast<int>(table.commandos.size()));
    if (seats.empty())
        return {};
    if (seats.size() == 1)
        return {commandos, 1};
    return seats.size() == 2 && table.commandos.size() >= 3 ? Party{4, 2} : Party{commandos, commandos};
}

void setUpUsually(const BeingSetUp &table, const Scenario &scenario, const Party &party, const Draw &draw)
{
    SettingUp settingUp(table, scenario, draw);
    settingUp.recruit(party);
    settingUp.layDoors();
    settingUp.dealStacks();
    settingUp.layMarkers();
}

std::vector<Command> setUpWithout(const View &overseers, Role role)
{
    const PublicTable &table = overseers.open;
    const Secrets secrets = overseers.overseer.value_or(Secrets{});
    std::vector<Command> commands;
    for (const auto &[other, commando] : table.commandos)
        if (other != role)
        {
            commands.emplace_back(ChooseCommando{{other}, commando.seat});
            commands.emplace_back(Correct{CommandoWritten{other, commando}});
        }
    commands.emplace_back(Correct{GroundWritten{table.ground}});
    for (const auto &[door, kind] : secrets.doors)
        commands.emplace_back(Correct{DoorKindSet{{door}, kind}});
    for (const auto &[room, cards] : secrets.stacks)
        commands.emplace_back(Correct{StackSet{room, cards}});
    for (const MissionEvent &event : secrets.events)
        commands.emplace_back(PlanEvent{event});
    for (const auto &[kind, left] : table.reserves)
        if (const auto printed = table.content.mission.reserves.find(kind);
            printed == table.content.mission.reserves.end() || printed->second != left)
            commands.emplace_back(Correct{ReservesChanged{kind, left}});
    if (!secrets.plan.empty())
        commands.emplace_back(WritePlan{secrets.plan});
    if (!secrets.notes.empty())
        commands.emplace_back(WriteNotes{std::nullopt, secrets.notes});
    return commands;
}

} // namespace dossier
