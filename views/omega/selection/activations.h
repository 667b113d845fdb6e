#pragma once

#include "views/omega/selection/picked.h"

namespace dossier
{

// What an enemy of the overseer's can do that has to be activated for it first.

/// Its activations, to move and to fight, unless one is under way.
void addActivations(Offers &offers, const omega::View &view, omega::FigureId figure);

/// OP-ATK-4: in front of the attacks that are offered the first that is legal once it is activated, with that.
void addActivatedAttack(Offers &offers, const omega::View &view, omega::FigureId figure);

/// OP-ATK-4: whether it is an enemy that was not activated yet and can be.
bool mayBeActivated(const omega::View &view, const omega::Combatant &who);

/// The picked way of an enemy that is activated for it, or why it is none.
void addActivatedMove(Offers &offers, const omega::View &view, const Picked &picked);

} // namespace dossier
