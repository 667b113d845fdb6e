#pragma once

#include "model/core/rule.h"
#include "views/kit/part.h"
#include "views/specter/selection/hunters_pick.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// Shows what the hunter on turn can do, where the movement is to end, whether the rules allow it, and what it would
/// tell: `tells`, which is empty when there is nothing.
Part movementPanel(const SpecterViewPtr &view, const HuntersPick &pick, const QString &tells,
    const Action<HuntersPick> &choose, const Action<Rule> &openRule);

} // namespace dossier
