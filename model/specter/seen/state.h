#pragma once

#include "model/specter/seen/facts.h"
#include "model/specter/seen/setup.h"
#include "model/specter/seen/sheet.h"

#include <map>
#include <set>

namespace dossier::specter
{

/// The phase of a game: the set-up, the agents' part of a turn, the hunters' part, or the end.
enum class Phase : std::uint8_t
{
    SetUp,
    Agents,
    Hunters,
    Over,
};

constexpr auto words(Phase /*phase*/)
{
    return memberNames("set_up", "agents", "hunters", "over");
}

/// SO-END-1: turns count from 1 to 40.
struct Clock
{
    Phase phase = Phase::SetUp;
    int turn = 0;
    bool operator==(const Clock &) const = default;
    static constexpr auto names = memberNames("phase", "turn");
};

/// A hunter on the board.
struct HunterInPlay
{
    /// The vehicle's space while he sits in it.
    Coordinate at{};
    bool inVehicle = true;
    bool stunned = false;
    Gaze gaze = Gaze::Open;
    /// SO-HUNT-6: true when the others bar him from the vehicle.
    bool barred = false;
    bool hadTurn = false;
    bool operator==(const HunterInPlay &) const = default;
    static constexpr auto names = memberNames("at", "in_vehicle", "stunned", "gaze", "barred", "had_turn");
};

/// The current turn of a hunter.
struct HunterTurn
{
    HunterKind hunter = HunterKind::Gun;
    /// True when he has moved or used a replacement of the movement.
    bool moved = false;
    /// The fewest steps of his movement on foot.
    int steps = 0;
    bool attacked = false;
    /// True when he has used his strength or shot along a line.
    bool usedAbility = false;
    /// SO-HUNT-3: the agents that he has found.
    std::map<Agent, Coordinate> found{};
    /// Cobra: agents who have rolled for an ambush in it, hit or miss.
    std::set<Agent> ambushedBy{};
    bool operator==(const HunterTurn &) const = default;
    static constexpr auto names
        = memberNames("hunter", "moved", "steps", "attacked", "used_ability", "found", "ambushed_by");
};

/// The public state of an agent.
struct AgentInPlay
{
    std::optional<AgentKind> character{};
    int wounds = 0;
    /// Spaces of his figure and his last seen token.
    std::optional<Coordinate> figure{};
    std::optional<Coordinate> lastSeen{};
    /// Uses of each card whose use is announced; cards that a ruling allowed need not be from his hand.
    std::map<Equipment, int> announced{};
    /// True when a ruling let him take other cards or another character.
    bool anyHand = false;
    /// SO-TRAITOR-1: true when a ruling was about the secret traitor's identity, so that it may have been any hunter.
    bool anyTraitor = false;
    /// True when his move of this turn is made.
    bool moved = false;
    /// Velocity Blade: true while it is raised, until his next turn.
    bool bladeRaised = false;
    /// True when he announced that he will turn an objective over in his next turn.
    bool foretold = false;
    /// The objectives that he turned over in this turn, before his move.
    std::vector<Coordinate> turnedOver{};
    /// The hunters who see the place where the last move put his figure and who may still answer with a quick shot.
    std::set<HunterKind> spottedBy{};
    /// Cobra: the hunters whom a roll has stunned since the last move, even if it has ended with their turns.
    std::set<HunterKind> ambushed{};
    /// His start space, its turn, and the public facts of each turn since.
    Coordinate start{};
    int firstTurn = 1;
    std::vector<TurnFacts> turns{};
    bool operator==(const AgentInPlay &) const = default;
    static constexpr auto names
        = memberNames("character", "wounds", "figure", "last_seen", "announced", "any_hand", "any_traitor", "moved",
            "blade_raised", "foretold", "turned_over", "spotted_by", "ambushed", "start", "first_turn", "turns");
};

/// Smoke on the board.
struct Smoke
{
    Agent by = Agent::First;
    Coordinate at{};
    /// The last turn of the agents during which it is present.
    int lastTurn = 0;
    bool operator==(const Smoke &) const = default;
    static constexpr auto names = memberNames("by", "at", "last_turn");
};

enum class Side : std::uint8_t
{
    Agents,
    Hunters,
};

constexpr auto words(Side /*side*/)
{
    return memberNames("agents", "hunters");
}

/// SO-END-1: the ways a game ends.
enum class Ending : std::uint8_t
{
    Escaped,
    Defeated,
    TimeIsUp,
    /// People ended it.
    Agreed,
};

constexpr auto words(Ending /*ending*/)
{
    return memberNames("escaped", "defeated", "time_is_up", "agreed");
}

struct Outcome
{
    Side winner = Side::Agents;
    Ending ending = Ending::Agreed;
    bool operator==(const Outcome &) const = default;
    static constexpr auto names = memberNames("winner", "ending");
};

/// The table's players.
struct Players
{
    int number = 2;
    std::vector<HunterKind> hunters{};
    /// True when the agents write on paper: the app knows only public facts, and answers are entered.
    bool sheetsOnPaper = false;
    bool operator==(const Players &) const = default;
    static constexpr auto names = memberNames("number", "hunters", "sheets_on_paper");
};

/// The public state of the table.
struct PublicTable
{
    Pack pack{};
    TableOptions options{};
    Players players{};
    Clock clock{};
    std::map<HunterKind, HunterInPlay> hunters{};
    std::map<Agent, AgentInPlay> agents{};
    Coordinate vehicle{};
    std::vector<Smoke> smoke{};
    /// The objectives, when everybody knows them, and those that were turned over.
    std::vector<Coordinate> objectives{};
    std::vector<Coordinate> completed{};
    std::optional<HunterTurn> turn{};
    /// SO-TRAITOR-1: the revealed traitor, and a flag: his first move as an agent is due.
    std::optional<HunterKind> traitor{};
    bool secondAgentDue = false;
    std::optional<Outcome> outcome{};
    /// The sheets that were laid open after the game.
    std::map<Agent, Sheet> sheets{};
    /// SO-HUNT-2: the steps that the vehicle was driven in this turn; none when it was not.
    std::optional<int> driven{};
    bool operator==(const PublicTable &) const = default;
    static constexpr auto names = memberNames("pack", "options", "players", "clock", "hunters", "agents", "vehicle",
        "smoke", "objectives", "completed", "turn", "traitor", "second_agent_due", "outcome", "sheets", "driven");
};

} // namespace dossier::specter
