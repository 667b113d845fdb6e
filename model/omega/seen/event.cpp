#include "model/omega/seen/event.h"

#include <algorithm>
#include <iterator>

namespace dossier::omega
{

/// OP-ROOM-3.
bool mayKnow(const Event &event, const Seat &seat)
{
    if (holds_alternative<DeckShuffled>(event))
        return false;
    if (holds_alternative<DoorKindSet>(event) || holds_alternative<StackSet>(event)
        || holds_alternative<MissionEventPlanned>(event) || holds_alternative<PlanWritten>(event)
        || holds_alternative<OverseerNoted>(event) || holds_alternative<SecretRulingMade>(event))
        return knowsSecrets(seat);
    if (const CommandoNoted *noted = get_if<CommandoNoted>(&event))
        return seat == Seat(CommandoSeat{noted->seat});
    return true;
}

Events seenBy(const Events &events, const Seat &seat)
{
    Events seen;
    std::ranges::copy_if(events, std::back_inserter(seen), [&](const Event &event) { return mayKnow(event, seat); });
    return seen;
}

} // namespace dossier::omega
