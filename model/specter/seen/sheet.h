#pragma once

#include "model/specter/seen/seat.h"
#include "model/specter/seen/turn.h"

#include <map>

namespace dossier::specter
{

// What an agent's player writes on his movement sheet and holds in his hand.

constexpr auto words(Stealth /*stealth*/)
{
    return memberNames("none", "after_the_move", "from_the_start");
}

/// SO-MOVE-2: the use of a card in the agent's turn.
struct CardUse
{
    Equipment card = Equipment::AdrenalSurge;
    /// Whether it is used before the move, not after it.
    bool before = true;
    /// Where its token or its false picture is put.
    std::optional<Coordinate> at{};
    /// Whom it is used on, and the die that was rolled for it.
    std::optional<HunterKind> hunter{};
    std::optional<int> die{};
    bool operator==(const CardUse &) const = default;
    static constexpr auto names = memberNames("card", "before", "at", "hunter", "die");
};

/// A move that the agent means to make. The path begins where he stands.
struct Plan
{
    std::vector<Coordinate> path{};
    std::optional<CardUse> card{};
    /// SO-MOVE-3: that he leaves by the escape point that he ends on. With the objectives done he does without a word;
    /// against the rules only a ruling lets him.
    bool escape = false;
    /// Whether the rules are against it and people let it pass.
    bool ruled = false;
    bool operator==(const Plan &) const = default;
    static constexpr auto names = memberNames("path", "card", "escape", "ruled");
};

/// A line of the movement sheet.
struct SheetLine
{
    /// Every space from where the turn began, or the last alone where no more is written down.
    std::vector<Coordinate> path{};
    std::optional<CardUse> card{};
    bool operator==(const SheetLine &) const = default;
    static constexpr auto names = memberNames("path", "card");
};

/// Everything secret about an agent.
struct Sheet
{
    std::optional<AgentKind> character{};
    /// The cards that he chose, and how often each kind has been used.
    std::vector<Equipment> cards{};
    std::map<Equipment, int> used{};
    /// SO-BOARD-3: his objectives, where only he knows them.
    std::vector<Coordinate> objectives{};
    /// One line a turn.
    std::vector<SheetLine> lines{};
    std::optional<Coordinate> at{};
    std::optional<Plan> plan{};
    Stealth stealth = Stealth::None;
    bool operator==(const Sheet &) const = default;
    static constexpr auto names
        = memberNames("character", "cards", "used", "objectives", "lines", "at", "plan", "stealth");
};

} // namespace dossier::specter
