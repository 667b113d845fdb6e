#pragma once

#include "model/omega/table.h"

#include <utility>

namespace dossier::omega
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

    [[nodiscard]] Events take() { return std::move(m_events); }

private:
    Table m_table;
    Events m_events;
};

// --- Effects that several chapters share ---

/// OP-ADR-1: moves tokens; substitutes replace tokens that the bank lacks, and tokens that another end lacks stay
/// unpaid (only a ruling leads to that).
void transfer(Play &play, const Purse &from, const Purse &to, int count);

/// A commando increases adrenaline, or the overseer pays the bank.
void pay(Play &play, const std::optional<Role> &by, int cost);

void beginStep(Play &play, Step step);

/// OP-DASH-3: every well loses up to its refresh value.
void refreshDashboard(Play &play);

/// Cause of a wound (OP-DOWN-3).
enum class Cause : std::uint8_t
{
    Attack,
    /// An explosion or a hazard.
    Blast,
    Gas,
};

/// OP-DOWN-1, -3, OP-ATK-4: deals wounds, with all their consequences.
void wound(Play &play, const Combatant &who, int wounds, Cause cause);

/// OP-DOWN-3: ends the game when no commando is left standing on the map.
void countTheFallen(Play &play);

/// OP-ATK-4: removes a figure from the map; an enemy goes back to the reserves.
void takeOff(Play &play, FigureId figure);

/// OP-ATK-4, OP-DOWN-1: sets the wounds, a commando's at most to the vitality; a combatant with all of them falls.
void correctWounds(Play &play, const WoundsChanged &wounds);

/// OP-DOWN-1, -3: a fall by a correction has the effects of one by wounds. Nobody falls to downed who was dead or has
/// left the map.
void correctCondition(Play &play, const ConditionChanged &changed);

/// OP-ATK-3: handles a combatant on a space of peril, entered by the combatant or placed under them.
void meetHazard(Play &play, const Combatant &who);

/// OP-SPAWN-1, OP-ATK-3: handles an arrival on the present space, from `from` or from off the map.
void arrive(Play &play, const Combatant &who, const std::optional<Space> &from = std::nullopt);

/// OP-ATK-3: wounds a marker that the mission allows to be damaged.
void hurtMarker(Play &play, MarkerKind marker, Space at, int wounds);

/// OP-ROUND-2: brings the events whose space the timers have reached.
void bringEvents(Play &play);

/// Allows the overseer to put something on the map.
void allow(Play &play, const Allowance &allowance);

/// OP-DOOR-2: opens the door: a hidden room beyond is revealed, and the marker goes with its last card.
void openDoor(Play &play, const Edge &door);

/// OP-ROOM-2: ends the reveal and removes its door when all is resolved.
void finishReveal(Play &play);

/// OP-CHAL-1.
void beginChallenge(Play &play, Role by, Stat stat, int hits, const std::optional<Edge> &door);

/// OP-ROUND-1: ends the turn; the step, too, when everybody had one.
void endTurn(Play &play);

/// OP-ACT-2: pays the cost of an action.
void payAction(Play &play, Role by, ActionKind action);

// --- The chapters: one function per command ---

void play(Play &play, const ChooseCommando &command);
void play(Play &play, const TakeKit &command);
void play(Play &play, const PlaceCommando &command);
void play(Play &play, const PlaceDoor &command);
void play(Play &play, const CutRooms &command);
void play(Play &play, const PlaceStack &command);
void play(Play &play, const ShuffleDeck &command);
void play(Play &play, const CountDeck &command);
void play(Play &play, const BeginGame &command);

void play(Play &play, const AdvanceTimers &command);
void play(Play &play, const TransferAdrenaline &command);
void play(Play &play, const AssignInitiative &command);
void play(Play &play, const ChooseStance &command);
void play(Play &play, const BeginTurn &command);
void play(Play &play, const EndTurn &command);
void play(Play &play, const RefreshDashboard &command);
void play(Play &play, const BeginActivations &command);
void play(Play &play, const EndActivations &command);
void play(Play &play, const DiscardAdrenaline &command);
void play(Play &play, const ReachCrisis &command);
void play(Play &play, const ResolveEvent &command);
void play(Play &play, const PlanEvent &command);
void play(Play &play, const SpringEvent &command);
void play(Play &play, const EndGame &command);
void play(Play &play, const ChangeSubstitutes &command);

void play(Play &play, const UseAbility &command);

void play(Play &play, const Move &command);
void play(Play &play, const ContinueMove &command);
void play(Play &play, const Face &command);
void play(Play &play, const LeaveMap &command);
void play(Play &play, const Investigate &command);
void play(Play &play, const OpenDoor &command);
void play(Play &play, const Trade &command);
void play(Play &play, const Equip &command);
void play(Play &play, const Revive &command);
void play(Play &play, const Heal &command);
void play(Play &play, const UseKit &command);
void play(Play &play, const TakeAction &command);

void play(Play &play, const ForceDoor &command);
void play(Play &play, const ResolveCard &command);
void play(Play &play, const Spawn &command);
void play(Play &play, const PlaceMarkers &command);
void play(Play &play, const TakeMarker &command);
void play(Play &play, const FlipPassage &command);
void play(Play &play, const LeaveRest &command);
void play(Play &play, const ActivateEnemy &command);
void play(Play &play, const Deploy &command);

void play(Play &play, const DeclareAttack &command);
void play(Play &play, const JoinAttack &command);
void play(Play &play, const Assist &command);
void play(Play &play, const RollAttack &command);
void play(Play &play, const RerollDice &command);
void play(Play &play, const PassRerolls &command);
void play(Play &play, const ApplyAttack &command);
void play(Play &play, const Explode &command);
void play(Play &play, const RollHazard &command);
void play(Play &play, const KnockBack &command);
void play(Play &play, const BeginChallenge &command);
void play(Play &play, const BoostChallenge &command);
void play(Play &play, const RollChallenge &command);
void play(Play &play, const BeginEffect &command);
void play(Play &play, const EndEffect &command);
void play(Play &play, const Interrupt &command);
void play(Play &play, const SetPower &command);

void play(Play &play, const WritePlan &command);
void play(Play &play, const WriteNotes &command);
void play(Play &play, const Correct &command);

} // namespace dossier::omega
