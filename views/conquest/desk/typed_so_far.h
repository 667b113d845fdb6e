#pragma once

#include "views/conquest/desk/desk_forms.h"
#include "views/conquest/desk/due_form.h"
#include "views/conquest/desk/open_beside.h"

namespace dossier
{

/// What was typed on the page of play and not given yet when its session was left, and the card that was to be read:
/// whoever comes back to the same table finds it again.
class TypedSoFar
{
public:
    /// The table is left; of one that was never shown nothing is kept.
    void leave(const SeenConquest &view, const OpenBeside &open, const DueForm &due, const DeskForms &forms);

    /// Where that table was left so, the forms that show it and what lies open go on with it; false where it was not.
    bool takeUp(const SeenConquest &view, OpenBeside &open, DueForm &due, DeskForms &forms);

private:
    SeenConquest m_view;
    OpenBeside m_open;
    DueForm m_due;
    DeskForms::Typed m_forms;
};

} // namespace dossier
