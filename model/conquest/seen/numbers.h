#pragma once

#include "model/conquest/seen/event.h"
#include "model/conquest/seen/state.h"

namespace dossier::conquest
{

bool isCooperative(const PublicTable &table);

/// Returns the public state of a player, a default one when he does not play.
const PlayerInPlay &inPlay(const PublicTable &table, Colour player);

/// Returns a space; an empty one when it does not exist.
const SpaceInPlay &spaceAt(const PublicTable &table, Place at);

/// Returns the race of a player; null before it is drawn.
const Race *raceOf(const PublicTable &table, Colour player);

/// CQ-RACE-1: returns an ability of a player's race; null when the race does not have it.
const RaceAbility *abilityOf(const PublicTable &table, Colour player, const std::string &name);

/// Returns the players clockwise from the first player of the round.
std::vector<Colour> turnOrder(const PublicTable &table);

// --- The board (CQ-BOARD, CQ-STATE-5) ---

/// CQ-BOARD-1: returns the player's own landing site.
Place landingSite(const PublicTable &table, Colour player);
bool isLandingSite(Place at);

/// CQ-BOARD-4: true when it is neither explored nor a landing site.
bool isEmpty(const PublicTable &table, Place at);

/// CQ-EXP-3, CQ-STATE-4: true when the space is explored before a fight there: an empty one, as long as there are
/// locations.
bool isToBeExplored(const PublicTable &table, Place at);

/// CQ-BOARD-2: returns the layout of the sections, by the set-up, or else by the box for that number of players; none
/// when it is not known.
std::optional<Layout> layoutOf(const PublicTable &table);

/// Returns the places of the players' sections; the usual ones when they are not known.
std::vector<int> placesOf(const PublicTable &table);

/// CQ-BOARD-2: true when two spaces touch; none when nobody has said it yet.
std::optional<bool> touch(const PublicTable &table, Place one, Place other);

/// Returns the spaces that are known to touch it.
std::vector<Place> neighbours(const PublicTable &table, Place at);

/// CQ-STATE-5: present values; both are 0 for an empty space.
int resistanceNow(const PublicTable &table, Place at);
int populationNow(const PublicTable &table, Place at);

/// Returns the printed resistance.
int printedResistance(const PublicTable &table, Place at);

/// CQ-STATE-5: terror of one player, and CQ-COOP-1: of all.
int terrorOf(const PublicTable &table, Colour player);
int terrorOfAll(const PublicTable &table);

/// CQ-WIN-1, CQ-COOP-1: terror that wins.
int terrorWanted(const PublicTable &table);

/// CQ-WIN-1, CQ-COOP-1: true when that correction ends a game that is under way at once.
bool wouldEnd(const PublicTable &table, const Event &correction);

/// CQ-COOP-6: true when the missing objective prevents winning.
bool objectiveMissing(const PublicTable &table);

// --- Aliens ---

/// Aliens of all players, or of one, on a space; in order.
std::vector<AlienId> aliensAt(const PublicTable &table, Place at);
std::vector<AlienId> aliensAt(const PublicTable &table, Place at, Colour player);

/// Returns an alien; null when there is none.
const Alien *alienOf(const PublicTable &table, AlienId alien);

/// CQ-ALLY-2: returns its strength; none when it is not known.
std::optional<int> strengthOf(const PublicTable &table, AlienId alien);

/// Returns the players with aliens on a space whom that player fights: none in a cooperative game.
std::vector<Colour> enemiesAt(const PublicTable &table, Place at, Colour player);

/// CQ-ACT-3: true when entering the space ends that player's movement.
bool endsMovement(const PublicTable &table, Place at, Colour player);

// --- What is due ---

/// CQ-EXP-2: returns the encounters that the active player has left, an empty space among them.
std::vector<Encounter> encountersDue(const PublicTable &table);

/// CQ-TOKEN-3: returns the tokens that are fought out of turn.
std::vector<TokenAt> tokensToFight(const PublicTable &table);

/// CQ-DRAW-3: returns the player who has to discard down.
std::optional<Colour> handTooLarge(const PublicTable &table);

/// CQ-DRAW-1: number of cards that fill a hand, at most those of the deck.
int cardsToDraw(const PublicTable &table, Colour player);

/// CQ-DUE-2: true while the effect of that card or ability waits to be applied or left.
bool isEffectDue(const PublicTable &table, const std::string &card);

/// CQ-RES-9: true for a due technology card: it stays in play until it is cancelled, and its text counts all that time.
bool isTechnologyDue(const PublicTable &table, const std::string &card);

/// Returns the type of the command that comes before all others in turn; empty when there is none.
std::string_view comesFirst(const PublicTable &table);

// --- Decks (CQ-STATE-4) ---

/// Number of cards in a deck; none when it is not known.
std::optional<int> deckSize(const PublicTable &table, Deck deck);

/// True when nothing can be drawn: the deck is empty, and no discards can refill it.
bool isUsedUp(const PublicTable &table, Deck deck);

/// True when its discards become the deck again before a card is drawn.
bool isShuffledFirst(const PublicTable &table, Deck deck);

/// True when such a card may come: from the deck, or from the discards that refill it.
bool mayCome(const PublicTable &table, Deck deck, const std::string &card);

// --- Fights (CQ-FIGHT) ---

/// Abilities of the opponent, including heroes, each with the number of cards that have it.
std::map<ResistanceAbility, int> abilitiesFought(const PublicTable &table, const Fight &fight);
bool hasAbility(const PublicTable &table, const Fight &fight, ResistanceAbility ability);

/// Returns the aliens of a side of the battle.
std::vector<AlienId> fighters(const PublicTable &table, const Battle &battle, Side side);

/// CQ-FIGHT-4, CQ-COOP-4: returns the aliens that flee when that player does.
std::vector<AlienId> sideOf(const PublicTable &table, const Battle &battle, Colour player);

/// A part of a side's strength before the dice: a token, a card or a hero by its name; aliens of the same strength;
/// Bold; or what cards and abilities add.
struct StrengthPart
{
    enum class Of : std::uint8_t
    {
        Aliens,
        Printed,
        Bold,
        Bonus,
    };

