#pragma once

#include "model/omega/seen/state.h"

namespace dossier::omega
{

// Events at a table. Each is wholly public or wholly secret, so that no value mixes the two: the content of a secret
// event becomes known by a later public one (a door is turned up, a room revealed).

// --- Adrenaline (OP-ADR) ---

/// One end of a transfer.
enum class PurseKind : std::uint8_t
{
    Bank,
    Pool,
    Well,
    Sheet,
};

constexpr auto words(PurseKind /*kind*/)
{
    return memberNames("bank", "pool", "well", "sheet");
}

/// A place of tokens: the bank, the pool, a well (with its ability) or a sheet (with its commando).
struct Purse
{
    PurseKind kind = PurseKind::Bank;
    std::optional<AbilityId> ability{};
    std::optional<Role> role{};
    bool operator==(const Purse &) const = default;
    static constexpr auto names = memberNames("kind", "ability", "role");
};

constexpr Purse bank{PurseKind::Bank, std::nullopt, std::nullopt};
constexpr Purse pool{PurseKind::Pool, std::nullopt, std::nullopt};

inline Purse well(const AbilityId &ability)
{
    return {PurseKind::Well, ability, std::nullopt};
}

inline Purse sheet(Role role)
{
    return {PurseKind::Sheet, std::nullopt, role};
}

/// Tokens moved between two ends: the only event that moves any.
struct TokensMoved
{
    static constexpr std::string_view type = "tokens_moved";
    Purse from{};
    Purse to{};
    int count = 0;
    bool operator==(const TokensMoved &) const = default;
    static constexpr auto names = memberNames("from", "to", "count");
};

/// Substitutes came into the bank, or (negative) left it.
struct SubstitutesChanged
{
    static constexpr std::string_view type = "substitutes_changed";
    int change = 0;
    bool operator==(const SubstitutesChanged &) const = default;
    static constexpr auto names = memberNames("change");
};

// --- Rounds (OP-ROUND) ---

struct StepBegan
{
    static constexpr std::string_view type = "step_began";
    Step step = Step::Timer;
    int round = 1;
    bool operator==(const StepBegan &) const = default;
    static constexpr auto names = memberNames("step", "round");
};

struct TimersMoved
{
    static constexpr std::string_view type = "timers_moved";
    int primary = 1;
    std::optional<int> secondary{};
    bool operator==(const TimersMoved &) const = default;
    static constexpr auto names = memberNames("primary", "secondary");
};

struct CrisisReached
{
    static constexpr std::string_view type = "crisis_reached";
    bool reached = true;
    bool operator==(const CrisisReached &) const = default;
    static constexpr auto names = memberNames("reached");
};

/// Mission events have come and are to be resolved, in this order.
struct MissionEventsCame
{
    static constexpr std::string_view type = "mission_events_came";
    std::vector<MissionEventId> events{};
    bool operator==(const MissionEventsCame &) const = default;
    static constexpr auto names = memberNames("events");
};

struct MissionEventHappened
{
    static constexpr std::string_view type = "mission_event_happened";
    MissionEventId event{};
    bool operator==(const MissionEventHappened &) const = default;
    static constexpr auto names = memberNames("event");
};

/// Secret: an event that only the overseer knows.
struct MissionEventPlanned
{
    static constexpr std::string_view type = "mission_event_planned";
    MissionEvent event{};
    bool operator==(const MissionEventPlanned &) const = default;
    static constexpr auto names = memberNames("event");
};

/// A planned event becomes public.
struct MissionEventRevealed
{
    static constexpr std::string_view type = "mission_event_revealed";
    MissionEvent event{};
    bool operator==(const MissionEventRevealed &) const = default;
    static constexpr auto names = memberNames("event");
};

struct TurnBegan
{
    static constexpr std::string_view type = "turn_began";
    Combatant who = Role::TeamLeader;
    bool combat = false;
    bool operator==(const TurnBegan &) const = default;
    static constexpr auto names = memberNames("who", "combat");
};

/// Older journals do not name the combatant.
struct TurnEnded
{
    static constexpr std::string_view type = "turn_ended";
    std::optional<Combatant> who{};
    bool operator==(const TurnEnded &) const = default;
    static constexpr auto names = memberNames("who");
};

struct GameEnded
{
    static constexpr std::string_view type = "game_ended";
    std::optional<Side> winner{};
    bool operator==(const GameEnded &) const = default;
    static constexpr auto names = memberNames("winner");
};

/// The table set a rule aside, with its reason.
struct RulingMade
{
    static constexpr std::string_view type = "ruling_made";
    std::string rule{};
    std::string reason{};
    bool operator==(const RulingMade &) const = default;
    static constexpr auto names = memberNames("rule", "reason");
};

/// OP-ROOM-3: a ruling about something that only the overseer knows or does. The ruling itself is secret, too.
struct SecretRulingMade
{
    static constexpr std::string_view type = "secret_ruling_made";
    std::string rule{};
    std::string reason{};
    bool operator==(const SecretRulingMade &) const = default;
    static constexpr auto names = memberNames("rule", "reason");
};

// --- Dashboard (OP-DASH) ---

struct AbilityUsed
{
    static constexpr std::string_view type = "ability_used";
    AbilityId ability{};
    bool committed = false;
    int cost = 0;
    std::optional<Combatant> on{};
    bool operator==(const AbilityUsed &) const = default;
    static constexpr auto names = memberNames("ability", "committed", "cost", "on");
};

// --- Commandos (OP-CMD, OP-ACT, OP-DOWN) ---

struct CommandoChosen
{
    static constexpr std::string_view type = "commando_chosen";
    Recruit role{};
    int seat = 1;
    bool operator==(const CommandoChosen &) const = default;
    static constexpr auto names = memberNames("role", "seat");
};

/// A figure is on that space now; a commando without a space is off the map.
struct Placed
{
    static constexpr std::string_view type = "placed";
    Combatant who = Role::TeamLeader;
    std::optional<Space> at{};
    Facing facing = Facing::North;
    bool operator==(const Placed &) const = default;
    static constexpr auto names = memberNames("who", "at", "facing");
};

/// A figure went along a path, its own space first.
struct Moved
{
    static constexpr std::string_view type = "moved";
    Combatant who = Role::TeamLeader;
    std::vector<Space> path{};
    bool diagonal = false;
    bool operator==(const Moved &) const = default;
    static constexpr auto names = memberNames("who", "path", "diagonal");
};

/// A move is halted for an interrupt or on a hazard; without a move the halted one is over.
struct MoveHalted
{
    static constexpr std::string_view type = "move_halted";
    std::optional<MoveUnderWay> move{};
    bool operator==(const MoveHalted &) const = default;
    static constexpr auto names = memberNames("move");
};

struct KitChanged
{
    static constexpr std::string_view type = "kit_changed";
    Role role = Role::TeamLeader;
    KitId kit{};
    bool taken = true;
    bool operator==(const KitChanged &) const = default;
    static constexpr auto names = memberNames("role", "kit", "taken");
};

/// A basic weapon is in use; an event without one means that it is not known.
struct WeaponReadied
{
    static constexpr std::string_view type = "weapon_readied";
    Role role = Role::TeamLeader;
    AttackType attack = AttackType::Ranged;
    std::optional<WeaponId> weapon{};
    bool operator==(const WeaponReadied &) const = default;
    static constexpr auto names = memberNames("role", "attack", "weapon");
};

struct StanceChosen
{
    static constexpr std::string_view type = "stance_chosen";
    Role role = Role::TeamLeader;
    StanceId stance{};
    bool operator==(const StanceChosen &) const = default;
    static constexpr auto names = memberNames("role", "stance");
};

struct InitiativeAssigned
{
    static constexpr std::string_view type = "initiative_assigned";
    std::vector<Role> order{};
    bool operator==(const InitiativeAssigned &) const = default;
    static constexpr auto names = memberNames("order");
};

struct ConditionChanged
{
    static constexpr std::string_view type = "condition_changed";
    Role role = Role::TeamLeader;
    Condition condition = Condition::Active;
    bool operator==(const ConditionChanged &) const = default;
    static constexpr auto names = memberNames("role", "condition");
};

/// The present wounds of a combatant.
struct WoundsChanged
{
    static constexpr std::string_view type = "wounds_changed";
    Combatant who = Role::TeamLeader;
    int wounds = 0;
    bool operator==(const WoundsChanged &) const = default;
    static constexpr auto names = memberNames("who", "wounds");
};

/// An action began (OP-ACT-1); `named` is its name in a mission or a card.
struct ActionTaken
{
    static constexpr std::string_view type = "action_taken";
    Role by = Role::TeamLeader;
    ActionKind action = ActionKind::Move;
    std::optional<EffectId> named{};
    bool operator==(const ActionTaken &) const = default;
    static constexpr auto names = memberNames("by", "action", "named");
};

/// An investigate card went from somebody (none: the deck) to somebody (none: out of the game).
struct ItemMoved
{
    static constexpr std::string_view type = "item_moved";
    ItemId item{};
    std::optional<Role> from{};
    std::optional<Role> to{};
    bool operator==(const ItemMoved &) const = default;
    static constexpr auto names = memberNames("item", "from", "to");
};

struct DeckCounted
{
    static constexpr std::string_view type = "deck_counted";
    int left = 0;
    bool operator==(const DeckCounted &) const = default;
    static constexpr auto names = memberNames("left");
};

/// The order of the investigate deck, top first; no seat may see it.
struct DeckShuffled
{
    static constexpr std::string_view type = "deck_shuffled";
    std::vector<ItemId> order{};
    bool operator==(const DeckShuffled &) const = default;
    static constexpr auto names = memberNames("order");
};

} // namespace dossier::omega
