#include "model/conquest/table.h"

#include "model/conquest/seen/due.h"
#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/refusals.h"

namespace dossier::conquest
{

Table newTable(const Pack &pack)
{
    return {.open = {.pack = pack}};
}

PublicView publicView(const Table &table)
{
    return {table.open};
}

View view(const Table &table, const Seat &seat)
{
    View seen{publicView(table)};
    const PlayerSeat *player = std::get_if<PlayerSeat>(&seat);
    if (player != nullptr && table.open.inPlay.contains(player->colour))
    {
        seen.player = player->colour;
        if (const auto chosen = table.chosen.find(player->colour); chosen != table.chosen.end())
            seen.chosen = chosen->second;
    }
    // CQ-SECRET-1: players of a cooperative game see each other's hands from their common seat.
    const bool together = std::holds_alternative<TogetherSeat>(seat) && isCooperative(table.open);
    for (const Colour colour : table.open.players.keptHands)
        if (together || seen.player == colour)
        {
            const auto hand = table.hands.find(colour);
            seen.hands[colour] = hand != table.hands.end() ? hand->second : std::vector<std::string>{};
        }
    seen.due = dueOf(seen);
    return seen;
}

namespace
{

/// Returns a command without its owner's secrets: a D6 is always at hand, and unseen cards are left out.
Command asEverybodyHearsIt(const Table &table, const Command &command)
{
    if (const auto *choose = get_if<ChooseToken>(&command))
        return ChooseToken{choose->player, CommandToken::Die};
    const auto *draw = get_if<DrawEvents>(&command);
    if (draw != nullptr && table.open.players.keptHands.contains(draw->player))
        return DrawEvents{draw->player, draw->number, {}, draw->by};
    return command;
}

/// True when a ruling reveals no secret: its violation is publicly visible, and at least one of its events is public.
bool isForEverybody(const Table &table, const Command &command, const Violation &against, const Events &events)
{
    const bool secretAlone = events.empty() ? notGivenBy(table.open, PublicSeat{}, command).has_value()
                                            : seenBy(events, PublicSeat{}).empty();
    return !secretAlone && refusal(view(table, PublicSeat{}), asEverybodyHearsIt(table, command)) == against;
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
        events.emplace_back(SecretRulingMade{ownerIn(command), rule, reason});
    events.insert(events.end(), rest.begin(), rest.end());
    return events;
}

} // namespace dossier::conquest
