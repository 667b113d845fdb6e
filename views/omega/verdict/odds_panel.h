#pragma once

#include "views/kit/part.h"
#include "views/omega/verdict/board_judgement.h"

namespace dossier
{

/// Display options for the odds of an attack.
struct OddsLook
{
    /// A turn comes before the attack, which the panel says.
    bool isTurned = false;
    /// Uses less room than usual.
    bool isBrief = false;
};

/// The chance of one wound and of two, and the dice for it; hidden where nothing can be rolled.
Part oddsPanel(const std::optional<omega::AttackVerdict> &attack, const OddsLook &look = {});

/// Returns the chances for screen readers.
QStringList spokenChances(const std::optional<omega::AttackVerdict> &attack, bool isTurned);

} // namespace dossier
