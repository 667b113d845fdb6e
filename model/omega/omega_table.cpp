#include "omega_table.h"

#include "omega_turn_order.h"

namespace dossier::omega
{

Table newTable(
    Printing printing, const Content &content, const Map &map, const std::map<MarkerKind, std::set<Space>> &printed)
{
    Table table;
    table.open.printing = printing;
    table.open.content = content;
    table.open.ground.map = map;
    table.open.ground.printed = printed;
    table.open.reserves = content.mission.reserves;
    for (const Edge &door : map.doors())
        table.open.ground.map.setDoor(door, false);
    return table;
}

View view(const Table &table, const Seat &seat)
{
    View seen;
    seen.open = table.open;
    seen.due = dueOf(table.open);
    seen.forecast = forecastOf(table.open);
    seen.commandingOfficer = commandingOfficer(table.open);
    if (knowsSecrets(seat))
        seen.overseer = table.secret;
    if (const CommandoSeat *commando = std::get_if<CommandoSeat>(&seat))
        if (const auto notes = table.notes.find(commando->number); notes != table.notes.end())
            seen.notes = notes->second;
    return seen;
}

Events resolveRuling(const Table &table, const Command &command, const Violation &against, const std::string &reason)
{
    Events events{RulingMade{std::string(id(against.rule)), reason}};
    const Events rest = resolve(table, command);
    events.insert(events.end(), rest.begin(), rest.end());
    return events;
}

} // namespace dossier::omega
