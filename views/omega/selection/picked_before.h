#pragma once

#include "views/omega/selection/picked.h"

#include <deque>
#include <utility>

namespace dossier
{

/// Who fought whom at which table: one step back from a fight has its attacker and its target picked again.
class PickedBefore
{
public:
    /// Something is about to be done at that table with what is picked there.
    void note(const OmegaViewPtr &view, const Picked &picked);

    /// What is picked at a table that was changed: what was to fight there once, else what is left of what was picked
    /// in the same step at the table that was shown last.
    [[nodiscard]] Picked keptOn(const OmegaViewPtr &view, const OmegaViewPtr &last, const Picked &picked) const;

    /// Another session begins.
    void forget() { m_fights.clear(); }

private:
    std::deque<std::pair<OmegaViewPtr, Picked>> m_fights;
};

} // namespace dossier
