#pragma once

#include "model/conquest/seen/place.h"
#include "model/conquest/seen/seat.h"

#include <set>

namespace dossier::conquest
{

/// An alien by its owner's colour and its number: 1 to 4 are saucers, more are allies.
struct AlienId
{
    Colour of = Colour::Green;
    int number = 1;
    friend auto operator<=>(const AlienId &, const AlienId &) = default;
    static constexpr auto names = memberNames("of", "number");
};

inline constexpr int saucersOfAPlayer = 4;

/// CQ-FIGHT-8: the next step of a battle.
enum class Stage : std::uint8_t
{
    /// A card with a strength is to be turned up.
    TurnUp,
    /// CQ-FIGHT-1: two heroes: a resistance event is to be drawn.
    HeroEvent,
    Barrage,
    Roll,
    /// The dice are rolled; they may be changed until the round is resolved.
    Change,
    /// A player is to give up an alien.
    Lose,
    /// Players choose to flee or to go on.
    FleeOrStay,
    /// The next fight is to be chosen: a token, or a card.
    NextFight,
    /// CQ-FIGHT-7, -6: the battle is won, and a conquest token may be put.
    Conquer,
};

constexpr auto words(Stage /*stage*/)
{
    return memberNames(
        "turn_up", "hero_event", "barrage", "roll", "change", "lose", "flee_or_stay", "next_fight", "conquer");
}

/// CQ-FIGHT-1, -6: the opponent of a fight.
enum class Against : std::uint8_t
{
    Token,
    Cards,
    Aliens,
};

constexpr auto words(Against /*against*/)
{
    return memberNames("token", "cards", "aliens");
}

/// One of a round's two sides.
enum class Side : std::uint8_t
{
    /// The player whose battle it is.
    Attacker,
    Opponent,
};

constexpr auto words(Side /*side*/)
{
    return memberNames("attacker", "opponent");
}

/// CQ-FIGHT-2: result of a round; a push has no winner.
struct RoundResult
{
    std::optional<Side> winner{};
    /// True when an overwhelming die won it.
    bool overwhelming = false;
    int attacker = 0;
    int opponent = 0;
    bool operator==(const RoundResult &) const = default;
    static constexpr auto names = memberNames("winner", "overwhelming", "attacker", "opponent");
};

/// CQ-EVENT-3: strength that cards and abilities add to either side.
struct Bonuses
{
    int attacker = 0;
    int opponent = 0;
    bool operator==(const Bonuses &) const = default;
    static constexpr auto names = memberNames("attacker", "opponent");
};

/// Duration of the bonus, when it is not the fight.
enum class Lasting : std::uint8_t
{
    Round,
    Battle,
};

constexpr auto words(Lasting /*lasting*/)
{
    return memberNames("round", "battle");
}

/// One fight of a battle.
struct Fight
{
    Against against = Against::Token;
    /// The token, or the card with a strength; empty before it is turned up.
    std::string name{};
    std::vector<std::string> heroes{};
    /// CQ-FIGHT-1: true when the heroes' event has been drawn.
    bool heroEvent = false;
    /// Bonuses of cards and abilities in this fight, and in its present round.
    Bonuses more{};
    Bonuses inRound{};
    /// The dice of the round: the attacker's, and the opponent's, of which the highest counts.
    std::vector<int> attacker{};
    std::vector<int> opponent{};
    /// Result of the last round.
    std::optional<RoundResult> last{};
    bool operator==(const Fight &) const = default;
    static constexpr auto names
        = memberNames("against", "name", "heroes", "hero_event", "more", "in_round", "attacker", "opponent", "last");
};

/// The battle under way.
struct Battle
{
    Colour by = Colour::Green;
    Place at{};
    /// CQ-FIGHT-6: the player whose aliens it is against; none for the resistance.
    std::optional<Colour> enemy{};
    /// CQ-TOKEN-3: fought out of turn, against that token only.
    bool outOfTurn = false;
    Stage stage = Stage::NextFight;
    /// Number of cards still to be fought, including the present one.
    int cardsLeft = 0;
    Fight fight{};
    /// Bonuses of cards and abilities in each of its fights.
    Bonuses more{};
    /// The player who gives up an alien.
    std::optional<Colour> loser{};
    /// CQ-FIGHT-6: players who have said that they stay.
    std::set<Colour> stays{};
    /// CQ-FIGHT-3: the tokens that were beaten in it.
    std::vector<std::string> beaten{};
    bool operator==(const Battle &) const = default;
    static constexpr auto names = memberNames(
        "by", "at", "enemy", "out_of_turn", "stage", "cards_left", "fight", "more", "loser", "stays", "beaten");
};

} // namespace dossier::conquest
