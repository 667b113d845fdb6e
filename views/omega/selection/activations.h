#pragma once

#include "views/omega/selection/picked.h"

namespace dossier
{

// Actions of the overseer's enemies that need an activation first.

/// Returns the facing from one space to another.
Facing facingTo(Space from, Space to);

/// Adds its activations, to move and to fight, unless one is under way.
void addActivations(Offers &offers, const omega::View &view, omega::FigureId figure);

/// OP-ATK-4: adds, in front of the offered attacks, the first that becomes legal by an activation, together with that.
void addActivatedAttack(Offers &offers, const omega::View &view, omega::FigureId figure);

/// OP-ATK-4: true for an enemy that was not activated yet and can be.
bool mayBeActivated(const omega::View &view, const omega::Combatant &who);

/// Adds the picked way of an enemy together with its activation, or the reason why it is illegal.
void addActivatedMove(Offers &offers, const omega::View &view, const Picked &picked);

} // namespace dossier
