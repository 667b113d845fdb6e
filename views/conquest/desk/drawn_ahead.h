#pragma once

#include "views/conquest/desk/scene_now.h"
#include "views/conquest/desk/token_plan.h"

namespace dossier
{

class AskForm;

/// What the program rolls and draws for the table, and what of it lies on the board before it is given: tokens that
/// would be placed, and the ways of those that were moved last.
class DrawnAhead
{
public:
    void drawBy(ConquestChance chance) { m_chance = std::move(chance); }

    void foreseeBy(ConquestForesight foresight) { m_foresight = std::move(foresight); }

    /// Whether the program draws at all; else people enter all of it.
    [[nodiscard]] bool draws() const { return static_cast<bool>(m_chance); }

    /// Rolls and draws what a command lacks. Where people still have to choose, what was rolled waits in the form, and
    /// tokens wait on the board: then there is none to give yet.
    [[nodiscard]] std::optional<ConquestAsk> draw(const SeenConquest &view, const ConquestAsk &ask, AskForm &form);

    /// Rolls for a token that moves, or fires, and remembers the way that it goes.
    [[nodiscard]] ConquestAsk drawOnTheWay(const ConquestAsk &ask);

    [[nodiscard]] const TokenPlan &plan() const { return m_plan; }

    /// Takes the first of the tokens that wait on the board out to be placed.
    [[nodiscard]] std::optional<ConquestAsk> nextOfThePlan();

    /// Draws what lies ahead on the board, and what a command in the form would do.
    void addTo(HexScene &scene, const std::optional<ConquestAsk> &whole) const;

    void forgetPlan() { m_plan.clear(); }

    void forgetWays() { m_ways.clear(); }

    void forget()
    {
        forgetPlan();
        forgetWays();
    }

private:
    ConquestChance m_chance;
    ConquestForesight m_foresight;
    TokenPlan m_plan;
    std::vector<std::pair<conquest::Place, conquest::Place>> m_ways;
};

} // namespace dossier
