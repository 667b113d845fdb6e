#pragma once

#include "views/omega/selection/picked.h"

#include <deque>
#include <utility>

namespace dossier
{

/// Attackers and targets by table: after a fight is undone, both are picked again.
class PickedBefore
{
public:
    /// Notes the picks with which an action is about to be done at that table.
    void note(const OmegaViewPtr &view, const Picked &picked);

    /// Returns the picks for a changed table: those of a fight that began there, else what is left of the picks in the
    /// same step at the table that was shown last.
    [[nodiscard]] Picked keptOn(const OmegaViewPtr &view, const OmegaViewPtr &last, const Picked &picked) const;

    /// Forgets all fights, because another session begins.
    void forget() { m_fights.clear(); }

private:
    std::deque<std::pair<OmegaViewPtr, Picked>> m_fights;
};

} // namespace dossier
