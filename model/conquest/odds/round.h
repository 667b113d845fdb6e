#pragma once

#include <compare>
#include <cstdint>

namespace dossier::conquest::odds
{

/// What a player's aliens fight in one fight, all that helps it reckoned in: a token, or a drawn resistance and its
/// heroes (CQ-FIGHT-5).
struct Opposition
{
    int strength = 0;
    /// Wins ties.
    bool assault = false;
    /// Fires at each alien there before each round; destroyed on 1 or 2.
    bool barrage = false;
    /// What is added for each alien there: 1, or 2 where the table reads Bold on card and hero as twice.
    int bold = 0;
    /// The higher of two dice.
    bool cunning = false;
    /// Overwhelming on 5, too.
    bool deadly = false;
    /// Whether Assault wins a tie of two overwhelming results as well; the table's reading.
    bool assaultWinsOverwhelming = true;
    friend auto operator<=>(const Opposition &, const Opposition &) = default;
};

/// How a round ends for the aliens.
enum class RoundEnd : std::uint8_t
{
    Won,
    Lost,
    /// Nobody loses; another round.
    Push,
};

/// CQ-FIGHT-2: a round of that many aliens, of that strength together, by the dice that count.
RoundEnd roundEnd(int strength, int aliens, const Opposition &against, int alienDie, int die);

/// The equally likely rolls of a round by how they end.
struct RoundWays
{
    int won = 0;
    int lost = 0;
    int pushed = 0;
    friend bool operator==(const RoundWays &, const RoundWays &) = default;

    [[nodiscard]] int all() const { return won + lost + pushed; }
};

inline constexpr int facesOfADie = 6;

/// How many of the equally likely rolls of the resistance show that number: 1, or of two dice those whose higher is it.
constexpr int waysToShow(const Opposition &against, int die)
{
    return against.cunning ? 2 * die - 1 : 1;
}

/// The ends of a round. The aliens can always win and always lose it: an overwhelming result may be on one side alone.
RoundWays roundWays(int strength, int aliens, const Opposition &against);

} // namespace dossier::conquest::odds
