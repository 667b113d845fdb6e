#pragma once

#include "model/omega/seen/numbers.h"
#include "tests/support/omega_tables.h"

#include <string>
#include <utility>
#include <vector>

namespace dossier::test
{

/// The common values of the tests of commandos' turns: both printings, the text of no refusal, the acting commando.
inline constexpr auto printings = {Printing::First, Printing::Revised};
inline const std::string fine;
inline constexpr omega::Role leader = omega::Role::TeamLeader;
inline constexpr omega::Role counter = omega::Role::Countermeasures;
inline constexpr omega::Role heavy = omega::Role::HeavySupport;

/// The adrenaline tokens on a commando's sheet.
inline int tokens(const omega::Table &table, omega::Role role)
{
    return omega::adrenalineOf(table.open, role);
}

/// A move along that path, facing east, to which no card adds a cost.
inline omega::Move going(omega::Role role, std::vector<Space> path, int actions = 1)
{
    return {role, std::move(path), Facing::East, actions, 0};
}

} // namespace dossier::test
