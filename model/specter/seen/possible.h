#pragma once

#include "model/specter/seen/turn.h"

namespace dossier::specter
{

/// Hidden cards: the steps of a move with an adrenal surge, and the distance at which a holo decoy shows the agent.
inline constexpr int stepsWithSurge = 6;
inline constexpr int decoyReach = 4;

/// Possible places of the agent.
struct Places
{
    /// By all public facts, with any hidden card he may have used.
    SpaceSet any;
    /// Places if he used no hidden card.
    SpaceSet withoutHiddenCards;
    friend bool operator==(const Places &, const Places &) = default;
};

/// Charges of hidden cards that a way has used; `farReaching` marks a way of the character who turns objectives over
/// from far off.
struct HiddenUse
{
    bool farReaching = false;
    int adrenalSurges = 0;
    int stealthFields = 0;
    friend auto operator<=>(const HiddenUse &, const HiddenUse &) = default;
};

/// The agent's possible places under the public facts, one turn at a time. It supposes every secret traitor and
/// character that is not ruled out, and for each every use of hidden cards that the hand may still have held:
///
/// - an adrenal surge is a move of up to 6 steps;
/// - a stealth field, switched on before or after the move, lets hunters see him only within 2 spaces until his next
///   turn;
/// - a holo decoy shows a place within 4 spaces of where he begins or ends, independent of his way.
///
/// One card a turn, and none when another was announced. When a ruling allowed a move, any of the three may have been
/// used, from the hand or not, and the decoy anywhere. When a ruling was about the traitor's identity, each move may
/// have been made before another's eyes. Memory grows with the board and the hand.
class Possibilities
{
public:
    Possibilities(Coordinate start, const Unknowns &unknowns);

    /// Adds one turn.
    void advance(const Board &board, const TurnFacts &facts);

    [[nodiscard]] Places places() const;

    /// True when the facts contradict each other.
    [[nodiscard]] bool none() const;

    /// Returns the hidden cards used by each way that the facts allow, with no more than the way needs.
    [[nodiscard]] std::vector<HiddenUse> uses() const;

private:
    /// The hidden cards that a history has used.
    struct Used
    {
        int surges = 0;
        int stealthFields = 0;
        int decoys = 0;

        [[nodiscard]] int cards() const { return surges + stealthFields + decoys; }
    };

    /// One supposition, the places if no hidden card was used, and all places by the cards that were used.
    struct Branch
    {
        Supposition supposed;
        SpaceSet withoutCards;
        std::vector<SpaceSet> places;
    };

    [[nodiscard]] std::size_t index(const Used &used) const;
    [[nodiscard]] std::vector<Used> everyUse() const;
    [[nodiscard]] bool isInTheBox(const Supposition &supposed, const Used &used) const;
    void advance(const Board &board, const TurnFacts &facts, Branch &branch) const;
    void dropDominated(Branch &branch) const;
    void letAnybodyBeTraitor();

    Unknowns m_unknowns;
    std::vector<Branch> m_branches;
};

/// Returns the places at the start and after each turn of the history.
std::vector<Places> placesByTurn(const Board &board, const PublicHistory &history);

/// Returns the places after the last turn.
Places placesNow(const Board &board, const PublicHistory &history);

} // namespace dossier::specter
