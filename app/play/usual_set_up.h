#pragma once

#include "omega_pack.h"
#include "omega_table.h"

#include <functional>
#include <vector>

namespace dossier
{

/// A number from 0 on, below the one that is given; chance comes from outside.
using Draw = std::function<int(int below)>;

/// The commands that set up a mission as a table in a hurry would: that many commandos in the order of rank, each of a
/// seat of its own, on the starting spaces with the kit of their own that they can carry; doors of mixed kinds, no two
/// alike in a room; the scenario's stacks, markers and a shuffled deck. Each is refused by no rule. `start` has nothing
/// set up yet; three to five commandos, no more than there are sheets and starting spaces.
std::vector<omega::Command> usualSetUp(
    const omega::Table &start, const omega::Scenario &scenario, int commandos, const Draw &draw);

} // namespace dossier
