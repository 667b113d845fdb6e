#pragma once

#include "model/omega/seen/state.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace dossier::omega
{

/// Whether gas does harm to somebody: a commando, in `revised` an active one.
bool isHurtByGas(const PublicTable &table, const Combatant &who);

/// What a step onto spaces does: harm by gas that was not around the mover before, and peril.
struct Footing
{
    bool entersGas = false;
    bool meetsPeril = false;
};

/// OP-GAS-1, OP-ATK-3: what a step from one space to another does to a mover; from nowhere for those who were not on
/// the map. Whoever has rolled for a hazard this turn rolls for none any more in `revised`.
Footing footingOf(const PublicTable &table, const Combatant &who, const std::optional<Space> &from, Space to);

/// The first step of a path, after the given one, that does something to the mover, or its last; the path is not empty.
std::size_t firstFooting(
    const PublicTable &table, const Combatant &who, const std::vector<Space> &path, std::size_t from);

} // namespace dossier::omega
