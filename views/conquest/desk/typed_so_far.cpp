#include "views/conquest/desk/typed_so_far.h"

#include <utility>

namespace dossier
{

void TypedSoFar::leave(const SeenConquest &view, const OpenBeside &open, const DueForm &due, const DeskDraft &forms)
{
    if (!view)
        return;
    m_view = view;
    m_open = open;
    m_due = due;
    m_forms = forms;
}

std::optional<DeskDraft> TypedSoFar::takeUp(const SeenConquest &view, OpenBeside &open, DueForm &due)
{
    if (!m_view || m_view->player != view->player || m_view->open != view->open)
        return std::nullopt;
    const TypedSoFar left = std::exchange(*this, {});
    open.said = left.m_open.said;
    open.left = left.m_open.left;
    resume(due, left.m_due);
    return left.m_forms;
}

} // namespace dossier