    Of of = Of::Printed;
    std::string name{};
    /// How many aliens there are of it, or how many Bold counts.
    int aliens = 0;
    /// The part as a whole; none when it is not known.
    std::optional<int> strength{};
    bool operator==(const StrengthPart &) const = default;
};

/// Returns the parts of a side's strength, which add up to it; bonuses of 0 are left out.
std::vector<StrengthPart> strengthParts(const PublicTable &table, const Battle &battle, Side side);

/// Returns the strength before the dice; none when a number is not known.
std::optional<int> strengthOf(const PublicTable &table, const Battle &battle, Side side);

/// CQ-FIGHT-2: returns the result of the round's dice, with the known parts of both strengths.
RoundResult resultOf(const PublicTable &table, const Battle &battle);

/// CQ-FIGHT-5: returns the aliens that a Barrage from there rolls for.
std::vector<AlienId> underBarrage(const PublicTable &table, Place at);

/// CQ-BOARD-2: returns the spaces with aliens that may be under a barrage, because nobody has said that the spaces
/// touch or not.
std::vector<Place> unsaidAround(const PublicTable &table, Place at);

/// CQ-FIGHT-4: returns the spaces to which that player's aliens may flee.
std::vector<Place> waysOut(const PublicTable &table, Place from, Colour player);

/// CQ-FIGHT-7: true when a won battle may put a conquest token there.
bool mayBeConquered(const PublicTable &table, Place at);

/// CQ-FIGHT-6, -7: true when the winner of a battle may put a conquest token there in the present state.
bool mayPutToken(const PublicTable &table, const Battle &battle);

/// CQ-STEAL-1.
bool mayBeStolen(const PublicTable &table, Place at, Colour player);

/// CQ-FIGHT-4, -6: returns the player who decides next to flee or to stay.
std::optional<Colour> whoSays(const PublicTable &table);

/// Returns the winner of a battle that waits for a conquest token.
Colour winnerOf(const Battle &battle);

} // namespace dossier::conquest
