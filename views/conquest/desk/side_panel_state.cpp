#include "views/conquest/desk/side_panel_state.h"

#include "model/conquest/seen/numbers.h"

namespace dossier
{

using namespace conquest;

void updateAfter(SidePanelState &open, const ConquestViewPtr &before, const ConquestViewPtr &view)
{
    if (!before || before->open.clock != view->open.clock || before->player != view->player)
    {
        open.said.clear();
        open.hand = view->player && !isCooperative(view->open) ? view->player : std::nullopt;
    }
    if (const std::optional<Colour> full = handTooLarge(view->open); full && view->hands.contains(*full))
        open.hand = full;
}

} // namespace dossier
