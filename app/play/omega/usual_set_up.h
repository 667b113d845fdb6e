#pragma once

#include "model/omega/seen/pack.h"
#include "model/omega/seen/view.h"

#include <functional>
#include <vector>

namespace dossier
{

/// A number from 0 on, below the one that is given; chance comes from outside.
using Draw = std::function<int(int below)>;

/// Who plays the commandos: how many of them, dealt to how many seats.
struct Party
{
    int commandos = 4;
    int seats = 4;
    friend bool operator==(const Party &, const Party &) = default;
};

/// OP-CMD-2: the party of that many players, the overseer among them: two to six.
Party partyOf(int players);

/// The party that a table is short of, when its commandos are too few; else the one that it has. The usual one of an
/// empty table.
Party partyOf(const omega::PublicTable &table);

/// A table that is being set up, as the overseer has it before him.
struct BeingSetUp
{
    /// What he knows of it now: it is asked for again after each command.
    std::function<const omega::View &()> overseers;
    /// Gives a command that no rule is against.
    std::function<void(const omega::Command &command)> give;
};

/// Sets up a mission as a table in a hurry would: the party in the order of rank, on the starting spaces, with the kit
/// of their own that they can carry; doors of mixed kinds, no two alike in a room; the scenario's stacks, markers and a
/// shuffled deck. What is set up already stays as it is.
void setUpUsually(const BeingSetUp &table, const omega::Scenario &scenario, const Party &party, const Draw &draw);

/// The commands that lead from a new table to one that is being set up, without a commando: nothing else takes one out
/// of play again. The deck is for another shuffle.
std::vector<omega::Command> setUpWithout(const omega::View &overseers, omega::Role role);

} // namespace dossier
