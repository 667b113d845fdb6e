#include "model/omega/apply.h"

namespace dossier::omega
{

void applyTo(Table &table, const MissionEventsCame &event)
{
    table.open.pending.events = event.events;
}

void applyTo(Table &table, const MissionEventHappened &event)
{
    std::erase(table.open.pending.events, event.event);
    table.open.clock.happened.insert(event.event);
}

void applyTo(Table &table, const MissionEventPlanned &event)
{
    put(table.secret.events, event.event);
}

void applyTo(Table &table, const MissionEventRevealed &event)
{
    std::erase_if(table.secret.events, [&](const MissionEvent &planned) { return planned.id == event.event.id; });
    put(table.open.content.mission.events, event.event);
}

} // namespace dossier::omega
