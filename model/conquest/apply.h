#pragma once

#include "model/conquest/table.h"

namespace dossier::conquest
{

// Effects of each event on the table. No saucer, token or card ever appears or disappears, for any input: it moves from
// one place to another, or stays.

/// Removes one card; false when there is none.
bool takeOne(Cards &cards, const std::string &card);

/// CQ-STATE-4: removes a card from a deck, if the deck is counted.
void draw(PublicTable &table, Deck deck, const std::string &card);
void discard(PublicTable &table, Deck deck, const std::string &card);

/// Removes a card from the hand that the app keeps.
void leaveHand(Table &table, Colour player, const std::string &card);

/// CQ-CANCEL-1: another action follows, so the last played card can be cancelled only if it remains in play.
void forgetPlayed(PublicTable &table);

/// CQ-TOKEN-3: removes one such token from those fought at once; another of its name may remain.
void forgetAppeared(PublicTable &table, const TokenAt &token);

/// CQ-FIGHT-3: removes the fight's opponent: the token goes into the pool, or the cards onto their pile.
void clearFight(PublicTable &table, bool won);

void take(Table &table, const PlayersChosen &event);
void take(Table &table, const OptionsChosen &event);
void take(Table &table, const Described &event);
void take(Table &table, const SheetDescribed &event);
void take(Table &table, const TouchingSaid &event);
void take(Table &table, const RaceTaken &event);
void take(Table &table, const RoundBegan &event);
void take(Table &table, const TokensTakenBack &event);
void take(Table &table, const TokenChosen &event);
void take(Table &table, const TokenLaid &event);
void take(Table &table, const TokensRevealed &event);
void take(Table &table, const PointsRolled &event);
void take(Table &table, const FirstTied &event);
void take(Table &table, const FirstRolled &event);
void take(Table &table, const FirstChosen &event);
void take(Table &table, const TurnBegan &event);
void take(Table &table, const PhaseBegan &event);
void take(Table &table, const TurnEnded &event);
void take(Table &table, const EventsDrawn &event);
void take(Table &table, const HandDrawn &event);
void take(Table &table, const EventPlayed &event);
void take(Table &table, const HandShown &event);
void take(Table &table, const AbilityUsed &event);
void take(Table &table, const CardApplied &event);
void take(Table &table, const CancelTried &event);
void take(Table &table, const DeckShuffled &event);

void take(Table &table, const LocationDrawn &event);
void take(Table &table, const BattleBegan &event);
void take(Table &table, const FightBegan &event);
void take(Table &table, const ResistanceTurnedUp &event);
void take(Table &table, const BarrageFired &event);
void take(Table &table, const DiceRolled &event);
void take(Table &table, const DiceChanged &event);
void take(Table &table, const RoundResolved &event);
void take(Table &table, const StageChanged &event);
void take(Table &table, const FightWon &event);
void take(Table &table, const Stayed &event);
void take(Table &table, const BattleEnded &event);
void take(Table &table, const TokenAppeared &event);

void take(Table &table, const TokensPut &event);
void take(Table &table, const StepBegan &event);
void take(Table &table, const TokenActed &event);
void take(Table &table, const ResistanceEventDrawn &event);
void take(Table &table, const TechnologyRolled &event);
void take(Table &table, const TechnologyDrawn &event);
void take(Table &table, const CaptainCame &event);
void take(Table &table, const CaptainFought &event);
void take(Table &table, const CaptainLeft &event);
void take(Table &table, const Stolen &event);
void take(Table &table, const WinClaimed &event);
void take(Table &table, const WinLet &event);
void take(Table &table, const WinFailed &event);
void take(Table &table, const GameEnded &event);
void take(Table &table, const RulingMade &event);
void take(Table &table, const SecretRulingMade &event);

void take(Table &table, const ThreatChanged &event);
void take(Table &table, const TerrorChanged &event);
void take(Table &table, const PointsChanged &event);
void take(Table &table, const AlienDestroyed &event);
void take(Table &table, const AlienPlaced &event);
void take(Table &table, const TokenPlaced &event);
void take(Table &table, const TokenTaken &event);
void take(Table &table, const TokenMoved &event);
void take(Table &table, const StuffGained &event);
void take(Table &table, const StuffLost &event);
void take(Table &table, const StuffTurned &event);
void take(Table &table, const EventEnded &event);
void take(Table &table, const EventDiscarded &event);
void take(Table &table, const TechnologyEnded &event);
void take(Table &table, const MarkerMoved &event);
void take(Table &table, const Demolished &event);
void take(Table &table, const ValueChanged &event);
void take(Table &table, const Conquered &event);
void take(Table &table, const LocationFreed &event);
void take(Table &table, const TokensCalled &event);
void take(Table &table, const BonusChanged &event);

} // namespace dossier::conquest
