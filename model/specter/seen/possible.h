#pragma once

#include "model/specter/seen/turn.h"

namespace dossier::specter
{

/// Hidden cards: the steps of a move with an adrenal surge, and how far off a holo decoy shows the agent.
inline constexpr int stepsWithSurge = 6;
inline constexpr int decoyReach = 4;

/// Where the agent can be.
struct Places
{
    /// By all that is public, whatever hidden card he may have used.
    SpaceSet any;
    /// The same if he used no hidden card.
    SpaceSet withoutHiddenCards;
    friend bool operator==(const Places &, const Places &) = default;
};

/// The charges of hidden cards that a way has used, and whether it is a way of the character who turns objectives over
/// from far off.
struct HiddenUse
{
    bool farReaching = false;
    int adrenalSurges = 0;
    int stealthFields = 0;
    friend auto operator<=>(const HiddenUse &, const HiddenUse &) = default;
};

/// What the public facts leave of the agent's places, a turn at a time. It supposes every secret traitor and character
/// that is not ruled out, and for each every use of hidden cards that the hand may still have held:
///  - an adrenal surge is a move of up to 6 steps;
///  - a stealth field, switched on before or after the move, lets hunters see him within 2 spaces alone until his next
///  turn;
///  - a holo decoy shows a place within 4 spaces of where he begins or ends, whatever his way shows.
/// One card a turn, and none where another was announced. Where a ruling let a move pass, any of the three may have
/// been used, from the hand or not, and the decoy anywhere. Where one was about who the traitor is, each move may have
/// been made before another's eyes. Memory grows with the board and the hand.
class Possibilities
{
public:
    Possibilities(Coordinate start, const Unknowns &unknowns);

    /// Takes in one turn.
    void advance(const Board &board, const TurnFacts &facts);

    [[nodiscard]] Places places() const;

    /// Whether the facts contradict each other.
    [[nodiscard]] bool none() const;

    /// What each way that the facts allow has used of the hidden cards; more is told of none than it needs.
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

    /// One supposition, the places if no hidden card was used, and all places by the cards that were.
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

/// The places at the start and after each turn, as far as the history goes.
std::vector<Places> placesByTurn(const Board &board, const PublicHistory &history);

/// The places after the last turn.
Places placesNow(const Board &board, const PublicHistory &history);

} // namespace dossier::specter
