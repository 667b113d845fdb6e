#pragma once

#include "tests/support/conquest_tables.h"

#include <vector>

// The table that most tests of a battle begin with: green's aliens on one space of the sample pack.
namespace dossier::test
{

inline constexpr conquest::Colour green = conquest::Colour::Green;
inline constexpr conquest::Colour blue = conquest::Colour::Blue;
/// A space of the first section, beside its landing site.
inline constexpr conquest::Place outer{1, 1};
inline const std::string foot = "Sample Footsoldiers";

/// Returns green in his Battle phase, with aliens 1 to `aliens` there. The location is there already, unless it is
/// empty.
inline conquest::Table battleAt(conquest::Place at, int aliens, const std::string &location,
    const conquest::TableOptions &options = {}, const std::vector<std::string> &tokens = {})
{
    conquest::Table table = greensTurn(2, options);
    if (!location.empty())
        applyEvent(table, conquest::LocationDrawn{at, location});
    for (const std::string &token : tokens)
        applyEvent(table, conquest::TokenPlaced{at, token});
    for (int number = 1; number <= aliens; ++number)
        applyEvent(table, conquest::AlienPlaced{{green, number}, at, true});
    give(table, conquest::EndAction{});
    return table;
}

/// The rules against those commands, given one after the other. Empty when all were taken.
inline std::string all(auto &table, const std::vector<conquest::Command> &commands)
{
    std::string said;
    for (const conquest::Command &command : commands)
        if constexpr (requires { table.give(command); })
            said += table.give(command);
        else
            said += give(table, command);
    return said;
}

} // namespace dossier::test
