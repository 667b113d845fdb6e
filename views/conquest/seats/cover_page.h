#pragma once

#include "views/session/hand_over.h"

namespace dossier
{

/// Covers everything while the computer goes from one player to the next, with a way back to the table.
PageCard coverCard(const HandOver &next, const Action<> &take, const Action<> &back, PinGate *pins = nullptr);

} // namespace dossier
