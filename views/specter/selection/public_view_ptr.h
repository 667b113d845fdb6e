#pragma once

#include "model/specter/seen/public_view.h"

#include <memory>

namespace dossier
{

/// The public view of Specter Ops, shared by several widgets. A seat's view passed as one exposes its public part
/// alone.
using SpecterPublicViewPtr = std::shared_ptr<const specter::PublicView>;

} // namespace dossier
