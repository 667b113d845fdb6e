#pragma once

#include "model/conquest/seen/open_values.h"

#include <functional>

namespace dossier
{

/// Rolls the dice of a command and draws its cards; the first dice stay as people entered them.
using ConquestChance = std::function<conquest::Command(const conquest::Command &, const std::vector<int> &entered)>;

/// CQ-RES-4, -7: tokens that were rolled for, one after the other, and are shown on the board at their new places
/// until the players confirm them.
class TokenPlan
{
public:
    /// Rolls for the due tokens up to a choice of the players, a second token of a section that depends on the first,
    /// or Captain Fantastic. Values entered for the first of them stay. Returns the roll at which the players choose
    /// at once; nothing when the plan can be placed.
    [[nodiscard]] std::optional<conquest::EnteredValues> roll(
        const conquest::View &seen, const ConquestChance &chance, const conquest::EnteredValues &entered = {});

    /// Rolls for the tokens that have yet to move, up to the first that does not let the others go on.
    void rollMoves(const conquest::View &seen, const ConquestChance &chance,
        const std::function<bool(const std::vector<conquest::Command> &)> &goesOn);

    [[nodiscard]] const std::vector<conquest::Command> &commands() const { return m_commands; }

    [[nodiscard]] bool isEmpty() const { return m_commands.empty(); }

    /// Removes the first of them and returns its command; nothing when none is left.
    [[nodiscard]] std::optional<conquest::Command> take();

    void clear() { m_commands.clear(); }

private:
    std::vector<conquest::Command> m_commands;
};

} // namespace dossier
