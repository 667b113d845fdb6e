#include "views/conquest/desk/typed_so_far.h"

#include <utility>

namespace dossier
{

void TypedSoFar::leave(const SeenConquest &view, const OpenBeside &open, const DueForm &due, const DeskForms &forms)
{
    if (!view)
        return;
    m_view = view;
    m_open = open;
    m_due = due;
    m_forms = forms.typed();
}

bool TypedSoFar::takeUp(const SeenConquest &view, OpenBeside &open, DueForm &due, DeskForms &forms)
{
    if (!m_view || m_view->player != view->player || m_view->open != view->open)
        return false;
    const TypedSoFar left = std::exchange(*this, {});
    open.said = left.m_open.said;
    open.left = left.m_open.left;
    resume(due, left.m_due);
    forms.takeUp(left.m_forms);
    return true;
}

} // namespace dossier
