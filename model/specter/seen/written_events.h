#pragma once

#include "model/specter/seen/commands.h"

namespace dossier::specter
{

// --- Events that are only written by hand: with the other events, they can correct every value of the table ---

struct HunterWritten
{
    static constexpr std::string_view type = "hunter_written";
    HunterKind kind = HunterKind::Gun;
    HunterInPlay hunter{};
    bool operator==(const HunterWritten &) const = default;
    static constexpr auto names = memberNames("kind", "hunter");
};

struct AgentWritten
{
    static constexpr std::string_view type = "agent_written";
    Agent agent = Agent::First;
    AgentInPlay inPlay{};
    bool operator==(const AgentWritten &) const = default;
    static constexpr auto names = memberNames("agent", "in_play");
};

/// Secret.
struct SheetWritten
{
    static constexpr std::string_view type = "sheet_written";
    Agent agent = Agent::First;
    Sheet sheet{};
    bool operator==(const SheetWritten &) const = default;
    static constexpr auto names = memberNames("agent", "sheet");
};

/// State of the board and beside it, except hunters and agents.
struct BoardWritten
{
    static constexpr std::string_view type = "board_written";
    Coordinate vehicle{};
    std::vector<Smoke> smoke{};
    std::vector<Coordinate> objectives{};
    std::vector<Coordinate> completed{};
    std::optional<HunterTurn> turn{};
    bool secondAgentDue = false;
    /// SO-HUNT-2: the steps that the vehicle was driven in this turn; none leaves them unchanged.
    std::optional<int> driven{};
    bool operator==(const BoardWritten &) const = default;
    static constexpr auto names
        = memberNames("vehicle", "smoke", "objectives", "completed", "turn", "second_agent_due", "driven");
};

} // namespace dossier::specter
