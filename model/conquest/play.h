#pragma once

#include "model/conquest/seen/numbers.h"
#include "model/conquest/table.h"

#include <utility>

namespace dossier::conquest
{

/// A command being resolved: a copy of the table to which each event is applied at once, so that later events are
/// resolved against earlier ones.
class Play
{
public:
    explicit Play(Table table)
        : m_table(std::move(table))
    {
    }

    [[nodiscard]] const Table &table() const { return m_table; }

    [[nodiscard]] const PublicTable &open() const { return m_table.open; }

    /// Adds an event and applies it.
    void add(Event event);

    /// CQ-WIN-2: the card that may have brought terror; empty otherwise.
    std::string byCard{};

    /// Member of the command whose effect names something absent from the table after the effects before it; neither it
    /// nor any later effect is carried out.
    std::optional<std::string> fault{};

    [[nodiscard]] Events take() { return std::move(m_events); }

private:
    Table m_table;
    Events m_events;
};

// --- Effects that several commands share ---

/// CQ-EVENT-1, CQ-STUFF-1: applies a card's effects one after the other, up to the end of the game.
void applyEffects(Play &play, const std::string &by, const std::vector<Effect> &effects);

/// CQ-DUE-2: applies the effects that were entered with a card or ability; without any, its effect becomes due.
void applyOrOwe(
    Play &play, const std::optional<Colour> &player, const std::string &by, const std::vector<Effect> &effects);

/// CQ-STATE-4: shuffles the discards before a card is drawn from an empty deck.
void shuffleIfEmpty(Play &play, Deck deck);

/// CQ-TOKEN-1, -3: places a token from the pool onto a space, where aliens fight it at once.
void placeToken(Play &play, Place at, const std::string &token);

/// CQ-RES-4, -7: moves or pushes a token onto a space, where aliens fight it at once.
void moveToken(Play &play, Place from, Place to, const std::string &token);

/// CQ-FIGHT-5: destroys the aliens that rolled 1 or 2.
void fireBarrage(Play &play, const TokenAt &by, const std::map<AlienId, int> &dice);

/// CQ-FIGHT-9: Captain Fantastic's card, once discarded, shuffles the deck.
void shuffleForSuperhero(Play &play, const Fight &fought);

/// CQ-FIGHT-3, -4: loses or gives up a battle against the resistance.
void loseBattle(Play &play);

/// CQ-WIN-1, -2, CQ-COOP-1, CQ-RES-8: ends the game or claims the end, if it has come.
void settleEnd(Play &play);

/// CQ-DUE-1, -4, CQ-WIN-1, CQ-RES-8: does every step without a choice: known points, turns and rounds that begin,
/// battles without fighters, the end.
void advance(Play &play);

/// CQ-RES: begins the Resistance phase with its first step.
void beginResistancePhase(Play &play);

/// CQ-CMD-3: begins the turns with that player's.
void beginTurns(Play &play, Colour first);

/// CQ-DUE-1: begins the Command phase of the next round, or (by option) the Resistance phase before it.
void beginRound(Play &play);

// --- One function per command ---

// --- Set-up ---

void play(Play &play, const ChoosePlayers &command);
void play(Play &play, const ChooseOptions &command);
void play(Play &play, const Describe &command);
void play(Play &play, const DescribeSheet &command);
void play(Play &play, const SayTouching &command);
void play(Play &play, const TakeRace &command);
void play(Play &play, const BeginGame &command);

// --- Command (CQ-CMD) ---

void play(Play &play, const TakeBack &command);
void play(Play &play, const ChooseToken &command);
void play(Play &play, const RollPoints &command);
void play(Play &play, const AnswerOne &command);
void play(Play &play, const RollFirst &command);

// --- Action (CQ-ACT) ---

void play(Play &play, const MoveAlien &command);
void play(Play &play, const LandAlien &command);
void play(Play &play, const BuyThreat &command);
void play(Play &play, const EndAction &command);

// --- Events, Space Stuff, abilities ---

void play(Play &play, const PlayEvent &command);
void play(Play &play, const UseAbility &command);
void play(Play &play, const ActivateStuff &command);
void play(Play &play, const ApplyCard &command);
void play(Play &play, const LeaveEffect &command);
void play(Play &play, const CancelCard &command);
void play(Play &play, const LetWin &command);
void play(Play &play, const ShowHand &command);

// --- Battle (CQ-EXP, CQ-FIGHT) ---

void play(Play &play, const Explore &command);
void play(Play &play, const FightToken &command);
void play(Play &play, const TurnUpResistance &command);
void play(Play &play, const FightAliens &command);
void play(Play &play, const RollBarrage &command);
void play(Play &play, const RollRound &command);
void play(Play &play, const ChangeDice &command);
void play(Play &play, const ResolveRound &command);
void play(Play &play, const LoseAlien &command);
void play(Play &play, const Flee &command);
void play(Play &play, const GoOn &command);
void play(Play &play, const Conquer &command);
void play(Play &play, const Steal &command);
void play(Play &play, const EndBattles &command);

// --- Draw (CQ-DRAW) ---

void play(Play &play, const DiscardEvent &command);
void play(Play &play, const DrawEvents &command);
void play(Play &play, const EndTurn &command);

// --- The resistance (CQ-RES) ---

void play(Play &play, const DrawResistanceEvent &command);
void play(Play &play, const FreeLocations &command);
void play(Play &play, const AdvanceTechnology &command);
void play(Play &play, const PlaceToken &command);
void play(Play &play, const MoveToken &command);
void play(Play &play, const FireBarrage &command);
void play(Play &play, const RollTechnology &command);
void play(Play &play, const FightCaptain &command);

// --- The end ---

void play(Play &play, const EndGame &command);
void play(Play &play, const Correct &command);

} // namespace dossier::conquest
