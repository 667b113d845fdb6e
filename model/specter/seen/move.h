#pragma once

#include "model/core/rule.h"
#include "model/specter/seen/rule_ids.h"
#include "model/specter/seen/sight.h"

#include <optional>
#include <span>
#include <vector>

namespace dossier::specter
{

/// SO-MOVE-1: greatest number of steps of a move without a card.
inline constexpr int stepsOfAMove = 4;

/// The piece that the agent's move puts on the board.
enum class Showing : std::uint8_t
{
    Nothing,
    LastSeen,
    Seen,
};

constexpr auto words(Showing /*showing*/)
{
    return memberNames("nothing", "last_seen", "seen");
}

/// SO-SEE-2 to -4: the showing of a move and its space; `Nothing` has no space.
struct Shown
{
    Showing what = Showing::Nothing;
    std::optional<Coordinate> at{};
    friend bool operator==(const Shown &, const Shown &) = default;
    static constexpr auto names = memberNames("what", "at");
};

/// The reason why a step of the agent's is illegal.
enum class StepFault : std::uint8_t
{
    /// More steps than the move has.
    TooMany,
    /// Not a king's step away.
    NotAdjacent,
    Structure,
    /// SO-BOARD-4: the table's option forbids that diagonal.
    Diagonal,
    /// A hunter on foot is there.
    Hunter,
};

/// The first step of a path that is illegal.
struct IllegalStep
{
    Rule rule = rule::SO_MOVE_1;
    StepFault fault = StepFault::TooMany;
    /// Index in the path of the space that is entered.
    std::size_t step = 0;
    friend bool operator==(const IllegalStep &, const IllegalStep &) = default;
};

/// A path of the agent's, judged.
struct AgentMove
{
    std::optional<IllegalStep> illegal;
    /// Number of steps of the path, legal or not.
    int steps = 0;
    /// The showing to the table; meaningless when the move is illegal.
    Shown shown;
    /// The rules that decided, in the order of the digest.
    std::vector<Rule> rules;

    [[nodiscard]] bool legal() const { return !illegal; }
};

/// SO-MOVE-1: returns the first illegal step, if any, of a path whose first space is open; the others are on the board.
std::optional<IllegalStep> illegalStep(
    const Board &board, const SpaceSet &barred, std::span<const Space> path, int maxSteps = stepsOfAMove);

/// SO-SEE-2 to -4: returns the showing of a path of at least one space, when the table sees `visible`.
Shown shownBy(const SpaceSet &visible, std::span<const Space> path);

/// SO-MOVE-1 and SO-SEE-1 to -4: judges a path whose first space is open; the others are on the board.
AgentMove judgeMove(
    const Board &board, std::span<const Hunter> hunters, std::span<const Space> path, int maxSteps = stepsOfAMove);

} // namespace dossier::specter
