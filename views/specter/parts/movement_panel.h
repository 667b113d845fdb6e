#pragma once

#include "model/core/rule.h"
#include "views/kit/part.h"
#include "views/specter/selection/hunters_pick.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// Shows the actions of the hunter on turn, the end of the movement, its legality, and its result: `tells`, which is
/// empty when there is none.
Part movementPanel(const SpecterViewPtr &view, const HuntersPick &pick, const QString &tells,
    const Action<HuntersPick> &choose, const Action<Rule> &openRule);

} // namespace dossier
