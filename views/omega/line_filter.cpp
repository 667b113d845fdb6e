#include "line_filter.h"

#include "event_wording.h"

#include <QStringList>

#include <algorithm>
#include <type_traits>

namespace dossier
{

namespace
{

template <typename E, typename... Of>
constexpr bool isOneOf = (std::is_same_v<E, Of> || ...);

/// What an event is about; All is nothing in particular.
template <typename E>
constexpr LineTopic topicOf()
{
    using namespace omega;
    if constexpr (isOneOf<E, StepBegan, TimersMoved, CrisisReached, MissionEventsCame, MissionEventHappened,
                      MissionEventPlanned, MissionEventRevealed, TurnBegan, TurnEnded, GameEnded, StanceChosen,
                      InitiativeAssigned>)
        return LineTopic::Rounds;
    else if constexpr (isOneOf<E, Placed, Moved, MoveHalted, FigureArrived, FigureLeft, ActionTaken>)
        return LineTopic::Moves;
    else if constexpr (isOneOf<E, AttackDeclared, AttackJoined, AttackRolled, AttackRerolled, RerollsPassed,
                           AttackEnded, WoundsChanged, ConditionChanged, HazardFound, HazardRolled, Exploded,
                           ChallengeBegan, ChallengeBoosted, ChallengeEnded, MarkerHurt, KnockbackAllowed>)
        return LineTopic::Fights;
    else if constexpr (isOneOf<E, TokensMoved, SubstitutesChanged, AbilityUsed>)
        return LineTopic::Adrenaline;
    else if constexpr (isOneOf<E, DoorPlaced, DoorKindSet, DoorTurnedUp, DoorTaken, RoomsCut, StackSet, RoomRevealed,
                           CardResolved, RevealEnded, TileFlipped>)
        return LineTopic::Rooms;
    else if constexpr (isOneOf<E, RulingMade, PlanWritten, OverseerNoted, CommandoNoted>)
        return LineTopic::Table;
    else
        return LineTopic::All;
}

bool isAbout(const ToldLine &told, LineTopic topic)
{
    if (told.line.what != journal::LineKind::Done)
        return topic == LineTopic::Table;
    const std::string &kind = told.line.kind.open.empty() ? told.line.kind.secret : told.line.kind.open;
    if (topic == LineTopic::Table && kind == "omega.correct")
        return true;
    return std::ranges::any_of(*told.events, [&](const omega::Event &event)
        { return visit([]<typename E>(const E &) { return topicOf<E>(); }, event) == topic; });
}

/// Who did what an event tells, when it says so.
std::optional<omega::Combatant> actorOf(const omega::Event &event)
{
    return visit(
        []<typename E>(const E &held) -> std::optional<omega::Combatant>
        {
            if constexpr (requires { omega::Combatant(held.who); })
                return held.who;
            else if constexpr (requires { omega::Combatant(held.attack.attacker); })
                return held.attack.attacker;
            else if constexpr (requires { omega::Combatant(held.challenge.by); })
                return held.challenge.by;
            else if constexpr (requires { omega::Combatant(held.role); })
                return held.role;
            else if constexpr (requires { omega::Combatant(held.figure); })
                return held.figure;
            else
                return std::nullopt;
        },
        event);
}

/// The first that an event names has done it; what names nobody and moves tokens is the dashboard's.
std::optional<LineSide> doerOf(const ToldLine &told)
{
    for (const omega::Event &event : *told.events)
        if (const std::optional<omega::Combatant> who = actorOf(event))
            return holds_alternative<omega::Role>(*who) ? LineSide::Commandos : LineSide::Overseer;
    const bool dashboard = std::ranges::any_of(*told.events, [](const omega::Event &event)
        { return holds_alternative<omega::AbilityUsed>(event) || holds_alternative<omega::StackSet>(event); });
    return dashboard ? std::optional(LineSide::Overseer) : std::nullopt;
}

bool isOf(const ToldLine &told, LineSide side)
{
    switch (side)
    {
    case LineSide::All:
        return true;
    case LineSide::Public:
        return !isSecret(told);
    case LineSide::Secret:
        return isSecret(told);
    case LineSide::Commandos:
    case LineSide::Overseer:
        break;
    }
    return doerOf(told) == side;
}

} // namespace

bool isSecret(const ToldLine &told)
{
    const journal::Line &line = told.line;
    return line.what == journal::LineKind::Done && line.kind.open.empty();
}

bool LineFilter::passes(const omega::PublicTable &table, const ToldLine &told) const
{
    if (!isOf(told, side) || (topic != LineTopic::All && !isAbout(told, topic)))
        return false;
    const QStringList sought = words.split(u' ', Qt::SkipEmptyParts);
    if (sought.isEmpty())
        return true;
    const QString text = wording::sentence(table, told);
    return std::ranges::all_of(sought, [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace dossier
