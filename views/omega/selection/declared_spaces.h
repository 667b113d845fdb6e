#pragma once

#include "model/omega/seen/view.h"

namespace dossier
{

/// OP-FOV-3: the same attack, declared from and at those spaces of large figures that are best for the attacker: where
/// it is allowed, and its chance to wound is greatest. As it is where no others are better.
omega::DeclareAttack bestDeclared(const omega::View &view, const omega::DeclareAttack &attack);

} // namespace dossier
