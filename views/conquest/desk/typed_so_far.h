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
    void leave(const SeenConquest &view, const OpenBeside &open, const DueForm &due, const DeskDraft &forms);

    /// Where that table was left so, what lies open goes on with it. Gives the form that was open over the board, for
    /// it to go on, too; none where the table was not left so.
    std::optional<DeskDraft> takeUp(const SeenConquest &view, OpenBeside &open, DueForm &due);

private:
    SeenConquest m_view;
    OpenBeside m_open;
    DueForm m_due;
    DeskDraft m_forms;
};

} // namespace dossier
