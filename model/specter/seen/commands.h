#pragma once

#include "model/specter/seen/state.h"

namespace dossier::specter
{

// Commands of the seats, in the order of the digest.

/// Names the number of players, their hunters, and who keeps the agent's sheet: the app or paper.
struct ChoosePlayers
{
    static constexpr std::string_view type = "choose_players";
    Players players{};
    bool operator==(const ChoosePlayers &) const = default;
    static constexpr auto names = memberNames("players");
};

struct ChooseOptions
{
    static constexpr std::string_view type = "choose_options";
    TableOptions options{};
    bool operator==(const ChooseOptions &) const = default;
    static constexpr auto names = memberNames("options");
};

/// SO-BOARD-3: one die per section of the board.
struct RollObjectives
{
    static constexpr std::string_view type = "roll_objectives";
    std::vector<int> faces{};
    bool operator==(const RollObjectives &) const = default;
    static constexpr auto names = memberNames("faces");
};

struct ChooseCharacter
{
    static constexpr std::string_view type = "choose_character";
    Agent agent = Agent::First;
    AgentKind character = AgentKind::BlueJay;
    bool operator==(const ChooseCharacter &) const = default;
    static constexpr auto names = memberNames("agent", "character");
};

struct TakeCards
{
    static constexpr std::string_view type = "take_cards";
    Agent agent = Agent::First;
    std::vector<Equipment> cards{};
    bool operator==(const TakeCards &) const = default;
    static constexpr auto names = memberNames("agent", "cards");
};

/// SO-TRAITOR-1: names the hunter who got the traitor's card.
struct DealRoles
{
    static constexpr std::string_view type = "deal_roles";
    HunterKind traitor = HunterKind::Gun;
    bool operator==(const DealRoles &) const = default;
    static constexpr auto names = memberNames("traitor");
};

struct BeginGame
{
    static constexpr std::string_view type = "begin_game";
    bool operator==(const BeginGame &) const = default;
    static constexpr auto names = memberNames();
};

/// SO-MOVE-2, before the move.
struct CompleteObjective
{
    static constexpr std::string_view type = "complete_objective";
    Agent agent = Agent::First;
    Coordinate objective{};
    bool operator==(const CompleteObjective &) const = default;
    static constexpr auto names = memberNames("agent", "objective");
};

/// SO-MOVE-1: the agent's secret plan, which he may change.
struct PlanMove
{
    static constexpr std::string_view type = "plan_move";
    Agent agent = Agent::First;
    Plan plan{};
    bool operator==(const PlanMove &) const = default;
    static constexpr auto names = memberNames("agent", "plan");
};

/// Carries out the plan and announces what must be shown (SO-SEE-2 to -4).
struct ConfirmMove
{
    static constexpr std::string_view type = "confirm_move";
    Agent agent = Agent::First;
    bool operator==(const ConfirmMove &) const = default;
    static constexpr auto names = memberNames("agent");
};

/// The showing of an agent whose sheet is on paper, and the card that he announced.
struct ReportMove
{
    static constexpr std::string_view type = "report_move";
    Agent agent = Agent::First;
    Shown shown{};
    std::optional<AgentKind> character{};
    std::optional<CardUse> card{};
    /// Space that Power Fists reveal.
    std::optional<Coordinate> stoodAt{};
    /// Tangle Line: true when it reached the hunter.
    std::optional<bool> hit{};
    bool operator==(const ReportMove &) const = default;
    static constexpr auto names = memberNames("agent", "shown", "character", "card", "stood_at", "hit");
};

/// The Prophet hears beforehand that an objective will be turned over.
struct ForetellObjective
{
    static constexpr std::string_view type = "foretell_objective";
    Agent agent = Agent::First;
    bool operator==(const ForetellObjective &) const = default;
    static constexpr auto names = memberNames("agent");
};

/// An agent's answer to a hunter, when people enter it because the app does not know it: the space where he is found
/// (none: clear), the sensor's reading, and his closeness. To a hunter who looks back `at` is his earlier place and
/// `found` his present one.
struct Said
{
    Agent agent = Agent::First;
    std::optional<Coordinate> at{};
    std::optional<Reading> reading{};
    std::optional<bool> close{};
    std::optional<AgentKind> character{};
    std::optional<Coordinate> found{};
    bool operator==(const Said &) const = default;
    static constexpr auto names = memberNames("agent", "at", "reading", "close", "character", "found");
};

/// SO-HUNT-1: the hunters choose who is next.
struct BeginHunterTurn
{
    static constexpr std::string_view type = "begin_hunter_turn";
    HunterKind hunter = HunterKind::Gun;
    bool operator==(const BeginHunterTurn &) const = default;
    static constexpr auto names = memberNames("hunter");
};

/// SO-HUNT-6: the majority bars one hunter from the vehicle, or readmits him.
struct BarFromVehicle
{
    static constexpr std::string_view type = "bar_from_vehicle";
    HunterKind hunter = HunterKind::Gun;
    bool barred = true;
    bool operator==(const BarFromVehicle &) const = default;
    static constexpr auto names = memberNames("hunter", "barred");
};

/// SO-HUNT-1, -2: on foot, out of the vehicle, or into it.
struct MoveHunter
{
    static constexpr std::string_view type = "move_hunter";
    Coordinate to{};
    bool getsIn = false;
    std::vector<Said> said{};
    bool operator==(const MoveHunter &) const = default;
    static constexpr auto names = memberNames("to", "gets_in", "said");
};

/// SO-HUNT-2.
struct DriveVehicle
{
    static constexpr std::string_view type = "drive_vehicle";
    Coordinate to{};
    std::vector<Said> said{};
    bool operator==(const DriveVehicle &) const = default;
    static constexpr auto names = memberNames("to", "said");
};

/// SO-HUNT-5.
struct UseSensor
{
    static constexpr std::string_view type = "use_sensor";
    std::vector<Said> said{};
    bool operator==(const UseSensor &) const = default;
    static constexpr auto names = memberNames("said");
};

/// The Prophet learns the agents' places of some turns ago, instead of moving.
struct LookBack
{
    static constexpr std::string_view type = "look_back";
    std::vector<Said> said{};
    bool operator==(const LookBack &) const = default;
    static constexpr auto names = memberNames("said");
};

/// The Gun looks along one line after moving: `gaze` is one of the four directions.
struct SniperShot
{
    static constexpr std::string_view type = "sniper_shot";
    Gaze gaze = Gaze::North;
    std::vector<Said> said{};
    bool operator==(const SniperShot &) const = default;
    static constexpr auto names = memberNames("gaze", "said");
};

/// SO-HUNT-4: each die with its rerolls after sixes. `hit` is the people's decision where the dice can be read both
/// ways.
struct AttackAgent
{
    static constexpr std::string_view type = "attack_agent";
    Agent agent = Agent::First;
    std::vector<std::vector<int>> dice{};
    std::optional<bool> hit{};
    bool operator==(const AttackAgent &) const = default;
    static constexpr auto names = memberNames("agent", "dice", "hit");
};

/// The Gun fires in the agents' part of the turn at an agent who was spotted there.
struct QuickDraw
{
    static constexpr std::string_view type = "quick_draw";
    Agent agent = Agent::First;
    std::vector<std::vector<int>> dice{};
    std::optional<bool> hit{};
    bool operator==(const QuickDraw &) const = default;
    static constexpr auto names = memberNames("agent", "dice", "hit");
};

/// The Beast's strength on the agent's own space.
struct UseStrength
{
    static constexpr std::string_view type = "use_strength";
    Agent agent = Agent::First;
    int die = 1;
    bool operator==(const UseStrength &) const = default;
    static constexpr auto names = memberNames("agent", "die");
};

/// Cobra answers the hunter who ended next to him.
struct SpringAmbush
{
    static constexpr std::string_view type = "spring_ambush";
    Agent agent = Agent::First;
    int die = 1;
    bool operator==(const SpringAmbush &) const = default;
    static constexpr auto names = memberNames("agent", "die");
};

/// Velocity Blade, when an attack is announced and before it is rolled.
struct RaiseBlade
{
    static constexpr std::string_view type = "raise_blade";
    Agent agent = Agent::First;
    bool operator==(const RaiseBlade &) const = default;
    static constexpr auto names = memberNames("agent");
};

struct EndHunterTurn
{
    static constexpr std::string_view type = "end_hunter_turn";
    bool operator==(const EndHunterTurn &) const = default;
    static constexpr auto names = memberNames();
};

/// SO-TRAITOR-1: the traitor reveals himself instead of taking a turn.
struct RevealTraitor
{
    static constexpr std::string_view type = "reveal_traitor";
    HunterKind hunter = HunterKind::Gun;
    bool operator==(const RevealTraitor &) const = default;
    static constexpr auto names = memberNames("hunter");
};

/// People end the game, or report its end on paper.
struct EndGame
{
    static constexpr std::string_view type = "end_game";
    Outcome outcome{};
    bool operator==(const EndGame &) const = default;
    static constexpr auto names = memberNames("outcome");
};

/// The public facts of one agent as a small file.
struct FactsFile
{
    static constexpr int newest = 1;
    int version = newest;
    PublicHistory facts{};
    bool operator==(const FactsFile &) const = default;
    static constexpr auto names = memberNames("version", "facts");
};

/// The public facts of a file replace those of the table; the agent's other values follow from the table.
struct TakeOverFacts
{
    static constexpr std::string_view type = "take_over_facts";
    Agent agent = Agent::First;
    FactsFile file{};
    bool operator==(const TakeOverFacts &) const = default;
    static constexpr auto names = memberNames("agent", "file");
};

/// After the game the movement sheet is shown to all.
struct LayOpenSheet
{
    static constexpr std::string_view type = "lay_open_sheet";
    Agent agent = Agent::First;
    /// The sheet from paper; none for one that the app kept.
    std::optional<Sheet> sheet{};
    bool operator==(const LayOpenSheet &) const = default;
    static constexpr auto names = memberNames("agent", "sheet");
};

} // namespace dossier::specter
