#pragma once

#include "views/kit/part.h"
#include "views/omega/desk/side_actions.h"

namespace dossier
{

/// The room for a card, in decreasing order.
enum class CardRoom : std::uint8_t
{
    Roomy,
    /// With smaller line spacing.
    Close,
    /// Only two lines except for the active commando: the rest is in the tooltips.
    Dense,
    /// In addition, no lines on the costs of actions on the board.
    Short,
};

/// A commando: rank, initiative, stance, adrenaline and wounds that a click corrects, and in his turn the actions that
/// need no pick, with the name of the player where it is known. `disabledReason` is the reason why none of them can be
/// done yet.
Part commandoCard(const omega::View &view, omega::Role role, const QString &player, CardRoom room,
    const QString &disabledReason, const SideActions &actions);

} // namespace dossier
