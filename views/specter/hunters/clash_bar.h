#pragma once

#include "model/specter/seen/reasons.h"
#include "views/kit/part.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// Says which facts cannot all be true, and leads to each of them; not shown when none clash.
Part clashBar(const SpecterViewPtr &view, specter::Agent agent, const std::vector<specter::FactPlace> &facts,
    const Action<specter::FactPlace> &correct);

} // namespace dossier
