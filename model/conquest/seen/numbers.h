#pragma once

#include "model/conquest/seen/state.h"

namespace dossier::conquest
{

bool isCooperative(const PublicTable &table);

/// What everybody knows of a player; of one who does not play, what is known of one who has done nothing yet.
const PlayerInPlay &inPlay(const PublicTable &table, Colour player);

/// A space; an empty one where there is none.
const SpaceInPlay &spaceAt(const PublicTable &table, Place at);

/// The race of a player; none before it is drawn.
const Race *raceOf(const PublicTable &table, Colour player);

/// CQ-RACE-1: an ability of a player's race; null when it has no such.
const RaceAbility *abilityOf(const PublicTable &table, Colour player, const std::string &name);

/// The players clockwise, the first player of the round foremost.
std::vector<Colour> turnOrder(const PublicTable &table);

// --- The board (CQ-BOARD, CQ-STATE-5) ---

/// CQ-BOARD-1: the own landing site.
Place landingSite(const PublicTable &table, Colour player);
bool isLandingSite(Place at);

/// CQ-BOARD-4: neither explored nor a landing site.
bool isEmpty(const PublicTable &table, Place at);

/// CQ-EXP-3, CQ-STATE-4: whether it is explored before anything is fought there: an empty one, as long as there are
/// locations.
bool isToBeExplored(const PublicTable &table, Place at);

/// CQ-BOARD-2: how the sections lie, as it was set up, else as the box has it for so many players; none where nobody
/// knows.
std::optional<Layout> layoutOf(const PublicTable &table);

/// Where the players' sections lie; where nobody knows, as they usually do.
std::vector<int> placesOf(const PublicTable &table);

/// CQ-BOARD-2: whether two spaces touch; none where nobody has said it yet.
std::optional<bool> touch(const PublicTable &table, Place one, Place other);

/// The spaces that are known to touch it.
std::vector<Place> neighbours(const PublicTable &table, Place at);

/// CQ-STATE-5. Of an empty space both are 0.
int resistanceNow(const PublicTable &table, Place at);
int populationNow(const PublicTable &table, Place at);

/// The printed resistance.
int printedResistance(const PublicTable &table, Place at);

/// CQ-STATE-5: of a player, and CQ-COOP-1: of all.
int terrorOf(const PublicTable &table, Colour player);
int terrorOfAll(const PublicTable &table);

/// CQ-WIN-1, CQ-COOP-1: what wins.
int terrorWanted(const PublicTable &table);

/// CQ-COOP-6: whether the objective stands in the way of winning.
bool objectiveMissing(const PublicTable &table);

// --- Aliens ---

/// Of all players, or of one, on a space; in order.
std::vector<AlienId> aliensAt(const PublicTable &table, Place at);
std::vector<AlienId> aliensAt(const PublicTable &table, Place at, Colour player);

/// An alien; null when there is none.
const Alien *alienOf(const PublicTable &table, AlienId alien);

/// CQ-ALLY-2: its strength; none where nobody knows it.
std::optional<int> strengthOf(const PublicTable &table, AlienId alien);

/// The players with aliens on a space, whom that player fights: none in a cooperative game.
std::vector<Colour> enemiesAt(const PublicTable &table, Place at, Colour player);

/// CQ-ACT-3: whether movement is over for who enters there.
bool endsMovement(const PublicTable &table, Place at, Colour player);

// --- What is due ---

/// CQ-EXP-2: what the active player has yet to meet, an empty space among them.
std::vector<Encounter> encountersDue(const PublicTable &table);

/// CQ-TOKEN-3: the tokens that are fought out of turn.
std::vector<TokenAt> tokensToFight(const PublicTable &table);

/// CQ-DRAW-3: who has to discard down.
std::optional<Colour> handTooLarge(const PublicTable &table);

/// CQ-DRAW-1: the cards that fill a hand, as far as the deck has them.
int cardsToDraw(const PublicTable &table, Colour player);

/// What comes before all that is done in turn, as the type of the command; empty when nothing does.
std::string_view comesFirst(const PublicTable &table);

// --- Decks (CQ-STATE-4) ---

/// How many cards lie in a deck; none where that is not known.
std::optional<int> deckSize(const PublicTable &table, Deck deck);

/// Whether nothing can be drawn: no card is left in it, and no discards become it again.
bool isUsedUp(const PublicTable &table, Deck deck);

/// Whether its discards become the deck again before a card is drawn.
bool isShuffledFirst(const PublicTable &table, Deck deck);

/// Whether such a card may come: from the deck, or from the discards that become it.
bool mayCome(const PublicTable &table, Deck deck, const std::string &card);

// --- Fights (CQ-FIGHT) ---

/// The abilities of what is fought, heroes' among them, by how many have them.
std::map<ResistanceAbility, int> abilitiesFought(const PublicTable &table, const Fight &fight);
bool hasAbility(const PublicTable &table, const Fight &fight, ResistanceAbility ability);

/// The aliens of a side of the battle.
std::vector<AlienId> fighters(const PublicTable &table, const Battle &battle, Side side);

/// CQ-FIGHT-4, CQ-COOP-4: those who flee when that player does.
std::vector<AlienId> sideOf(const PublicTable &table, const Battle &battle, Colour player);

/// The strengths before the dice; none where a number is not known.
std::optional<int> strengthOf(const PublicTable &table, const Battle &battle, Side side);

/// CQ-FIGHT-2: what the dice of the round come to, with what is known of both strengths.
RoundResult resultOf(const PublicTable &table, const Battle &battle);

/// CQ-FIGHT-5: the aliens that a Barrage from there rolls for.
std::vector<AlienId> underBarrage(const PublicTable &table, Place at);

/// CQ-BOARD-2: where aliens are of whom nobody can say whether they are under it, since nobody has said what touches.
std::vector<Place> unsaidAround(const PublicTable &table, Place at);

/// CQ-FIGHT-4: where that player's aliens may flee to.
std::vector<Place> waysOut(const PublicTable &table, Place from, Colour player);

/// CQ-FIGHT-7: whether a battle that was won may put a conquest token there.
bool mayBeConquered(const PublicTable &table, Place at);

/// CQ-FIGHT-6, -7: whether the winner of a battle may put a conquest token there, as things stand now.
bool mayPutToken(const PublicTable &table, const Battle &battle);

/// CQ-STEAL-1.
bool mayBeStolen(const PublicTable &table, Place at, Colour player);

/// CQ-FIGHT-4, -6: who says next whether he flees.
std::optional<Colour> whoSays(const PublicTable &table);

/// The winner of a battle that waits for a conquest token.
Colour winnerOf(const Battle &battle);

} // namespace dossier::conquest
