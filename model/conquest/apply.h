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

/// CQ-DUE-2: the effect of a card is no longer due; of several, the one that came first.
void endEffect(PublicTable &table, const std::string &card);

/// CQ-TOKEN-3: removes one such token from those fought at once; another of its name may remain.
void forgetAppeared(PublicTable &table, const TokenAt &token);

/// CQ-FIGHT-3: removes the fight's opponent: the token goes into the pool, or the cards onto their pile.
void clearFight(PublicTable &table, bool won);

void applyTo(Table &table, const PlayersChosen &event);
void applyTo(Table &table, const OptionsChosen &event);
void applyTo(Table &table, const Described &event);
void applyTo(Table &table, const SheetDescribed &event);
void applyTo(Table &table, const TouchingSaid &event);
void applyTo(Table &table, const RaceTaken &event);
void applyTo(Table &table, const RoundBegan &event);
void applyTo(Table &table, const TokensTakenBack &event);
void applyTo(Table &table, const TokenChosen &event);
void applyTo(Table &table, const TokenLaid &event);
void applyTo(Table &table, const TokensRevealed &event);
void applyTo(Table &table, const PointsRolled &event);
void applyTo(Table &table, const FirstTied &event);
void applyTo(Table &table, const FirstRolled &event);
void applyTo(Table &table, const FirstChosen &event);
void applyTo(Table &table, const TurnBegan &event);
void applyTo(Table &table, const PhaseBegan &event);
void applyTo(Table &table, const TurnEnded &event);
void applyTo(Table &table, const EventsDrawn &event);
void applyTo(Table &table, const HandDrawn &event);
void applyTo(Table &table, const EventPlayed &event);
void applyTo(Table &table, const HandShown &event);
void applyTo(Table &table, const AbilityUsed &event);
void applyTo(Table &table, const CardApplied &event);
void applyTo(Table &table, const EffectBecameDue &event);
void applyTo(Table &table, const EffectLeft &event);
void applyTo(Table &table, const CancelTried &event);
void applyTo(Table &table, const DeckShuffled &event);

void applyTo(Table &table, const LocationDrawn &event);
void applyTo(Table &table, const BattleBegan &event);
void applyTo(Table &table, const FightBegan &event);
void applyTo(Table &table, const ResistanceTurnedUp &event);
void applyTo(Table &table, const BarrageFired &event);
void applyTo(Table &table, const DiceRolled &event);
void applyTo(Table &table, const DiceChanged &event);
void applyTo(Table &table, const RoundResolved &event);
void applyTo(Table &table, const StageChanged &event);
void applyTo(Table &table, const FightWon &event);
void applyTo(Table &table, const Stayed &event);
void applyTo(Table &table, const BattleEnded &event);
void applyTo(Table &table, const TokenAppeared &event);

void applyTo(Table &table, const TokensPut &event);
void applyTo(Table &table, const StepBegan &event);
void applyTo(Table &table, const TokenActed &event);
void applyTo(Table &table, const ResistanceEventDrawn &event);
void applyTo(Table &table, const TechnologyRolled &event);
void applyTo(Table &table, const TechnologyDrawn &event);
void applyTo(Table &table, const CaptainCame &event);
void applyTo(Table &table, const CaptainFought &event);
void applyTo(Table &table, const CaptainLeft &event);
void applyTo(Table &table, const Stolen &event);
void applyTo(Table &table, const WinClaimed &event);
void applyTo(Table &table, const WinLet &event);
void applyTo(Table &table, const WinFailed &event);
void applyTo(Table &table, const GameEnded &event);
void applyTo(Table &table, const RulingMade &event);
void applyTo(Table &table, const SecretRulingMade &event);

void applyTo(Table &table, const ThreatChanged &event);
void applyTo(Table &table, const TerrorChanged &event);
void applyTo(Table &table, const PointsChanged &event);
void applyTo(Table &table, const AlienDestroyed &event);
void applyTo(Table &table, const AlienPlaced &event);
void applyTo(Table &table, const TokenPlaced &event);
void applyTo(Table &table, const TokenTaken &event);
void applyTo(Table &table, const TokenMoved &event);
void applyTo(Table &table, const StuffGained &event);
void applyTo(Table &table, const StuffLost &event);
void applyTo(Table &table, const StuffTurned &event);
void applyTo(Table &table, const EventEnded &event);
void applyTo(Table &table, const EventDiscarded &event);
void applyTo(Table &table, const TechnologyEnded &event);
void applyTo(Table &table, const MarkerMoved &event);
void applyTo(Table &table, const Demolished &event);
void applyTo(Table &table, const ValueChanged &event);
void applyTo(Table &table, const Conquered &event);
void applyTo(Table &table, const LocationFreed &event);
void applyTo(Table &table, const TokensCalled &event);
void applyTo(Table &table, const BonusChanged &event);

} // namespace dossier::conquest
