#pragma once

#include "model/specter/seen/public_view.h"

#include <memory>

namespace dossier
{

/// What everybody may know of Specter Ops, kept by several widgets. A seat's view given as one shows its public part
/// alone.
using SpecterPublicViewPtr = std::shared_ptr<const specter::PublicView>;

} // namespace dossier
