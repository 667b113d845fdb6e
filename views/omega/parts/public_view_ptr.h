#pragma once

#include "model/omega/seen/public_view.h"

#include <memory>

namespace dossier
{

/// What everybody may know of LEVEL 7, kept by several widgets. A seat's view given as one shows its public part alone.
using OmegaPublicViewPtr = std::shared_ptr<const omega::PublicView>;

} // namespace dossier
