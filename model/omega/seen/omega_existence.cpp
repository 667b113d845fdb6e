#include "omega_numbers.h"
#include "omega_refusal.h"

#include <algorithm>
#include <type_traits>

namespace dossier::omega
{

namespace
{

using Fault = std::optional<std::string>;

/// Walks through the members of a command or an event and asks of each value whether the table has such a thing.
class Existence
{
public:
    explicit Existence(const PublicTable &table)
        : m_table(table)
    {
    }

    template <typename T>
    Fault in(const T &value) const
    {
        if constexpr (requires { this->exists(value); })
            return exists(value) ? Fault{} : Fault{""};
        else if constexpr (Described<const T> || Described<T>)
            return inMembers(value);
        else
            return std::nullopt;
    }

    template <typename T>
    Fault in(const std::optional<T> &value) const
    {
        return value ? in(*value) : std::nullopt;
    }

    template <typename T>
    Fault in(const std::vector<T> &values) const
    {
        for (std::size_t i = 0; i < values.size(); ++i)
            if (const Fault fault = in(values[i]))
                return "/" + std::to_string(i) + *fault;
        return std::nullopt;
    }

    template <typename T>
    Fault in(const std::set<T> &values) const
    {
        return in(std::vector<T>(values.begin(), values.end()));
    }

    template <typename K, typename V>
    Fault in(const std::map<K, V> &values) const
    {
        for (const auto &[key, value] : values)
            if (in(key) || in(value))
                return "";
        return std::nullopt;
    }

    template <typename... T>
    Fault in(const std::variant<T...> &value) const
    {
        return std::visit([&](const auto &held) { return in(held); }, value);
    }

private:
    template <typename T>
    Fault inMembers(const T &value) const
    {
        Fault fault;
        forEachMember(value,
            [&](std::string_view name, const auto &member)
            {
                if (fault)
                    return;
                if (const Fault inside = in(member))
                    fault = "/" + std::string(name) + *inside;
            });
        return fault;
    }

    [[nodiscard]] bool exists(Role role) const { return m_table.commandos.contains(role); }

    [[nodiscard]] bool exists(const Recruit &recruit) const { return sheetOf(m_table, recruit.role) != nullptr; }

    [[nodiscard]] bool exists(FigureId figure) const { return m_table.figures.contains(figure); }

    [[nodiscard]] bool exists(NewFigureId figure) const
    {
        return figure.number > 0 && !m_table.figures.contains(FigureId{figure.number});
    }

    [[nodiscard]] bool exists(const KindId &kind) const { return found(m_table.content.figures, kind) != nullptr; }

    [[nodiscard]] bool exists(const WeaponId &id) const { return found(m_table.content.weapons, id) != nullptr; }

    [[nodiscard]] bool exists(const AbilityId &id) const { return found(m_table.content.abilities, id) != nullptr; }

    [[nodiscard]] bool exists(const KitId &id) const { return found(m_table.content.kits, id) != nullptr; }

    [[nodiscard]] bool exists(const RoomCardId &id) const { return found(m_table.content.roomCards, id) != nullptr; }

    [[nodiscard]] bool exists(const ItemId &id) const { return found(m_table.content.items, id) != nullptr; }

    [[nodiscard]] bool exists(RoomId room) const { return roomWith(m_table, room) != nullptr; }

    [[nodiscard]] bool exists(const ExtraId &id) const
    {
        return std::ranges::any_of(
            m_table.content.weapons, [&](const WeaponCard &weapon) { return found(weapon.extras, id) != nullptr; });
    }

    [[nodiscard]] bool exists(const StanceId &id) const
    {
        return std::ranges::any_of(
            m_table.content.sheets, [&](const Sheet &sheet) { return found(sheet.stances, id) != nullptr; });
    }

    [[nodiscard]] bool exists(Space space) const { return m_table.ground.map.contains(space); }

    [[nodiscard]] bool exists(const Edge &edge) const
    {
        return m_table.ground.map.contains(edge.at) && m_table.ground.map.contains(edge.beyond());
    }

    [[nodiscard]] bool exists(const DoorAt &door) const { return m_table.ground.doors.contains(door.edge); }

    [[nodiscard]] bool exists(TileName tile) const
    {
        for (int y = 0; y < m_table.ground.map.height(); ++y)
            for (int x = 0; x < m_table.ground.map.width(); ++x)
                if (m_table.ground.map.tile({x, y}) == tile)
                    return true;
        return false;
    }

