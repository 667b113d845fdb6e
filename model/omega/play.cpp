#include "model/omega/play.h"

#include "model/core/look_up.h"
#include "model/omega/seen/doors.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/turn_order.h"

#include <algorithm>

namespace dossier::omega
{

Events resolve(const Table &table, const Command &command)
{
    Play course(table);
    visit([&](const auto &held) { play(course, held); }, command);
    return course.take();
}

void Play::add(Event event)
{
    omega::apply(m_table, event);
    m_events.push_back(std::move(event));
}

namespace
{

template <typename Tokens>
int tokensIn(const Tokens &tokens, const typename Tokens::key_type &whose)
{
    const int *held = lookUp(tokens, whose);
    return held != nullptr ? *held : 0;
}

int tokensAt(const Adrenaline &adrenaline, const Purse &purse)
{
    switch (purse.kind)
    {
    case PurseKind::Pool:
        return adrenaline.pool;
    case PurseKind::Well:
        return tokensIn(adrenaline.wells, *purse.ability);
    case PurseKind::Sheet:
        return tokensIn(adrenaline.sheets, *purse.role);
    case PurseKind::Bank:
        break;
    }
    return adrenaline.bank;
}

} // namespace

void transfer(Play &play, const Purse &from, const Purse &to, int count)
{
    const int there = tokensAt(play.open().adrenaline, from);
    if (from.kind == PurseKind::Bank && there < count)
        play.add(SubstitutesChanged{count - there});
    const int moved = from.kind == PurseKind::Bank ? count : std::min(count, there);
    if (moved > 0)
        play.add(TokensMoved{from, to, moved});
}

void pay(Play &play, const std::optional<Role> &by, int cost)
{
    if (by)
        transfer(play, bank, sheet(*by), cost);
    else
        transfer(play, pool, bank, cost);
}

void payAction(Play &play, Role by, ActionKind action)
{
    play.add(ActionTaken{by, action, std::nullopt});
    pay(play, by, costOf(play.open(), action));
}

void beginStep(Play &play, Step step)
{
    play.add(StepBegan{step, play.open().clock.round});
}

void play(Play &play, const WritePlan &command)
{
    play.add(PlanWritten{command.text});
}

void play(Play &play, const WriteNotes &command)
{
    if (command.seat)
        play.add(CommandoNoted{*command.seat, command.notes});
    else
        play.add(OverseerNoted{command.notes});
}

namespace
{

/// OP-ROOM-1: true for a correction that takes the door of a goal room away during the game.
bool opensTheGoal(const PublicTable &table, const Event &event)
{
    const auto *taken = get_if<DoorTaken>(&event);
    return taken != nullptr && table.clock.step != Step::SetUp && table.clock.step != Step::Over
        && roomBeside(table, taken->door.edge, RoomState::Goal) != nullptr;
}

} // namespace

/// A correction is itself the event. If it gives the last missing stance, the turns begin as usual; a combatant who has
/// all wounds by it, or is corrected to downed or dead, falls as by dice (OP-ATK-4, OP-DOWN-1); the open door of a goal
/// room ends the mission.
void play(Play &play, const Correct &command)
{
    const bool waited = !withoutStance(play.open()).empty();
    const bool isAtTheGoal = opensTheGoal(play.open(), command.event);
    if (const auto *hurt = get_if<WoundsChanged>(&command.event))
        correctWounds(play, *hurt);
    else if (const auto *changed = get_if<ConditionChanged>(&command.event))
        correctCondition(play, *changed);
    else
        play.add(command.event);
    if (isAtTheGoal)
        play.add(GameEnded{std::nullopt});
    if (holds_alternative<StanceChosen>(command.event) && waited && play.open().clock.step == Step::Stances
        && withoutStance(play.open()).empty())
        beginStep(play, Step::Turns);
}

} // namespace dossier::omega
