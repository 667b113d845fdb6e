#pragma once

#include "model/omega/seen/refusal.h"
#include "model/omega/seen/seat.h"

namespace dossier::omega
{

/// OP-ROOM-3: returns the reason why a seat may not give a command, independent of the table; nothing when it may. Only
/// the seat itself may write or show its secrets. No ruling overrides this, and the refusal reveals nothing of them.
Refusal notGivenBy(const Seat &seat, const Command &command);

} // namespace dossier::omega
