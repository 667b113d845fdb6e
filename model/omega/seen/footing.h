#pragma once

#include "model/omega/seen/state.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace dossier::omega
{

/// True when gas harms a combatant: a commando, in `revised` an active one.
bool isHurtByGas(const PublicTable &table, const Combatant &who);

/// Effects of a step onto spaces: harm by gas that was not around the mover before, and peril.
struct Footing
{
    bool entersGas = false;
    bool meetsPeril = false;
};

/// OP-GAS-1, OP-ATK-3: returns the effects of a step from one space to another on a mover; `from` is none for one who
/// was off the map. In `revised` a combatant who has rolled for a hazard this turn rolls for no other.
Footing footingOf(const PublicTable &table, const Combatant &who, const std::optional<Space> &from, Space to);

/// Returns the first step of a path, after the given one, that has an effect on the mover, or its last; the path is not
/// empty.
std::size_t firstFooting(
    const PublicTable &table, const Combatant &who, const std::vector<Space> &path, std::size_t from);

} // namespace dossier::omega
