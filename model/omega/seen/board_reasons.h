#pragma once

#include "model/core/fact.h"
#include "model/core/one_of.h"
#include "model/omega/geometry/gas.h"
#include "model/omega/seen/state.h"

namespace dossier::omega
{

namespace reason
{

// Reasons of refusals, with their facts. The names are those of the JSON.

/// The obstacle's place on a way.
using Place = std::variant<Space, Edge>;

// --- Doors (OP-DOOR) ---

struct DoorsAlike
{
    Edge first{};
    Edge second{};
    RoomId room{};
    bool operator==(const DoorsAlike &) const = default;
    static constexpr auto names = memberNames("first", "second", "room");
};

struct DoorBarred
{
    Edge door{};
    bool operator==(const DoorBarred &) const = default;
    static constexpr auto names = memberNames("excluded");
};

struct NoHiddenRoomBehind
{
    Edge door{};
    bool operator==(const NoHiddenRoomBehind &) const = default;
    static constexpr auto names = memberNames("no_hidden_room");
};

struct WithoutDoor
{
    Edge place{};
    bool operator==(const WithoutDoor &) const = default;
    static constexpr auto names = memberNames("without_door");
};

struct NoDoorPlace
{
    Edge place{};
    bool operator==(const NoDoorPlace &) const = default;
    static constexpr auto names = memberNames("no_door_place");
};

struct DoorsInTheBox
{
    int box{};
    bool operator==(const DoorsInTheBox &) const = default;
    static constexpr auto names = memberNames("box");
};

// --- Moves and places (OP-GRID, OP-MOVE) ---

struct OnAWall
{
    Space at{};
    bool operator==(const OnAWall &) const = default;
    static constexpr auto names = memberNames("wall");
};

/// OP-ROOM-1: the goal is in the starting room.
struct GoalInTheStart
{
    Space goal{};
    bool operator==(const GoalInTheStart &) const = default;
    static constexpr auto names = memberNames("goal_in_the_start");
};

struct SomebodyThere
{
    Combatant who{};
    Space at{};
    bool operator==(const SomebodyThere &) const = default;
    static constexpr auto names = memberNames("in_the_way", "at");
};

struct InTheWay
{
    Place what{};
    bool operator==(const InTheWay &) const = default;
    static constexpr auto names = memberNames("in_the_way");
};

struct AcrossDoor
{
    Edge door{};
    bool operator==(const AcrossDoor &) const = default;
    static constexpr auto names = memberNames("across_door");
};

struct BeginsElsewhere
{
    Space standsOn{};
    bool operator==(const BeginsElsewhere &) const = default;
    static constexpr auto names = memberNames("stands_on");
};

/// Number of steps before it, and movement points for the whole way.
struct WayBarred
{
    Place at{};
    int step{};
    int points{};
    bool operator==(const WayBarred &) const = default;
    static constexpr auto names = memberNames("at", "step", "points");
};

struct OffTheMap
{
    Combatant who{};
    bool operator==(const OffTheMap &) const = default;
    static constexpr auto names = memberNames("off_the_map");
};

struct NoExit
{
    Space at{};
    bool operator==(const NoExit &) const = default;
    static constexpr auto names = memberNames("no_exit");
};

// --- Rooms (OP-ROOM) ---

struct RoomsNotCut
{
    Number<0> rooms{};
    bool operator==(const RoomsNotCut &) const = default;
    static constexpr auto names = memberNames("rooms");
};

/// OP-ROOM-1: doors that came or went since have changed the room of a space.
struct RoomsChanged
{
    Space at{};
    bool operator==(const RoomsChanged &) const = default;
    static constexpr auto names = memberNames("changed_since_the_cut");
};

struct OutsideTheStart
{
    Role who{};
    bool operator==(const OutsideTheStart &) const = default;
    static constexpr auto names = memberNames("outside_start");
};

struct WithoutStack
{
    RoomId room{};
    bool operator==(const WithoutStack &) const = default;
    static constexpr auto names = memberNames("without_stack");
};

struct RoomNotHidden
{
    RoomId room{};
    RoomState state{};
    bool operator==(const RoomNotHidden &) const = default;
    static constexpr auto names = memberNames("room", "state");
};

struct RoomHidden
{
    RoomId room{};
    std::optional<Space> at{};
    bool operator==(const RoomHidden &) const = default;
    static constexpr auto names = memberNames("hidden_room", "at");
};

struct NotRevealed
{
    RoomCardId card{};
    bool operator==(const NotRevealed &) const = default;
    static constexpr auto names = memberNames("not_revealed");
};

struct AnotherCardFirst
{
    RoomCardId card{};
    int group{};
    bool operator==(const AnotherCardFirst &) const = default;
    static constexpr auto names = memberNames("first", "group");
};

struct ObjectiveWithoutSpace
{
    RoomCardId card{};
    RoomId room{};
    bool operator==(const ObjectiveWithoutSpace &) const = default;
    static constexpr auto names = memberNames("objective", "room");
};

struct ObjectiveOffItsZone
{
    RoomCardId card{};
    Space zone{};
    bool operator==(const ObjectiveOffItsZone &) const = default;
    static constexpr auto names = memberNames("objective", "zone");
};

struct ObjectivesInTheBox
{
    int objectives{};
    int box{};
    bool operator==(const ObjectivesInTheBox &) const = default;
    static constexpr auto names = memberNames("objectives", "box");
};

/// Number of tiles that could be turned.
struct TileToChoose
{
    int tiles{};
    bool operator==(const TileToChoose &) const = default;
    static constexpr auto names = memberNames("tiles");
};

// --- Markers (OP-ROOM-2, OP-GAS-1) ---

struct NothingToPlace
{
    Number<0> allowed{};
    bool operator==(const NothingToPlace &) const = default;
    static constexpr auto names = memberNames("allowed");
};

struct MoreMarkersThanAllowed
{
    int markers{};
    int allowed{};
    bool operator==(const MoreMarkersThanAllowed &) const = default;
    static constexpr auto names = memberNames("markers", "allowed");
};

struct MarkersInTheBox
{
    int markers{};
    int box{};
    bool operator==(const MarkersInTheBox &) const = default;
    static constexpr auto names = memberNames("markers", "box");
};

struct OneThereAlready
{
    Space at{};
    bool operator==(const OneThereAlready &) const = default;
    static constexpr auto names = memberNames("there_already");
};

struct OnAnObjective
{
    Space at{};
    bool operator==(const OnAnObjective &) const = default;
    static constexpr auto names = memberNames("objective");
};

struct OutsideTheRoom
{
    RoomId room{};
    Space at{};
    bool operator==(const OutsideTheRoom &) const = default;
    static constexpr auto names = memberNames("outside_room", "at");
};

struct BadCloud
{
    GasFault fault{};
    std::optional<Space> at{};
    bool operator==(const BadCloud &) const = default;
    static constexpr auto names = memberNames("fault", "at");
};

// --- Arriving figures (OP-SPAWN-1, OP-ACT-3) ---

struct NothingAllows
{
    std::variant<KindId, MarkerKind> what{};
    bool operator==(const NothingAllows &) const = default;
    static constexpr auto names = memberNames("not_allowed");
};

struct NoneInReserve
{
    KindId kind{};
    Number<0> reserves{};
    bool operator==(const NoneInReserve &) const = default;
    static constexpr auto names = memberNames("kind", "reserves");
};

struct NotAtTheNest
{
    Space at{};
    bool operator==(const NotAtTheNest &) const = default;
    static constexpr auto names = memberNames("not_at_the_nest");
};

struct NotNearAWayIn
{
    Space at{};
    bool operator==(const NotNearAWayIn &) const = default;
    static constexpr auto names = memberNames("not_near_a_vent_or_passage");
};

/// A downed commando or a drone's marker.
struct NoFigureNow
{
    Combatant who{};
    bool operator==(const NoFigureNow &) const = default;
    static constexpr auto names = memberNames("no_figure");
};

struct NotWhereItComes
{
    Combatant who{};
    bool operator==(const NotWhereItComes &) const = default;
    static constexpr auto names = memberNames("not_in_the_way");
};

struct OnTheMapAlready
{
    FigureId figure{};
    bool operator==(const OnTheMapAlready &) const = default;
    static constexpr auto names = memberNames("figure");
};

struct NoPassage
{
    Space at{};
    bool operator==(const NoPassage &) const = default;
    static constexpr auto names = memberNames("no_passage");
};

} // namespace reason

/// Reasons by the chapters of doors, rooms, markers and moves.
struct BoardReason
    : OneOf<reason::DoorsAlike, reason::DoorBarred, reason::NoHiddenRoomBehind, reason::WithoutDoor,
          reason::NoDoorPlace, reason::DoorsInTheBox, reason::OnAWall, reason::GoalInTheStart, reason::SomebodyThere,
          reason::InTheWay, reason::AcrossDoor, reason::BeginsElsewhere, reason::WayBarred, reason::OffTheMap,
          reason::NoExit, reason::RoomsNotCut, reason::RoomsChanged, reason::OutsideTheStart, reason::WithoutStack,
          reason::RoomNotHidden, reason::RoomHidden, reason::NotRevealed, reason::AnotherCardFirst,
          reason::ObjectiveWithoutSpace, reason::ObjectiveOffItsZone, reason::ObjectivesInTheBox, reason::TileToChoose,
          reason::NothingToPlace, reason::MoreMarkersThanAllowed, reason::MarkersInTheBox, reason::OneThereAlready,
          reason::OnAnObjective, reason::OutsideTheRoom, reason::BadCloud, reason::NothingAllows, reason::NoneInReserve,
          reason::NotAtTheNest, reason::NotNearAWayIn, reason::NoFigureNow, reason::NotWhereItComes,
          reason::OnTheMapAlready, reason::NoPassage>
{
    using OneOf::OneOf;
};

} // namespace dossier::omega
