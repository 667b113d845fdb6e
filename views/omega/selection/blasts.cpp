#include "views/omega/selection/blasts.h"

#include "model/omega/seen/attack.h"

namespace dossier
{

std::optional<omega::Explode> blastMarkedOn(const omega::PublicTable &table, Space at)
{
    for (const auto &[marker, spaces] : table.ground.markers)
        if (const omega::WeaponCard *card = omega::explosiveOf(table, marker); card != nullptr && spaces.contains(at))
            return omega::Explode{.marker = marker,
                .at = at,
                .radius = card->explosive.value_or(0),
                .dice = card->dice.value_or(DicePool{})};
    return std::nullopt;
}

} // namespace dossier
