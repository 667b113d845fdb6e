#pragma once

#include "model/omega/seen/state.h"

namespace dossier::omega
{

/// OP-DASH-2, -4: what using an ability costs now; none when it cannot be used, or when nobody has typed it in.
std::optional<int> abilityCost(
    const PublicTable &table, const Ability &ability, const std::optional<Combatant> &on = std::nullopt);

/// OP-DASH-5: how many figures an ability may bring at most.
int mostSpawned(const PublicTable &table, const Ability &ability);

/// Whether it brings clones alone.
bool bringsClones(const PublicTable &table, const Ability &ability);

} // namespace dossier::omega
