#pragma once

#include "model/omega/seen/view.h"

namespace dossier
{

/// OP-FOV-3: returns the attack with those declared spaces of large figures that are best for the attacker: where it is
/// legal, and its chance to wound is highest. Unchanged where no others are better.
omega::DeclareAttack bestDeclared(const omega::View &view, const omega::DeclareAttack &attack);

} // namespace dossier
