#include "views/omega/selection/turned.h"

#include "model/core/look_up.h"
#include "views/omega/selection/picked.h"

namespace dossier
{

std::optional<omega::View> turned(const omega::View &view, const omega::Combatant &who, Facing to)
{
    if (offered(view, omega::Face{who, to}).no)
        return std::nullopt;
    omega::View after = view;
    if (const auto *role = get_if<omega::Role>(&who))
        if (omega::Commando *commando = lookUp(after.open.commandos, *role))
            commando->facing = to;
    if (const auto *figure = get_if<omega::FigureId>(&who))
        if (omega::Standing *standing = lookUp(after.open.figures, *figure))
            standing->facing = to;
    return after;
}

} // namespace dossier
