#pragma once

#include "model/conquest/seen/battle_events.h"
#include "model/conquest/seen/events.h"

namespace dossier::conquest
{

/// An event at a table.
struct Event
    : OneOf<PlayersChosen, OptionsChosen, Described, SheetDescribed, TouchingSaid, RaceTaken, TokensPut, RoundBegan,
          TokensTakenBack, TokenChosen, TokenLaid, TokensRevealed, PointsRolled, FirstTied, FirstRolled, FirstChosen,
          TurnBegan, PhaseBegan, TurnEnded, EventsDrawn, HandDrawn, EventPlayed, HandShown, AbilityUsed, CardApplied,
          EffectBecameDue, EffectLeft, CancelTried, DeckShuffled, LocationDrawn, BattleBegan, FightBegan,
          ResistanceTurnedUp, BarrageFired, DiceRolled, DiceChanged, RoundResolved, StageChanged, FightWon, Stayed,
          BattleEnded, TokenAppeared, StepBegan, TokenActed, ResistanceEventDrawn, TechnologyRolled, TechnologyDrawn,
          CaptainCame, CaptainFought, CaptainLeft, Stolen, WinClaimed, WinLet, WinFailed, GameEnded, RulingMade,
          SecretRulingMade, ThreatChanged, TerrorChanged, PointsChanged, AlienDestroyed, AlienPlaced, TokenPlaced,
          TokenTaken, TokenMoved, StuffGained, StuffLost, StuffTurned, EventEnded, EventDiscarded, TechnologyEnded,
          MarkerMoved, Demolished, ValueChanged, Conquered, LocationFreed, TokensCalled, BonusChanged>
{
    using OneOf::OneOf;
};

using Events = std::vector<Event>;

/// True when a seat may know an event: hands, and tokens that are face down, are secret.
bool mayKnow(const Event &event, const Seat &seat);

/// Returns the events that a seat may know, in order.
Events seenBy(const Events &events, const Seat &seat);

/// Returns the effect of a card as an event.
Event eventOf(const Effect &effect);

/// Returns an event as the effect of a card; nothing when no card does that.
std::optional<Effect> effectOf(const Event &event);

} // namespace dossier::conquest
