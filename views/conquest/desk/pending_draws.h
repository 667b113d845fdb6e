#pragma once

#include "views/conquest/desk/due_form.h"
#include "views/conquest/desk/scene_now.h"
#include "views/conquest/desk/token_plan.h"

namespace dossier
{

/// Rolls and draws for the table, and keeps the results that are shown on the board before they are given: tokens
/// that would be placed, moved or pushed.
class PendingDraws
{
public:
    void drawBy(ConquestChance chance) { m_chance = std::move(chance); }

    void foreseeBy(ConquestForesight foresight) { m_foresight = std::move(foresight); }

    /// True when the program draws at all; otherwise people enter everything.
    [[nodiscard]] bool draws() const { return static_cast<bool>(m_chance); }

    /// The players roll dice of their own, so that the default step asks for them; it still draws cards.
    void setRolledAtTable(bool isRolledAtTable) { m_isRolledAtTable = isRolledAtTable; }

    [[nodiscard]] bool isRolledAtTable() const { return m_isRolledAtTable; }

    /// Rolls and draws the missing values of a command. When the players still have to choose, the roll waits in the
    /// form, and tokens wait on the board: then there is no command to give yet.
    [[nodiscard]] std::optional<ConquestCommand> draw(
        const ConquestViewPtr &view, const ConquestCommand &command, DueForm &form);

    /// Rolls the missing values of a command that is given at once.
    [[nodiscard]] ConquestCommand drawn(const ConquestCommand &command) const
    {
        return draws() ? makeConquestCommand(m_chance(command.command(), {})) : command;
    }

    /// Returns the command with the random effects of a card drawn; any other command unchanged.
    [[nodiscard]] ConquestCommand withEffectsDrawn(const ConquestCommand &command) const;

    /// Rolls for all tokens that move: where they would go waits on the board.
    void rollMoves(const ConquestViewPtr &view);

    [[nodiscard]] const TokenPlan &plan() const { return m_plan; }

    /// Removes the first waiting token from the board and returns the command that places or moves it.
    [[nodiscard]] std::optional<ConquestCommand> nextOfThePlan();

    /// Draws the waiting results on the board, and the effects of the command in the form.
    void addTo(HexScene &scene, const std::optional<ConquestCommand> &whole) const;

    void forget() { m_plan.clear(); }

    /// Drops the rolls for tokens once others are due.
    void updateAfter(const ConquestViewPtr &before, const ConquestViewPtr &now);

private:
    ConquestChance m_chance;
    ConquestForesight m_foresight;
    TokenPlan m_plan;
    bool m_isRolledAtTable = false;
};

} // namespace dossier
