#include "views/omega/selection/picked_before.h"

namespace dossier
{

namespace
{

/// Number of fights that are remembered for undo.
constexpr std::size_t maxFights = 8;

/// Compares what changes soonest first: the cards behind a table are many.
bool isTheSame(const OmegaViewPtr &before, const OmegaViewPtr &now)
{
    return before == now
        || (before->open.turn == now->open.turn && before->open.pending == now->open.pending
            && before->open.figures == now->open.figures && *before == *now);
}

} // namespace

void PickedBefore::note(const OmegaViewPtr &view, const Picked &picked)
{
    if (!view || !picked.actor || !picked.target || waitsForDice(view->open))
        return;
    m_fights.emplace_front(view, picked);
    if (m_fights.size() > maxFights)
        m_fights.pop_back();
}

Picked PickedBefore::keptOn(const OmegaViewPtr &view, const OmegaViewPtr &last, const Picked &picked) const
{
    // Later changes are not known: the same table again means that it was reached by undo.
    for (const auto &[before, then] : m_fights)
        if (isTheSame(before, view))
            return mended(*view, then);
    // Picks in another step were meant for something else.
    const bool sameStep = last && last->open.clock.step == view->open.clock.step;
    return keptAfter(*view, sameStep ? picked : Picked{});
}

} // namespace dossier
