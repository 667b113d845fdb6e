#include "model/omega/seen/seat.h"

namespace dossier::omega
{

bool knowsSecrets(const Seat &seat)
{
    return holds_alternative<OverseerSeat>(seat);
}

std::string text(const Seat &seat)
{
    if (holds_alternative<OverseerSeat>(seat))
        return "overseer";
    if (const CommandoSeat *commando = get_if<CommandoSeat>(&seat))
        return "commando " + std::to_string(commando->number);
    return "public";
}

} // namespace dossier::omega
