#pragma once

#include "views/conquest/desk/desk_forms.h"
#include "views/conquest/desk/due_form.h"
#include "views/conquest/desk/side_panel_state.h"

namespace dossier
{

/// What was typed on the page of play and not given yet when its session was left, and the card that was to be read:
/// whoever comes back to the same table finds it again.
class UnsentInput
{
public:
    /// The table is left; of one that was never shown nothing is kept.
    void leave(const ConquestViewPtr &view, const SidePanelState &open, const DueForm &due, const DeskDraft &forms);

    /// Where that table was left so, what lies open goes on with it. Gives the form that was open over the board, for
    /// it to go on, too; none where the table was not left so.
    std::optional<DeskDraft> restoreTyped(const ConquestViewPtr &view, SidePanelState &open, DueForm &due);

private:
    ConquestViewPtr m_view;
    SidePanelState m_open;
    DueForm m_due;
    DeskDraft m_forms;
};

} // namespace dossier
