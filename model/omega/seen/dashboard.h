#pragma once

#include "model/omega/seen/state.h"

namespace dossier::omega
{

/// OP-DASH-2, -4: returns the present cost of using an ability; none when it cannot be used, or when the cost is not
/// typed in.
std::optional<int> abilityCost(
    const PublicTable &table, const Ability &ability, const std::optional<Combatant> &on = std::nullopt);

/// OP-DASH-5: greatest number of figures that an ability may bring.
int maxSpawned(const PublicTable &table, const Ability &ability);

/// True when it brings only clones.
bool bringsClones(const PublicTable &table, const Ability &ability);

} // namespace dossier::omega
