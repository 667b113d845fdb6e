#pragma once

#include <compare>
#include <cstdint>

namespace dossier::conquest::odds
{

/// The opposition of a player's aliens in one fight, with all its help included: a token, or a drawn resistance and its
/// heroes (CQ-FIGHT-5).
struct Opposition
{
    int strength = 0;
    /// Wins ties.
    bool assault = false;
    /// Fires at each alien there before each round; destroyed on 1 or 2.
    bool barrage = false;
    /// Bonus for each alien there: 1, or 2 when the table counts Bold on card and hero twice.
    int bold = 0;
    /// Rolls two dice and uses the higher.
    bool cunning = false;
    /// Overwhelming on 5, too.
    bool deadly = false;
    /// True when Assault wins a tie of two overwhelming results as well; the table's choice.
    bool assaultWinsOverwhelming = true;
    friend auto operator<=>(const Opposition &, const Opposition &) = default;
};

/// Result of a round for the aliens.
enum class RoundEnd : std::uint8_t
{
    Won,
    Lost,
    /// Nobody loses; another round.
    Push,
};

/// CQ-FIGHT-2: returns the result of a round of that many aliens, with that total strength, by the dice that count.
RoundEnd roundEnd(int strength, int aliens, const Opposition &against, int alienDie, int die);

/// The equally likely rolls of a round by their result.
struct RoundWays
{
    int won = 0;
    int lost = 0;
    int pushed = 0;
    friend bool operator==(const RoundWays &, const RoundWays &) = default;

    [[nodiscard]] int all() const { return won + lost + pushed; }
};

inline constexpr int facesOfADie = 6;

/// Number of equally likely rolls of the resistance with that result: 1, or with two dice those with that higher die.
constexpr int waysToShow(const Opposition &against, int die)
{
    return against.cunning ? 2 * die - 1 : 1;
}

/// Returns the results of a round. The aliens can always win and always lose it: an overwhelming result may occur on
/// one side alone.
RoundWays roundWays(int strength, int aliens, const Opposition &against);

} // namespace dossier::conquest::odds
