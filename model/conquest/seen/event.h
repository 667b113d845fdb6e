#pragma once

#include "model/conquest/seen/battle_events.h"
#include "model/conquest/seen/events.h"

namespace dossier::conquest
{

/// What happened at a table.
struct Event
    : OneOf<PlayersChosen, OptionsChosen, Described, SheetDescribed, TouchingSaid, RaceTaken, TokensPut, RoundBegan,
          TokensTakenBack, TokenChosen, TokenLaid, TokensRevealed, PointsRolled, FirstTied, FirstRolled, FirstChosen,
          TurnBegan, PhaseBegan, TurnEnded, EventsDrawn, HandDrawn, EventPlayed, HandShown, AbilityUsed, CardApplied,
          CancelTried, DeckShuffled, LocationDrawn, BattleBegan, FightBegan, ResistanceTurnedUp, BarrageFired,
          DiceRolled, DiceChanged, RoundResolved, StageChanged, FightWon, Stayed, BattleEnded, TokenAppeared, StepBegan,
          TokenActed, ResistanceEventDrawn, TechnologyRolled, TechnologyDrawn, CaptainCame, CaptainFought, CaptainLeft,
          Stolen, WinClaimed, WinLet, WinFailed, GameEnded, RulingMade, SecretRulingMade, ThreatChanged, TerrorChanged,
          PointsChanged, AlienDestroyed, AlienPlaced, TokenPlaced, TokenTaken, TokenMoved, StuffGained, StuffLost,
          StuffTurned, EventEnded, EventDiscarded, TechnologyEnded, MarkerMoved, Demolished, ValueChanged, Conquered,
          LocationFreed, TokensCalled, BonusChanged>
{
    using OneOf::OneOf;
};

using Events = std::vector<Event>;

/// Whether an event is that seat's to know: hands, and tokens that lie face down, are secret.
bool mayKnow(const Event &event, const Seat &seat);

/// The events that a seat may know, in order.
Events seenBy(const Events &events, const Seat &seat);

/// What a card does, as an event.
Event eventOf(const Effect &effect);

} // namespace dossier::conquest
