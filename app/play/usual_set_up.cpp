#include "usual_set_up.h"

#include "omega_doors.h"

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

using namespace omega;

/// Commands that are given one after another, each on what those before it left.
class SettingUp
{
public:
    SettingUp(const Table &start, const Scenario &scenario, const Draw &draw)
        : m_table(start)
        , m_scenario(scenario)
        , m_draw(draw)
    {
    }

    void recruit(int commandos)
    {
        for (int i = 0; i < commandos; ++i)
        {
            const auto index = static_cast<std::size_t>(i);
            const Role role = m_table.open.content.sheets.at(index).id;
            give(ChooseCommando{{role}, i + 1});
            if (index < m_scenario.starts.size())
                give(PlaceCommando{role, m_scenario.starts[index], Facing::East});
        }
        const std::map<Role, Commando> chosen = m_table.open.commandos;
        for (const auto &[role, commando] : chosen)
            for (const Kit &kit : m_table.open.content.kits)
                if (kit.owner == role)
                    give(TakeKit{role, kit.id});
    }

    /// OP-DOOR-1: kinds by turns, the next one where two would be alike.
    void layDoors()
    {
        constexpr std::array kinds{DoorKind::Jammed, DoorKind::Locked, DoorKind::Shorted, DoorKind::Unlocked};
        for (const Edge &door : m_scenario.doors)
            for (int turn = m_draw(static_cast<int>(kinds.size())), tried = 0; tried < 4; ++turn, ++tried)
                if (!clashes(PlaceDoor{door, kinds.at(static_cast<std::size_t>(turn) % kinds.size())}))
                {
                    give(PlaceDoor{door, kinds.at(static_cast<std::size_t>(turn) % kinds.size())});
                    break;
                }
        if (!m_scenario.starts.empty())
            give(CutRooms{m_scenario.starts.front(), m_scenario.goal});
    }

    /// OP-ROOM-2: the scenario's stacks by chance onto the rooms.
    void dealStacks()
    {
        std::vector<std::vector<RoomCardId>> stacks = m_scenario.stacks;
        shuffle(stacks);
        const std::vector<Room> rooms = m_table.open.ground.rooms;
        for (const Room &room : rooms)
            if (room.state == RoomState::Hidden && !stacks.empty())
            {
                give(PlaceStack{room.id, stacks.back()});
                stacks.pop_back();
            }
    }

    void layMarkers()
    {
        for (const MissionEvent &event : m_scenario.secretEvents)
            give(PlanEvent{event});
        for (const auto &[marker, spaces] : m_scenario.markers)
            give(PlaceMarkers{marker, spaces});
        std::vector<ItemId> deck;
        for (const Item &item : m_table.open.content.items)
            deck.push_back(item.id);
        shuffle(deck);
        give(ShuffleDeck{deck});
    }

    std::vector<Command> take() { return std::move(m_given); }

private:
    /// What the rules are against is left out: it was only a proposal.
    void give(const Command &command)
    {
        if (malformed(m_table.open, command) || refusal(view(m_table, OverseerSeat{}), command))
            return;
        for (const Event &event : resolve(m_table, command))
            omega::apply(m_table, event);
        m_given.push_back(command);
    }

    /// Whether a door would have the icon of another one of its rooms, as the rooms will be when all doors lie.
    [[nodiscard]] bool clashes(const PlaceDoor &place) const
    {
        Table after = m_table;
        for (const Edge &door : m_scenario.doors)
            after.open.ground.map.setDoor(door);
        for (const Event &event : resolve(m_table, place))
            omega::apply(after, event);
        return sameIconInARoom(after.open, after.secret).has_value();
    }

    template <typename Thing>
    void shuffle(std::vector<Thing> &things)
    {
        for (std::size_t left = things.size(); left > 1; --left)
            std::swap(things[left - 1], things[static_cast<std::size_t>(m_draw(static_cast<int>(left)))]);
    }

    Table m_table;
    const Scenario &m_scenario;
    const Draw &m_draw;
    std::vector<Command> m_given;
};

} // namespace

std::vector<Command> usualSetUp(const Table &start, const Scenario &scenario, int commandos, const Draw &draw)
{
    SettingUp settingUp(start, scenario, draw);
    settingUp.recruit(commandos);
    settingUp.layDoors();
    settingUp.dealStacks();
    settingUp.layMarkers();
    return settingUp.take();
}

} // namespace dossier
