#pragma once

#include "model/conquest/seen/battle_odds.h"

namespace dossier::conquest
{

/// CQ-FIGHT-6: returns the odds of a battle of aliens against aliens, from its next round on, if neither side flees.
/// None when a strength is not known, and while dice are rolled or an alien is to be given up.
std::optional<BattleOdds> alienOdds(const PublicTable &table, const Battle &battle);

} // namespace dossier::conquest
