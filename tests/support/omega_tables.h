#pragma once

#include "model/omega/seen/pack.h"
#include "model/omega/table.h"

#include <initializer_list>
#include <string>

namespace dossier::test
{

/// A file's bytes; the path is relative to the repository. Empty when there is no such file.
std::string fileText(const std::string &path);

/// The pack of sample values that the program ships.
const omega::Pack &samplePack();

/// The sample mission with nothing set up yet.
omega::Table sampleTable(Printing printing);

/// Applies commands one after another; each must be neither malformed nor refused for the overseer, and every event
/// must be sound. Returns the first fault as text; empty when there is none.
std::string played(omega::Table &table, std::initializer_list<omega::Command> commands);

/// Applies a command without checking the rules.
omega::Events forced(omega::Table &table, const omega::Command &command);

/// Returns the rule by which a command is refused for a seat, and its facts, as text; empty when it is not.
std::string no(
    const omega::Table &table, const omega::Command &command, const omega::Seat &seat = omega::OverseerSeat{});

/// Returns only the rule's id.
std::string ruleAgainst(
    const omega::Table &table, const omega::Command &command, const omega::Seat &seat = omega::OverseerSeat{});

/// Commandos in the starting room of the sample, one a seat (all of one seat with `alone`): round 1 with their first
/// stances, first in the order of rank, and the first one's turn begun.
omega::Table tableInTurns(Printing printing, int commandos = 3);

/// Returns such a table at the overseer's step.
omega::Table tableInStep(Printing printing, omega::Step step, int commandos = 3);

/// Puts tokens from the bank somewhere.
void fund(omega::Table &table, const omega::Purse &purse, int count);

/// Puts an enemy onto the map by a correction; returns its number.
omega::FigureId bring(omega::Table &table, const std::string &kind, Space at, Facing facing = Facing::North);

/// Number of events of that type.
template <typename E>
int count(const omega::Events &events)
{
    int sum = 0;
    for (const omega::Event &event : events)
        sum += holds_alternative<E>(event) ? 1 : 0;
    return sum;
}

} // namespace dossier::test
