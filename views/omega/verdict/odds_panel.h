#pragma once

#include "views/kit/part.h"
#include "views/omega/verdict/board_judgement.h"

namespace dossier
{

/// How the odds of an attack are shown.
struct OddsLook
{
    /// A turn comes before the attack, which is said.
    bool isTurned = false;
    /// In less room than usual.
    bool isBrief = false;
};

/// The chance of a wound and of two, and the dice that are rolled for it; hidden where nothing can be rolled.
Part oddsPanel(const std::optional<omega::AttackVerdict> &attack, const OddsLook &look = {});

/// The chances, as a screen reader says them.
QStringList spokenChances(const std::optional<omega::AttackVerdict> &attack, bool isTurned);

} // namespace dossier
