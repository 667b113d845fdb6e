#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/gates.h"
#include "model/omega/seen/refusals.h"
#include "model/omega/seen/turn_order.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

/// OP-ROUND-2: an event is resolved when it has come, once the game has begun and while nothing else is under way.
Refusal notNow(const PublicTable &table, const MissionEvent &event, bool isDue)
{
    if (table.clock.step == Step::SetUp)
        return inStep(table, {Step::Timer});
    if (!isDue && !hasCome(table.clock, event))
        return Violation{rule::OP_ROUND_2, reason::ComesLater{event.id, event.round.value_or(0)}};
    Pending rest = table.pending;
    rest.events.clear();
    return rest.any() ? nothingPending(table) : std::nullopt;
}

} // namespace

/// OP-ROUND-2: once each.
Refusal refuse(const View &seen, const ResolveEvent &command)
{
    const bool isDue = std::ranges::count(seen.open.pending.events, command.event) > 0;
    if (!isDue && seen.open.clock.happened.contains(command.event))
        return Violation{rule::OP_ROUND_2, reason::HappenedAlready{command.event}};
    return notNow(seen.open, *found(seen.open.content.mission.events, command.event), isDue);
}

/// OP-ROUND-2: at set-up.
Refusal refuse(const View &seen, const PlanEvent & /*command*/)
{
    return inStep(seen.open, {Step::SetUp});
}

/// OP-ROUND-2, OP-ROOM-3: only for the overseer; any other seat learns no more than that.
Refusal refuse(const View &seen, const SpringEvent &command)
{
    if (!seen.overseer)
        return Violation{rule::OP_ROOM_3, reason::OverseersEvent{command.event}};
    const MissionEvent *planned = found(seen.overseer->events, MissionEventId{command.event.text});
    if (planned == nullptr)
        return Violation{rule::OP_ROUND_2, reason::NotPlanned{command.event}};
    return notNow(seen.open, *planned, false);
}

} // namespace dossier::omega
