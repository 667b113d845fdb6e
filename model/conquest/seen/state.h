#pragma once

#include "model/conquest/seen/battle.h"
#include "model/conquest/seen/options.h"
#include "model/conquest/seen/pack.h"

#include <map>
#include <set>

namespace dossier::conquest
{

enum class Mode : std::uint8_t
{
    Competitive,
    Cooperative,
    /// CQ-COOP-2: cooperative, by the other side of the resistance sheet.
    Brutal,
};

constexpr auto words(Mode /*mode*/)
{
    return memberNames("competitive", "cooperative", "brutal");
}

/// CQ-SETUP-1: the players with their choices, clockwise.
struct Players
{
    Mode mode = Mode::Competitive;
    std::vector<Colour> colours{};
    /// Players whose hands the app keeps; of the others it knows only the number of cards.
    std::set<Colour> keptHands{};
    Variants variants{};
    /// CQ-BOARD-2: places of the players' sections; empty: the box's places for that many players.
    std::vector<int> places{};
    bool operator==(const Players &) const = default;
    static constexpr auto names = memberNames("mode", "colours", "kept_hands", "variants", "places");
};

/// CQ-DUE-1, -2, -4: the phase of a game.
enum class Phase : std::uint8_t
{
    SetUp,
    Command,
    Action,
    Battle,
    Draw,
    Resistance,
    Over,
};

constexpr auto words(Phase /*phase*/)
{
    return memberNames("set_up", "command", "action", "battle", "draw", "resistance", "over");
}

struct Clock
{
    Phase phase = Phase::SetUp;
    int round = 0;
    /// The player whose turn it is, in the three phases of a turn.
    std::optional<Colour> active{};
    bool operator==(const Clock &) const = default;
    static constexpr auto names = memberNames("phase", "round", "active");
};

/// CQ-CMD-1.
enum class CommandToken : std::uint8_t
{
    Two,
    Three,
    Four,
    Five,
    Six,
    Die,
};

constexpr auto words(CommandToken /*token*/)
{
    return memberNames("2", "3", "4", "5", "6", "d6");
}

inline const std::set<CommandToken> allCommandTokens{CommandToken::Two, CommandToken::Three, CommandToken::Four,
    CommandToken::Five, CommandToken::Six, CommandToken::Die};

/// A saucer or the figure of an ally.
struct Alien
{
    /// None: in the reserve.
    std::optional<Place> at{};
    /// CQ-ACT-3: its movement is over for this turn.
    bool ended = false;
    /// CQ-ALLY-1: the card that it is bound to; empty for a saucer.
    std::string card{};
    bool operator==(const Alien &) const = default;
    static constexpr auto names = memberNames("at", "ended", "card");
};

/// CQ-STUFF-2: a card before its owner.
struct StuffInPlay
{
    std::string card{};
    bool ready = true;
    bool operator==(const StuffInPlay &) const = default;
    static constexpr auto names = memberNames("card", "ready");
};

/// CQ-CMD-1: the points of a player in this round.
struct Points
{
    /// The open command token; none in a cooperative game, and before all have chosen.
    std::optional<CommandToken> token{};
    /// Points left; none while they are not known.
    std::optional<int> left{};
    /// Points at the start of the round, which determine the first player.
    int had = 0;
    /// True when a 1 was rolled and the second roll is offered.
    bool offered = false;
    bool operator==(const Points &) const = default;
    static constexpr auto names = memberNames("token", "left", "had", "offered");
};

/// CQ-STATE-1: the public state of a player.
struct PlayerInPlay
{
    std::string race{};
    std::map<int, Alien> aliens{};
    int threat = 0;
    std::set<CommandToken> atHand{};
    /// True when a token is face down before him.
    bool chosen = false;
    Points points{};
    bool hadTurn = false;
    std::vector<StuffInPlay> stuff{};
    /// CQ-EVENT-1: his events that remain in play.
    std::vector<std::string> remaining{};
    /// The number of cards in his hand, and the open ones among them.
    int hand = 0;
    std::vector<std::string> shown{};
    /// CQ-DRAW-2: drawn, and to be played immediately.
    std::vector<std::string> immediate{};
    /// Terror by cards.
    int terror = 0;
    bool operator==(const PlayerInPlay &) const = default;
    static constexpr auto names = memberNames("race", "aliens", "threat", "at_hand", "chosen", "points", "had_turn",
        "stuff", "remaining", "hand", "shown", "immediate", "terror");
};

/// CQ-STATE-2: a location on its space.
struct LocationInPlay
{
    std::string card{};
    std::optional<Colour> conqueredBy{};
    bool demolished = false;
    /// Amounts that texts add to the printed values.
    int moreResistance = 0;
    int morePopulation = 0;
    bool operator==(const LocationInPlay &) const = default;
    static constexpr auto names
        = memberNames("card", "conquered_by", "demolished", "more_resistance", "more_population");
};

/// CQ-STATE-2, -3: a space.
struct SpaceInPlay
{
    std::optional<LocationInPlay> location{};
    std::vector<std::string> tokens{};
    bool operator==(const SpaceInPlay &) const = default;
    static constexpr auto names = memberNames("location", "tokens");
};

/// CQ-STATE-4: a deck and its discards. For the players' events, `unseen` includes the cards in hands.
struct DeckInPlay
{
    /// None when the pack does not give the number of copies of each card.
    std::optional<Cards> unseen{};
    Cards discarded{};
    bool operator==(const DeckInPlay &) const = default;
    static constexpr auto names = memberNames("unseen", "discarded");
};

/// CQ-EXP-2: an encounter that took place: with the resistance of a space, or with a player's aliens there.
struct Encounter
{
    Place at{};
    std::optional<Colour> enemy{};
    friend auto operator<=>(const Encounter &, const Encounter &) = default;
    static constexpr auto names = memberNames("at", "enemy");
};

/// The turn that is under way.
struct Turn
{
    std::set<Encounter> met{};
    /// CQ-DRAW-1: true when he has discarded, and when he has drawn.
    bool discarded = false;
    bool drawn = false;
    /// CQ-EVENT-3: bonuses of cards in the next fight, and in each fight of the next battle.
    Bonuses inFight{};
    Bonuses inBattle{};
    bool operator==(const Turn &) const = default;
    static constexpr auto names = memberNames("met", "discarded", "drawn", "in_fight", "in_battle");
};

/// CQ-WIN-2: somebody wins by a card unless it is cancelled.
struct Winning
{
    Colour player = Colour::Green;
    std::string by{};
    /// Players who have yet to allow it.
    std::set<Colour> asked{};
    bool operator==(const Winning &) const = default;
    static constexpr auto names = memberNames("player", "by", "asked");
};

/// CQ-RES-3, CQ-COOP-2: random tokens to be placed in a section, that many; on one random space when they are placed
/// together.
struct TokensDue
{
    int section = 0;
    int number = 1;
    bool together = false;
    bool operator==(const TokensDue &) const = default;
    static constexpr auto names = memberNames("section", "number", "together");
};

/// A token on the board.
struct TokenAt
{
    Place at{};
    std::string token{};
    friend auto operator<=>(const TokenAt &, const TokenAt &) = default;
    static constexpr auto names = memberNames("at", "token");
};

/// CQ-RES-10: the spaces that Captain Fantastic's token has yet to fight.
struct CaptainDue
{
    std::string token{};
    std::vector<Place> left{};
    bool operator==(const CaptainDue &) const = default;
    static constexpr auto names = memberNames("token", "left");
};

/// The resistance of a cooperative game, without its tokens on the board.
struct Resistance
{
    /// CQ-RES-3: number of the marker's space.
    int marker = 0;
    std::vector<std::string> technology{};
    /// CQ-COOP-5: resistance events that remain in play.
    std::vector<std::string> remaining{};
    /// CQ-DUE-4: the step that is due in the Resistance phase, from 1.
    int step = 1;
    /// CQ-RES-4, -5: the tokens that have yet to move or to fire in this step.
    std::vector<TokenAt> acting{};
    std::vector<TokensDue> tokensDue{};
    std::optional<CaptainDue> captain{};
    bool operator==(const Resistance &) const = default;
    static constexpr auto names
        = memberNames("marker", "technology", "remaining", "step", "acting", "tokens_due", "captain");
};

/// CQ-WIN-1, CQ-COOP-1: the ways a game ends.
enum class Ending : std::uint8_t
{
    Terror,
    /// CQ-RES-8: the cannon fired.
    Cannon,
    /// People ended it.
    Agreed,
};

constexpr auto words(Ending /*ending*/)
{
    return memberNames("terror", "cannon", "agreed");
}

struct Outcome
{
    Ending ending = Ending::Agreed;
    std::set<Colour> winners{};
    bool operator==(const Outcome &) const = default;
    static constexpr auto names = memberNames("ending", "winners");
};

/// CQ-CANCEL-1: the event that was played last; a resistance event when no player is named.
struct PlayedEvent
{
    std::optional<Colour> player{};
    std::string card{};
    bool operator==(const PlayedEvent &) const = default;
    static constexpr auto names = memberNames("player", "card");
};

/// CQ-DUE-2: an effect that is neither applied nor left yet: of a player's card or ability, or of the humans' when no
/// player is named.
struct DueEffect
{
    std::optional<Colour> player{};
    std::string card{};
    bool operator==(const DueEffect &) const = default;
    static constexpr auto names = memberNames("player", "card");
};

/// Pending matters that come before anything else (CQ-DUE-3).
struct Pending
{
    /// CQ-CMD-3: players who roll for the first turn.
    std::vector<Colour> tied{};
    /// CQ-TOKEN-3: tokens that arrived under aliens, in the order of arrival.
    std::vector<TokenAt> appeared{};
    std::optional<Winning> winning{};
    /// The event that may still be cancelled although it does not remain in play; and events that have led to a die.
    std::optional<PlayedEvent> played{};
    std::set<std::string> rolled{};
    /// Effects in the order in which they came; nothing but an act of people ends them.
    std::vector<DueEffect> effects{};
    bool operator==(const Pending &) const = default;
    static constexpr auto names = memberNames("tied", "appeared", "winning", "played", "rolled", "effects");
};

/// The public state of the table.
struct PublicTable
{
    Pack pack{};
    TableOptions options{};
    Players players{};
    Clock clock{};
    std::map<Colour, PlayerInPlay> inPlay{};
    std::map<Place, SpaceInPlay> spaces{};
    /// CQ-BOARD-2: touching and separate borders by the table's word, in addition to the layout's.
    std::map<Border, bool> said{};
    std::map<Deck, DeckInPlay> decks{};
    std::optional<Colour> first{};
    Turn turn{};
    std::optional<Battle> battle{};
    Pending pending{};
    Resistance resistance{};
    std::optional<Outcome> outcome{};
    bool operator==(const PublicTable &) const = default;
    static constexpr auto names = memberNames("pack", "options", "players", "clock", "in_play", "spaces", "said",
        "decks", "first", "turn", "battle", "pending", "resistance", "outcome");
};

} // namespace dossier::conquest
