#include "views/conquest/desk/open_beside.h"

#include "model/conquest/seen/numbers.h"

namespace dossier
{

using namespace conquest;

void goOn(OpenBeside &open, const SeenConquest &before, const SeenConquest &view)
{
    if (!before || before->open.clock != view->open.clock || before->player != view->player)
    {
        // In the Resistance phase fights come between, and what was read before them still has to be done.
        const bool stays
            = before && before->open.clock.phase == Phase::Resistance && view->open.clock.phase == Phase::Resistance;
        if (!stays)
            open.said.clear();
        open.hand = view->player && !isCooperative(view->open) ? view->player : std::nullopt;
    }
    if (const std::optional<Colour> full = handTooLarge(view->open); full && view->hands.contains(*full))
        open.hand = full;
}

} // namespace dossier
