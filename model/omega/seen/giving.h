#pragma once

#include "model/omega/seen/refusal.h"
#include "model/omega/seen/seat.h"

namespace dossier::omega
{

/// OP-ROOM-3: why that seat may not give that command whatever stands on the table; nothing when it may. What writes or
/// shows a seat's secrets is that seat's alone to give. No ruling helps, and nobody learns what there is to be given.
Refusal notGivenBy(const Seat &seat, const Command &command);

} // namespace dossier::omega
