#pragma once

#include "views/kit/part.h"
#include "views/omega/desk/side_actions.h"

namespace dossier
{

/// How much room a card has, from the most to the least.
enum class CardRoom : std::uint8_t
{
    Roomy,
    /// Closer lines.
    Close,
    /// Only two lines unless he acts: what he has is in the tips.
    Dense,
    /// And none on what costs what on the board.
    Short,
};

/// A commando: rank, initiative, stance, adrenaline and wounds that can be put right by a click, and in his turn what
/// he can do with nothing picked. `held` is why nothing of that is done yet.
Part commandoCard(const omega::View &view, omega::Role role, CardRoom room, const QString &disabledReason,
    const SideActions &actions);

} // namespace dossier
