#include "model/omega/play.h"
#include "model/omega/seen/attack.h"
#include "model/omega/seen/footing.h"
#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/slowed.h"

#include <algorithm>
#include <utility>

namespace dossier::omega
{

namespace
{

/// True when the path has a diagonal between two of its spaces.
bool hasDiagonal(const std::vector<Space> &path)
{
    for (std::size_t i = 1; i < path.size(); ++i)
        if (path[i].x != path[i - 1].x && path[i].y != path[i - 1].y && adjacent(path[i], path[i - 1]))
            return true;
    return false;
}

/// True when the mover can continue: the step has not changed a commando's condition.
bool goesOn(const PublicTable &table, const Combatant &who, Condition before)
{
    const Role *role = get_if<Role>(&who);
    return role == nullptr || inPlay(table, *role).condition == before;
}

Condition conditionOf(const PublicTable &table, const Combatant &who)
{
    const Role *role = get_if<Role>(&who);
    return role == nullptr ? Condition::Active : inPlay(table, *role).condition;
}

void suffer(Play &play, const Combatant &who, const Footing &footing)
{
    if (footing.meetsPeril)
        meetHazard(play, who);
    if (footing.entersGas)
        wound(play, who, 1, Cause::Gas);
}

/// Distance that somebody went along a path, and a flag: they can continue.
struct Walked
{
    std::size_t steps = 0;
    bool standing = true;
};

/// Cost of a way as it is walked: first the part already due, then for each part the additions of the figures that it
/// passes.
class Fare
{
public:
    Fare(const std::optional<Role> &payer, int due, const std::optional<Slowing> &slowing)
        : m_payer(payer)
        , m_due(due)
        , m_slowing(slowing)
    {
    }

    /// Pays before the part of a path from one step to another.
    void payFor(Play &play, const MoveVerdict &verdict, std::size_t from, std::size_t to, bool ends)
    {
        int due = std::exchange(m_due, 0);
        if (m_slowing)
        {
            const SlowedPart part = slowedAlong(play.open(), *m_slowing, verdict, from, to, ends);
            due += part.adrenaline;
            m_slowing = part.after;
        }
        if (due > 0)
            pay(play, m_payer, due);
    }

    [[nodiscard]] const std::optional<Slowing> &slowing() const { return m_slowing; }

private:
    std::optional<Role> m_payer;
    int m_due;
    std::optional<Slowing> m_slowing;
};

/// A move, or the rest of one, as requested.
struct Course
{
    Combatant who = Role::TeamLeader;
    std::vector<Space> path{};
    Facing facing = Facing::North;
    std::optional<int> pause{};
};

/// Returns the whole of a path, or the part before the interrupt.
std::vector<Space> until(const std::vector<Space> &path, const std::optional<int> &pause)
{
    if (!pause)
        return path;
    return {path.begin(), path.begin() + std::min<std::ptrdiff_t>(*pause + 1, std::ssize(path))};
}

/// OP-ATK-3: walks a path up to its end, or to an effect that needs a roll or stops the mover. Gas needs no roll: a
/// mover who stays standing continues through it.
Walked walk(Play &play, const Course &course, const MoveVerdict &verdict, Fare &fare)
{
    const Combatant &who = course.who;
    const std::vector<Space> path = until(course.path, course.pause);
    const Condition before = conditionOf(play.open(), who);
    std::size_t at = 0;
    bool rolls = false;
    do
    {
        const std::size_t next = firstFooting(play.open(), who, path, at);
        const Footing footing = next > at ? footingOf(play.open(), who, path[next - 1], path[next]) : Footing{};
        const std::vector<Space> part(
            path.begin() + static_cast<std::ptrdiff_t>(at), path.begin() + static_cast<std::ptrdiff_t>(next) + 1);
        fare.payFor(play, verdict, at, next, !course.pause && next + 1 == path.size());
        play.add(Moved{who, part, hasDiagonal(part)});
        suffer(play, who, footing);
        at = next;
        rolls = footing.meetsPeril;
    } while (at + 1 < path.size() && !rolls && goesOn(play.open(), who, before));
    return {at, goesOn(play.open(), who, before)};
}

/// Walks a part of a move: the last one ends with the facing, the others with an interrupt or with dice to be rolled.
void continueMove(Play &play, const Course &course, const std::optional<MoveQuestion> &question, Fare fare)
{
    const MoveVerdict verdict = question ? judged(play.open(), *question, course.path) : MoveVerdict{};
    const Walked walked = walk(play, course, verdict, fare);
    if (walked.standing && (course.pause || walked.steps + 1 < course.path.size()))
    {
        MoveUnderWay rest = restAfter(course.who, question.value_or(MoveQuestion{}), verdict, walked.steps);
        rest.slowing = fare.slowing();
        play.add(MoveHalted{rest});
        return;
    }
    if (const auto &halted = play.open().pending.move; halted && halted->who == course.who)
        play.add(MoveHalted{});
    const std::optional<Figure> figure = figureOf(play.open(), course.who);
    if (figure && facingOf(play.open(), course.who) != course.facing)
        play.add(Placed{course.who, figure->at, course.facing});
}

} // namespace

void arrive(Play &play, const Combatant &who, const std::optional<Space> &from)
{
    if (const std::optional<Figure> figure = figureOf(play.open(), who))
        suffer(play, who, footingOf(play.open(), who, from, figure->at));
}

/// OP-MOVE, OP-ACT-1, OP-INT-1, OP-ATK-3.
void play(Play &play, const Move &command)
{
    const int cost = adrenalineFor(play.open(), command) - (command.free ? 0 : slowedBy(play.open(), command));
    const auto slowing = command.free ? std::nullopt : slowingOf(play.open(), command.by, command.actions);
    if (const Role *role = get_if<Role>(&command.by); role != nullptr && !command.free)
        play.add(ActionTaken{*role, ActionKind::Move, std::nullopt});
    continueMove(play, {command.by, command.path, command.facing, command.pause},
        moveQuestionFor(play.open(), command.by, command.actions), {payerFor(play.open(), command.by), cost, slowing});
}

/// OP-INT-1.
void play(Play &play, const ContinueMove &command)
{
    const std::optional<MoveUnderWay> move = play.open().pending.move;
    if (!move)
        return;
    continueMove(play, {move->who, command.path, command.facing, command.pause}, questionOfRest(play.open(), *move),
        {payerFor(play.open(), move->who), 0, move->slowing});
}

/// OP-MOVE-9.
void play(Play &play, const Face &command)
{
    if (const std::optional<Figure> figure = figureOf(play.open(), command.who))
        play.add(Placed{command.who, figure->at, command.facing});
}

/// OP-GRID-1: removes the figure for the rest of the mission, and ends its turn.
void play(Play &play, const LeaveMap &command)
{
    const Role *role = get_if<Role>(&command.by);
    if (role == nullptr)
    {
        takeOff(play, std::get<FigureId>(command.by));
        return;
    }
    play.add(Placed{*role, std::nullopt, facingOf(play.open(), *role)});
    if (play.open().turn && play.open().turn->who == command.by)
        endTurn(play);
    countTheFallen(play);
}

} // namespace dossier::omega
