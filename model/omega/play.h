#pragma once

#include "model/omega/table.h"

#include <utility>

namespace dossier::omega
{

/// A command being resolved: a copy of the table that each event is applied to at once, so that what follows is
/// resolved against what has happened already.
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

// --- What several chapters do ---

/// OP-ADR-1: moves tokens; what the bank lacks comes as substitutes, what another end lacks stays unpaid (only a
/// ruling lets it come to that).
void transfer(Play &play, const Purse &from, const Purse &to, int count);

/// A commando increases adrenaline, or the overseer pays the bank.
void pay(Play &play, const std::optional<Role> &by, int cost);

void beginStep(Play &play, Step step);

/// OP-DASH-3: every well loses up to its refresh value.
void refreshDashboard(Play &play);

/// What a wound comes from (OP-DOWN-3).
enum class Cause : std::uint8_t
{
    Attack,
    /// An explosion or a hazard.
    Blast,
    Gas,
};

/// OP-DOWN-1, -3, OP-ATK-4: deals wounds, with all that follows from them.
void wound(Play &play, const Combatant &who, int wounds, Cause cause);

/// OP-DOWN-3: the game is over when no commando is left standing on the map.
void countTheFallen(Play &play);

/// OP-ATK-4: a figure is off the map; an enemy goes back to the reserves.
void takeOff(Play &play, FigureId figure);

/// OP-ATK-4, OP-DOWN-1: so many wounds, a commando no more than the vitality; whoever has all of them falls.
void correctWounds(Play &play, const WoundsChanged &wounds);

/// OP-DOWN-1, -3: whoever falls by a correction falls as by wounds. Nobody falls to downed who was dead or has left the
/// map.
void correctCondition(Play &play, const ConditionChanged &changed);

/// OP-ATK-3: somebody has come onto a space of peril, or it came under them.
void meetHazard(Play &play, const Combatant &who);

/// OP-SPAWN-1, OP-ATK-3: somebody has come to where they stand now, from `from` or from nowhere: what is met there.
void arrive(Play &play, const Combatant &who, const std::optional<Space> &from = std::nullopt);

/// OP-ATK-3: wounds for a marker that the mission lets be damaged.
void hurtMarker(Play &play, MarkerKind marker, Space at, int wounds);

/// OP-ROUND-2: events come whose space the timers have reached.
void bringEvents(Play &play);

/// Lets the overseer put something on the map.
void allow(Play &play, const Allowance &allowance);

/// OP-DOOR-2: the door is open: a hidden room beyond is revealed, and the marker goes with its last card.
void openDoor(Play &play, const Edge &door);

/// OP-ROOM-2: when all is resolved, the reveal is over and its door goes.
void finishReveal(Play &play);

/// OP-CHAL-1.
void beginChallenge(Play &play, Role by, Stat stat, int hits, const std::optional<Edge> &door);

/// OP-ROUND-1: the turn is over; the step, too, when everybody had one.
void endTurn(Play &play);

/// OP-ACT-2: whatever costs an action.
void payAction(Play &play, Role by, ActionKind action);

// --- The chapters: what each command leads to ---

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