    [[nodiscard]] bool exists(const Purse &purse) const
    {
        const bool wellFits = purse.kind == PurseKind::Well ? purse.ability && exists(*purse.ability) : !purse.ability;
        const bool sheetFits = purse.kind == PurseKind::Sheet ? purse.role && exists(*purse.role) : !purse.role;
        return wellFits && sheetFits;
    }

    /// OP-DICE-1: no face shows more than two hits, and no roll has more dice than a pool may.
    [[nodiscard]] bool exists(const Faces &faces) const
    {
        const auto shown = [](int face) { return face >= 0 && face <= 2; };
        return std::ranges::all_of(faces.black, shown) && std::ranges::all_of(faces.red, shown) && exists(faces.pool());
    }

    [[nodiscard]] bool exists(const DicePool &dice) const
    {
        return dice.black >= 0 && dice.black <= DicePool::mostOfAKind && dice.red >= 0
            && dice.red <= DicePool::mostOfAKind;
    }

    /// A number that a person can have meant.
    [[nodiscard]] bool exists(int number) const { return number >= -most && number <= most; }

    /// Joined dice may be taken away.
    [[nodiscard]] bool exists(const Joined &joined) const
    {
        return std::abs(joined.dice.black) <= DicePool::mostOfAKind
            && std::abs(joined.dice.red) <= DicePool::mostOfAKind && exists(joined.defense);
    }

    [[nodiscard]] bool exists(const Room &room) const { return !in(room.spaces); }

    // What is typed in of cards may name what is not typed in yet.
    [[nodiscard]] bool exists(const Mission & /*card*/) const { return true; }

    [[nodiscard]] bool exists(const Sheet & /*card*/) const { return true; }

    [[nodiscard]] bool exists(const WeaponCard & /*card*/) const { return true; }

    [[nodiscard]] bool exists(const FigureCard &card) const { return card.size == 1 || card.size == 2; }

    [[nodiscard]] bool exists(const Ability & /*card*/) const { return true; }

    [[nodiscard]] bool exists(const Kit & /*card*/) const { return true; }

    [[nodiscard]] bool exists(const RoomCard & /*card*/) const { return true; }

    [[nodiscard]] bool exists(const Item & /*card*/) const { return true; }

    static constexpr int most = 999;

