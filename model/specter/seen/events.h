#pragma once

#include "model/specter/seen/commands.h"

namespace dossier::specter
{

// Events at a table. Each is wholly public or wholly secret (`mayKnow`).

struct PlayersChosen
{
    static constexpr std::string_view type = "players_chosen";
    Players players{};
    bool operator==(const PlayersChosen &) const = default;
    static constexpr auto names = memberNames("players");
};

struct OptionsChosen
{
    static constexpr std::string_view type = "options_chosen";
    TableOptions options{};
    bool operator==(const OptionsChosen &) const = default;
    static constexpr auto names = memberNames("options");
};

/// Objectives that everybody knows.
struct ObjectivesLaid
{
    static constexpr std::string_view type = "objectives_laid";
    std::vector<Coordinate> objectives{};
    bool operator==(const ObjectivesLaid &) const = default;
    static constexpr auto names = memberNames("objectives");
};

/// Secret: objectives on the first agent's sheet.
struct ObjectivesNoted
{
    static constexpr std::string_view type = "objectives_noted";
    std::vector<Coordinate> objectives{};
    bool operator==(const ObjectivesNoted &) const = default;
    static constexpr auto names = memberNames("objectives");
};

/// Secret.
struct CharacterChosen
{
    static constexpr std::string_view type = "character_chosen";
    Agent agent = Agent::First;
    AgentKind character = AgentKind::BlueJay;
    bool operator==(const CharacterChosen &) const = default;
    static constexpr auto names = memberNames("agent", "character");
};

/// Secret.
struct CardsTaken
{
    static constexpr std::string_view type = "cards_taken";
    Agent agent = Agent::First;
    std::vector<Equipment> cards{};
    bool operator==(const CardsTaken &) const = default;
    static constexpr auto names = memberNames("agent", "cards");
};

/// Secret: the first agent and the traitor know.
struct RolesDealt
{
    static constexpr std::string_view type = "roles_dealt";
    HunterKind traitor = HunterKind::Gun;
    bool operator==(const RolesDealt &) const = default;
    static constexpr auto names = memberNames("traitor");
};

/// A part of a turn began.
struct PhaseBegan
{
    static constexpr std::string_view type = "phase_began";
    Clock clock{};
    bool operator==(const PhaseBegan &) const = default;
    static constexpr auto names = memberNames("clock");
};

struct ObjectiveCompleted
{
    static constexpr std::string_view type = "objective_completed";
    Agent agent = Agent::First;
    Coordinate objective{};
    /// True when people allowed it against a rule: it then reveals nothing about his place.
    bool ruled = false;
    bool operator==(const ObjectiveCompleted &) const = default;
    static constexpr auto names = memberNames("agent", "objective", "ruled");
};

/// Secret; without a plan it was withdrawn.
struct MovePlanned
{
    static constexpr std::string_view type = "move_planned";
    Agent agent = Agent::First;
    std::optional<Plan> plan{};
    bool operator==(const MovePlanned &) const = default;
    static constexpr auto names = memberNames("agent", "plan");
};

/// Secret: the plan was carried out and is on the sheet.
struct AgentMoved
{
    static constexpr std::string_view type = "agent_moved";
    Agent agent = Agent::First;
    SheetLine line{};
    Stealth stealth = Stealth::None;
    bool operator==(const AgentMoved &) const = default;
    static constexpr auto names = memberNames("agent", "line", "stealth");
};

/// Secret: a charge was spent.
struct ChargeSpent
{
    static constexpr std::string_view type = "charge_spent";
    Agent agent = Agent::First;
    Equipment card = Equipment::AdrenalSurge;
    bool operator==(const ChargeSpent &) const = default;
    static constexpr auto names = memberNames("agent", "card");
};

struct CardAnnounced
{
    static constexpr std::string_view type = "card_announced";
    Agent agent = Agent::First;
    CardUse card{};
    /// True when people allowed it against a rule: it need not come from his hand.
    bool ruled = false;
    bool operator==(const CardAnnounced &) const = default;
    static constexpr auto names = memberNames("agent", "card", "ruled");
};

/// SO-SEE-2 to -4: an agent's turn as the table saw it; `facts` limits his possible ways.
struct MoveShown
{
    static constexpr std::string_view type = "move_shown";
    Agent agent = Agent::First;
    TurnFacts facts{};
    bool operator==(const MoveShown &) const = default;
    static constexpr auto names = memberNames("agent", "facts");
};

struct CharacterRevealed
{
    static constexpr std::string_view type = "character_revealed";
    Agent agent = Agent::First;
    AgentKind character = AgentKind::BlueJay;
    bool operator==(const CharacterRevealed &) const = default;
    static constexpr auto names = memberNames("agent", "character");
};

/// A fact about an agent became known between two of his moves: SO-HUNT-3, -5, senses, or a place.
struct AgentFactSaid
{
    static constexpr std::string_view type = "agent_told";
    Agent agent = Agent::First;
    /// Age of the fact in turns; 0 is since his last move.
    int turnsAgo = 0;
    LaterFact fact{};
    bool operator==(const AgentFactSaid &) const = default;
    static constexpr auto names = memberNames("agent", "turns_ago", "fact");
};

/// The public facts of an agent were rewritten, by hand or from a file.
struct FactsTakenOver
{
    static constexpr std::string_view type = "facts_taken_over";
    Agent agent = Agent::First;
    Coordinate start{};
    std::vector<TurnFacts> turns{};
    bool operator==(const FactsTakenOver &) const = default;
    static constexpr auto names = memberNames("agent", "start", "turns");
};

struct ObjectiveForetold
{
    static constexpr std::string_view type = "objective_foretold";
    Agent agent = Agent::First;
    /// True when people allowed it against a rule: it need not be true.
    bool ruled = false;
    bool operator==(const ObjectiveForetold &) const = default;
    static constexpr auto names = memberNames("agent", "ruled");
};

struct SmokeLaid
{
    static constexpr std::string_view type = "smoke_laid";
    Smoke smoke{};
    bool operator==(const SmokeLaid &) const = default;
    static constexpr auto names = memberNames("smoke");
};

/// All smoke of that agent that has expired is gone.
struct SmokeCleared
{
    static constexpr std::string_view type = "smoke_cleared";
    Agent agent = Agent::First;
    bool operator==(const SmokeCleared &) const = default;
    static constexpr auto names = memberNames("agent");
};

/// A hunter's new gaze.
struct GazeChanged
{
    static constexpr std::string_view type = "gaze_changed";
    HunterKind hunter = HunterKind::Gun;
    Gaze gaze = Gaze::Open;
    bool operator==(const GazeChanged &) const = default;
    static constexpr auto names = memberNames("hunter", "gaze");
};

struct StunChanged
{
    static constexpr std::string_view type = "stun_changed";
    HunterKind hunter = HunterKind::Gun;
    bool stunned = true;
    bool operator==(const StunChanged &) const = default;
    static constexpr auto names = memberNames("hunter", "stunned");
};

struct HunterTurnBegan
{
    static constexpr std::string_view type = "hunter_turn_began";
    HunterKind hunter = HunterKind::Gun;
    bool operator==(const HunterTurnBegan &) const = default;
    static constexpr auto names = memberNames("hunter");
};

struct HunterBarred
{
    static constexpr std::string_view type = "hunter_barred";
    HunterKind hunter = HunterKind::Gun;
    bool barred = true;
    bool operator==(const HunterBarred &) const = default;
    static constexpr auto names = memberNames("hunter", "barred");
};

/// A hunter's movement, or its replacement; `steps` is the fewest on foot.
struct HunterMoved
{
    static constexpr std::string_view type = "hunter_moved";
    HunterKind hunter = HunterKind::Gun;
    Coordinate to{};
    bool inVehicle = false;
    int steps = 0;
    bool operator==(const HunterMoved &) const = default;
    static constexpr auto names = memberNames("hunter", "to", "in_vehicle", "steps");
};

/// Everybody in the vehicle goes with it. `steps` is the fewest over roads; older tables do not count them.
struct VehicleDriven
{
    static constexpr std::string_view type = "vehicle_driven";
    HunterKind by = HunterKind::Gun;
    Coordinate to{};
    std::optional<int> steps{};
    bool operator==(const VehicleDriven &) const = default;
    static constexpr auto names = memberNames("by", "to", "steps");
};

/// The means of an attack.
enum class Means : std::uint8_t
{
    Attack,
    QuickDraw,
    SniperShot,
    Strength,
};

constexpr auto words(Means /*means*/)
{
    return memberNames("attack", "quick_draw", "sniper_shot", "strength");
}

struct AttackMade
{
    static constexpr std::string_view type = "attack_made";
    HunterKind hunter = HunterKind::Gun;
    Agent agent = Agent::First;
    Means means = Means::Attack;
    /// The count that the dice had to reach, and the modifier added to them.
    int distance = 0;
    int modifier = 0;
    std::vector<std::vector<int>> dice{};
    bool hit = false;
    bool operator==(const AttackMade &) const = default;
    static constexpr auto names = memberNames("hunter", "agent", "means", "distance", "modifier", "dice", "hit");
};

struct AgentWounded
{
    static constexpr std::string_view type = "agent_wounded";
    Agent agent = Agent::First;
    int wounds = 1;
    bool operator==(const AgentWounded &) const = default;
    static constexpr auto names = memberNames("agent", "wounds");
};

struct AmbushRolled
{
    static constexpr std::string_view type = "ambush_rolled";
    Agent agent = Agent::First;
    HunterKind hunter = HunterKind::Gun;
    int die = 1;
    bool operator==(const AmbushRolled &) const = default;
    static constexpr auto names = memberNames("agent", "hunter", "die");
};

struct BladeRaised
{
    static constexpr std::string_view type = "blade_raised";
    Agent agent = Agent::First;
    /// True when people allowed it against a rule: it need not come from his hand.
    bool ruled = false;
    bool operator==(const BladeRaised &) const = default;
    static constexpr auto names = memberNames("agent", "ruled");
};

struct HunterTurnEnded
{
    static constexpr std::string_view type = "hunter_turn_ended";
    HunterKind hunter = HunterKind::Gun;
    bool operator==(const HunterTurnEnded &) const = default;
    static constexpr auto names = memberNames("hunter");
};

/// SO-TRAITOR-1: he leaves the board and becomes the second agent.
struct TraitorRevealed
{
    static constexpr std::string_view type = "traitor_revealed";
    HunterKind hunter = HunterKind::Gun;
    bool operator==(const TraitorRevealed &) const = default;
    static constexpr auto names = memberNames("hunter");
};

struct GameEnded
{
    static constexpr std::string_view type = "game_ended";
    Outcome outcome{};
    bool operator==(const GameEnded &) const = default;
    static constexpr auto names = memberNames("outcome");
};

struct SheetLaidOpen
{
    static constexpr std::string_view type = "sheet_laid_open";
    Agent agent = Agent::First;
    Sheet sheet{};
    bool operator==(const SheetLaidOpen &) const = default;
    static constexpr auto names = memberNames("agent", "sheet");
};

/// A command was played against a rule, with the reason.
struct RulingMade
{
    static constexpr std::string_view type = "ruling_made";
    std::string rule{};
    std::string reason{};
    /// The agent whose character or cards it was about.
    std::optional<Agent> hand{};
    /// True when it was about the traitor's identity.
    bool roles = false;
    bool operator==(const RulingMade &) const = default;
    static constexpr auto names = memberNames("rule", "reason", "hand", "roles");
};

/// A ruling about the content of that agent's sheet. The ruling itself is secret, too.
struct SecretRulingMade
{
    static constexpr std::string_view type = "secret_ruling_made";
    Agent agent = Agent::First;
    std::string rule{};
    std::string reason{};
    bool operator==(const SecretRulingMade &) const = default;
    static constexpr auto names = memberNames("agent", "rule", "reason");
};

} // namespace dossier::specter
