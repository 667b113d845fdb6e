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

/// Returns the hunters whom the agent stunned and blinded in his last move and since then, by an ambush or because they
/// ended on his space, as far as is public. It includes those who have already recovered.
Befallen befallenBy(const PublicTable &table, Agent agent);

} // namespace dossier::specter
