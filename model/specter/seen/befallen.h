#pragma once

#include "model/specter/seen/state.h"

#include <set>

namespace dossier::specter
{

/// Hunters whom an agent stunned and blinded.
struct Befallen
{
    std::set<HunterKind> stunned{};
    std::set<HunterKind> blinded{};
    bool operator==(const Befallen &) const = default;
};

/// Whom the agent stunned and blinded in his last move, and since then by an ambush or because they trod on him, by
/// what everybody was told of it: also those whom it hinders no longer.
Befallen befallenBy(const PublicTable &table, Agent agent);

} // namespace dossier::specter
