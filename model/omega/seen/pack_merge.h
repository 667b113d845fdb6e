#pragma once

#include "omega_pack.h"

namespace dossier::omega
{

/// A pack laid over another: cards of the same id become one, in which what the upper pack says wins and what it does
/// not know stays as the lower one has it. A scenario takes the place of the one of its mission; name, version and
/// whether it is a sample are the upper pack's.
Pack merged(Pack lower, const Pack &upper);

} // namespace dossier::omega
