#pragma once

#include "model/omega/seen/public_view.h"

#include <memory>

namespace dossier
{

/// The public knowledge of LEVEL 7, shared by several widgets. A seat's view passed as one shows only its public part.
using OmegaPublicViewPtr = std::shared_ptr<const omega::PublicView>;

} // namespace dossier
