#pragma once

#include "model/omega/seen/state.h"

namespace dossier::omega
{

// --- Set-up (OP-CMD-2, -3, OP-DOOR-1, OP-ROOM-1, -2) ---

/// OP-CMD-2: a commando takes part, played by a seat.
struct ChooseCommando
{
    static constexpr std::string_view type = "choose_commando";
    Recruit role{};
    int seat = 1;
    bool operator==(const ChooseCommando &) const = default;
    static constexpr auto names = memberNames("role", "seat");
};

/// OP-CMD-3.
struct TakeKit
{
    static constexpr std::string_view type = "take_kit";
    Role role = Role::TeamLeader;
    KitId kit{};
    bool operator==(const TakeKit &) const = default;
    static constexpr auto names = memberNames("role", "kit");
};

struct PlaceCommando
{
    static constexpr std::string_view type = "place_commando";
    Role role = Role::TeamLeader;
    Space at{};
    Facing facing = Facing::North;
    bool operator==(const PlaceCommando &) const = default;
    static constexpr auto names = memberNames("role", "at", "facing");
};

/// OP-DOOR-1: the overseer lays a door marker face down.
struct PlaceDoor
{
    static constexpr std::string_view type = "place_door";
    Edge door{};
    DoorKind kind = DoorKind::Unlocked;
    bool operator==(const PlaceDoor &) const = default;
    static constexpr auto names = memberNames("door", "kind");
};

/// OP-ROOM-1: the doors are placed; the rooms follow from them.
struct CutRooms
{
    static constexpr std::string_view type = "cut_rooms";
    /// A space of the commandos' starting room, and one of the goal room.
    Space start{};
    std::optional<Space> goal{};
    bool operator==(const CutRooms &) const = default;
    static constexpr auto names = memberNames("start", "goal");
};

/// OP-ROOM-2: a room's stack; the overseer's secret.
struct PlaceStack
{
    static constexpr std::string_view type = "place_stack";
    RoomId room{};
    std::vector<RoomCardId> cards{};
    bool operator==(const PlaceStack &) const = default;
    static constexpr auto names = memberNames("room", "cards");
};

/// The investigate deck in its shuffled order, top first; no seat may see it.
struct ShuffleDeck
{
    static constexpr std::string_view type = "shuffle_deck";
    std::vector<ItemId> order{};
    bool operator==(const ShuffleDeck &) const = default;
    static constexpr auto names = memberNames("order");
};

/// A cardboard deck: the app knows only its number of cards.
struct CountDeck
{
    static constexpr std::string_view type = "count_deck";
    int left = 0;
    bool operator==(const CountDeck &) const = default;
    static constexpr auto names = memberNames("left");
};

struct BeginGame
{
    static constexpr std::string_view type = "begin_game";
    bool operator==(const BeginGame &) const = default;
    static constexpr auto names = memberNames();
};

// --- Rounds (OP-ROUND, OP-ADR) ---

/// OP-ROUND-2.
struct AdvanceTimers
{
    static constexpr std::string_view type = "advance_timers";
    bool operator==(const AdvanceTimers &) const = default;
    static constexpr auto names = memberNames();
};

/// OP-ADR-3.
struct TransferAdrenaline
{
    static constexpr std::string_view type = "transfer_adrenaline";
    bool operator==(const TransferAdrenaline &) const = default;
    static constexpr auto names = memberNames();
};

/// OP-CMD-1: the order of the turns, first to last.
struct AssignInitiative
{
    static constexpr std::string_view type = "assign_initiative";
    std::vector<Role> order{};
    bool operator==(const AssignInitiative &) const = default;
    static constexpr auto names = memberNames("order");
};

/// OP-CMD-4.
struct ChooseStance
{
    static constexpr std::string_view type = "choose_stance";
    Role role = Role::TeamLeader;
    StanceId stance{};
    bool operator==(const ChooseStance &) const = default;
    static constexpr auto names = memberNames("role", "stance");
};

struct BeginTurn
{
    static constexpr std::string_view type = "begin_turn";
    Role role = Role::TeamLeader;
    bool operator==(const BeginTurn &) const = default;
    static constexpr auto names = memberNames("role");
};

/// Ends a commando's turn or an enemy's activation.
struct EndTurn
{
    static constexpr std::string_view type = "end_turn";
    bool operator==(const EndTurn &) const = default;
    static constexpr auto names = memberNames();
};

/// OP-DASH-3.
struct RefreshDashboard
{
    static constexpr std::string_view type = "refresh_dashboard";
    bool operator==(const RefreshDashboard &) const = default;
    static constexpr auto names = memberNames();
};

/// OP-ROUND-3: spawning is over; enemies are activated from now on.
struct BeginActivations
{
    static constexpr std::string_view type = "begin_activations";
    bool operator==(const BeginActivations &) const = default;
    static constexpr auto names = memberNames();
};

struct EndActivations
{
    static constexpr std::string_view type = "end_activations";
    bool operator==(const EndActivations &) const = default;
    static constexpr auto names = memberNames();
};

/// OP-ADR-4: also ends the round.
struct DiscardAdrenaline
{
    static constexpr std::string_view type = "discard_adrenaline";
    bool operator==(const DiscardAdrenaline &) const = default;
    static constexpr auto names = memberNames();
};

/// OP-ROUND-2: a trigger other than the track brings the Crisis Point.
struct ReachCrisis
{
    static constexpr std::string_view type = "reach_crisis";
    bool operator==(const ReachCrisis &) const = default;
    static constexpr auto names = memberNames();
};

/// OP-ROUND-2: resolves an event of the mission that has come; one without a round comes and is resolved.
struct ResolveEvent
{
    static constexpr std::string_view type = "resolve_event";
    MissionEventId event{};
    bool operator==(const ResolveEvent &) const = default;
    static constexpr auto names = memberNames("event");
};

/// OP-ROUND-2: an event that only the overseer knows; secret until it is sprung.
struct PlanEvent
{
    static constexpr std::string_view type = "plan_event";
    MissionEvent event{};
    bool operator==(const PlanEvent &) const = default;
    static constexpr auto names = memberNames("event");
};

/// OP-ROUND-2: a planned event comes and becomes public.
struct SpringEvent
{
    static constexpr std::string_view type = "spring_event";
    PlannedEventId event{};
    bool operator==(const SpringEvent &) const = default;
    static constexpr auto names = memberNames("event");
};

/// A mission's objective is met or lost.
struct EndGame
{
    static constexpr std::string_view type = "end_game";
    std::optional<Side> winner{};
    bool operator==(const EndGame &) const = default;
    static constexpr auto names = memberNames("winner");
};

/// OP-ADR-1: the table brings substitutes into the bank, or (negative) removes them.
struct ChangeSubstitutes
{
    static constexpr std::string_view type = "change_substitutes";
    int change = 0;
    bool operator==(const ChangeSubstitutes &) const = default;
    static constexpr auto names = memberNames("change");
};

} // namespace dossier::omega
