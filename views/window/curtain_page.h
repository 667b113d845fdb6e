#pragma once

#include "views/session/pin_gate.h"

namespace dossier
{

/// Id of the curtain, under which its PIN is kept.
inline constexpr QLatin1String curtainSeat("curtain");

/// Covers the window while the curtain is down: nothing but how to lift it.
Part curtainPage(PinGate &pins, const std::function<void()> &lift);

} // namespace dossier
