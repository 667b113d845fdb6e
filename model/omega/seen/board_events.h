#pragma once

#include "model/omega/seen/state.h"

namespace dossier::omega
{

// --- Doors, rooms, markers (OP-DOOR, OP-ROOM, OP-SPAWN) ---

struct DoorPlaced
{
    static constexpr std::string_view type = "door_placed";
    Edge door{};
    bool operator==(const DoorPlaced &) const = default;
    static constexpr auto names = memberNames("door");
};

/// Secret: the face of a door marker.
struct DoorKindSet
{
    static constexpr std::string_view type = "door_kind_set";
    DoorAt door{};
    DoorKind kind = DoorKind::Unlocked;
    bool operator==(const DoorKindSet &) const = default;
    static constexpr auto names = memberNames("door", "kind");
};

struct DoorTurnedUp
{
    static constexpr std::string_view type = "door_turned_up";
    DoorAt door{};
    DoorKind kind = DoorKind::Unlocked;
    bool operator==(const DoorTurnedUp &) const = default;
    static constexpr auto names = memberNames("door", "kind");
};

/// The marker is removed and the way is free.
struct DoorTaken
{
    static constexpr std::string_view type = "door_taken";
    DoorAt door{};
    bool operator==(const DoorTaken &) const = default;
    static constexpr auto names = memberNames("door");
};

struct RoomsCut
{
    static constexpr std::string_view type = "rooms_cut";
    std::vector<Room> rooms{};
    bool operator==(const RoomsCut &) const = default;
    static constexpr auto names = memberNames("rooms");
};

/// Secret: the cards of a stack.
struct StackSet
{
    static constexpr std::string_view type = "stack_set";
    RoomId room{};
    std::vector<RoomCardId> cards{};
    bool operator==(const StackSet &) const = default;
    static constexpr auto names = memberNames("room", "cards");
};

struct RoomRevealed
{
    static constexpr std::string_view type = "room_revealed";
    RoomId room{};
    std::optional<Edge> door{};
    std::vector<RoomCardId> cards{};
    bool operator==(const RoomRevealed &) const = default;
    static constexpr auto names = memberNames("room", "door", "cards");
};

struct CardResolved
{
    static constexpr std::string_view type = "card_resolved";
    RoomCardId card{};
    bool operator==(const CardResolved &) const = default;
    static constexpr auto names = memberNames("card");
};

struct RevealEnded
{
    static constexpr std::string_view type = "reveal_ended";
    bool operator==(const RevealEnded &) const = default;
    static constexpr auto names = memberNames();
};

/// Allowances to put something on the map; replaces the earlier ones.
struct AllowancesChanged
{
    static constexpr std::string_view type = "allowances_changed";
    std::vector<Allowance> allowances{};
    bool operator==(const AllowancesChanged &) const = default;
    static constexpr auto names = memberNames("allowances");
};

struct FigureArrived
{
    static constexpr std::string_view type = "figure_arrived";
    NewFigureId figure{};
    KindId kind{};
    Space at{};
    Facing facing = Facing::North;
    bool operator==(const FigureArrived &) const = default;
    static constexpr auto names = memberNames("figure", "kind", "at", "facing");
};

struct FigureLeft
{
    static constexpr std::string_view type = "figure_left";
    FigureId figure{};
    bool operator==(const FigureLeft &) const = default;
    static constexpr auto names = memberNames("figure");
};

struct ReservesChanged
{
    static constexpr std::string_view type = "reserves_changed";
    KindId kind{};
    int left = 0;
    bool operator==(const ReservesChanged &) const = default;
    static constexpr auto names = memberNames("kind", "left");
};

struct MarkerPlaced
{
    static constexpr std::string_view type = "marker_placed";
    MarkerKind marker = MarkerKind::Vent;
    Space at{};
    bool operator==(const MarkerPlaced &) const = default;
    static constexpr auto names = memberNames("marker", "at");
};

struct MarkerTaken
{
    static constexpr std::string_view type = "marker_taken";
    MarkerKind marker = MarkerKind::Vent;
    Space at{};
    bool operator==(const MarkerTaken &) const = default;
    static constexpr auto names = memberNames("marker", "at");
};

/// The present wounds of a marker.
struct MarkerHurt
{
    static constexpr std::string_view type = "marker_hurt";
    MarkerKind marker = MarkerKind::Bomb;
    Space at{};
    int wounds = 0;
    bool operator==(const MarkerHurt &) const = default;
    static constexpr auto names = memberNames("marker", "at", "wounds");
};

struct ObjectivePlaced
{
    static constexpr std::string_view type = "objective_placed";
    ObjectiveId objective{};
    Space at{};
    bool operator==(const ObjectivePlaced &) const = default;
    static constexpr auto names = memberNames("objective", "at");
};

struct TileFlipped
{
    static constexpr std::string_view type = "tile_flipped";
    TileName tile = U'a';
    bool operator==(const TileFlipped &) const = default;
    static constexpr auto names = memberNames("tile");
};

} // namespace dossier::omega
