#include "model/omega/table.h"

#include "model/omega/seen/giving.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/turn_order.h"

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

namespace
{

/// OP-ROOM-2: true for a room that is cut but not hidden: a stack that was placed there before does not lie there now.
bool hasNoStack(const PublicTable &table, RoomId id)
{
    const Room *room = roomWith(table, id);
    return room != nullptr && room->state != RoomState::Hidden;
}

/// Adds the overseer's secrets, and the commands that they make possible.
void showSecrets(View &seen, const Table &table)
{
    seen.overseer = table.secret;
    std::erase_if(seen.overseer->stacks, [&](const auto &stack) { return hasNoStack(table.open, stack.first); });
    seen.planned = trackOf(table.secret.events);
    const Step step = table.open.clock.step;
    if (step == Step::SetUp || step == Step::Over || table.open.pending.any())
        return;
    for (const MissionEvent &event : table.secret.events)
        if (hasCome(table.open.clock, event))
            seen.due.push_back({SpringEvent{{event.id.text}}, false});
}

} // namespace

PublicView publicView(const Table &table)
{
    PublicView seen;
    seen.open = table.open;
    seen.forecast = forecastOf(table.open);
    seen.commandingOfficer = commandingOfficer(table.open);
    seen.track = trackOf(table.open);
    if (const std::optional<Attack> &attack = table.open.pending.attack; attack && !attack->faces)
        seen.odds = oddsOf(table.open, *attack);
    return seen;
}

View view(const Table &table, const Seat &seat)
{
    View seen{publicView(table)};
    seen.due = dueOf(table.open);
    if (knowsSecrets(seat))
        showSecrets(seen, table);
    const CommandoSeat *commando = get_if<CommandoSeat>(&seat);
    if (commando == nullptr)
        return seen;
    seen.seat = commando->number;
    if (const auto notes = table.notes.find(commando->number); notes != table.notes.end())
        seen.notes = notes->second;
    return seen;
}

namespace
{

/// OP-ROOM-3: true when a ruling reveals no secret: its violation is publicly visible, and at least one of its events
/// is public.
bool isForEverybody(const Table &table, const Command &command, const Violation &against, const Events &events)
{
    const bool secretAlone
        = events.empty() ? notGivenBy(PublicSeat{}, command).has_value() : seenBy(events, PublicSeat{}).empty();
    return !secretAlone && refusal(view(table, PublicSeat{}), command) == against;
}

} // namespace

Events resolveRuling(const Table &table, const Command &command, const Violation &against, const std::string &reason)
{
    const std::string rule(id(against.rule));
    const Events rest = resolve(table, command);
    Events events;
    if (isForEverybody(table, command, against, rest))
        events.emplace_back(RulingMade{rule, reason});
    else
        events.emplace_back(SecretRulingMade{rule, reason});
    events.insert(events.end(), rest.begin(), rest.end());
    return events;
}

} // namespace dossier::omega
