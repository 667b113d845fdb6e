#include "model/omega/play.h"
#include "model/omega/seen/turn_order.h"

#include <algorithm>

namespace dossier::omega
{

void bringEvents(Play &play)
{
    std::vector<MissionEventId> events = play.open().pending.events;
    for (const MissionEvent &event : play.open().content.mission.events)
        if (event.round && hasCome(play.open().clock, event) && !play.open().clock.happened.contains(event.id)
            && std::ranges::count(events, event.id) == 0)
            events.push_back(event.id);
    if (events != play.open().pending.events)
        play.add(MissionEventsCame{events});
}

namespace
{

/// OP-ROUND-2, OP-DOOR-2: gives the overseer the event's allowances, and opens its door.
void happen(Play &play, const MissionEvent &event)
{
    play.add(MissionEventHappened{event.id});
    // Nests answer only abilities.
    for (const auto &[kind, count] : event.spawns)
        if (count > 0)
            allow(play, {.kinds = {kind}, .left = count, .nested = true});
    if (event.places && event.markers > 0)
        allow(play, {.marker = event.places, .left = event.markers});
    if (event.opens && play.open().ground.doors.contains(*event.opens))
        openDoor(play, *event.opens);
}

} // namespace

/// OP-ROUND-2.
void play(Play &play, const ResolveEvent &command)
{
    const MissionEvent event = *found(play.open().content.mission.events, command.event);
    happen(play, event);
}

/// OP-ROUND-2, OP-ROOM-3.
void play(Play &play, const PlanEvent &command)
{
    play.add(MissionEventPlanned{command.event});
}

/// OP-ROUND-2: makes the overseer's secret public.
void play(Play &play, const SpringEvent &command)
{
    const MissionEvent *planned = found(play.table().secret.events, MissionEventId{command.event.text});
    if (planned == nullptr)
        return;
    const MissionEvent event = *planned;
    play.add(MissionEventRevealed{event});
    happen(play, event);
}

} // namespace dossier::omega
