#pragma once

#include "model/specter/seen/seat.h"
#include "model/specter/seen/turn.h"

#include <map>

namespace dossier::specter
{

// Content of an agent's movement sheet and hand.

constexpr auto words(Stealth /*stealth*/)
{
    return memberNames("none", "after_the_move", "from_the_start");
}

/// SO-MOVE-2: the use of a card in the agent's turn.
struct CardUse
{
    Equipment card = Equipment::AdrenalSurge;
    /// True when it is used before the move.
    bool before = true;
    /// Space of its token or its false picture.
    std::optional<Coordinate> at{};
    /// The hunter on whom it is used, and the die that was rolled for it.
    std::optional<HunterKind> hunter{};
    std::optional<int> die{};
    bool operator==(const CardUse &) const = default;
    static constexpr auto names = memberNames("card", "before", "at", "hunter", "die");
};

/// A planned move of the agent. The path begins at his space.
struct Plan
{
    std::vector<Coordinate> path{};
    std::optional<CardUse> card{};
    /// SO-MOVE-3: he leaves by the escape point on which he ends. With the objectives done he needs no announcement;
    /// against the rules only a ruling allows it.
    bool escape = false;
    /// True when the rules forbid it and people allow it.
    bool ruled = false;
    bool operator==(const Plan &) const = default;
    static constexpr auto names = memberNames("path", "card", "escape", "ruled");
};

/// A line of the movement sheet.
struct SheetLine
{
    /// Every space from the start of the turn, or only the last when no more is written down.
    std::vector<Coordinate> path{};
    std::optional<CardUse> card{};
    bool operator==(const SheetLine &) const = default;
    static constexpr auto names = memberNames("path", "card");
};

/// Everything secret about an agent.
struct Sheet
{
    std::optional<AgentKind> character{};
    /// The cards that he chose, and the number of uses of each kind.
    std::vector<Equipment> cards{};
    std::map<Equipment, int> used{};
    /// SO-BOARD-3: his objectives, when only he knows them.
    std::vector<Coordinate> objectives{};
    /// One line per turn.
    std::vector<SheetLine> lines{};
    std::optional<Coordinate> at{};
    std::optional<Plan> plan{};
    Stealth stealth = Stealth::None;
    bool operator==(const Sheet &) const = default;
    static constexpr auto names
        = memberNames("character", "cards", "used", "objectives", "lines", "at", "plan", "stealth");
};

} // namespace dossier::specter
