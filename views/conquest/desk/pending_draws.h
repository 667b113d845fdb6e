#pragma once

#include "views/conquest/desk/due_form.h"
#include "views/conquest/desk/scene_now.h"
#include "views/conquest/desk/token_plan.h"

namespace dossier
{

/// What the program rolls and draws for the table, and what of it lies on the board before it is given: tokens that
/// would be placed, moved or pushed.
class PendingDraws
{
public:
    void drawBy(ConquestChance chance) { m_chance = std::move(chance); }

    void foreseeBy(ConquestForesight foresight) { m_foresight = std::move(foresight); }

    /// Whether the program draws at all; else people enter all of it.
    [[nodiscard]] bool draws() const { return static_cast<bool>(m_chance); }

    /// Rolls and draws what a command lacks. Where people still have to choose, what was rolled waits in the form, and
    /// tokens wait on the board: then there is none to give yet.
    [[nodiscard]] std::optional<ConquestCommand> draw(
        const ConquestViewPtr &view, const ConquestCommand &command, DueForm &form);

    /// Rolls what a command lacks, for one that is given at once.
    [[nodiscard]] ConquestCommand drawn(const ConquestCommand &command) const
    {
        return draws() ? makeConquestCommand(m_chance(command.command(), {})) : command;
    }

    /// The same for what a card brings by chance; any other command as it is.
    [[nodiscard]] ConquestCommand withEffectsDrawn(const ConquestCommand &command) const;

    /// Rolls for all tokens that move: where they would go waits on the board.
    void rollMoves(const ConquestViewPtr &view);

    [[nodiscard]] const TokenPlan &plan() const { return m_plan; }

    /// Takes the first of the tokens that wait on the board out to be placed, or moved.
    [[nodiscard]] std::optional<ConquestCommand> nextOfThePlan();

    /// Draws what lies ahead on the board, and what a command in the form would do.
    void addTo(HexScene &scene, const std::optional<ConquestCommand> &whole) const;

    void forget() { m_plan.clear(); }

    /// What was rolled for tokens is forgotten once others are due.
    void updateAfter(const ConquestViewPtr &before, const ConquestViewPtr &now);

private:
    ConquestChance m_chance;
    ConquestForesight m_foresight;
    TokenPlan m_plan;
};

} // namespace dossier
