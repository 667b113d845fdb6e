#include "views/conquest/desk/unsent_input.h"

#include <utility>

namespace dossier
{

void UnsentInput::leave(
    const ConquestViewPtr &view, const SidePanelState &open, const DueForm &due, const DeskDraft &forms)
{
    if (!view)
        return;
    m_view = view;
    m_open = open;
    m_due = due;
    m_forms = forms;
}

std::optional<DeskDraft> UnsentInput::restoreTyped(const ConquestViewPtr &view, SidePanelState &open, DueForm &due)
{
    if (!m_view || m_view->player != view->player || m_view->open != view->open)
        return std::nullopt;
    const UnsentInput left = std::exchange(*this, {});
    open.said = left.m_open.said;
    resume(due, left.m_due);
    return left.m_forms;
}

} // namespace dossier