    const PublicTable &m_table;
};

int tokensAt(const PublicTable &table, const Purse &purse)
{
    switch (purse.kind)
    {
    case PurseKind::Bank:
        return table.adrenaline.bank;
    case PurseKind::Pool:
        return table.adrenaline.pool;
    case PurseKind::Well:
        return tokensIn(table, *purse.ability);
    case PurseKind::Sheet:
        return adrenalineOf(table, *purse.role);
    }
    return 0;
}

Fault unless(bool holds, const char *member)
{
    return holds ? Fault{} : Fault{member};
}

// What an event needs beside the existence of what it names; arithmetic above all.

/// OP-ADR-1: tokens move between two ends, and only those that are there.
Fault impossible(const PublicTable &table, const TokensMoved &event)
{
    if (event.from == event.to)
        return "/to";
    return unless(event.count > 0 && event.count <= tokensAt(table, event.from), "/count");
}

Fault impossible(const PublicTable &table, const SubstitutesChanged &event)
{
    return unless(
        table.adrenaline.substitutes + event.change >= 0 && table.adrenaline.bank + event.change >= 0, "/change");
}

Fault impossible(const PublicTable & /*table*/, const TimersMoved &event)
{
    const auto onTrack = [](int space) { return space >= 1 && space <= Clock::lastSpace; };
    return unless(onTrack(event.primary) && (!event.secondary || onTrack(*event.secondary)), "/primary");
}

Fault impossible(const PublicTable & /*table*/, const StepBegan &event)
{
    return unless(event.round >= 0, "/round");
}

Fault impossible(const PublicTable & /*table*/, const CommandoChosen &event)
{
    return unless(event.seat >= 1 && event.seat <= 5, "/seat");
}

Fault impossible(const PublicTable & /*table*/, const Moved &event)
{
    return unless(!event.path.empty(), "/path");
}

Fault impossible(const PublicTable & /*table*/, const InitiativeAssigned &event)
{
    const std::set<Role> once(event.order.begin(), event.order.end());
    return unless(once.size() == event.order.size(), "/order");
}

Fault impossible(const PublicTable & /*table*/, const WoundsChanged &event)
{
    return unless(event.wounds >= 0, "/wounds");
}

Fault impossible(const PublicTable & /*table*/, const ReservesChanged &event)
{
    return unless(event.left >= 0, "/left");
}

Fault impossible(const PublicTable & /*table*/, const DeckCounted &event)
{
    return unless(event.left >= 0, "/left");
}

Fault impossible(const PublicTable & /*table*/, const PowerChanged &event)
{
    return unless(event.power >= 0, "/power");
}

Fault impossible(const PublicTable &table, const ItemMoved &event)
{
    if (!event.from)
        return std::nullopt;
    return unless(std::ranges::count(table.commandos.at(*event.from).items, event.item) > 0, "/item");
}

Fault impossible(const PublicTable &table, const DoorPlaced &event)
{
    return unless(!table.ground.doors.contains(event.door), "/door");
}

Fault impossible(const PublicTable &table, const MarkerTaken &event)
{
    return unless(spacesWith(table, event.marker).contains(event.at), "/at");
}

Fault impossible(const PublicTable &table, const MarkerPlaced &event)
{
    return unless(!spacesWith(table, event.marker).contains(event.at), "/at");
}

Fault impossible(const PublicTable &table, const AttackJoined & /*event*/)
{
    return unless(table.pending.attack.has_value(), "/joined");
}

Fault impossible(const PublicTable &table, const AttackRolled & /*event*/)
{
    return unless(table.pending.attack.has_value(), "/faces");
}

Fault impossible(const PublicTable &table, const AttackRerolled & /*event*/)
{
    return unless(table.pending.attack && table.pending.attack->faces, "/faces");
}

Fault impossible(const PublicTable &table, const ChallengeBoosted & /*event*/)
{
    return unless(table.pending.challenge.has_value(), "");
}

Fault impossible(const PublicTable & /*table*/, const Move &move)
{
    if (move.path.empty())
        return "/path";
    return move.actions < 1 ? Fault{"/actions"} : unless(move.surcharge >= 0, "/surcharge");
}

Fault impossible(const PublicTable &table, const ChangeSubstitutes &change)
{
    return impossible(table, SubstitutesChanged{change.change});
}

Fault impossible(const PublicTable & /*table*/, const ChooseCommando &choose)
{
    return unless(choose.seat >= 1 && choose.seat <= 5, "/seat");
}

Fault impossible(const PublicTable &table, const PlaceDoor &place)
{
    return impossible(table, DoorPlaced{place.door});
}

Fault impossible(const PublicTable & /*table*/, const CountDeck &count)
{
    return unless(count.left >= 0, "/left");
}

Fault impossible(const PublicTable & /*table*/, const SetPower &set)
{
    return unless(set.power >= 0, "/power");
}

Fault impossible(const PublicTable & /*table*/, const Explode &explode)
{
    return unless(explode.radius >= 0, "/radius");
}

/// Whatever costs something costs no less than nothing.
template <typename E>
    requires requires(const E &event) { event.cost; }
Fault impossible(const PublicTable & /*table*/, const E &event)
{
    return unless(event.cost >= 0, "/cost");
}

Fault impossible(const PublicTable & /*table*/, const CommandoWritten &event)
{
    return unless(event.commando.wounds >= 0 && event.commando.seat >= 1 && event.commando.seat <= 5, "/commando");
}

Fault impossible(const PublicTable & /*table*/, const FigureWritten &event)
{
    return unless(event.standing.wounds >= 0 && event.standing.power >= 0, "/standing");
}

Fault impossible(const PublicTable &table, const GroundWritten &event)
{
    const Map &map = event.ground.map;
    return unless(map.width() == table.ground.map.width() && map.height() == table.ground.map.height(), "/ground/map");
}

Fault impossible(const PublicTable &table, const ClockWritten &event)
{
    const Fault fault = impossible(table, TimersMoved{event.clock.primary, event.clock.secondary});
    return fault || event.clock.round < 0 ? Fault{"/clock"} : Fault{};
}

Fault impossible(const PublicTable & /*table*/, const DeckWritten &event)
{
    return unless(event.deck.left >= 0, "/deck");
}

template <typename E>
Fault impossible(const PublicTable & /*table*/, const E & /*event*/)
{
    return std::nullopt;
}

} // namespace

std::optional<std::string> malformed(const PublicTable &table, const Event &event)
{
    return std::visit(
        [&](const auto &held)
        {
            const Fault fault = Existence(table).in(held);
            return fault ? fault : impossible(table, held);
        },
        event);
}

std::optional<std::string> malformed(const PublicTable &table, const Command &command)
{
    if (const Correct *correct = std::get_if<Correct>(&command))
    {
        const Fault fault = malformed(table, correct->event);
        return fault ? Fault{"/event" + *fault} : Fault{};
    }
    return std::visit(
        [&](const auto &held)
        {
            const Fault fault = Existence(table).in(held);
            return fault ? fault : impossible(table, held);
        },
        command);
}

} // namespace dossier::omega
