#include "model/core/member_walk.h"
#include "model/core/said_number.h"
#include "model/omega/seen/arithmetic.h"
#include "model/omega/seen/consistency.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/refusal.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

using Fault = std::optional<std::string>;

/// Checks that the table has everything that a command or an event names.
class Existence : public MemberWalk<Existence>
{
public:
    explicit Existence(const PublicTable &table)
        : m_table(table)
    {
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

    [[nodiscard]] bool exists(const MissionEventId &id) const
    {
        return found(m_table.content.mission.events, id) != nullptr;
    }

    /// A planned event is a new one.
    [[nodiscard]] bool exists(const MissionEvent &event) const
    {
        return !event.id.text.empty() && found(m_table.content.mission.events, event.id) == nullptr && !in(event.spawns)
            && !in(event.opens) && event.markers >= 0 && event.markers <= max && event.round.value_or(1) >= 1
            && event.round.value_or(1) <= Clock::lastSpace;
    }

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

    /// OP-DICE-1: a face shows at most two hits, and a roll has at most the dice of a pool.
    [[nodiscard]] bool exists(const Faces &faces) const
    {
        const auto shown = [](int face) { return face >= 0 && face <= 2; };
        return std::ranges::all_of(faces.black, shown) && std::ranges::all_of(faces.red, shown) && exists(faces.pool());
    }

    [[nodiscard]] bool exists(const DicePool &dice) const
    {
        return dice.black >= 0 && dice.black <= DicePool::maxOfAKind && dice.red >= 0
            && dice.red <= DicePool::maxOfAKind;
    }

    /// True for a number within `max`.
    [[nodiscard]] bool exists(int number) const { return number >= -max && number <= max; }

    /// Joined dice may be negative.
    [[nodiscard]] bool exists(const Joined &joined) const
    {
        return std::abs(joined.dice.black) <= DicePool::maxOfAKind && std::abs(joined.dice.red) <= DicePool::maxOfAKind
            && exists(joined.defense);
    }

    [[nodiscard]] bool exists(const Room &room) const { return !in(room.spaces); }

    // Names that the table gives during the game.

    [[nodiscard]] bool exists(const EffectId & /*name*/) const { return true; }

    [[nodiscard]] bool exists(const ObjectiveId & /*name*/) const { return true; }

    /// The existence of a planned event is a secret.
    [[nodiscard]] bool exists(const PlannedEventId & /*name*/) const { return true; }

    [[nodiscard]] bool exists(Rule /*rule*/) const { return true; }

    [[nodiscard]] bool exists(const Map &map) const
    {
        return map.width() == m_table.ground.map.width() && map.height() == m_table.ground.map.height();
    }

    // A card that is typed in may name things that are not typed in yet.
    [[nodiscard]] bool exists(const Mission & /*card*/) const { return true; }

    [[nodiscard]] bool exists(const Sheet & /*card*/) const { return true; }

    [[nodiscard]] bool exists(const WeaponCard & /*card*/) const { return true; }

    [[nodiscard]] bool exists(const FigureCard &card) const { return card.size == 1 || card.size == 2; }

    [[nodiscard]] bool exists(const Ability & /*card*/) const { return true; }

    [[nodiscard]] bool exists(const Kit & /*card*/) const { return true; }

    [[nodiscard]] bool exists(const RoomCard & /*card*/) const { return true; }

    [[nodiscard]] bool exists(const Item & /*card*/) const { return true; }

private:
    static constexpr int max = maxSaid;

    const PublicTable &m_table;
};

} // namespace

/// Cards may name things that are not typed in yet, and past events may name cards that have left.
std::optional<std::string> unknownOn(const PublicTable &table)
{
    const Existence known(table);
    Fault fault;
    const auto walk = [&](const char *member, const auto &value)
    {
        if (const Fault inside = fault ? std::nullopt : known.in(value))
            fault = member + *inside;
    };
    walk("/ground", table.ground);
    walk("/adrenaline", table.adrenaline);
    walk("/figures", table.figures);
    walk("/turn", table.turn);
    walk("/effects", table.effects);
    walk("/pending", table.pending);
    walk("/clone_attacks", table.cloneAttacks);
    walk("/hazarded", table.hazarded);
    return fault;
}

std::optional<std::string> malformed(const PublicTable &table, const Event &event)
{
    const Fault fault = visit([&](const auto &held) { return Existence(table).in(held); }, event);
    return fault ? fault : impossible(table, event);
}

std::optional<std::string> malformed(const PublicTable &table, const Command &command)
{
    if (const Correct *correct = get_if<Correct>(&command))
    {
        Fault fault = malformed(table, correct->event);
        if (!fault)
            fault = impossibleByHand(table, correct->event);
        return fault ? Fault{"/event" + *fault} : Fault{};
    }
    const Fault fault = visit([&](const auto &held) { return Existence(table).in(held); }, command);
    return fault ? fault : impossible(table, command);
}

} // namespace dossier::omega
