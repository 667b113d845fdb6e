#pragma once

#include "views/conquest/desk/desk_forms.h"
#include "views/conquest/desk/due_form.h"
#include "views/conquest/desk/side_panel_state.h"

namespace dossier
{

/// Input on the page of play that was not given when its session was left, and the card that was shown: restored when
/// a user comes back to the same table.
class UnsentInput
{
public:
    /// The table is left; of one that was never shown nothing is kept.
    void leave(const ConquestViewPtr &view, const SidePanelState &open, const DueForm &due, const DeskDraft &forms);

    /// Restores the input of a table that was left with it. Returns the form that was open over the board, to be
    /// continued; nothing when the table was not left with one.
    std::optional<DeskDraft> restoreTyped(const ConquestViewPtr &view, SidePanelState &open, DueForm &due);

private:
    ConquestViewPtr m_view;
    SidePanelState m_open;
    DueForm m_due;
    DeskDraft m_forms;
};

} // namespace dossier
