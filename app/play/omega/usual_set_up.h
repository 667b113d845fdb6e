#pragma once

#include "model/omega/seen/pack.h"
#include "model/omega/seen/view.h"

#include <functional>
#include <vector>

namespace dossier
{

/// Source of chance, supplied by the caller: returns a number from 0 to `below` − 1.
using Draw = std::function<int(int below)>;

/// The players of the commandos: the number of commandos and of seats that share them.
struct Party
{
    int commandos = 4;
    int seats = 4;
    friend bool operator==(const Party &, const Party &) = default;
};

/// OP-CMD-2: returns the party of that many players, two to six, including the overseer.
Party partyOf(int players);

/// Returns the party that the table needs when it has too few commandos; otherwise its current party. The usual party
/// for an empty table.
Party partyOf(const omega::PublicTable &table);

/// A table during set-up, from the overseer's side.
struct BeingSetUp
{
    /// Returns the overseer's current view; called again after each command.
    std::function<const omega::View &()> overseers;
    /// Submits a command that the rules allow.
    std::function<void(const omega::Command &command)> give;
};

/// Sets up a mission the quick way: the party in the order of rank, on the starting spaces, with as much of their own
/// kit as they can carry; doors of mixed kinds, no two alike in a room; the scenario's stacks, markers and a shuffled
/// deck. Existing set-up stays unchanged.
void setUpUsually(const BeingSetUp &table, const omega::Scenario &scenario, const Party &party, const Draw &draw);

/// Returns the commands that lead from a new table to the current set-up without one commando: no other way takes a
/// commando out of play again. The deck is left out, to be shuffled again.
std::vector<omega::Command> setUpWithout(const omega::View &overseers, omega::Role role);

} // namespace dossier
